# Botok az asztalnál: egy mondat minden szereplőről.

character-iltani = Őrzi a zsilipek kulcsait, és minden cseppre emlékszik.
character-balasi = Reggeli előtt az eget olvassa, utána a játéktáblát.
character-taram = Minden unokájának fügefát ültetett, és sok unokája van.
character-rimut = Az első karavánnal jött, és sosem kérdezte, mikor indul tovább.
character-ahati = Szőnyeget sző, és mintákban számol.
character-kubi = A kert legfiatalabbja: megkérdezi, miért, aztán újra megkérdezi.
character-nidin = Mindent agyagba ír, a tréfákat is.
character-sabitu = Övé a fogadó a kapunál, minden tervről ő hall először.
