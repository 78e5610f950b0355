# Mi lehet hibás egy kiadásban, vagyis a játékelemek fájljában. $file a fájl, $place a kulcs benne,
# $value az, ami ott áll, ahogyan a fájl írja, $known szavak vagy kulcsok felsorolása.

## A fájl

edition-no-file = Nincs ilyen fájl, vagy ez mappa, illetve más, ami nem közönséges fájl: { $file }. Egy kiadás elérési útját add meg, ez egy TOML-fájl.
edition-unreadable = Nem olvasható: { $file } ({ $reason }). Ellenőrizd az elérési utat és a jogosultságokat.
edition-large = Túl nagy fájl: { $file }. A határ { $limit } bájt. Kiadást adj meg; egyik sem ilyen hosszú.
edition-not-utf8 = { $file }, { $line }. sor: Ez nem UTF-8 kódolású szöveg. Mentsd a fájlt UTF-8 kódolással.
edition-not-toml = { $file }, { $line }. sor, { $column }. oszlop: „{ $text }” nem olvasható TOML-ként. Javítsd ki ezt a sort vagy az előzőt. Egy sor alakja: kulcs = érték; a szavak idézőjelben állnak, és egy kulcs csak egyszer szerepelhet a táblázatában.
edition-dots = { $file }, { $line }. sor: Túl sok pont van egy kulcsban vagy mondatban; legfeljebb ennyi lehet: { $limit }. Rövidítsd le.

## A fájl eleje

edition-format = { $file }, { $place }: Ez a program ezt a formátumot olvassa: { $known }, nem ezt: { $value }. Írd ezt: format = { $known }, vagy frissítsd a Semiramist, ha a fájl újabb változatból való.
edition-game = { $file }, { $place }: Ez a kiadás ehhez a játékhoz készült: { $value }, nem ehhez: { $expected }. Válassz kiadást ehhez a játékhoz: { $expected }.
edition-name = { $file }, { $place }: { $value } nem használható név. Adj a kiadásnak saját nevet; a legnagyobb hossz: { $limit }.

## Egyes értékek

edition-missing = { $file }, { $place }: A kulcs hiányzik. Írd be; a táblázatában ezek állnak: { $known }.
edition-unknown-key = { $file }, { $place }: Ez a kulcs itt ismeretlen. Javítsd ki a nevét, vagy töröld.
edition-deep = { $file }, { $place }: A táblázatok túl mélyen vannak egymásba ágyazva; legfeljebb { $limit } szint lehet. Használj kevesebb szintet.
edition-not-value = { $file }, { $place }: { $value } se nem egész szám, se nem idézőjeles szó. Ezek egyikét írd, vagy ezek egyszerű listáját.
edition-not-number = { $file }, { $place }: { $value } nem egész szám. Egész számot írj, idézőjel nélkül.
edition-not-word = { $file }, { $place }: { $value } nem idézőjeles szó. Idézőjelbe tett szót írj.
edition-not-list = { $file }, { $place }: { $value } nem lista. Listát írj, szögletes zárójelben.
edition-not-table = { $file }, { $place }: { $value } nem táblázat. Táblázatot írj: kulcsokat értékekkel egy sor alá, amelyben ez a név szögletes zárójelben áll, vagy kapcsos zárójelbe.
edition-range = { $file }, { $place }: { $value } kívül esik a tartományon. Egész számot írj; a legkisebb { NUMBER($least, useGrouping: 0) }, a legnagyobb { NUMBER($most, useGrouping: 0) }.
edition-choice = { $file }, { $place }: { $value } nem állhat itt. Ezek egyikét írd: { $known }.
edition-size = { $file }, { $place }: A lista hossza hibás: { $found }. A helyes hossz: { $expected }.
edition-twice = { $file }, { $place }: { $value } másodszor fordul elő. Csak egyszer szerepeljen.

## Honnan valók az értékek

edition-no-source = { $file }, { $place }: Semmi sem mondja meg, honnan való ez az érték. Írj a táblázatába forrást (source) és bizonyosságot (confidence); ez utóbbi ezek egyike: { $known }.
edition-source = { $file }, { $place }: { $value } nem forrás. Írd le egy idézőjeles mondatban, honnan való az érték.
edition-why = { $file }, { $place }: { $value } nem egy mondat neve. Töröld a sort; a forrás elég.
edition-note-nowhere = { $file }, { $place }: Ez olyan értékről szól, amely nincs a fájlban. Javítsd ki a nevet, vagy töröld a sort.

## A doboz tartalmához képest

edition-must-be = { $file }, { $place }: Itt ez áll: { $value }, de a szabályok és a doboz tartalma szerint ez a helyes: { $expected }. Írd ezt: { $expected }.
edition-total = { $file }, { $place }: A számok összege { $found }, de a dobozban { $expected }. Javítsd ki az itteni számokat.
edition-total-range = { $file }, { $place }: A számok összege { $found }. Javítsd ki őket; a legkisebb összeg { $least }, a legnagyobb { $most }.
edition-occurs = { $file }, { $place }: „{ $what }” előfordulásainak száma { $found }, a dobozban { $expected }. Javítsd ki az itteni értékeket.
edition-too-much = { $file }, { $place }: { $value } túl sok, mert { $other } értéke { $limit }. Ide legfeljebb ennyit írj: { $most }, vagy oda nagyobb számot.
edition-few-tiles = { $file }, { $place }: Szükséges minőség: { $quality }; ennyi négyzethez kell: { $found }, de ennyi ilyen lapka van a dobozban: { $most }. Kevesebb négyzethez legyen szükséges.
