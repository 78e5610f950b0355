### Ishtar: články pravidel.

## Příprava hry

ish-1-1 = Hrají 2 až 4 hráči.
    .title = Počet hráčů
ish-1-2 = Poušť tvoří o 2 terénní plány víc, než je hráčů: 4, 5 nebo 6. Každý leží libovolnou stranou nahoru, libovolně natočený, a všechny jsou spojené. Není-li zvoleno jiné rozložení, tvoří těsný blok.
    .title = Plány tvoří poušť
ish-1-3 = Na každé pole pro fontánu se postaví jedna vylosovaná fontána. Ostatní fontány se nepoužijí.
    .title = Losování fontán
ish-1-4 = Na každém skalnatém poli leží na začátku jeden drahokam vyznačené barvy: fialový, červený nebo bílý.
    .title = Drahokamy na skalách
ish-1-5 = Zbylé drahokamy tvoří společnou zásobu. Na plánech, u hráčů, na schopnostech a v zásobě je jich dohromady vždy 114.
    .title = Společná zásoba drahokamů
ish-1-6 = Šest mís se náhodně rozmístí na šest míst koberce. Každý ze tří tvarů dílků patří ke dvěma mísám.
    .title = Mísy na koberci
ish-1-7 = Na každé míse je hromádka 6 zamíchaných základních dílků jejího tvaru lícem dolů. Navrch se položí lícem nahoru 1 počáteční dílek téhož tvaru, hromádka má tedy 7 dílků.
    .title = Hromádky dílků
ish-1-8 = Při hře ve dvou se zespodu každé hromádky odeberou 2 neodhalené dílky a zbude jich 5. Při hře ve třech se odebere 1 a zbude jich 6. Při hře ve čtyřech zůstává všech 7.
    .title = Hromádky podle počtu hráčů
ish-1-9 = Uprostřed koberce leží květinové žetony: 4 jednoduché a 4 dvojité.
    .title = Květinové žetony
ish-1-10 = Z 26 zamíchaných karet stromů se 5 vyloží lícem nahoru do nabídky. Na každé z nich stojí jeden dřevěný strom.
    .title = Nabídka karet stromů
ish-1-11 = Prvního hráče určí los. Pořadí hráčů u stolu se tím nemění.
    .title = První hráč
ish-1-12 = Každý hráč má 4 pomocníky, 2 u sebe a 2 na koberci, a začíná s 1 fialovým drahokamem. První hráč dostane konev.
    .title = Co kdo dostane

## Průběh tahu

ish-2-1 = Hraje se po směru hodinových ručiček. Tah má pět kroků v tomto pořadí: 1 vybrat dílek, 2 položit ho, 3 vzít drahokamy, 4 provést zvláštní akci, 5 zasadit stromy.
    .title = Kroky tahu
ish-2-2 = Kroky 1 až 3 jsou povinné, kroky 4 a 5 dobrovolné.
    .title = Povinné a dobrovolné kroky
ish-2-3 = Drahokamy získané v kroku 3 lze použít v krocích 4 a 5 téhož tahu. Krok 1 se jimi zaplatit nedá.
    .title = Použití nových drahokamů

## Krok 1: výběr dílku

ish-3-1 = V úplně prvním tahu hry postaví první hráč konev k libovolné míse a vezme si vrchní dílek. Je to zdarma, drahokamy se platit nesmějí a žádný další dílek se neodkrývá.
    .title = První tah hry
ish-3-2 = V ostatních tazích se konev zdarma posune po směru hodinových ručiček k nejbližší míse, na které ještě jsou dílky. Prázdné mísy přeskakuje a za krok se nepočítají.
    .title = Pohyb konve
ish-3-3 = Než si hráč dílek vezme, smí s konví pokračovat k některé další míse s dílky. Každý krok navíc stojí 1 drahokam; kterou barvou zaplatí, si vybere sám.
    .title = Placené kroky konve
ish-3-4 = Drahokamy zaplacené za kroky konve se vracejí do společné zásoby.
    .title = Zaplacené drahokamy
