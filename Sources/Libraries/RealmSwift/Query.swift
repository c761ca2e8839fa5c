import Foundation

/// A value of an object, or a condition on it, in `where`.
@dynamicMemberLookup public struct Query<T> {
    let value: (Any?) -> Any?

    init(_ value: @escaping (Any?) -> Any?) { self.value = value }

    /// The value of a property.
    public subscript<V>(dynamicMember member: KeyPath<T, V>) -> Query<V> {
        let value = value
        return Query<V> { (value($0) as? T).map { $0[keyPath: member] } }
    }

    /// The value of a property of an object that may be missing.
    public subscript<Wrapped, V>(dynamicMember member: KeyPath<Wrapped, V>) -> Query<V?> where T == Wrapped? {
        let value = value
        return Query<V?> { (value($0) as? Wrapped).map { $0[keyPath: member] } }
    }

    fileprivate func test(_ condition: @escaping (Any?) -> Bool) -> Query<Bool> {
        let value = value
        return Query<Bool> { condition(value($0).flatMap(ObjectProperties.unwrapped)) }
    }

    fileprivate func compare<V: Comparable>(_ other: V, _ condition: @escaping (V, V) -> Bool) -> Query<Bool>
    {
        test { ($0 as? V).map { condition($0, other) } ?? false }
    }
}

extension Query where T: Equatable {
    public static func == (first: Query, second: T) -> Query<Bool> {
        let second = ObjectProperties.unwrapped(second) as? AnyHashable
        return first.test { $0 as? AnyHashable == second }
    }
    public static func != (first: Query, second: T) -> Query<Bool> { !(first == second) }
    /// A condition that is true if the value is one of several.
    public func `in`<C: Collection>(_ values: C) -> Query<Bool> where C.Element == T {
        let values = values.map { ObjectProperties.unwrapped($0) as? AnyHashable }
        return test { values.contains($0 as? AnyHashable) }
    }
}

extension Query where T: Comparable {
    public static func < (first: Query, second: T) -> Query<Bool> { first.compare(second, <) }
    public static func > (first: Query, second: T) -> Query<Bool> { first.compare(second, >) }
    public static func <= (first: Query, second: T) -> Query<Bool> { first.compare(second, <=) }
    public static func >= (first: Query, second: T) -> Query<Bool> { first.compare(second, >=) }
    public func contains(_ range: Range<T>) -> Query<Bool> {
        test { ($0 as? T).map(range.contains) ?? false }
    }
    public func contains(_ range: ClosedRange<T>) -> Query<Bool> {
        test { ($0 as? T).map(range.contains) ?? false }
    }
}

extension Query where T: _QueryString {
    public func contains(_ text: String, options: String.CompareOptions = []) -> Query<Bool> {
        test { ($0 as? String)?.range(of: text, options: options) != nil }
    }
    public func starts(with text: String, options: String.CompareOptions = []) -> Query<Bool> {
        test { ($0 as? String)?.range(of: text, options: options.union(.anchored)) != nil }
    }
    public func ends(with text: String, options: String.CompareOptions = []) -> Query<Bool> {
        test { ($0 as? String)?.range(of: text, options: options.union([.anchored, .backwards])) != nil }
    }
}

extension Query where T: RealmCollection {
    public func contains(_ element: T.Element) -> Query<Bool> {
        test { ($0 as? T)?._elements.contains(element) ?? false }
    }
    public var count: Query<Int> {
        let value = value
        return Query<Int> { (value($0) as? T)?.count ?? 0 }
    }
}

extension Query where T == Bool {
    public static func && (first: Query, second: Query) -> Query {
        Query { first.value($0) as? Bool == true && second.value($0) as? Bool == true }
    }
    public static func || (first: Query, second: Query) -> Query {
        Query { first.value($0) as? Bool == true || second.value($0) as? Bool == true }
    }
    public static prefix func ! (query: Query) -> Query { Query { query.value($0) as? Bool != true } }
}

/// A text, or one that may be missing.
public protocol _QueryString {}
extension String: _QueryString {}
extension Optional: _QueryString where Wrapped == String {}
