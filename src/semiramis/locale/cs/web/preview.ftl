# Co by to přineslo: odpověď na místě nebo u možnosti.

bring-ask = Co by to přineslo?
bring-costs = Stojí
bring-gives = Přinese
bring-score = Body
bring-total = celkem { $change }
bring-ends = Tím váš tah končí.
bring-goes-on = Váš tah pokračuje.
bring-choose = Zvolit
bring-key = co by to přineslo, nebo proč to nejde
