# Seats: a flower is used as a name, so it takes no article.
# Forms: acc -t, dat -nak/-nek, ins -val/-vel, from -tól/-től.

seat-jasmine = Jázmin
    .acc = Jázmint
    .dat = Jázminnak
    .ins = Jázminnal
    .from = Jázmintól
seat-rose = Rózsa
    .acc = Rózsát
    .dat = Rózsának
    .ins = Rózsával
    .from = Rózsától
seat-saffron = Sáfrány
    .acc = Sáfrányt
    .dat = Sáfránynak
    .ins = Sáfránnyal
    .from = Sáfránytól
seat-lotus = Lótusz
    .acc = Lótuszt
    .dat = Lótusznak
    .ins = Lótusszal
    .from = Lótusztól
seat-neutral = Semleges
    .acc = Semlegest
    .dat = Semlegesnek
    .ins = Semlegessel
    .from = Semlegestől
seat-chance = Véletlen
    .acc = Véletlent
    .dat = Véletlennek
    .ins = Véletlennel
    .from = Véletlentől
seat-nobody = Senki
    .acc = Senkit
    .dat = Senkinek
    .ins = Senkivel
    .from = Senkitől

## Refusals

refusal = { $reason } ({ $clause }, { $title }: { $rule })

## Input that does not have the right shape

action-not-object = A lépést objektumként kell megadni, a lépés nevével és argumentumaival.
action-unknown = Nincs „{ $action }” nevű lépés. Ismert lépések: { $known }.
action-extra-argument = A lépésnek („{ $action }”) nincs ilyen argumentuma: „{ $argument }”.
action-missing-argument = A lépéshez („{ $action }”) ez is kell: „{ $argument }”. Lehetséges: { $known }.
action-bad-argument = A lépésben („{ $action }”) az argumentum („{ $argument }”) nem lehet „{ $value }”. Lehetséges: { $known }.
action-too-long = Egy lépés legfeljebb { $limit } karakter.
seats-wrong = A játék { $least }–{ $most } játékosnak való, nem ennyinek: { $given }.
option-unknown = Nincs „{ $option }” nevű szabályváltozat. Ismert szabályváltozatok: { $known }.
option-bad-value = A szabályváltozat („{ $option }”) értéke nem lehet „{ $value }”. Lehetséges: { $known }.
game-unknown = Nincs „{ $game }” nevű játék. Ismert játékok: { $known }.
bot-unknown = Nincs „{ $bot }” nevű gépi játékos. Ismert gépi játékosok: { $known }.
bot-broken = Nem sikerült betölteni a gépi játékost („{ $bot }”): { $reason }.
bot-limits = Nincs korlátja a keresésnek: „{ $bot }”. Írd így: search:5000 a szimulációkhoz vagy search:1.5s a másodpercekhez.

## Playing, undo and redo

match-over = A játék véget ért.
match-not-your-turn = Most nem { $seat } következik, hanem { $mover }.
match-no-referee = Most a véletlennek kell döntenie, de ennél az asztalnál senki sem húz.
match-no-outcome = A naplóból hiányzik, mit hozott itt a véletlen, vagy olyasmi áll ott, ami nem jöhetett ki.
undo-nothing = Nincs mit visszavonni.
undo-needs-agreement = A visszavonáshoz { $seat } beleegyezése kell: új információ derült ki, vagy azóta más is lépett.
redo-nothing = Nincs visszavont lépés, amelyet újra megtehetnél.

## Files

