# Ce qu’un choix rapporterait : la réponse sur une case, ou à côté d’une option.

bring-ask = Que se passerait-il ?
bring-costs = Vous payez
bring-gives = Vous gagnez
bring-score = Score
bring-total = { $change } au total
bring-ends = Votre tour s’arrête là.
bring-goes-on = Votre tour continue.
bring-choose = Choisir
bring-key = que se passerait-il, ou pourquoi pas ?
