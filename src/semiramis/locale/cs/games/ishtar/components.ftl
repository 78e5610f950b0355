# Ishtar: jak se herní materiál nazývá a proč je která hodnota taková, jaká je.

## Názvy

ishtar-components-chapter-gems = Drahokamy v krabici
ishtar-components-chapter-fountain = Fontány
ishtar-components-chapter-stack = Dílky na každé míse
ishtar-components-chapter-layout = Rozložení plánů
ishtar-components-chapter-assistants = Pomocníci každého hráče
ishtar-components-chapter-start-gems = Drahokamy na začátku
ishtar-components-chapter-skill = Schopnosti
ishtar-components-chapter-tree = Stromy
ishtar-components-chapter-bloom = Květinové žetony
ishtar-components-chapter-board = Terénní plány
ishtar-components-chapter-tile = Dílky
ishtar-components-chapter-card = Karty stromů
ishtar-components-chapter-points = Body za schopnosti na konci
ishtar-components-count = Počet v krabici
ishtar-components-points = Body
ishtar-components-front = U hráče
ishtar-components-carpet = Na koberci
ishtar-components-price = Cena v drahokamech libovolné barvy
ishtar-components-gems = Drahokamy za schopnost F
ishtar-components-row = Karty v nabídce
ishtar-components-wooden = Dřevěné stromy
ishtar-components-singles = Jednoduché žetony
ishtar-components-doubles = Dvojité žetony
ishtar-components-flowers = Květiny na jednoduchém žetonu
ishtar-components-rows = Pole po řadách
ishtar-components-cells = Pole
ishtar-components-cost = Cena
ishtar-components-tablet = A: každý posvátný kámen
ishtar-components-symbols = B: jednou
ishtar-components-gem = C: každý zbylý drahokam
ishtar-components-shade = D: každý strom
ishtar-components-idle = E: každý volný pomocník
ishtar-components-legend-board = V tabulce: . písek, p skála s fialovým, r s červeným, w s bílým drahokamem, T posvátný kámen, F fontána.
ishtar-components-legend-tile = V tabulce: g tráva; číslo udává květiny, A je symbol pomocníka, S hvězda a ? otazník.
ishtar-components-legend-layout = V tabulce je „a,b“ místo v poušti; sousedí s ním a+1,b; a−1,b; a,b+1; a,b−1; a−1,b+1 a a+1,b−1.

## Proč je hodnota taková, jaká je: zdroj ze souboru vydání v tomto jazyce

ishtar-why-gems-split = Zveřejněné seznamy uvádějí 114 drahokamů, fialových nejvíce a bílých nejméně; po tomto rozdělení zbývá při hře čtyř hráčů 14 v zásobě.
ishtar-why-fountains-colours = Dvě nezávislé recenze počítají tři fialové fontány, dvě červené a jednu bílou; jedinou bílou zná i reich-der-spiele.de.
ishtar-why-fountains-points = Závěrečné hodnocení uvádí body za každou barvu fontány.
ishtar-why-stacks = Příprava hry: šest dílků a jeden počáteční, ve třech o jeden a ve dvou o dva méně.
ishtar-why-compact = O dva plány více než hráčů, spojené jakkoli; pro první hru se doporučuje těsné rozložení, proto se každý plán dotýká dvou dalších.
ishtar-why-assistants = Příprava hry: dva ze čtyř pomocníků jsou u svého hráče a dva na koberci.
ishtar-why-start-gem = Příprava hry: každý začíná s jedním fialovým drahokamem.
ishtar-why-skill-price = Každá schopnost stojí dva drahokamy libovolné barvy a schopnost F přináší dva.
ishtar-why-open-cards = Příprava hry: pět karet leží lícem nahoru a na každé stojí strom.
ishtar-why-wooden-trees = Seznamy herního materiálu na superfred.de a jedisjeux.net; stromů je méně než karet.
ishtar-why-blooms = Osm žetonů; každý ze čtyř hráčů smí umístit jeden od obou druhů.
ishtar-why-single-bloom = Schopnost G umisťuje jednoduchý žeton se třemi květinami.
ishtar-why-boards = Šest plánů se dvěma stranami po 37 polích, na každé jedna fontána, skály s drahokamy tří barev, fialové nejčastěji a bílé nejvzácněji, a posvátné kameny, které se na některých hromadí.
ishtar-why-tiles = Květinová pole ukazují jednu až čtyři květiny, žádný dílek není celý z trávy, na některých jsou květiny oddělené a symbol má nejvýše jedno květinové pole; jak často, to se nikde neuvádí.
ishtar-why-start-tiles = Šest počátečních dílků, od každého tvaru dva; má-li každý z nich symbol pomocníka, získá první hráč ze svého pořadí nejméně.
ishtar-why-card-prices = 26 karet za jeden nebo více drahokamů; více a vzácnější drahokamy přinášejí více bodů a nejlepší karta je nejdražší.
ishtar-why-card-points = Obvyklý strom má asi takovou hodnotu jako fontána, nejlepší 17 bodů, a body rostou s počtem a vzácností drahokamů.
ishtar-why-skills-points = Popis schopností, které se počítají na konci.
ishtar-why-gems-reversed = Schopnost C; recenze potvrzuje, že obrací obvyklé pořadí barev.
