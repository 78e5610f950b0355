# Was würde es bringen: die Antwort an einer Stelle oder bei einer Möglichkeit.

bring-ask = Was würde das bringen?
bring-costs = Kostet
bring-gives = Bringt
bring-score = Wertung
bring-total = zusammen { $change }
bring-ends = Damit endet dein Zug.
bring-goes-on = Dein Zug geht weiter.
bring-choose = Wählen
bring-key = was es bringen würde; sonst, warum es nicht geht
