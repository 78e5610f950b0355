### Texty společné všem hrám.
### U slov je hodnota 1. pád, atributy jsou 2., 3., 4., 6. a 7. pád.

## Místa u stolu

seat-jasmine = Jasmín
    .gen = Jasmínu
    .dat = Jasmínu
    .acc = Jasmín
    .loc = Jasmínu
    .ins = Jasmínem
seat-rose = Růže
    .gen = Růže
    .dat = Růži
    .acc = Růži
    .loc = Růži
    .ins = Růží
seat-saffron = Šafrán
    .gen = Šafránu
    .dat = Šafránu
    .acc = Šafrán
    .loc = Šafránu
    .ins = Šafránem
seat-lotus = Lotos
    .gen = Lotosu
    .dat = Lotosu
    .acc = Lotos
    .loc = Lotosu
    .ins = Lotosem
seat-neutral = Neutrální barva
    .gen = neutrální barvy
    .dat = neutrální barvě
    .acc = neutrální barvu
    .loc = neutrální barvě
    .ins = neutrální barvou
seat-chance = Náhoda
    .gen = náhody
    .dat = náhodě
    .acc = náhodu
    .loc = náhodě
    .ins = náhodou
# „Nikdo“ chce záporné sloveso: { $seat } nezíská …
seat-nobody = Nikdo
    .gen = nikoho
    .dat = nikomu
    .acc = nikoho
    .loc = nikom
    .ins = nikým

## Odmítnutí

refusal = { $reason } ({ $clause }, { $title }: { $rule })

## Vstup, který nemá správný tvar

action-not-object = Akce musí být objekt, v němž je název akce a její argumenty.
action-unknown = Akce „{ $action }“ neexistuje. Známé akce: { $known }.
action-extra-argument = Akce „{ $action }“ nemá argument „{ $argument }“.
action-missing-argument = Akce „{ $action }“ potřebuje ještě „{ $argument }“. Možnosti: { $known }.
action-bad-argument = V akci „{ $action }“ nemůže být „{ $argument }“ rovno „{ $value }“. Možnosti: { $known }.
action-too-long = Akce smí mít nejvýše { $limit } znaků.
seats-wrong = Počet míst u stolu musí být { $least } až { $most }, ne { $given }.
option-unknown = Varianta „{ $option }“ neexistuje. Známé varianty: { $known }.
option-bad-value = Varianta „{ $option }“ nemůže mít hodnotu „{ $value }“. Možnosti: { $known }.
game-unknown = Hra „{ $game }“ neexistuje. Známé hry: { $known }.
bot-unknown = Bot „{ $bot }“ neexistuje. Známí boti: { $known }.
bot-broken = Bota „{ $bot }“ nelze načíst: { $reason }.
bot-limits = „{ $bot }“ neurčuje mez hledání. Napište search:5000 pro počet simulací, nebo search:1.5s pro sekundy.

## Průběh hry, vrácení a opakování kroků

match-over = Hra skončila.
match-not-your-turn = { $seat } není na tahu. Teď rozhoduje { $mover }.
match-no-referee = Teď má rozhodnout náhoda, ale u tohoto stolu nikdo nelosuje.
match-no-outcome = V záznamu chybí, co zde náhoda přinesla, nebo to přinést nemohla.
undo-nothing = Není co vzít zpět.
undo-needs-agreement = S vrácením musí souhlasit { $seat }: něco už bylo odhaleno nebo mezitím táhl někdo jiný.
redo-nothing = Není co zahrát znovu.

## Soubory

