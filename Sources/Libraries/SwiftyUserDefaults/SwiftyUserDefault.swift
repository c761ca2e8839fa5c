import Foundation

/// The ways in which a wrapped property reads its value.
public struct SwiftyUserDefaultOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is read once.
    public static let cached = SwiftyUserDefaultOptions(rawValue: 1 << 0)
    /// It follows changes by its key.
    public static let observed = SwiftyUserDefaultOptions(rawValue: 1 << 2)
}

/// A property with a stored value.
@propertyWrapper
public final class SwiftyUserDefault<T: DefaultsSerializable> where T.T == T {
    public let key: DefaultsKey<T>
    public let options: SwiftyUserDefaultOptions
    private let defaults: UserDefaults
    private var cached: T.T?
    private var observation: (any DefaultsDisposable)?

    public init<KeyStore>(
        keyPath: KeyPath<KeyStore, DefaultsKey<T>>, adapter: DefaultsAdapter<KeyStore>,
        options: SwiftyUserDefaultOptions = []
    ) {
        (key, defaults, self.options) = (adapter.keyStore[keyPath: keyPath], adapter.defaults, options)
        guard options.contains(.observed) else { return }
        observation = adapter.observe(key) { [weak self] in self?.cached = $0.newValue }
    }

    public convenience init(
        keyPath: KeyPath<DefaultsKeys, DefaultsKey<T>>, options: SwiftyUserDefaultOptions = []
    ) {
        self.init(keyPath: keyPath, adapter: Defaults, options: options)
    }

    public var wrappedValue: T {
        get {
            guard options.contains(.cached) else { return defaults[key] }
            let value = cached ?? defaults[key]
            cached = value
            return value
        }
        set {
            cached = newValue
            defaults[key] = newValue
        }
    }
}
