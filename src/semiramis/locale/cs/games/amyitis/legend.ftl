# Amyitis: názvy a významy znaků.

## Nadpisy

amyitis-legend-goods = Zboží
amyitis-legend-stock = Zásoba a stůl
amyitis-legend-crafts = Karty řemeslníků
amyitis-legend-court = Karty cechu
amyitis-legend-temples = Chrámy
amyitis-legend-garden = Zahrada a karavana

## Názvy

amyitis-legend-sign-anygood = libovolné zboží
amyitis-legend-sign-talent = talent
amyitis-legend-sign-camel = velbloud
amyitis-legend-sign-prestige = body prestiže
amyitis-legend-sign-first = začínající hráč
amyitis-legend-sign-pass = pasování
amyitis-legend-sign-neutral = neutrální kostička
amyitis-legend-sign-anycourt = libovolná karta cechu
amyitis-legend-sign-quality = kvalita
amyitis-legend-sign-plant = výsadba
amyitis-legend-sign-dry = suchý úsek
amyitis-legend-sign-wet = zavlažený úsek
amyitis-legend-sign-caravan = karavana

## Významy

amyitis-legend-means-good = Platíte jím ve městě, které ho požaduje, nebo ho prodáte v Babylonu.
amyitis-legend-means-wine = Při placení zastoupí libovolné jiné zboží.
amyitis-legend-means-anygood = Zboží ze zásoby podle vaší volby, víno jen tehdy, když to stůl dovoluje.
amyitis-legend-means-anygood-sold = Libovolné vaše zboží, i víno; prodáváte ho v Babylonu.
amyitis-legend-means-talent = Mince, kterou platíte za najmutí řemeslníků.
amyitis-legend-means-camel = Posune karavanu o jedno políčko.
amyitis-legend-means-prestige = Kdo jich má na konci nejvíce, vítězí.
amyitis-legend-means-first = Zahajuje kolo; po každém kole karta putuje dál.
amyitis-legend-means-pass = V tomto kole už žádná akce.
amyitis-legend-means-neutral = Nepatří nikomu. Zabírá místo v chrámech a zavlažuje úseky.
amyitis-legend-means-peasant = Dejte kostičku na dostupné pole a vezměte si jeho zboží. Za plnou řadu dostane zahradníka ten, kdo v ní má nejvíce kostiček.
amyitis-legend-means-priest = Dejte kostičku do chrámu; ostatní se posunou o jedno políčko.
amyitis-legend-means-engineer = Dejte kostičku na úsek, ke kterému vede voda, a získejte body prestiže: { $n }.
amyitis-legend-means-merchant = Vezměte si 1 velblouda.
amyitis-legend-means-caravaneer = Podle stupně od 0: políčka navíc pro karavanu { $steps }; nejvýše žetonů zboží { $store }.
amyitis-legend-means-banker = Každé kolo podle stupně od 1: talenty { $talents } a body prestiže { $prestige }.
amyitis-legend-means-palace = Jednou při získání, podle stupně od 1: body prestiže { $prestige }.
amyitis-legend-means-gardener = Použijete ho při výsadbě: kvalita +1.
amyitis-legend-means-anycourt = Zdarma další stupeň některého druhu, nebo zahradník.
amyitis-legend-means-ishtar = První si vezme velblouda, nebo talent. Ve třech a čtyřech dostane druhý to, co zbude.
amyitis-legend-means-marduk = Body prestiže: první { $first }, ve třech a čtyřech i druhý { $second }.
amyitis-legend-means-tammouz = První dá kostičku na pole a vezme si jeho zboží. Ve třech a čtyřech smí druhý vyměnit žeton zboží.
amyitis-legend-means-quality = Tolik klínů, jakou kvalitu rostlina má nebo část zahrady vyžaduje.
amyitis-legend-means-plant = Vezmete si destičku z části zahrady, která má jednu stranu celou zavlaženou.
amyitis-legend-means-dry = Na každou vlnku se vejde jedna kostička; dvě vlnky vedle sebe potřebují dvě.
amyitis-legend-means-wet = Voda odtud vede k dalším úsekům.
amyitis-legend-means-caravan = Jedna karavana pro všechny. Jde po směru hodinových ručiček a v cíli musíte obchodovat.
