# Mit hozna ez: a válasz egy helyen vagy egy lehetőség mellett.

bring-ask = Mit hozna ez?
bring-costs = Ára
bring-gives = Hozama
bring-score = Pontok
bring-total = összesen { $change }
bring-ends = Ezzel véget ér a köröd.
bring-goes-on = A köröd folytatódik.
bring-choose = Ezt választom
bring-key = mit hozna ez; ha nem lehet, miért nem
