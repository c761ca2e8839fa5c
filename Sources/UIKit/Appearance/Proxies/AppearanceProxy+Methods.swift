import Foundation

extension AppearanceProxy {
    /// Records what a method of UIKit's sets for these arguments.
    func set<Owner: NSObject, Value: Equatable, each Argument: Hashable>(
        _ value: Value, _ name: String, _ arguments: repeat each Argument,
        get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        var key: [AnyHashable] = [name]
        for argument in repeat each arguments { key.append(argument) }
        self.set(AppearanceProperty(AnyHashable(key), get: get, set: set), to: value)
    }

    func attributes<Owner: NSObject>(
        _ path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
    ) -> [NSAttributedString.Key: Any]? {
        recorded(path, as: ComparableAttributes.self)?.values
    }

    func setAttributes<Owner: NSObject>(
        _ path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>,
        to attributes: [NSAttributedString.Key: Any]?
    ) {
        let property = AppearanceProperty(
            path, get: { (owner: Owner) in ComparableAttributes(owner[keyPath: path]) },
            set: { $0[keyPath: path] = $1.values })
        set(property, to: ComparableAttributes(attributes))
    }
}

/// Attributes of text that can be compared.
struct ComparableAttributes: Equatable {
    let values: [NSAttributedString.Key: Any]?

    init(_ values: [NSAttributedString.Key: Any]?) { self.values = values }

    static func == (first: ComparableAttributes, second: ComparableAttributes) -> Bool {
        guard let a = first.values, let b = second.values else {
            return first.values == nil && second.values == nil
        }
        return NSAttributedString(string: "x", attributes: a).isEqual(
            to: NSAttributedString(string: "x", attributes: b))
    }
}