ish-3-5 = Hráč si vezme vrchní dílek z hromádky, u které se konev zastavila.
    .title = Vrchní dílek hromádky
ish-3-6 = Hned poté, ještě před položením dílku, se odkryje vrchní dílek hromádky, u které konev stála na začátku tahu. Vrchní dílek u konve tak zůstává skrytý, dokud konev neodejde.
    .title = Odkrytí opuštěné hromádky
ish-3-7 = Je-li hromádka, od které konev odešla, prázdná, nic se neodkrývá.
    .title = Opuštěná hromádka je prázdná
ish-3-8 = Kdo má dílek uložený díky schopnosti J, smí použít ten a konev nechat stát. Nic přitom neplatí a nic se neodkrývá.
    .title = Použití uloženého dílku

## Krok 2: položení dílku

ish-4-1 = Všechna tři pole dílku musí ležet v poušti na písku nebo na skále, kde ještě žádný dílek není. Posvátný kámen ani pole fontány se zakrýt nesmí. Přes spoj plánů dílek ležet smí, ve variantě „Spoj mezi plány: dílky ho nesmějí překročit“ však ne.
    .title = Kam dílek položit
ish-4-2 = Dílek lze libovolně natočit, nikdy však převrátit. Na týchž třech polích může rovný dílek ležet dvěma způsoby (souměrný jen jedním), lomený jedním a trojúhelníkový třemi.
    .title = Natočení dílku
ish-4-3 = Aspoň jedno pole dílku musí sousedit s fontánou nebo s některým dříve položeným dílkem.
    .title = Napojení na vodu
ish-4-4 = Dílek nesmí spojit zahrady dvou různých fontán. Počítají se fontány přímo vedle dílku i fontány všech zahrad, se kterými sousedí. Dohromady to musí být právě jedna.
    .title = Jen jedna fontána
ish-4-5 = Dvě oddělené zahrady téže fontány dílek spojit smí.
    .title = Zahrady téže fontány
ish-4-6 = Po položení dílku nesmějí být na žádném záhonu dva pomocníci, ani kdyby patřili témuž hráči.
    .title = Jeden pomocník na záhonu
ish-4-7 = Záhon bez pomocníka se smí spojit se záhonem, na kterém pomocník je. Celý spojený záhon pak patří majiteli pomocníka.
    .title = Připojení volného záhonu
ish-4-8 = Na tom, kdo dílek položil, nezáleží. O záhonech rozhodují jen pomocníci, rozšířit tedy lze i cizí záhon.
    .title = Dílky nikomu nepatří
ish-4-9 = Dílek, který nelze nikam položit, opouští hru a z tahu pak zbývá jen sázení stromů. Takový dílek si hráč smí vědomě vybrat jen tehdy, když nelze položit žádný dílek, který může získat.
    .title = Dílek bez místa

## Krok 3: drahokamy

ish-5-1 = Hráč si vezme všechny drahokamy ze tří polí, která dílkem právě zakryl.
    .title = Zisk drahokamů
ish-5-2 = Květinové žetony a stromy se umisťují na trávu, a proto žádné drahokamy nepřinesou.
    .title = Bez drahokamů z trávy

## Krok 4: zvláštní akce

ish-6-1 = Zvláštní akci přináší jen symbol na dílku položeném v tomto tahu. Lze ho využít jen jednou a hned, jinak propadá.
    .title = Symbol platí jen teď
ish-6-2 = Symbol pomocníka dovoluje postavit na jeho pole pomocníka. Hráč k tomu musí mít nějakého u sebe.
    .title = Symbol pomocníka
ish-6-3 = Je-li na záhonu, ke kterému pole se symbolem patří, už nějaký pomocník, dalšího tam postavit nelze. Dílek tam i tak ležet smí, jeho symbol tam ale pomocníka nikomu nepřinese.
    .title = Záhon už má pomocníka