save-failed = Soubor { $path } nelze zapsat: { $reason }. Nic se tam nezměnilo; uvolněte místo nebo zvolte jiné umístění a uložte znovu.
save-changed = Soubor { $path } od posledního zápisu změnil někdo jiný. Nic se nezapsalo; uložte hru pod jiným jménem.
open-failed = Soubor { $path } nelze přečíst: { $reason }.
log-too-large = Soubor { $path } má více než { $limit } bajtů. Záznam hry to být nemůže.
log-cut-off = Řádek { $line } záznamu je neúplný. Smažete-li ho, lze pokračovat od předchozího.
log-not-json = Řádek { $line } záznamu není objekt JSON.
log-too-many-lines = Záznam má více než { $limit } řádků: řádek { $line } se už nečte. Žádná hra jich tolik nemá.
log-line-too-long = Řádek { $line } záznamu je delší než { $limit } bajtů.
log-too-many-decisions = Záznam má do řádku { $line } více než { $limit } rozhodnutí. Žádná hra jich tolik nemá.
log-empty = Záznam je prázdný.
log-no-header = První řádek neříká, že jde o záznam programu Semiramis.
log-format = Záznam má formát { $given }. Tato verze čte formát { $known }.
log-rules-unknown = Ze záznamu není poznat, podle které verze pravidel se hrálo: { $given }.
log-newer-rules = Hra v záznamu se hrála podle verze pravidel { $given }. Tento program zná verzi { $known }; je třeba novější program.
log-older-rules = Hra v záznamu se hrála podle verze pravidel { $given }. Tento program zná jen verzi { $known }.
log-header = Řádek { $line } záznamu neuvádí místa u stolu a varianty tak, jak má.
log-edition = Hra v záznamu se hrála s jiným vydáním herního materiálu ({ $given }), ne s vydáním „{ $known }“. Zadejte správné vydání pomocí --edition.
log-wrong-seed = Semínko k tomuto záznamu nepatří.
log-numbering = Řádek { $line } záznamu má mít číslo { $expected }. Před ním některý řádek chybí nebo je dvakrát.
log-hash = Na řádku { $line } se pozice liší od té, se kterou byl záznam zapsán. Některý z předchozích řádků byl změněn.
log-unknown-line = Řádek { $line } záznamu není akce, vrácení, kontrolní součet ani konec.
log-bad-seat = Řádek { $line } záznamu uvádí „{ $given }“, ale nikdo takový u tohoto stolu nesedí.
log-illegal = Krok na řádku { $line } záznamu tam není dovolený: { $action }.
log-end = Výsledek na řádku { $line } není výsledkem této hry.
log-seed = Semínko na řádku { $line } neodpovídá závazku ze začátku hry.
log-no-seed = Záznam zatím semínko neprozrazuje. Prozradí ho, až hra skončí.
log-not-the-seed = Podle semínka by zde vyšlo něco jiného: { $purpose }.

## Pozice

position-too-large = Soubor s pozicí smí mít nejvýše { $limit } znaků.
position-not-json = Pozice není JSON; řádek { $line } nelze přečíst.
position-object = Údaj { $place } musí být objekt s pojmenovanými položkami.
position-list = Údaj { $place } musí být seznam, počet položek: { $length }.
position-missing = Údaj { $place } chybí.
position-unknown = Údaj { $place } do pozice nepatří. Známé údaje na tom místě: { $known }.
position-format = Pozice má formát { $given }. Tato verze čte formát { $known }.
position-game = Pozice je ze hry { $given }, ne ze hry { $known }.
position-rules = Pozice je pro verzi pravidel { $given }. Tento program zná verzi { $known }.
position-edition = Pozice je pro vydání { $given }, ne pro vydání { $known }. Zadejte správné vydání pomocí --edition.
position-seats = Místa { $given } nemohou být u jednoho stolu. Jsou to v tomto pořadí: { $known }.
position-word = Údaj { $place } nemůže být „{ $value }“. Možnosti: { $known }.
position-number = Údaj { $place } musí být celé číslo od { $least } do { $most }, ne { $value }.
position-total = Údaj { $place } dává na všech místech dohromady { $found }, ale v krabici je { $expected }.
position-too-many = V údaji { $place } je „{ $thing }“ příliš často; ve hře je nejvýše { $most }.
position-twice = V údaji { $place } je „{ $thing }“, ale to leží i jinde.
position-against = Údaj { $place } odporuje pravidlu { $clause }.
position-pending = Údaj { $place } je vyplněný, ale ve stavu hry { $stage } se na nic takového nečeká.
position-stage = Stav hry { $stage } neodpovídá tomu, kde stojí karavana.
position-no-move = Ve stavu hry { $stage } by nikdo nemohl nic udělat.
drawing-bad = Na řádku { $line } nákresu je „{ $text }“, ale má tam být { $expected }.
drawing-too-large = Nákres smí mít nejvýše { $limit } znaků.

## Obrázky pozic

picture-title = { $game }, pozice
picture-about = { $game }: stůl, jak ho vidí všichni. Na tahu: { $mover }.
