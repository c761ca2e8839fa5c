import UIKit

infix operator |!> : CastingPrecedence

/// Returns the request as one with results of another type, as Objective-C's casts do, which know no type arguments. Replaces
/// the operator `as!` in adapted sources.
public func |!> <Result>(value: Any?, type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result> {
    guard let request = value |?> type else {
        preconditionFailure("Could not cast \(value ?? "nil") to NSFetchRequest<\(Result.self)>.")
    }
    return request
}

/// Returns the request as one with results of another type; nil for any other object. Replaces the operator `as?` in adapted
/// sources.
public func |?> <Result>(value: Any?, type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result>? {
    guard let value else { return nil }
    if let request = value as? NSFetchRequest<Result> { return request }
    guard let object = value as? any AnyFetchRequest else { return nil }
    // No stored property depends on the type of the results, which only its users name.
    return unsafeBitCast(object as AnyObject, to: NSFetchRequest<Result>.self)
}

/// Any request, whatever its results.
private protocol AnyFetchRequest: AnyObject {}

extension NSFetchRequest: AnyFetchRequest {}
