/// Returns the anchor as one of another type, since Objective-C's casts know no type arguments. Replaces the operator `as!` in adapted
/// sources.
public func |!> <AnchorType>(value: Any?, type: NSLayoutAnchor<AnchorType>.Type) -> NSLayoutAnchor<AnchorType>
{
    guard let anchor = value |?> type else {
        preconditionFailure("Could not cast \(value ?? "nil") to NSLayoutAnchor<\(AnchorType.self)>.")
    }
    return anchor
}

/// Returns the anchor as one of another type; nil for any other object. Replaces the operator `as?` in adapted sources.
public func |?> <AnchorType>(value: Any?, type: NSLayoutAnchor<AnchorType>.Type) -> NSLayoutAnchor<
    AnchorType
>? {
    guard let anchor = value as? any PlacedAnchor else { return nil }
    // All anchors have the same properties and methods; the argument is only in the types of parameters.
    return unsafeBitCast(anchor as AnyObject, to: NSLayoutAnchor<AnchorType>.self)
}
