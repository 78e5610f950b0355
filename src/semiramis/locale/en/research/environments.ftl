# Environments: PettingZoo, Gymnasium, OpenSpiel, language models.

research-env-action-unknown = There is no action { $given }. Actions of players are numbered from 0 to { $most }.
research-env-action-shape = An action is a whole number, not “{ $given }”.
research-env-agent-unknown = There is no agent “{ $given }” at this table. Known agents: { $known }.
research-env-extra-missing = The package { $package } is needed here. Install it with: pip install 'semiramis[{ $extra }]'
research-env-language = There are no texts in “{ $given }”. Known languages: { $known }.
research-env-learner = The learner’s seat is a number from 0 to { $most }, or “any” for another one in each game, not “{ $given }”.
research-env-not-begun = Nothing has begun yet: call reset() first.
research-env-observer-parameters = Observations take no parameters; given: { $given }.
research-env-opponents = There must be one opponent for each other seat, or one for all of them: { $wanted }, not { $given }.
research-env-options-shape = Table options are given as a mapping of names to values, not as “{ $given }”.
research-env-over = The game is over: call reset() to begin the next one.
research-env-render-none = Nothing can be rendered, because no render_mode was chosen. One of: { $known }.
research-env-render-unknown = There is no render_mode “{ $given }”. One of: { $known }.
research-env-seat = A seat is a number from 0 to { $most }, not “{ $given }”.
research-env-seed = A seed is a whole number from 0 on, not “{ $given }”.

# Games in batches.

research-batch-code = There is no action { $given } (slot { $slot }). Actions of players are numbered from 0 to { $most }.
research-batch-dtype = Actions are whole numbers; the array holds { $given }. Convert it, for example with astype(int).
research-batch-rewards-unknown = There are no rewards called “{ $given }”. Known ones: { $known }.
research-batch-seat = A seat of this table is a number from 0 to { $most }, not { $given }.
research-batch-seed = A seed is a whole number, not { $given }.
research-batch-shape = There must be one action for each of the { $slots } slots; the array has the shape { $given }.
research-batch-slot = A slot is a number from { $least } to { $most }, not { $given }.
research-batch-slots = The number of slots is a whole number from { $least } to { $most }, not { $given }.
research-batch-steps = The number of steps is a whole number from { $least } to { $most }, not { $given }.
research-batch-threads = The number of threads is a whole number from { $least } to { $most }, not { $given }.