ish-6-4 = Hvězda dovoluje odemknout jednu dostupnou schopnost. Hráč na ni položí 2 své drahokamy; jejich barvy si vybere sám.
    .title = Hvězda odemyká schopnost
ish-6-5 = Dolní schopnosti F až J jsou dostupné od začátku, horní schopnost až po odemčení té dolní ve stejném sloupci: A po F, B po G, C po H, D po I, E po J. Každý hráč odemkne každou schopnost nejvýše jednou a za jednu hvězdu vždy jen jednu.
    .title = Dostupné schopnosti
ish-6-6 = Drahokamy položené na schopnosti tam zůstávají. Nelze je vzít zpět ani jimi platit a do schopnosti C se nepočítají.
    .title = Drahokamy na schopnostech
ish-6-7 = Otazník platí podle volby hráče buď jako symbol pomocníka, nebo jako hvězda.
    .title = Volba u otazníku
ish-6-8 = Kdo má odemčenou schopnost B, používá symbol pomocníka i hvězdu jako otazník. Platí to od jeho příštího symbolu.
    .title = Symboly se schopností B

## Krok 5: sázení stromů

ish-7-1 = Hráč si vybere jednu z karet v nabídce nebo svou rezervovanou kartu. Cizí rezervovanou kartu koupit nelze.
    .title = Výběr karty stromu
ish-7-2 = Hráč zaplatí do společné zásoby přesně ty drahokamy, které karta uvádí; barvy se nahrazovat nesmějí. Kartu si položí před sebe lícem dolů.
    .title = Cena stromu
ish-7-3 = Strom z karty hráč postaví na libovolné volné travnaté pole v kterékoli zahradě. Volné je pole, na kterém není strom ani květinový žeton.
    .title = Místo pro strom
ish-7-4 = V témže tahu lze zasadit i druhý strom, má-li na něj hráč drahokamy, třetí už ne. Varianta „Nejvýše stromů za tah“ dovolí jiný počet: 1, 3, 4, 5, nebo bez omezení.
    .title = Nejvýše dva stromy
ish-7-5 = Mezi nákupy se nabídka nedoplňuje. Na konci tahu se doplní na 5 karet a na každé stojí strom. Po posledním tahu hry se už nedoplňuje nic.
    .title = Doplnění nabídky
ish-7-6 = Zasazený strom se už nepřemístí. Jeho pole zůstává součástí zahrady, ale volnou trávou už není.
    .title = Strom stojí natrvalo
ish-7-7 = Strom v zahradě nepatří nikomu. Body přináší svému majiteli jen karta.
    .title = Stromy jsou společné
ish-7-8 = Není-li nikde volné travnaté pole, strom koupit nelze.
    .title = Bez trávy žádný strom
ish-7-9 = Dojdou-li karty nebo dřevěné stromy, nabídka se dál nedoplňuje. Karty, které v ní zbývají, lze koupit.
    .title = Došly karty nebo stromy

## Schopnosti

ish-8-1 = Schopnost A přinese na konci hry 2 body za každý posvátný kámen, který sousedí aspoň s jedním záhonem hráče. Každý kámen se počítá jen jednou a sousedství s trávou nestačí.
    .title = A: posvátné kameny
ish-8-2 = Se schopností B lze od této chvíle použít symbol pomocníka jako hvězdu a naopak. Na konci hry přinese 7 bodů.
    .title = B: záměna symbolů
ish-8-3 = Schopnost C přinese na konci hry body za nepoužité drahokamy: 1 za bílý, 2 za červený a 3 za fialový.
    .title = C: zbylé drahokamy
ish-8-4 = Schopnost D přinese na konci hry 2 body za každý strom, který sousedí aspoň s jedním záhonem hráče. Každý strom se počítá jen jednou a nezáleží na tom, kdo ho zasadil.
    .title = D: stín stromů
ish-8-5 = Schopnost E přinese na konci hry 7 bodů za každého pomocníka, kterého má hráč ještě u sebe. Pomocníci na koberci se nepočítají.
    .title = E: volní pomocníci
