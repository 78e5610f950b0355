# Amyitis: was ein Zug noch kostet oder aufdeckt, über das Protokoll hinaus.

amyitis-bring-cost-good = −1 Ware: { $good }
amyitis-bring-cost-owed = Danach zahlst du { $good_a_acc } oder stattdessen Wein.
amyitis-bring-shows-crafts = Neue Handwerkskarten werden ausgelegt.
amyitis-bring-pass = Ab jetzt bringt dir jeder deiner Züge in dieser Runde 1 Talent, solange noch jemand anderes spielt.
