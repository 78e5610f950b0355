# Pravidla jako stránky ke čtení a hledání.

rules-index-about = Všechna pravidla, podle kterých se u našich stolů hraje, článek po článku a našimi slovy. Když hra něco nedovolí, uvede článek, který si tu můžete přečíst.
rules-counted = { $clauses ->
    [one] { $clauses } článek
    [few] { $clauses } články
    [many] { $clauses } článku
   *[other] { $clauses } článků
}, { $drawings ->
    [one] { $drawings } obrázek
    [few] { $drawings } obrázky
    [many] { $drawings } obrázku
   *[other] { $drawings } obrázků
}
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-about = Hledají se články, které obsahují všechna zadaná slova. Na diakritice ani velikosti písmen nezáleží.
rules-clear = Zobrazit všechny články
rules-found = { $n ->
    [one] Nalezen { $n } článek.
    [few] Nalezeny { $n } články.
    [many] Nalezeno { $n } článku.
   *[other] Nalezeno { $n } článků.
}
rules-none = Nic se nenašlo. Zkuste méně slov.
rules-copy = Zkopírovat odkaz na článek { $clause }
rules-copied = Odkaz na článek { $clause } je zkopírovaný.
rules-copy-failed = Odkaz se nepodařilo zkopírovat: { $link }
rules-rulings-about = Tady pravidla mlčí nebo nejsou jasná. Takto hrajeme my. Kde si stůl může zvolit jinak, je u článku uvedena varianta.
rules-differences-about = V čem se pravidla obou vydání rozcházejí a kterými se řídíme.
rules-option = Varianta pravidel
rules-allowed = Dovoleno
rules-refused = Nedovoleno
rules-happens = Co se stane
rules-see = Obrázek u článku { $clause }
rules-diagram = { $game }: obrázek k pravidlům
rules-make-table = Založit stůl
rules-no-diagram = Obrázek { $given } k této hře není. K dispozici jsou: { $known }.
rules-no-clause = Pravidla této hry nemají článek { $given }. Článek se píše například { $example }.
