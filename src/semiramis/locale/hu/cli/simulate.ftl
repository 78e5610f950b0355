# Szimulációk: sok játszma táblázatként, vizsgálathoz.

## Ami nem megy

simulate-policies = Adj meg egyetlen stratégiát az összes helyhez, vagy mindegyikhez egyet. Helyek: { $seats }; megadott stratégiák: { $given }.
simulate-games = Egy szimulációhoz legalább egy játszma kell, nem { $given }.
simulate-moves-where = A --moves és az --events fájlba ír. Add meg a fájlt az --out kapcsolóval, például: --out moves.csv
simulate-kind = Ebből a névből nem derül ki, milyen fájl legyen: { $path }. A név végződése ezek egyike legyen: { $known }
simulate-no-parquet = A Parquet-fájlokhoz további csomag kell. Telepítsd így: pip install "semiramis[data]" – vagy a fájl neve végződjön így: .csv vagy .jsonl
simulate-folder = Ez egy mappa: { $path }. Az --out kapcsolóval egy benne lévő fájlt adj meg.
simulate-there = Ez a fájl már létezik: { $path }. Írd felül a --force kapcsolóval, vagy adj meg másik fájlt az --out kapcsolóval.
simulate-unwritable = Ide nem lehet írni: { $path }. Ok: { $reason }. Válassz másik helyet az --out kapcsolóval.

## Eredmények

simulate-playing = Játék
simulate-head-seat = Hely
simulate-head-policy = Stratégia
simulate-head-score = Pont (± 95%)
simulate-head-wins = Győzelem
simulate-head-wins-range = 95%-os sáv
simulate-head-places = Helyezések
simulate-head-decisions = Döntés játszmánként
simulate-done = Játszmák: { $games }. Idő: { $seconds } s, játszma másodpercenként: { $speed }.
simulate-rounds = Fordulók játszmánként: { $mean } (95%), legkevesebb { $least }, legtöbb { $most }.
simulate-decisions = Döntések játszmánként: { $mean } (95%), legkevesebb { $least }, legtöbb { $most }.
simulate-first = A kezdőjátékos győzelmei: { $share }% (95%-os sáv: { $range }; ha nem számítana, { $fair }%).
simulate-ties = Játszmák több győztessel: { $n } ({ $share }%).
simulate-forfeited = Döntések, amelyeket a gépi játékosok nem hoztak meg, ezért másnak kellett: { $n }.
simulate-written = Kiírva ide: { $path }. Játszmák: { $games }.
simulate-stopped = Leállítva. Játszmák: { $games } a tervezett { $planned } helyett.
