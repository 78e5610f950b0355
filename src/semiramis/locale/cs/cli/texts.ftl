# `semiramis texts`: překlad programu.

cli-help-cmd-texts = Pomůže s překladem: vytvoří soubory jazyka, ověří je a řekne, jak daleko je který jazyk.
cli-texts-help-action = Co udělat: vytvořit soubory, ověřit je, nebo vypsat, jak daleko je každý jazyk.
cli-texts-help-language = Kód jazyka, například fr.
cli-texts-help-folder = Složka s jazyky. Výchozí: SEMIRAMIS_LOCALE, jinak semiramis-locale zde.
cli-texts-made = Souborů zapsaných do { $folder }: { $n }.
cli-texts-kept = Souborů, které tu už byly a zůstávají beze změny: { $n }.
cli-texts-next = Nahraďte každé TODO svým překladem. Pak soubory ověřte a vyzkoušejte ve hře:
cli-texts-waiting = Zbývá přeložit: { $n }
cli-texts-faults = Chyby: { $n }
cli-texts-more = a další ({ $n }); všechno vypíše --json
cli-texts-complete = { $name }: nabízí se hráčům; přeloženo { $percent } % ({ $done } z { $total }), chyb: { $faults }.
cli-texts-progress = { $name }: překládá se; přeloženo { $percent } % ({ $done } z { $total }), chyb: { $faults }.
cli-texts-offer = Všechno je přeloženo. Zapište „complete = true“ do { $file } a jazyk lze nabídnout všem hráčům.
cli-texts-action = Akce „{ $given }“ neexistuje. Známé akce: { $known }.
cli-texts-which = Uveďte i jazyk, například: semiramis texts check fr
cli-texts-code = Jazyk „{ $given }“ neexistuje. Zadejte jeho kód ze dvou nebo tří malých písmen, například fr pro francouzštinu.
cli-texts-english = Z angličtiny se překládá; její soubory jsou v repozitáři.
cli-texts-no-language = Ve složce { $folder } nejsou žádné soubory jazyka „{ $language }“. Vytvoříte je příkazem: semiramis texts new { $language }
cli-texts-no-folder = Složka { $folder } neexistuje.
cli-texts-file = { $file } nelze použít: { $reason }. Opravte jej a zkuste to znovu.
