# Ishtar: was ein Zug noch kostet oder aufdeckt, über das Protokoll hinaus.

ishtar-bring-cost-gems = −{ $n ->
        [one] { $n } Juwel
       *[other] { $n } Juwelen
    } deiner Wahl
ishtar-bring-shows-tile = Das oberste Plättchen auf Schüssel { $cup } wird aufgedeckt.
ishtar-bring-shows-draw = Du nimmst das Plättchen ungesehen.
ishtar-bring-shows-cards = Neue Baumkarten kommen in die Auslage.
