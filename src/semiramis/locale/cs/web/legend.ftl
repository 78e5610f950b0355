# Vysvětlivky: každý znak hry a co znamená.

legend-title = Vysvětlivky
legend-key = vysvětlivky: co znamenají znaky
legend-find = Najít znak
legend-none-found = Žádný znak se tak nejmenuje.
legend-seats = Hráči
legend-seat = Herní součásti tohoto hráče nesou písmeno { $letter }.
legend-marks = Značky na plánech
legend-mark-legal = To můžete zvolit.
legend-mark-cost = To můžete zvolit, ale stojí to něco navíc.
legend-mark-chosen = To je zvolené.
legend-mark-refused = To teď není dovoleno. Zeptejte se proč.
legend-mark-last = Krok zahraný od vašeho posledního tahu; číslo říká pořadí.
legend-mark-reveals = Něco se odkryje: vzít to zpět pak půjde jen se souhlasem ostatních.
legend-now = právě platí
legend-have = máte
legend-left = { $n ->
        [one] { $n } neodhalený
        [few] { $n } neodhalené
        [many] { $n } neodhaleného
       *[other] { $n } neodhalených
    }
legend-aid = Přehled pravidel k vytištění
