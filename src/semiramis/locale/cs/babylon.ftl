### Babylon: slova hry a jejich tvary.
### Hodnota je 1. pád, atributy jsou 2., 3., 4., 6. a 7. pád.

## Květiny

babylon-flower-white = bílá květina
    .gen = bílé květiny
    .dat = bílé květině
    .acc = bílou květinu
    .loc = bílé květině
    .ins = bílou květinou
babylon-flower-pink = růžová květina
    .gen = růžové květiny
    .dat = růžové květině
    .acc = růžovou květinu
    .loc = růžové květině
    .ins = růžovou květinou
babylon-flower-orange = oranžová květina
    .gen = oranžové květiny
    .dat = oranžové květině
    .acc = oranžovou květinu
    .loc = oranžové květině
    .ins = oranžovou květinou
babylon-flower-blue = modrá květina
    .gen = modré květiny
    .dat = modré květině
    .acc = modrou květinu
    .loc = modré květině
    .ins = modrou květinou

## Materiály

babylon-material-clay = hlína
    .gen = hlíny
    .dat = hlíně
    .acc = hlínu
    .loc = hlíně
    .ins = hlínou
babylon-material-granite = žula
    .gen = žuly
    .dat = žule
    .acc = žulu
    .loc = žule
    .ins = žulou
babylon-material-basalt = čedič
    .gen = čediče
    .dat = čediči
    .acc = čedič
    .loc = čediči
    .ins = čedičem

## Dekorace

babylon-piece-statue = socha
    .gen = sochy
    .dat = soše
    .acc = sochu
    .loc = soše
    .ins = sochou
babylon-piece-fountain = fontána
    .gen = fontány
    .dat = fontáně
    .acc = fontánu
    .loc = fontáně
    .ins = fontánou
babylon-piece-bridge = lávka
    .gen = lávky
    .dat = lávce
    .acc = lávku
    .loc = lávce
    .ins = lávkou
babylon-piece-stairs = schodiště
    .gen = schodiště
    .dat = schodišti
    .acc = schodiště
    .loc = schodišti
    .ins = schodištěm

## Efekty žetonů kol

babylon-token-none = zatím žádný žeton
babylon-token-pillar = jednoduchý sloup navíc
babylon-token-double = dvojitý sloup navíc
babylon-token-change = proměna symbolu
babylon-token-add = přidání symbolu
babylon-token-flower = dva sloupy za květinu
babylon-token-minus = o jeden sloup méně
babylon-token-blank = bez efektu

## Rohy dílku terasy

babylon-corner-nw = levý horní roh
    .gen = levého horního rohu
    .dat = levému hornímu rohu
    .acc = levý horní roh
    .loc = levém horním rohu
    .ins = levým horním rohem
babylon-corner-ne = pravý horní roh
    .gen = pravého horního rohu
    .dat = pravému hornímu rohu
    .acc = pravý horní roh
    .loc = pravém horním rohu
    .ins = pravým horním rohem
babylon-corner-se = pravý dolní roh
    .gen = pravého dolního rohu
    .dat = pravému dolnímu rohu
    .acc = pravý dolní roh
    .loc = pravém dolním rohu
    .ins = pravým dolním rohem
babylon-corner-sw = levý dolní roh
    .gen = levého dolního rohu
    .dat = levému dolnímu rohu
    .acc = levý dolní roh
    .loc = levém dolním rohu
    .ins = levým dolním rohem

## Složky výsledku (záhlaví tabulky)

babylon-part-statues = Sochy
babylon-part-fountains = Fontány
babylon-part-bridges = Lávky
babylon-part-stairs = Schodiště
babylon-part-sets = Různorodost dekorací
babylon-part-flowers = Květiny
babylon-part-belvederes = Vyhlídky
babylon-part-height = Nejvyšší bod
