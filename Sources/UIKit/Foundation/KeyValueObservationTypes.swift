import Foundation

/// The information that an observer of a key receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// A first call at once, with the value of now.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// A call before each change too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted into it.
    case insertion = 2
    /// Elements were removed.
    case removal = 3
    /// Elements of it were replaced.
    case replacement = 4
}

/// The entries of the description of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The indexes of the elements that changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// An `NSKeyValueChange` as a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The key of a Boolean value that is true if the notification precedes the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of a value for observers of a key path.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public let kind: NSKeyValueChange
    /// The value after the change, if requested.
    public let newValue: Value?
    /// The value before the change, if requested.
    public let oldValue: Value?
    /// The indexes of the elements that changed.
    public let indexes: IndexSet?
    /// Whether the notification precedes the change.
    public let isPrior: Bool
}

/// Observing of a key path, which ends with this object.
public class NSKeyValueObservation: NSObject {
    private let observer: KeyValueObserver

    init(_ observer: KeyValueObserver) { self.observer = observer }

    /// Ends the observing.
    public func invalidate() { observer.end() }

    deinit { observer.end() }
}
