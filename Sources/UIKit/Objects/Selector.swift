/// The name of a method as Objective-C spells it, such as `save:` or `pick:at:`. There is no Objective-C runtime here:
/// `ActionTable` maps the name to methods.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// Creates the selector with the method's name in Objective-C, such as `tap:event:`.
    public init(_ name: String) { self.name = name }

    /// Creates the selector with the method's name in Objective-C.
    public init(stringLiteral value: String) { name = value }

    /// The name.
    public var description: String { name }

    /// The number of the method's arguments: one for each colon.
    var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

/// Returns the selector with the name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of the selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The name of `Selector` in adapted sources, which may declare a type with that name.
public typealias _Selector = Selector
