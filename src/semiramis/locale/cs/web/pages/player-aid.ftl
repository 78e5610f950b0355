# Přehled pravidel: jedna stránka k vytištění.

aid-title = Přehled pravidel: { $game }
aid-about = Celá hra na jedné stránce: tah, akce, symboly a bodování.
aid-name = Přehled pravidel
aid-for = pro { $least } až { $most } hráče
aid-foot = Semiramis · čísla podle vydání „{ $edition }“
aid-print = Vytisknout nebo uložit jako PDF
aid-save = Uložit jako SVG
aid-failed = Přehled se nepodařilo načíst.
aid-choose = Přehledy pravidel
aid-lead = Jedna stránka pro každou hru, ve vašem jazyce, na stůl doma.
aid-signs = Znaky
aid-scoring = Bodování
aid-players = Podle počtu hráčů
