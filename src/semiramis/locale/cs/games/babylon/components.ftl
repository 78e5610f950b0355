# Babylon: jak se herní materiál nazývá a proč je která hodnota taková, jaká je.

## Názvy

babylon-components-chapter-supply = Společná zásoba
babylon-components-chapter-store = Deska hráče
babylon-components-chapter-token = Žetony kol
babylon-components-chapter-setup = Podle počtu hráčů
babylon-components-chapter-tile = Dílky teras
babylon-components-chapter-points = Závěrečné hodnocení
babylon-components-singles = Jednoduché sloupy
babylon-components-doubles = Dvojité sloupy
babylon-components-belvederes = Vyhlídky
babylon-components-statues = Sochy
babylon-components-stairs = Schodiště
babylon-components-fountains = Fontány
babylon-components-bridges = Lávky
babylon-components-pillars = Pole pro jednoduché sloupy
babylon-components-count = Počet v krabici
babylon-components-tokens = Žetony kol ve sloupečku
babylon-components-rounds = Kola
babylon-components-clay-removed = Odebrané hliněné dílky
babylon-components-material = Materiál
babylon-components-flower = Květina
babylon-components-symbols = Symboly
babylon-components-statue = Socha, za každé patro
babylon-components-fountain = Fontána, za každé patro
babylon-components-bridge = Lávka, za každé patro
babylon-components-set = Sada všech dekorací
babylon-components-flower-set = Sada čtyř květin
babylon-components-belvedere = Vyhlídka
babylon-components-height = Každé patro nejvyššího dílku

## Proč je hodnota taková, jaká je: zdroj ze souboru vydání v tomto jazyce

babylon-why-list = Seznam herního materiálu v českých i maďarských pravidlech; několik náhradních kusů v krabici se nepočítá.
babylon-why-player-board = Popis desky hráče v českých i maďarských pravidlech.
babylon-why-tokens-two = 14 žetonů se šesti efekty; po dvou od každého zbudou dva prázdné a česká i maďarská pravidla mluví o zvláštním efektu jen tehdy, má-li ho žeton; některé popisy prázdné žetony neznají.
babylon-why-setup-tokens = Kolik žetonů kol se při přípravě hry naskládá na sebe.
babylon-why-rounds = Počet kol v českých i maďarských pravidlech: jedno za každý žeton a jedno před prvním.
babylon-why-setup-removed = Kolik hliněných dílků hráči při přípravě hry odeberou.
babylon-why-none-removed = O odebírání dílků při hře ve čtyřech se nikde nemluví.
babylon-why-materials = 16 dílků z hlíny, 16 ze žuly a 16 z čediče.
babylon-why-flowers-even = Každá květina patří jednomu hráči, proto jsou všechny čtyři v každém materiálu stejně časté.
babylon-why-symbols-even = Hlína má dva symboly, žula tři a čedič čtyři; všechny druhy jsou v každém materiálu a u každé květiny stejně časté a žádný není na dílku dvakrát.
babylon-why-start-flower = Každý počáteční dílek ukazuje květinu své desky hráče.
babylon-why-start-symbols = Dva veřejné popisy lze číst jako jeden symbol od každého druhu; tak mají také všichni stejný začátek.
babylon-why-scoring = Závěrečné hodnocení v českých i maďarských pravidlech.
