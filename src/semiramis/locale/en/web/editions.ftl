# Editions of the components, as every page may have to name them.

editions-about = About the components
editions-named = { $name } ({ $hash })
editions-other = Custom edition: { $name } ({ $hash })
