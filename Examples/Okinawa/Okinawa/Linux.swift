// A target of a package has at least one file of its own; the plugin AdaptSources adapts the app's. iOS never sees this one.
