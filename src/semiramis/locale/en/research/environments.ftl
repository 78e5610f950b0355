# Environments: PettingZoo, Gymnasium, OpenSpiel, language models.

research-env-action-unknown = There is no action { $given }. Actions of players are numbered from 0 to { $most }.
research-env-action-shape = An action is an integer, not “{ $given }”.
research-env-agent-unknown = There is no agent “{ $given }” at this table. Known agents: { $known }.
research-env-extra-missing = The package { $package } is needed here. Install it with: pip install 'semiramis[{ $extra }]'
research-env-language = There are no texts in “{ $given }”. Known languages: { $known }.
research-env-learner = The learner’s seat is a number from 0 to { $most }, or “any” for a different one in each game, not “{ $given }”.
research-env-not-begun = No game in progress: call reset() first.
research-env-observer-parameters = Observations take no parameters; given: { $given }.
research-env-opponents = There must be one opponent for each other seat, or one for all of them: { $wanted }, not { $given }.
research-env-options-shape = Rule options are given as a mapping of names to values, not as “{ $given }”.
research-env-over = The game is over: call reset() to start the next one.
research-env-render-none = Can’t render: no render_mode was chosen. One of: { $known }.
research-env-render-unknown = There is no render_mode “{ $given }”. One of: { $known }.
research-env-seat = A seat is a number from 0 to { $most }, not “{ $given }”.
research-env-seed = A seed is a non-negative integer, not “{ $given }”.

# Games in batches.

research-batch-code = There is no action { $given } (slot { $slot }). Actions of players are numbered from 0 to { $most }.
research-batch-dtype = Actions are integers; the array holds { $given }. Convert it, for example with astype(int).
research-batch-rewards-unknown = There are no rewards called “{ $given }”. Known ones: { $known }.
research-batch-seat = A seat of this table is a number from 0 to { $most }, not { $given }.
research-batch-seed = A seed is an integer, not { $given }.
research-batch-shape = There must be one action for each of the { $slots } slots; the array has the shape { $given }.
research-batch-slot = A slot is a number from { $least } to { $most }, not { $given }.
research-batch-slots = The number of slots is an integer from { $least } to { $most }, not { $given }.
research-batch-steps = The number of steps is an integer from { $least } to { $most }, not { $given }.
research-batch-threads = The number of threads is an integer from { $least } to { $most }, not { $given }.
