import Foundation

#if canImport(Darwin)
    import ObjectiveC
#endif

/// A class and those that it inherits from, nearest first.
struct Superclasses: Sequence, IteratorProtocol {
    private var current: AnyClass?

    init(of type: AnyClass) { current = type }

    mutating func next() -> AnyClass? {
        defer { current = current.flatMap(Self.superclass) }
        return current
    }

    private static func superclass(of type: AnyClass) -> AnyClass? {
        #if canImport(Darwin)
            class_getSuperclass(type)
        #else
            _getSuperclass(type)
        #endif
    }
}