save-failed = A fájlt nem sikerült írni: { $path }. Ok: { $reason }. Ott semmi sem változott; szabadíts fel helyet, vagy válassz másik helyet, és mentsd újra.
save-changed = Ezt a fájlt az utolsó írás óta valaki más megváltoztatta: { $path }. Semmit sem írtunk bele; mentsd más néven.
open-failed = A fájlt nem sikerült olvasni: { $path }. Ok: { $reason }.
log-too-large = A fájl nagyobb, mint { $limit } bájt: { $path }. Ez nem lehet egy játszma naplója.
log-cut-off = A napló { $line }. sora csonka. Töröld ezt a sort, és az előzőtől folytathatod.
log-not-json = A napló { $line }. sora nem JSON-objektum.
log-too-many-lines = A naplónak több sora van, mint { $limit }; innen már nem olvassuk: { $line }. sor. Nincs ilyen hosszú játszma.
log-line-too-long = A napló { $line }. sora hosszabb, mint { $limit } bájt.
log-too-many-decisions = A naplóban több döntés van, mint { $limit } (eddig: { $line }. sor). Nincs ilyen hosszú játszma.
log-empty = A napló üres.
log-no-header = Az első sor nem jelzi, hogy ez a Semiramis naplója.
log-format = A napló formátuma { $given }. Ez a változat a következő formátumot olvassa: { $known }.
log-rules-unknown = A naplóból nem derül ki, hogy a szabályok melyik változatával játszották: { $given }.
log-newer-rules = A naplót a szabályok { $given }. változatával játszották. Ez a program a következő változatot ismeri: { $known }. Újabb program kell hozzá.
log-older-rules = A naplót a szabályok { $given }. változatával játszották. Ez a program csak a következő változatot ismeri: { $known }.
log-header = A napló { $line }. sora nem a kellő módon adja meg a játékosokat és a szabályváltozatokat.
log-edition = A naplót a játékelemek másik kiadásával játszották ({ $given }), nem ezzel: „{ $known }”. Add meg azt a kiadást az --edition kapcsolóval.
log-wrong-seed = Az osztáskód nem ehhez a naplóhoz tartozik.
log-numbering = A napló { $line }. sorában ennek a sorszámnak kellene állnia: { $expected }. Előtte egy sor hiányzik vagy kétszer szerepel.
log-hash = A napló { $line }. soránál az állás nem az, amellyel a napló készült. Egy korábbi sort megváltoztattak.
log-unknown-line = A napló { $line }. sora se nem lépés, se nem visszavonás, se nem ellenőrző kód, se nem a játék vége.
log-bad-seat = A napló { $line }. sora olyan játékost nevez meg, aki nem ül ennél az asztalnál: „{ $given }”.
log-illegal = A napló { $line }. sora ott nem szabályos: { $action }.
log-end = A napló { $line }. sorában álló eredmény nem ennek a játszmának az eredménye.
log-seed = A napló { $line }. sorában álló osztáskód nem felel meg az induláskor rögzített ellenőrző kódnak.
log-no-seed = A napló még nem fedi fel az osztáskódot. Ez a játék végén történik meg.
log-not-the-seed = Ez az osztáskód mást osztott volna: { $purpose }.

## Positions

position-too-large = Egy állás fájlja legfeljebb { $limit } karakter.
position-not-json = Az állás nem JSON: a fájl { $line }. sora nem olvasható.
position-object = Itt elnevezett elemekből álló objektumnak kell lennie: { $place }.
position-list = Itt { $length } elemű listának kell lennie: { $place }.
position-missing = Hiányzik: { $place }.
position-unknown = Ez nem része az állásnak: { $place }. Itt ismert: { $known }.
position-format = Az állás formátuma { $given }. Ez a változat a következő formátumot olvassa: { $known }.
position-game = Az állás másik játékhoz tartozik: { $given }, nem { $known }.
position-rules = Az állás a szabályok másik változatához készült: { $given }. Ez a program a következő változatot ismeri: { $known }.
position-edition = Az állás másik kiadáshoz készült: { $given }, nem { $known }. Add meg azt a kiadást az --edition kapcsolóval.
position-seats = Ezek a játékosok nem ülhetnek egy asztalnál: { $given }. A helyes sorrend: { $known }.
position-word = Itt nem állhat „{ $value }”: { $place }. Lehetséges: { $known }.
position-number = Itt egész számnak kell állnia { $least } és { $most } között: { $place }. A megadott érték: { $value }.
position-total = Az összeg nem egyezik: { $place }. Minden helyen együtt { $found } van, a dobozban { $expected }.
position-too-many = Ebből túl sok látható: { $place }, { $thing }. Legfeljebb { $most } lehet.
position-twice = Ami itt fekszik, máshol is szerepel: { $place }, { $thing }.
position-against = Ez így nem lehetséges: { $place }. A szabály: { $clause }.
position-pending = Itt érték áll, pedig ebben a szakaszban ({ $stage }) nincs ilyen kérdés: { $place }.
position-stage = A szakasz ({ $stage }) nem illik ahhoz, ahol a karaván áll.
position-no-move = Ebben a szakaszban ({ $stage }) senki sem tudna lépni.
drawing-bad = A rajz { $line }. sorában „{ $text }” áll, pedig ennek kellene ott lennie: { $expected }.
drawing-too-large = Egy rajz legfeljebb { $limit } karakter.

## Pictures of positions

picture-title = { $game }, állás
picture-about = { $game }: az asztal, ahogy mindenki látja. Következik: { $mover }.
