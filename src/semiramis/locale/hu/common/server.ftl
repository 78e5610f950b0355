# A szerver: a gondok, és amit az asztalnál közöl.

## Az első oldal

server-page-title = Semiramis
server-page-about = A szerver fut. Asztalt nyitni és játszani itt lehet: /api. A leírás itt van: /api/openapi.json.
server-page-build = A böngészős kliens itt nincs felépítve. A tárolóban a „make play” felépíti és megnyitja.

## Gondok

server-malformed = A kérés egyik része nem megfelelő alakú, itt: { $place } ({ $reason }). Javítsd ki, és küldd el újra.
server-bad-method = Ez a cím nem válaszol erre a metódusra.
server-no-page = Ezen a címen nincs semmi.
server-bug = Hiba történt a szerveren. Semmi sem veszett el: minden el van mentve, amit láttál. Töltsd be újra az asztalt.
server-storage = A szerver most semmit sem tud menteni: a lemez megtelt, nem írható, vagy az adatbázis nem érhető el. Semmi sem veszett el; ha később újra elküldöd a parancsot, csak egyszer hajtjuk végre.
server-damaged = Ennek az asztalnak a mentett adatai megsérültek: { $table }. A többi asztalt ez nem érinti. Kérd meg a szerver gazdáját, hogy futtassa a „semiramis doctor --data” parancsot, és állítsa vissza a biztonsági mentést.
server-stopping = A szerver éppen leáll. A játszmáid el vannak mentve; próbáld újra egy pillanat múlva.
server-bad-database = „{ $given }” nem lehet egy adatbázis címe. Így írd: postgresql://felhasználó@gép/név.
server-moved = Ezt az asztalt éppen egy másik szerver veszi át. Semmi sem változott; próbáld újra egy pillanat múlva.
server-busy = A szerver éppen mások hosszú játszmáival foglalkozik. Semmi sem változott; próbáld újra egy pillanat múlva.
server-too-costly = Ez a szervernek túl sokáig tartana, vagy túl sok memória kellene hozzá. Semmi sem változott.
server-no-table = Nincs ilyen asztal: { $table }. Ellenőrizd a hivatkozást.
server-no-edition = Az asztal kiadása itt nem ismert: { $edition }. Az asztalt a kiadásfájllal együtt hozd létre.
server-other-rules = Ennél az asztalnál ({ $table }) a szabályok { $given }. változata szerint folyik a játék. Ez a szerver csak ezt a változatot ismeri: { $known }. Semmi sem veszett el: mentsd a játszmát fájlba, és nyisd meg a Semiramisnak azzal a kiadásával, amely ismeri ezeket a szabályokat.
server-edition-too-large = A kiadás túl nagy. A szerver legfeljebb { $limit } bájtot olvas be.
server-log-too-large = A napló túl nagy. A szerver legfeljebb { $limit } bájtot olvas be.
server-too-large = A kérés túl nagy. A szerver legfeljebb { $limit } bájtot olvas be.
server-too-many = Túl sok a kérés rövid idő alatt. Próbáld újra { $seconds ->
        [one] { $seconds } másodperc
       *[other] { $seconds } másodperc
    } múlva.
