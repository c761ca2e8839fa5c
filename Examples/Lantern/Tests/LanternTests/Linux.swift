// A target needs at least one file of its own; the plugin AdaptSources adapts the others.
