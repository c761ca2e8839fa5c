import Foundation
import UIKit

/// A condition in which a row is hidden or disabled.
public enum Condition: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral {
    /// Decided by a function, whenever the rows with the tags change.
    case function([String], (Form) -> Bool)
    /// Decided by a predicate, in which `$tag` is the value of the row with the tag.
    case predicate(NSPredicate)

    public init(booleanLiteral value: Bool) { self = .function([], { _ in value }) }
    public init(stringLiteral value: String) { self = .predicate(Self.predicate(value)) }

    func holds(in form: Form?) -> Bool {
        switch self {
        case .function(_, let function):
            return form.map(function) ?? function(Form())
        case .predicate(let predicate):
            guard let form else { return false }
            let values = form.values(includeHidden: true).compactMapValues { $0 }
            return predicate.evaluate(with: values as NSDictionary)
        }
    }

    func depends(on tag: String) -> Bool {
        switch self {
        case .function(let tags, _): tags.contains(tag)
        case .predicate(let predicate): predicate.predicateFormat.contains(tag)
        }
    }

    private static func predicate(_ format: String) -> NSPredicate {
        NSPredicate(format: format.replacingOccurrences(of: "$", with: ""))
    }
}
