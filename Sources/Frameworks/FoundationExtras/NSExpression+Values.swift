import Foundation
import UIKit

// Expressions of fetch requests, which Foundation lacks on Linux. They describe what Core Data computes.

extension NSExpression {
    /// The computation of an expression.
    public enum Computation {
        case constant(Any?)
        case keyPath(String)
        case function(String, [Any])
        case evaluatedObject
        case block
    }

    /// The computation of the expression; nil for one that code has not created in one of these ways.
    public var computation: Computation? { AddedProperties.value(of: self, "computation") }

    private convenience init(_ computation: Computation) {
        self.init()
        AddedProperties.set(computation, of: self, "computation")
    }

    /// Creates the expression of a value.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
    /// Creates the expression of the value at a key path.
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
    /// Creates the expression of a function such as `count:` or `max:`.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters))
    }
}
