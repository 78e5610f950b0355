# Pravidla jako stránky ke čtení a hledání.

rules-index-about = Všechna pravidla, podle kterých se u našich stolů hraje, článek po článku a našimi slovy. Ke každému odmítnutí hra uvede článek a tady si ho přečtete.
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
rules-search-about = Musí se vyskytnout všechna slova. Na diakritice ani velikosti písmen nezáleží.
rules-clear = Zobrazit všechny články
rules-found = { $n ->
    [one] Říká to { $n } článek.
    [few] Říkají to { $n } články.
    [many] Říká to { $n } článku.
   *[other] Říká to { $n } článků.
}
rules-none = Žádný článek to neříká. Zkuste méně slov.
rules-copy = Zkopírovat adresu článku { $clause }
rules-copied = Adresa článku { $clause } je zkopírovaná.
rules-copy-failed = Adresu se nepodařilo zkopírovat: { $link }
rules-rulings-about = Tady pravidla mlčí nebo nejsou jasná. Takto hrajeme my. Kde se u stolu dá rozhodnout jinak, stojí u článku příslušné nastavení.
rules-differences-about = V čem se pravidla obou vydání rozcházejí a kterými se řídíme.
rules-option = Nastavení stolu
rules-allowed = Smí se
rules-refused = Nesmí se
rules-happens = Co se stane
rules-see = Obrázek u článku { $clause }
rules-diagram = { $game }: obrázek k pravidlům
rules-make-table = Připravit stůl
rules-no-diagram = Obrázek { $given } k této hře není. K dispozici jsou: { $known }.
rules-no-clause = Pravidla této hry nemají článek { $given }. Článek se píše například { $example }.