ish-8-6 = Se schopností F si hráč hned vezme ze společné zásoby 2 drahokamy libovolných barev; není-li jich tam dost, vezme si, co zbývá.
    .title = F: dva drahokamy
ish-8-7 = Se schopností G hráč hned položí na libovolné volné travnaté pole jednoduchý květinový žeton se 3 květinami.
    .title = G: jednoduchý žeton
ish-8-8 = Se schopností H hráč hned položí na dvě sousední volná travnatá pole dvojitý květinový žeton se 2 květinami. Pole mohou být na různých dílcích.
    .title = H: dvojitý žeton
ish-8-9 = Květinový žeton mění trávu v květinové pole, a tak zvětšuje a spojuje záhony. I pak smí být na záhonu nejvýše jeden pomocník.
    .title = Žetony a záhony
ish-8-10 = Se schopností I si hráč rezervuje jednu kartu z nabídky i s jejím stromem a nabídka se hned doplní. K tomu si vezme jednoho svého pomocníka z koberce. Kartu musí zaplatit, až bude její strom sázet, v tomto tahu nebo později.
    .title = I: rezervovaný strom
ish-8-11 = Se schopností J si hráč vezme vrchní dílek některé hromádky, třeba i právě odkrytý, a uloží si ho na pozdější tah. Další dílek hromádky se odkryje, jen u konve zůstává skrytý. K tomu si hráč vezme jednoho svého pomocníka z koberce.
    .title = J: uložený dílek

## Pojmy

ish-9-1 = Sousední jsou pole, která mají společnou hranu, i přes spoj dvou plánů.
    .title = Sousední pole
ish-9-2 = Záhon je souvislá skupina sousedních květinových polí včetně květinových žetonů. Na hranicích dílků nezáleží.
    .title = Co je záhon
ish-9-3 = Zahrada je souvislá skupina sousedních polí s dílky a zavlažuje ji právě jedna fontána. K fontáně ji připojí i pouhá tráva.
    .title = Co je zahrada
ish-9-4 = K jedné fontáně smí patřit několik zahrad. V jedné zahradě smí být několik záhonů různých hráčů.
    .title = Zahrady a záhony
ish-9-5 = Záhon patří hráči, jehož pomocník na něm stojí. Záhon bez pomocníka nepatří nikomu.
    .title = Komu patří záhon
ish-9-6 = Fontána patří hráči, který má ve všech svých záhonech u ní nejvíc květinových polí; na počtu květin nezáleží. Při shodě patří všem, kdo jich mají nejvíc, a každý za ni dostane plný počet bodů.
    .title = Komu patří fontána
ish-9-7 = Kdo u fontány nemá ve svých záhonech žádné květinové pole, tomu fontána patřit nemůže. Nemá-li je tam nikdo, nedostane za ni nikdo nic.
    .title = Fontána bez záhonů
ish-9-8 = Pole fontány samo nespojuje záhony ani zahrady.
    .title = Fontána nespojuje

## Konec hry a závěrečné hodnocení

ish-10-1 = Jakmile jsou dvě hromádky prázdné, hra se blíží ke konci: dohraje se už jen toto kolo. Hromádku může vyprázdnit výběr dílku i schopnost J.
    .title = Dvě prázdné hromádky
ish-10-2 = Jsou-li dvě hromádky prázdné, kolo se dohraje: poslední je na tahu hráč napravo od prvního hráče, takže všichni odehrají stejně tahů. Vyprázdní-li druhou hromádku on sám, hra končí tímto tahem.
    .title = Dohrání kola
ish-10-3 = Nezaplacené rezervované karty se na konci hry odloží a nepřinesou nic. Ani za uložené dílky nejsou body.
    .title = Nevyužité karty a dílky
ish-10-4 = Koupené karty stromů přinesou body, které jsou na nich uvedené.
    .title = Body za stromy
ish-10-5 = Každá viditelná květina v záhonu, na kterém stojí pomocník hráče, mu přinese 1 bod. Počítají se i květinové žetony a pole pod pomocníkem.
    .title = Body za květiny