server-too-many-streams = Innen túl sok oldal követi az asztalokat: legfeljebb { $limit } teheti. Zárj be néhányat.
server-uploading = A címedről már olvas be egy naplót a szerver. Várd meg, amíg elkészül.
server-too-slow = A kérés nem érkezett meg { $seconds } másodpercen belül. Küldd el újra.
server-too-many-today = A címedről ma túl sok asztal jött létre vagy lett feltöltve: naponta legfeljebb { $limit } lehet. Próbáld később.
server-table-full = Ennél az asztalnál már több esemény volt, mint { $limit }. Mostantól csak lépni lehet.
server-foreign-host = Ez a szerver erre a névre nem válaszol: { $host }. A gazdája az --allow-host kapcsolóval engedélyezheti.
server-foreign-page = Ezt itt egy másik webhely oldala nem teheti meg.
server-bad-authorization = Az Authorization fejléc nem megfelelő alakú. Így írd: Bearer, egy szóköz és a token.
server-no-token = Ehhez egy hely tokenje kell. Küldd el az Authorization fejlécben.
server-unknown-token = Ez a token ennél az asztalnál egyik helyhez sem tartozik.
server-no-seat = Ennél az asztalnál nincs helyed.
server-not-your-seat = Ez a token nem ehhez a helyhez tartozik: „{ $seat }”.
server-not-your-turn = Nem te jössz.
server-nobody-to-decide = Ebben az állásban senkinek sincs döntenivalója.
server-stale = Közben változott az állás (amit ismersz: { $expect }. esemény, a legutóbbi: { $seq }.). Nézd meg, miről maradtál le, aztán dönts újra.
server-hint-replaced = Közben másik tippet kértél; csak az utolsó kérdésre jön válasz.
server-waiting = A játszma akkor kezdődik, amikor már minden hely foglalt.
server-seed-given = Az asztal létrehozója megadta az osztáskódot: „{ $seed }”. Aki ismeri, előre tudhatja az összes húzást. Csak akkor ülj le, ha ebbe beleegyezel.
server-deal-begun = Az osztás már elkezdődött; másik szám nem számíthat bele.
server-no-number-due = Most nem vár tőled számot a szerver. A számokat akkor kell felfedni, amikor minden hely foglalt, és csak annak, aki előbb elküldte a szám kivonatát.
server-wrong-number = Ez nem az a szám, amelynek a kivonatát leüléskor elküldted.
server-not-over = A játszma még nem ért véget.
server-no-help = Amíg a játszma tart, ennél az asztalnál nincs tipp, és nem lehet az állásaiból továbbjátszani.
server-already-asked = { $seat } már kért valamit. Előbb arra válaszolj.
server-away-cannot-agree = { $seat } most nincs itt, pedig neki is bele kellene egyeznie. Kérdezd meg, ha visszajött.
server-nothing-asked = Nincs olyan kérés, amelyre válaszolhatnál.
server-seat-taken = Ez a hely foglalt: „{ $seat }”.
server-no-free-seat = Ennél az asztalnál nincs szabad hely.
server-fork-seats = Ebben az állásban { $seats } hely van. Mindegyikhez nevezz meg valakit.
server-no-seq = Nincs ilyen esemény: { $seq }. A legutóbbi: { $last }.
server-no-seat-here = Ennél az asztalnál senki sem játszik itt: { $seat }.
server-no-pictures = Ez a szerver nem tud PNG képet rajzolni: a „pictures” kiegészítés nincs telepítve. Ugyanez a kártya SVG-ként elérhető.
server-bad-event-id = Az utolsó esemény sorszáma csak egész szám lehet.
server-newer-data = Ezt az adatfájlt a Semiramis egy újabb változata írta: { $path }. Semmi sem változott benne. Indítsd el az újabb változatot, vagy válassz másik mappát.

## Amit az asztalnál közöl

server-told-made = Az asztal készen áll.
server-told-join = { $name } leül az asztalhoz ({ $seat }).
server-told-dealt = Az osztás megtörtént: a szerver titkából és mindenki egy-egy számából jött ki, senki sem választotta.
server-told-again = Ez egyszer már előkerült, majd visszavonták: tudni lehetett, mi következik.
server-told-leave = { $seat } nincs az asztalnál; helyette gépi játékos ({ $bot }) játszik tovább.
server-told-return = { $seat } újra itt van.
server-told-flag = { $seat } ideje lejárt; helyette gépi játékos ({ $bot }) játszik tovább.
server-told-undo = { $seat } visszavon { $n ->
        [one] { $n } lépést
       *[other] { $n } lépést
    }.
server-told-redo = { $seat } újra megtesz { $n ->
        [one] { $n } lépést
       *[other] { $n } lépést
    }.
server-told-ask-undo = { $seat } vissza szeretne vonni { $n ->
        [one] { $n } lépést
       *[other] { $n } lépést
    }.
server-told-ask-resign = { $seat } azt javasolja, hogy a játszma most érjen véget.
server-told-agreed = { $seat } beleegyezik.
server-told-declined = { $seat } nem egyezik bele.
server-told-expired = Senki sem válaszolt időben, { $seat } kérése elévült.
server-told-resign = A játszma { $seat } javaslatára, közös megegyezéssel véget ér.
server-told-rematch = { $seat } újabb játszmát készít elő.

## Kártyák és linkek előnézete

card-won = győztes: { $name }
card-shared = közös győzelem
card-playing = folyamatban lévő játszma
card-waiting = van szabad hely
card-replay = egy játszma állása
box-place = Ezen a helyen nincs mit megnézni: { $place }. Töltsd újra az oldalt, és próbáld újra.
