### Co může být špatně ve vydání, tedy v souboru s herním materiálem. $file je soubor, $place klíč v něm,
### $value to, co tam stojí, tak jak to soubor píše, $known seznam slov nebo klíčů.

## Soubor

edition-no-file = Soubor { $file } neexistuje, nebo je to složka či něco jiného, co není obyčejný soubor. Zadejte cestu k vydání, tedy k souboru TOML.
edition-unreadable = Soubor { $file } nelze přečíst: { $reason }. Zkontrolujte cestu a přístupová práva.
edition-large = Soubor { $file } je příliš velký; mez v bajtech: { $limit }. Zadejte vydání; žádné není tak dlouhé.
edition-not-utf8 = { $file }, řádek { $line }: Toto není text v kódování UTF-8. Uložte soubor jako UTF-8.
edition-not-toml = { $file }, řádek { $line }, sloupec { $column }: „{ $text }“ nelze přečíst jako TOML. Opravte tento řádek nebo ten před ním. Řádek má tvar klíč = hodnota, slova stojí v uvozovkách a klíč smí být v tabulce jen jednou.
edition-dots = { $file }, řádek { $line }: V jednom klíči nebo větě je příliš mnoho teček; nejvyšší počet: { $limit }. Zkraťte to.

## Začátek souboru

edition-format = { $file }, { $place }: Tento program čte formát { $known }, ne { $value }. Napište format = { $known }, nebo aktualizujte Semiramis, pokud je soubor z novější verze.
edition-game = { $file }, { $place }: Toto je vydání hry { $value }, ne hry { $expected }. Vyberte vydání hry { $expected }.
edition-name = { $file }, { $place }: { $value } není použitelný název. Dejte vydání vlastní název; největší délka: { $limit }.

## Jednotlivé hodnoty

edition-missing = { $file }, { $place }: Klíč chybí. Doplňte ho; jeho tabulka obsahuje: { $known }.
edition-unknown-key = { $file }, { $place }: Tento klíč sem nepatří. Opravte jeho název, nebo ho odstraňte.
edition-deep = { $file }, { $place }: Tabulky jsou do sebe vnořené příliš hluboko; nejvyšší počet úrovní: { $limit }. Použijte méně úrovní.
edition-not-value = { $file }, { $place }: { $value } není celé číslo ani slovo v uvozovkách. Napište jedno z toho, nebo jejich prostý seznam.
edition-not-number = { $file }, { $place }: { $value } není celé číslo. Napište celé číslo bez uvozovek.
edition-not-word = { $file }, { $place }: { $value } není slovo v uvozovkách. Napište slovo v uvozovkách.
edition-not-list = { $file }, { $place }: { $value } není seznam. Napište seznam v hranatých závorkách.
edition-not-table = { $file }, { $place }: { $value } není tabulka. Napište tabulku: klíče s hodnotami pod řádkem s tímto názvem v hranatých závorkách, nebo ve složených závorkách.
edition-range = { $file }, { $place }: { $value } je mimo rozsah. Napište celé číslo od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }.
edition-choice = { $file }, { $place }: { $value } tu stát nemůže. Použijte jednu z možností: { $known }.
edition-size = { $file }, { $place }: Seznam má špatnou délku, { $found }. Napište seznam délky { $expected }.
edition-twice = { $file }, { $place }: { $value } se vyskytuje podruhé. Ponechte jen jeden výskyt.

## Původ hodnot

edition-no-source = { $file }, { $place }: Nikde není řečeno, odkud tato hodnota je. Napište do její tabulky zdroj (source) a jistotu (confidence), jednu z možností: { $known }.
edition-source = { $file }, { $place }: { $value } není zdroj. Napište větou v uvozovkách, odkud hodnota je.
edition-why = { $file }, { $place }: { $value } není název věty. Řádek odstraňte; zdroj stačí.
edition-note-nowhere = { $file }, { $place }: Toto mluví o hodnotě, která v souboru není. Opravte název, nebo řádek odstraňte.

## Proti obsahu krabice

edition-must-be = { $file }, { $place }: Stojí tu { $value }, ale podle pravidel a obsahu krabice to má být { $expected }. Napište { $expected }.
edition-total = { $file }, { $place }: Součet čísel je { $found }, ale obsahu krabice odpovídá { $expected }. Opravte zdejší čísla.
edition-total-range = { $file }, { $place }: Součet čísel je { $found }. Opravte je tak, aby byl od { $least } do { $most }.
edition-occurs = { $file }, { $place }: Počet výskytů „{ $what }“: { $found }; v krabici: { $expected }. Opravte zdejší hodnoty.
edition-too-much = { $file }, { $place }: { $value } je příliš mnoho, protože v { $other } stojí { $limit }. Napište sem nejvýše { $most }, nebo tam větší číslo.
edition-few-tiles = { $file }, { $place }: Počet částí zahrady, které vyžadují kvalitu { $quality }: { $found }; počet destiček této kvality v krabici: { $most }. Ať ji vyžaduje méně částí.
