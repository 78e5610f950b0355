# Server: problémy a co se oznamuje u stolu.

## První stránka

server-page-title = Semiramis
server-page-about = Server běží. Stoly se zakládají a hraje se u nich přes /api; popis je na adrese /api/openapi.json.
server-page-build = Webový klient tu není sestavený. V repozitáři ho sestaví a otevře „make play“.

## Problémy

server-malformed = Požadavek nemá v místě { $place } správný tvar: { $reason }. Opravte ho a pošlete znovu.
server-bad-method = Tato adresa na tuto metodu neodpovídá.
server-no-page = Na této adrese nic není.
server-bug = Na serveru došlo k chybě. Nic se neztratilo: co vám bylo oznámeno, je uloženo. Načtěte stůl znovu.
server-storage = Server teď nemůže nic uložit: disk je plný, nelze na něj zapisovat, nebo není dostupná databáze. Nic se neztratilo; když příkaz později pošlete znovu, provede se jednou.
server-damaged = Uložená data stolu { $table } jsou poškozená. Ostatních stolů se to netýká. Požádejte správce serveru, ať spustí „semiramis doctor --data“ a obnoví zálohu.
server-stopping = Server se právě vypíná. Vaše hry jsou uložené; zkuste to za chvíli znovu.
server-bad-database = „{ $given }“ nemůže být adresa databáze. Pište ji jako postgresql://uživatel@počítač/jméno.
server-moved = Tento stůl právě přebírá jiný server. Nic se nezměnilo; zkuste to za chvíli znovu.
server-busy = Server je zaneprázdněný dlouhými hrami ostatních. Nic se nezměnilo; zkuste to za chvíli znovu.
server-too-costly = Tohle by serveru trvalo příliš dlouho nebo by na to nestačila paměť. Nic se nezměnilo.
server-no-table = Stůl { $table } neexistuje. Zkontrolujte odkaz.
server-no-edition = Vydání { $edition } tohoto stolu tu není známé. Založte stůl se souborem tohoto vydání.
server-other-rules = U stolu { $table } se hraje podle pravidel ve verzi { $given }. Tento server zná jen verzi { $known }. Nic se neztratilo: uložte hru do souboru a ten otevřete ve verzi Semiramis, která tato pravidla zná.
server-edition-too-large = Vydání je příliš velké. Čte se nejvýše { $limit } bajtů.
server-log-too-large = Záznam je příliš velký. Čte se nejvýše { $limit } bajtů.
server-too-large = Požadavek je příliš velký. Čte se nejvýše { $limit } bajtů.
server-too-many = Požadavků je za krátkou dobu příliš mnoho. Zkuste to znovu za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
server-too-many-streams = Z vaší adresy je otevřeno příliš mnoho stránek se stoly, smí jich být nejvýše { $limit }. Některé zavřete.
server-uploading = Jeden záznam z vaší adresy se právě čte. Počkejte, až bude hotový.
server-too-slow = Požadavek nedorazil do { $seconds } s. Pošlete ho znovu.
server-too-many-today = Z vaší adresy dnes vzniklo nebo bylo nahráno příliš mnoho stolů: nejvýše { $limit } za den. Zkuste to později.
server-table-full = Tento stůl má víc než { $limit } událostí. Odteď jsou možné jen tahy.
server-foreign-host = Tento server na jméno { $host } neodpovídá. Jeho správce ho může povolit pomocí --allow-host.
server-foreign-page = Stránka z jiného webu tohle tady dělat nesmí.
server-bad-authorization = Hlavička Authorization nemá správný tvar. Napište: Bearer, mezeru a token.
server-no-token = K tomu je třeba token některého místa. Pošlete ho v hlavičce Authorization.
server-unknown-token = Tento token nepatří k žádnému místu u tohoto stolu.
server-no-seat = U tohoto stolu nemáte žádné místo.
server-not-your-seat = Tento token nepatří k místu „{ $seat }“.
server-not-your-turn = Nejste na tahu.
server-nobody-to-decide = V této pozici není o čem rozhodovat.
server-hint-replaced = Tuto žádost o radu nahradila vaše novější; odpoví se jen na ni.
server-stale = Hra u stolu je už dál: znáte událost { $expect }, poslední je { $seq }. Podívejte se, co vám uniklo, a pak se rozhodněte znovu.
server-waiting = Hra začne, až budou všechna místa obsazená.
server-seed-given = Zakladatel stolu zadal semínko „{ $seed }“: kdo ho zná, může předem vědět, co se kdy vylosuje. Sedněte si, jen pokud s tím souhlasíte.
server-deal-begun = Rozdávání už začalo; jiné číslo se započítat nedá.
server-no-number-due = Teď se od vás žádné číslo nečeká. Čísla se odhalují, až jsou všechna místa obsazená, a jen od těch, kdo předtím poslali jejich otisk.
server-wrong-number = Toto není číslo, jehož otisk přišel při usednutí ke stolu.
server-not-over = Hra ještě není u konce.
server-no-help = Dokud hra trvá, jsou u tohoto stolu vypnuté rady i pokračování z jejích pozic.
server-already-asked = { $seat } už o něco žádá. Nejdřív na to odpovězte.
server-away-cannot-agree = { $seat } teď není u stolu, a bez souhlasu tohoto hráče to nejde. Zeptejte se, až se vrátí.
server-nothing-asked = Není tu žádná žádost, na kterou můžete odpovědět.
server-seat-taken = Místo „{ $seat }“ je obsazené.
server-no-free-seat = U tohoto stolu není žádné volné místo.
server-fork-seats = Počet míst v této pozici je { $seats }. Pro každé někoho uveďte.
server-no-seq = Událost { $seq } neexistuje. Poslední je { $last }.
server-no-seat-here = U tohoto stolu nikdo nehraje na místě { $seat }.
server-no-pictures = Tento server neumí kreslit obrázky PNG: není nainstalováno rozšíření „pictures“. Stejná karta existuje jako SVG.
server-bad-event-id = Číslo poslední události musí být celé číslo.
server-newer-data = Datový soubor { $path } zapsala novější verze programu Semiramis. Nic se v něm nezměnilo. Spusťte novější verzi, nebo zvolte jinou složku.

