// Apple's CoreGraphics brings the geometry types with it; on Linux they live in Foundation.
@_exported import Foundation

/// A string as Apple's C interfaces take it. Here it is Swift's own.
public typealias CFString = String
/// An array as Apple's C interfaces take it, so that `[...] as CFArray` compiles.
public typealias CFArray = [Any]
/// A dictionary as Apple's C interfaces take it.
public typealias CFDictionary = [String: Any]
