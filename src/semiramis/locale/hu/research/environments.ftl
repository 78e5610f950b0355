# Környezetek: PettingZoo, Gymnasium, OpenSpiel, nyelvi modellek.

research-env-action-unknown = Nincs { $given } számú lépés. A játékosok lépéseinek száma 0 és { $most } közé esik.
research-env-action-shape = A lépést egész szám jelöli, nem „{ $given }”.
research-env-agent-unknown = Nincs „{ $given }” nevű ágens ennél az asztalnál. Ismert ágensek: { $known }.
research-env-extra-missing = Ehhez szükség van a következő csomagra: { $package }. Telepítés: pip install 'semiramis[{ $extra }]'
research-env-language = Ezen a nyelven nincsenek szövegek: „{ $given }”. Ismert nyelvek: { $known }.
research-env-learner = A tanuló helye egy szám 0 és { $most } között, vagy „any”, ha minden játszmában más hely legyen; „{ $given }” nem lehet.
research-env-not-begun = Még semmi sem kezdődött el: előbb hívd meg a reset() függvényt.
research-env-observer-parameters = A megfigyeléseknek nincsenek paraméterei; megadva: { $given }.
research-env-opponents = Minden további helyre egy ellenfél kell, vagy egy az összesre: { $wanted }, nem { $given }.
research-env-options-shape = A szabályváltozatokat név–érték párokként kell megadni, nem így: „{ $given }”.
research-env-over = A játszma véget ért: a következő a reset() hívásával kezdődik.
research-env-render-none = Nincs mit megjeleníteni, mert nincs kiválasztva render_mode. Lehetséges: { $known }.
research-env-render-unknown = Nincs „{ $given }” nevű render_mode. Lehetséges: { $known }.
research-env-seat = A hely egy szám 0 és { $most } között, nem „{ $given }”.
research-env-seed = Az osztáskód (seed) egy egész szám 0-tól felfelé, nem „{ $given }”.

# Játékok kötegekben.

research-batch-code = Nincs { $given } számú akció ({ $slot }. rekesz). A játékosok akcióinak száma 0 és { $most } közé esik.
research-batch-dtype = Az akciók egész számok; a tömbben { $given } van. Alakítsd át, például így: astype(int).
research-batch-rewards-unknown = Nincs „{ $given }” nevű jutalmazás. Ismert nevek: { $known }.
research-batch-seat = Ennél az asztalnál a hely 0 és { $most } közötti szám, nem { $given }.
research-batch-seed = Az osztáskód (seed) egész szám, nem { $given }.
research-batch-shape = Minden rekeszhez egy akció kell (rekeszek száma: { $slots }); a tömb alakja { $given }.
research-batch-slot = A rekesz { $least } és { $most } közötti szám, nem { $given }.
research-batch-slots = A rekeszek száma { $least } és { $most } közötti egész szám, nem { $given }.
research-batch-steps = A lépések száma { $least } és { $most } közötti egész szám, nem { $given }.
research-batch-threads = A szálak száma { $least } és { $most } közötti egész szám, nem { $given }.