ish-10-6 = Fialová fontána přinese tomu, komu patří, 4 body, červená 6 a bílá 8.
    .title = Body za fontány
ish-10-7 = Odemčené schopnosti A až E přinesou každá své body. Za schopnosti F až J body nejsou.
    .title = Body za schopnosti
ish-10-8 = Vítězí hráč s nejvíce body. Při shodě se hráči o vítězství dělí.
    .title = Vítězství a shoda

## Výklad sporných případů

ish-amb-01 = Odkrývá se vrchní dílek té hromádky, od které konev odešla, ne té, ke které přišla.
    .title = Která hromádka se odkrývá
ish-amb-02 = Dokud jsou dílky na jiných hromádkách, nesmí se konev vrátit kolem koberce k téže hromádce. Jsou-li jen na ní, lze z ní vzít vrchní dílek naslepo a zdarma, i kdyby se uložený dílek někam vešel, a další zůstává skrytý; nelze-li vzatý dílek položit, opouští hru. Není-li dílek na žádné hromádce a nemá-li hráč uložený dílek, který lze položit, zbývá z tahu jen krok 5, sázení stromů.
    .title = Konev u vlastní hromádky
ish-amb-03 = Přeskočení prázdné mísy nic nestojí.
    .title = Prázdné mísy zdarma
ish-amb-04 = Může-li hráč získat a zaplatit dílek, který má kam položit, musí si takový vybrat, i kdyby byl dražší nebo to byl jeho uložený dílek. Nevejde-li se žádný, který může získat, vezme dílek, který je zdarma, a ten opouští hru; konev i odkrytí dílku proběhnou jako obvykle. Uložený dílek mu zůstane a z tahu zbývá jen sázení stromů.
    .title = Když dílek nemá místo
ish-amb-05 = Dílek smí ležet přes spoj dvou plánů. Ve variantě „Spoj mezi plány: dílky ho nesmějí překročit“ musí ležet celý na jednom plánu.
    .title = Přes spoj plánů
ish-amb-06 = Za tah lze zasadit nejvýše 2 stromy. Varianta „Nejvýše stromů za tah“ dovolí jiný počet: 1, 3, 4, 5, nebo bez omezení.
    .title = Počet stromů za tah
ish-amb-07 = Se schopností J lze vzít dílek z kterékoli hromádky. U konve se bere vrchní dílek naslepo a další dílek zůstává skrytý, dokud konev neodejde. Ve variantě „Schopnost J a hromádka u konve: jen když jiná nezbývá“ se od konve smí brát jen tehdy, když na žádné jiné hromádce dílek není.
    .title = Schopnost J u konve
ish-amb-08 = Dílek uložený schopností J nelze použít v témže tahu, protože výběr dílku už skončil. Hráč má nejvýše jeden uložený dílek.
    .title = Uložený dílek až příště
ish-amb-09 = Schopnost I nepřináší strom zdarma. Karta je jen rezervovaná a hráč ji musí zaplatit.
    .title = Rezervace není zdarma
ish-amb-10 = Záhon leží vždy v jediné zahradě. Počítá se proto jen u jedné fontány.
    .title = Záhon u jedné fontány
ish-amb-11 = Komu patří fontána, se určuje najednou za všechny její zahrady. Sčítají se květinová pole všech záhonů hráče v nich.
    .title = Sčítání u fontány
ish-amb-12 = Dvojitý květinový žeton má na každé polovině 1 květinu, celkem 2. Ve variantě „Dvojitý květinový žeton: 2 květiny na každé polovině“ má celkem 4.
    .title = Květiny dvojitého žetonu
ish-amb-13 = Květiny na poli, kde stojí pomocník, se počítají jako viditelné.
    .title = Květiny pod pomocníkem
ish-amb-14 = Účinku odemčené schopnosti F až J se nelze vzdát; provede se, co provést lze. F přinese jen to, co je v zásobě, G a H nechají žeton bez dovoleného místa na koberci, I potřebuje kartu v nabídce a J dílek na hromádce. Pomocníka za I nebo J si hráč vezme vždy.
    .title = Povinný účinek schopnosti
