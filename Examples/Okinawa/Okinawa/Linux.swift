// A target of a package needs at least one file of its own; the plugin AdaptSources adapts the app's. iOS does not compile this one.
