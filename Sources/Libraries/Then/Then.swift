@_exported import Foundation
import UIKit

// Configures objects and values where they are created.

/// An object or a value that a closure configures.
public protocol Then {}

extension Then where Self: Any {
    /// Returns a copy of the value that the closure has changed.
    @inlinable
    public func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try change(&copy)
        return copy
    }

    /// Calls the closure with the value.
    @inlinable
    public func `do`(_ work: (Self) throws -> Void) rethrows { try work(self) }
}

extension Then where Self: AnyObject {
    /// Calls the closure with the object, and returns the object.
    @inlinable
    public func then(_ configure: (Self) throws -> Void) rethrows -> Self {
        try configure(self)
        return self
    }
}

extension NSObject: Then {}
extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension CGVector: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
extension JSONDecoder: Then {}
extension JSONEncoder: Then {}
extension UIEdgeInsets: Then {}
extension UIOffset: Then {}
extension UIRectEdge: Then {}
