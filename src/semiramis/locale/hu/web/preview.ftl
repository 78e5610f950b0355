# Mit hozna ez: a válasz egy helyen vagy egy lehetőség mellett.

bring-ask = Mit hoz ez a lépés?
bring-costs = Amit fizetsz
bring-gives = Amit kapsz
bring-score = Pontok
bring-total = összesen { $change }
bring-ends = Ezzel véget ér a köröd.
bring-goes-on = A köröd folytatódik.
bring-choose = Ezt választom
bring-key = mit hoz ez a lépés; ha nem lehet, miért nem