## Co se oznamuje u stolu

server-told-made = Stůl je připraven.
server-told-join = Ke stolu usedá { $name } jako { $seat }.
server-told-dealt = Rozdání vzešlo z tajemství serveru a z čísla každého hráče: nikdo si ho nevybral.
server-told-again = Toto losování už jednou proběhlo a bylo vráceno: bylo známo, jak dopadne.
server-told-leave = { $seat } není u stolu; dál hraje bot { $bot }.
server-told-return = { $seat } je zpět.
server-told-flag = { $seat }: čas vypršel, dál hraje bot { $bot }.
server-told-undo = { $seat } bere zpět { $n ->
        [one] { $n } krok
        [few] { $n } kroky
        [many] { $n } kroku
       *[other] { $n } kroků
    }.
server-told-redo = { $seat } znovu hraje { $n ->
        [one] { $n } krok
        [few] { $n } kroky
        [many] { $n } kroku
       *[other] { $n } kroků
    }.
server-told-ask-undo = { $seat } žádá o vrácení { $n ->
        [one] { $n } kroku
        [few] { $n } kroků
        [many] { $n } kroku
       *[other] { $n } kroků
    }.
server-told-ask-resign = { $seat } žádá o okamžité ukončení hry.
server-told-agreed = { $seat } souhlasí.
server-told-declined = { $seat } nesouhlasí.
server-told-expired = Nikdo včas neodpověděl, žádost propadla ({ $seat }).
server-told-resign = Hra končí dohodou, o kterou žádá { $seat }.
server-told-rematch = { $seat } připravuje další hru.

## Karty a náhledy odkazů

card-won = vítězí { $name }
card-shared = společné vítězství
card-playing = rozehraná hra
card-waiting = volné místo u stolu
card-replay = pozice ze hry
box-place = Místo { $place } se v krabici nezjišťuje. Načtěte stránku znovu a zkuste to ještě jednou.
