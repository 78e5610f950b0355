# Prostředí: PettingZoo, Gymnasium, OpenSpiel, jazykové modely.

research-env-action-unknown = Akce číslo { $given } neexistuje. Akce hráčů mají čísla 0 až { $most }.
research-env-action-shape = Akce je celé číslo, ne „{ $given }“.
research-env-agent-unknown = Agent „{ $given }“ u tohoto stolu není. Známí agenti: { $known }.
research-env-extra-missing = Je k tomu potřeba balíček { $package }. Nainstalujete ho příkazem: pip install 'semiramis[{ $extra }]'
research-env-language = Texty v jazyce „{ $given }“ nejsou. Známé jazyky: { $known }.
research-env-learner = Místo toho, kdo se učí, je číslo 0 až { $most }, nebo „any“ pro jiné místo v každé hře, ne „{ $given }“.
research-env-not-begun = Ještě nic nezačalo: nejdřív zavolejte reset().
research-env-observer-parameters = Pozorování nemají žádné parametry; zadáno: { $given }.
research-env-opponents = Na každé další místo je potřeba jeden soupeř, nebo jeden pro všechna: { $wanted }, ne { $given }.
research-env-options-shape = Varianty pravidel se zadávají jako dvojice názvů a hodnot, ne jako „{ $given }“.
research-env-over = Hra skončila: další začne voláním reset().
research-env-render-none = Není co vykreslit, protože nebyl zvolen žádný render_mode. Možnosti: { $known }.
research-env-render-unknown = Žádný render_mode „{ $given }“ neexistuje. Možnosti: { $known }.
research-env-seat = Místo je číslo 0 až { $most }, ne „{ $given }“.
research-env-seed = Semínko je celé číslo od 0 výše, ne „{ $given }“.

# Hry v dávkách.

research-batch-code = Akce { $given } neexistuje (přihrádka { $slot }). Akce hráčů mají čísla 0 až { $most }.
research-batch-dtype = Akce jsou celá čísla; v poli je { $given }. Převeďte je, třeba pomocí astype(int).
research-batch-rewards-unknown = Odměny „{ $given }“ neexistují. Známé: { $known }.
research-batch-seat = Místo u tohoto stolu je číslo od 0 do { $most }, ne { $given }.
research-batch-seed = Semínko je celé číslo, ne { $given }.
research-batch-shape = Na každou přihrádku připadá jedna akce (přihrádek: { $slots }); pole má tvar { $given }.
research-batch-slot = Přihrádka je číslo od { $least } do { $most }, ne { $given }.
research-batch-slots = Počet přihrádek je celé číslo od { $least } do { $most }, ne { $given }.
research-batch-steps = Počet kroků je celé číslo od { $least } do { $most }, ne { $given }.
research-batch-threads = Počet vláken je celé číslo od { $least } do { $most }, ne { $given }.
