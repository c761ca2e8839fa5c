import Foundation

// Adapted code refers to these functions in place of initializers of Foundation, which are ambiguous as values there.

/// Returns the bundle at a path.
public func _bundle(_ path: String) -> Bundle? { Bundle(path: path) }

/// Returns the bundle at a URL.
public func _bundle(_ url: URL) -> Bundle? { Bundle(url: url) }

/// Returns an object with the value.
public func _number(_ value: Bool) -> NSNumber { NSNumber(value: value) }

/// Returns an object with the value.
public func _number(_ value: Int) -> NSNumber { NSNumber(value: value) }

/// Returns an object with the value.
public func _number(_ value: Double) -> NSNumber { NSNumber(value: value) }

/// Returns an object with the value.
public func _number(_ value: Float) -> NSNumber { NSNumber(value: value) }
