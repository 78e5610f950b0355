# Ishtar: názvy a významy znaků.

## Nadpisy

ishtar-legend-gems = Drahokamy
ishtar-legend-tiles = Dílky a jejich symboly
ishtar-legend-desert = Poušť
ishtar-legend-pieces = Figurky a žetony
ishtar-legend-skills = Schopnosti

## Názvy

ishtar-legend-sign-gemany = libovolný drahokam
ishtar-legend-sign-shapes = dílek
ishtar-legend-sign-grass = tráva
ishtar-legend-sign-flowers = květiny
ishtar-legend-sign-sand = písek
ishtar-legend-sign-rock = skála s drahokamem
ishtar-legend-sign-tablet = posvátný kámen
ishtar-legend-sign-can = konev
ishtar-legend-sign-tree = strom
ishtar-legend-sign-bloom = květinový žeton
ishtar-legend-sign-assistant = pomocník

## Významy

ishtar-legend-means-gem = Platíte jím za kroky konve, schopnosti a karty stromů. Zbude-li na konci, přinese se schopností C { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }.
ishtar-legend-means-gemany = Drahokam libovolné barvy.
ishtar-legend-means-shapes = Rovný, lomený, nebo trojúhelníkový: tři pole, libovolně natočená.
ishtar-legend-means-grass = Místo pro strom nebo květinový žeton.
ishtar-legend-means-flowers = Květinová pole vedle sebe jsou jeden záhon. Každá květina je 1 bod pro toho, kdo tam má pomocníka.
ishtar-legend-means-symbol-assistant = Postavte sem pomocníka, není-li na záhonu žádný: záhon je váš.
ishtar-legend-means-symbol-star = Položte na schopnost drahokamy ({ $n }) a odemkněte ji.
ishtar-legend-means-symbol-wild = Symbol pomocníka, nebo hvězda, jak chcete.
ishtar-legend-means-sand = Volné místo pro dílky.
ishtar-legend-means-rock = Zakryjte ji a vezměte si drahokam.
ishtar-legend-means-tablet = Nikdy se nezakrývá. Vedle vašich záhonů přinese se schopností A body: { $n }.
ishtar-legend-means-fountain = Body za nejvíce květinových polí u ní: { $n }; při shodě každému.
ishtar-legend-means-can = K další míse se posune zdarma, každá mísa navíc stojí 1 drahokam.
ishtar-legend-means-tree = Stojí na volné trávě. Jeho karta přinese uvedené body.
ishtar-legend-means-bloom = Mění trávu v květinová pole.
ishtar-legend-means-assistant = Obsazuje jeden záhon. Na začátku u sebe máte { $front }, na koberci čekají další { $carpet }.
ishtar-legend-means-skill-a = Body za každý posvátný kámen vedle vašich záhonů: { $n }.
ishtar-legend-means-skill-b = Každý symbol můžete použít jako pomocníka, nebo jako hvězdu. Body: { $n }.
ishtar-legend-means-skill-c = Body za zbylé drahokamy: fialový { $purple }, červený { $red }, bílý { $white }.
ishtar-legend-means-skill-d = Body za každý strom vedle vašich záhonů: { $n }.
ishtar-legend-means-skill-e = Body za každého pomocníka, kterého máte u sebe: { $n }.
ishtar-legend-means-skill-f = Ihned: vezměte si drahokamy, celkem { $n }.
ishtar-legend-means-skill-g = Ihned: žeton s květinami ({ $n }) na volnou trávu.
ishtar-legend-means-skill-h = Ihned: žeton na dvě travnatá pole vedle sebe.
ishtar-legend-means-skill-i = Ihned: rezervujte si kartu stromu a vezměte si pomocníka z koberce.
ishtar-legend-means-skill-j = Ihned: uložte si dílek na později a vezměte si pomocníka z koberce.
