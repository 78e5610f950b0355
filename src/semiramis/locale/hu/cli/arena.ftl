# Az aréna: gépi játékosok egymás ellen.

## Ami nem megy

arena-bots = Egy versenyhez 1–{ $most } gépi játékos kell, nem { $given }.
arena-games = Egy versenyhez legalább egy játszma kell, nem { $given }.
arena-resume-where = A --resume egy mappában tárolt versenyt folytat. Add meg a mappát az --out kapcsolóval.
arena-nothing-kept = Ebben a mappában nincs verseny: { $path }. Ha újat akarsz ott kezdeni, hagyd el a --resume kapcsolót.
arena-kept-already = Ebben a mappában már van egy verseny: { $path }. Folytasd a --resume kapcsolóval, vagy válassz másik mappát az --out kapcsolóval.
arena-other = Ebben a mappában egy másik verseny van: { $path }. Eltérés: { $what }; ott: { $kept }, itt: { $given }. Add meg azt, amivel a verseny kezdődött, vagy válassz másik mappát az --out kapcsolóval.
arena-plan-unreadable = Ez a fájl nem olvasható egy verseny terveként: { $path }. Válassz másik mappát az --out kapcsolóval.
arena-line = A fájl egyik sora nem ennek a versenynek a játszmája. Fájl: { $path }, sor: { $line }. Töröld a sort, és a játszma újra sorra kerül.
arena-folder = Ide semmi sem menthető: { $path }. Ok: { $reason }. Válassz másik mappát az --out kapcsolóval.
arena-in-use = Ebbe a mappába éppen egy másik verseny ment: { $path }. Állítsd le, vagy válassz másik mappát az --out kapcsolóval.
arena-worker-died = Egy játszmát nem lehet lejátszani, mert a folyamata minden alkalommal leáll. A játszma száma: { $game }, próbálkozások: { $times }.
arena-no-ray = A Ray nincs telepítve. Telepítsd így: pip install "semiramis[ray]"
arena-ray-failed = A Ray hibázott: { $reason }.

## Miben térhet el két verseny

arena-field-format = formátum
arena-field-version = a Semiramis verziója
arena-field-game = játék
arena-field-rules = a szabályok verziója
arena-field-edition = kiadás
arena-field-options = szabályváltozatok
arena-field-seats = a helyek száma
arena-field-bots = gépi játékosok
arena-field-files = egy gépi játékos fájljának tartalma
arena-field-seed = osztáskód (seed)
arena-field-seconds = gondolkodási idő
arena-field-games = a játszmák száma

## Bajok a gépi játékosokkal

arena-trouble-died = leállt a folyamata
arena-trouble-hung = túl sokáig tartott
arena-trouble-raised = hibát dobott
arena-trouble-illegal = szabálytalan volt a lépése
arena-forfeits = Elmulasztott döntések, { $bot }: { $n } ({ $kinds }). Helyette a greedy döntött, és ha az sem tudott, a véletlen. Az első hiba: { $first }

## Eredmények

arena-playing = Játék
arena-rounded = Minden osztásra többféle ülésrendben kerül sor (játszmák osztásonként: { $each }). Játszmák: { $games } a kért { $given } helyett.
arena-head-bot = Gépi játékos
arena-head-games = Játszmák
arena-head-share = Győzelem
arena-head-range = 95%-os sáv
arena-head-score = Pont
arena-head-margin = Előny (95%-os sáv)
arena-head-places = Helyezések
arena-head-rating = Értékszám
arena-head-against = Megelőzte (előny)
arena-head-decisions = Döntés játszmánként
arena-head-time = Idő döntésenként
arena-head-longest = Leghosszabb
arena-head-forfeited = Elmulasztott
arena-done = Játszmák: { $games }. Osztások: { $deals }. Átlagosan { $rounds } forduló és { $decisions } döntés.
arena-written = Kiírva ide: { $folder }. Fájlok: { $files }
arena-more = Az értékszámokhoz és az ábrákhoz további csomagok kellenek: pip install "semiramis[arena]"
arena-stopped = Leállítva. Semmi sem maradt meg. Az --out kapcsolóval egy verseny később folytatható.
arena-stopped-kept = Leállítva. Így folytathatod: { $command }

## Ábrák

arena-plot-shares = Győzelmek aránya 95%-os sávval (játszmák: { $games })
arena-plot-shares-fair = ha mind egyformán erősek lennének
arena-plot-shares-axis = Győzelmek aránya, %
arena-plot-scores = Pontok: negyedek, medián (vonal) és átlag (rombusz)
arena-plot-scores-axis = Pont
arena-plot-parts = Átlagpont részenként
arena-plot-time = Idő döntésenként
arena-plot-time-axis = Ezredmásodperc
arena-plot-time-mean = átlag
arena-plot-time-longest = leghosszabb
