# A jelmagyarázat: a játék minden jele és jelentése.

legend-title = Jelmagyarázat
legend-key = jelmagyarázat: mit jelentenek a jelek
legend-find = Jel keresése
legend-none-found = Nincs ilyen nevű jel.
legend-seats = Játékosok
legend-seat = Ennek a játékosnak az elemein ez a betű áll: { $letter }.
legend-marks = Jelzések a táblákon
legend-mark-legal = Ezt választhatod.
legend-mark-cost = Ezt választhatod, de külön ára van.
legend-mark-chosen = Ez van kiválasztva.
legend-mark-refused = Ezt most nem választhatod. Kérdezd meg, miért.
legend-mark-last = Lépés az utolsó köröd óta; a szám a sorrendet mutatja.
legend-mark-reveals = Új információ derül ki: utána csak a többiek beleegyezésével vonható vissza.
legend-now = most érvényes
legend-have = a tiéd
legend-left = { $n ->
        [one] { $n } felfedetlen
       *[other] { $n } felfedetlen
    }
legend-aid = Játékossegédlet
