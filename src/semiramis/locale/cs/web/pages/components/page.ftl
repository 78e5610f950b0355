# Stránka o herním materiálu a vydání, která si někdo načte.

## Stránka

components-title = Herní materiál hry { $game }
components-games = Jiné hry
components-lead = Pravidla, která máme, jsou texty bez obrázků. Co říkají slovy, je jisté. Co bylo jen vytištěno na plánech, kartách a dílcích, jsme rekonstruovali: zvolili jsme hodnoty, které odpovídají všemu, co je známo. Každá hodnota je tu uvedena i s důvodem.
components-show = Zobrazit
components-show-all = Vše: { $n }
components-show-certain = Jisté: { $n }
components-show-recon = Rekonstruované: { $n }
components-conf-rules = vytištěno v pravidlech
components-conf-external = potvrzeno jinde
components-conf-constrained = rekonstruováno, v mezích
components-conf-free = rekonstruováno, volně
components-conf-about-rules = Stojí to v pravidlech nebo v seznamu obsahu.
components-conf-about-external = Uvádí to jiný zveřejněný zdroj, který je u hodnoty jmenován.
components-conf-about-constrained = Náš návrh. Součty, příklady a souměrnost nechávají málo jiných možností.
components-conf-about-free = Náš návrh. Neodporuje ničemu, co je známo, to by ale platilo i pro mnoho jiných hodnot.
components-rests = O co se hodnoty opírají
components-rests-share = { $n } z { $total } hodnot
components-chapter-recon = rekonstruováno: { $recon } z { $n }
components-chapters = Oddíly
components-why = Proč
components-note = důvod { $n }
components-covers = { $n ->
        [one] { $n } hodnota
        [few] { $n } hodnoty
        [many] { $n } hodnoty
       *[other] { $n } hodnot
    }
components-table = Jako tabulka
components-head-what = Co
components-head-value = Hodnota
components-head-reason = Jistota a důvod
components-none = nic
components-code = { $code }
components-source = { $source }
components-players = { $n ->
        [one] s { $n } hráčem
        [few] se { $n } hráči
        [many] s { $n } hráče
       *[other] s { $n } hráči
    }
components-shown-other = Toto jsou hodnoty vydání „{ $name }“ ({ $hash }), ne standardního.
components-show-standard = Zobrazit standardní vydání

## Jiné vydání

components-yours = Pokud se vaše vydání liší
components-yours-about = Uložte vydání do souboru, v libovolném textovém editoru opravte, co se liší, dejte mu vlastní název a načtěte ho sem. Zkontroluje se podle obsahu krabice a uvidíte, co se změní, ještě než s ním někdo bude hrát.
components-save = Uložit toto vydání do souboru
components-load = Načíst soubor vydání
components-drop = Soubor sem můžete také přetáhnout.
components-paste = Raději vložit text
components-paste-label = Text vydání
components-check = Zkontrolovat text
components-checking = Kontroluje se…
components-faults = S tímto vydáním zatím hrát nelze. Co je špatně:
components-faults-more = Možná je toho víc. Opravte nejdřív toto a soubor načtěte znovu.
components-fine = S vydáním „{ $name }“ lze hrát.
components-same = Všechny hodnoty jsou stejné jako ve standardním vydání.
components-differences = { $n ->
        [one] Od standardního vydání se liší { $n } hodnota
        [few] Od standardního vydání se liší { $n } hodnoty
        [many] Od standardního vydání se liší { $n } hodnoty
       *[other] Od standardního vydání se liší { $n } hodnot
    }
components-before = Standardní vydání
components-after = Toto vydání
components-absent = není
components-use = Použít pro nový stůl
components-look = Zobrazit všechny hodnoty

## Moje vydání

components-mine = Moje vydání
components-mine-about = Jsou uložena v tomto prohlížeči. Stůl, který některé používá, ho má uložené na serveru.
components-not-kept = Prohlížeč nemá na toto vydání místo. Uložte ho do souboru, nebo jiné odstraňte.
components-remove = Odstranit
components-act-on = { $act }: { $name }
components-file = Uložit do souboru
components-compare = Co se liší
components-removed = Vydání „{ $name }“ tu už není uloženo.

## Nový stůl

components-choose = Vydání herního materiálu
components-standard = Standardní vydání: { $name }
