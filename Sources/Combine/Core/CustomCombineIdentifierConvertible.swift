/// A type with an identifier that distinguishes streams in logs.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of this object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
