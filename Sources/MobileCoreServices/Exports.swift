// The framework imports the newer one, so that sources find its types.
@_exported import UniformTypeIdentifiers