ish-amb-15 = Mají-li na konci hry nejvíc bodů dva nebo více hráčů, o vítězství se dělí.
    .title = Shoda na konci
ish-amb-16 = Nic z toho, co si hráči vzali, není tajné: všichni viděli koupené karty a vidí i uložené dílky. Dílek vzatý naslepo se hned ukáže.
    .title = Nic není tajné
ish-amb-17 = Ke každému tvaru patří dva počáteční dílky. Který z nich bude ležet na které ze dvou mís, určí los.
    .title = Rozdělení počátečních dílků
ish-amb-18 = Pomocníka získaného schopností I nebo J nelze postavit v téže zvláštní akci. Jeden symbol dává jedinou akci.
    .title = Nový pomocník čeká
ish-amb-19 = Po rezervaci schopností I se nabídka doplní hned. Při sázení stromů v témže tahu tak lze koupit i novou kartu.
    .title = Doplnění po rezervaci
ish-amb-20 = Každý má na koberci 2 pomocníky a schopnosti I a J odemkne nejvýše jednou. Pomocník pro ně tedy na koberci nikdy nechybí.
    .title = Pomocníků je vždy dost
ish-amb-21 = Symbol, kterým hráč odemkl schopnost B, už druhou akci nepřinese.
    .title = B bez druhé akce
ish-amb-22 = Zvláštní akce se provádí vždy před sázením stromů. Po zasazení stromu už ji provést nelze.
    .title = Akce před stromy

## Kapitoly

ishtar-chapter-setup = Příprava hry
ishtar-chapter-turn = Průběh tahu
ishtar-chapter-choosing = Krok 1: výběr dílku
ishtar-chapter-placing = Krok 2: položení dílku
ishtar-chapter-gems = Krok 3: drahokamy
ishtar-chapter-special = Krok 4: zvláštní akce
ishtar-chapter-trees = Krok 5: sázení stromů
ishtar-chapter-skills = Schopnosti
ishtar-chapter-terms = Pojmy
ishtar-chapter-end = Konec hry a závěrečné hodnocení
ishtar-chapter-rulings = Výklad sporných případů

## Obrázky k pravidlům

ishtar-diagram-can = Konev stojí u mísy 1. Další mísa s dílky je zdarma, každá další stojí drahokam a Jasmín má jeden. Mísa 4 je prázdná.
ishtar-diagram-turned-up = Jasmín si vezme dílek z mísy 2. U mísy 1, odkud konev odešla, se odkryje dílek.
ishtar-diagram-placing = Dílek leží na písku a skále a sousedí s fontánou nebo s dřívějším dílkem.
ishtar-diagram-two-fountains = Dílek smí spojit dvě zahrady jedné fontány, ale nikdy zahrady dvou fontán.
ishtar-diagram-one-assistant = Dílek smí záhon rozšířit, ale nikdy nespojí dva záhony, na kterých stojí pomocníci.
ishtar-diagram-gems = Dílek zakryje dvě skály s drahokamy a Jasmín si oba drahokamy vezme.
ishtar-diagram-assistant = Jasmín postaví pomocníka na symbol nového dílku a záhon teď patří jemu.
ishtar-diagram-skills = Jasmín má odemčenou schopnost G. Dolní schopnosti jsou dostupné hned; pro horní je třeba mít odemčenou tu pod ní.
ishtar-diagram-tree-cards = Karta stojí přesně ty drahokamy, které ukazuje. Jasmín má jeden fialový a jeden červený drahokam.
ishtar-diagram-trees = Strom potřebuje volné travnaté pole: bez květin a bez jiného stromu.
ishtar-diagram-bloom = Květinový žeton promění trávu v květiny a sousední záhon zvětší.
ishtar-diagram-majority = Jasmín má u fontány více květinových polí než Růže, a fontána tak patří jemu.
ishtar-diagram-points = Co přinesou květiny, společná fontána a karta stromu.
