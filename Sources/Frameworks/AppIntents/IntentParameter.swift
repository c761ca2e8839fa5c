import Foundation
import UIKit
import UniformTypeIdentifiers

/// A parameter of an intent.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    private var stored: Value?
    public let title: LocalizedStringResource

    /// The value. Reading a parameter that is neither optional nor set traps, as on Apple's platforms.
    public var wrappedValue: Value {
        get { stored ?? unsetValue(Value.self, of: "the intent's parameter \(String(localized: title))") }
        set { stored = newValue }
    }

    public var projectedValue: IntentParameter<Value> { self }

    fileprivate init(_ title: LocalizedStringResource, _ value: Value?) {
        (self.title, stored) = (title, value)
    }

    public convenience init() { self.init("", nil) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, `default`) }

    public convenience init(
        description: LocalizedStringResource, default: Value? = nil, requestValueDialog: IntentDialog? = nil
    ) { self.init("", `default`) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: some DynamicOptionsProvider
    ) { self.init(title, `default`) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
    ) { self.init(title, `default`) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, `default`) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, `default`) }

    /// Throws, since nobody can be asked here.
    @discardableResult
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        throw AppIntentError.noUser
    }
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws
        -> Value
    {
        throw AppIntentError.noUser
    }
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw AppIntentError.noUser
    }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .noUser }
    public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> AppIntentError
    { .noUser }
}

extension IntentParameter where Value == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil
    ) { self.init(title, `default`) }
}

extension IntentParameter where Value == String? {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil
    ) { self.init(title, `default`) }
}

extension IntentParameter where Value: Comparable {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        controlStyle: IntentControlStyle, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title, `default`) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
    ) { self.init(title, `default`) }
}

extension IntentParameter where Value == Int? {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        controlStyle: IntentControlStyle, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title, `default`) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil
    ) { self.init(title, `default`) }
}

extension IntentParameter where Value == Double? {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        controlStyle: IntentControlStyle, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title, `default`) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil
    ) { self.init(title, `default`) }
}

extension IntentParameter where Value == Bool {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
        displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil
    ) { self.init(title, `default`) }
}

/// The control for a number.
public enum IntentControlStyle: Sendable { case field, slider, stepper }

/// The relation of a parameter to the result of the action before it.
public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }

/// The number of elements of a parameter.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
    public let range: ClosedRange<Int>
    public init(integerLiteral value: Int) { range = 0...max(value, 0) }
    public init(min: Int, max: Int) { range = min...Swift.max(min, max) }
}

extension String {
    /// The way in which a text is entered.
    public struct IntentInputOptions: Sendable {
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {}
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
                emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
    }
}

extension Bool {
    /// The words for the two values.
    public struct IntentDisplayName: Sendable {
        public let (trueValue, falseValue): (LocalizedStringResource, LocalizedStringResource)
        public init(`true` trueValue: LocalizedStringResource, `false` falseValue: LocalizedStringResource) {
            (self.trueValue, self.falseValue) = (trueValue, falseValue)
        }
    }
}

/// A file that an intent receives or returns.
public struct IntentFile: Hashable, Sendable {
    public let data: Data
    public var filename: String
    public var fileURL: URL?
    public var type: UTType?
    public var removedOnCompletion = false

    public init(data: Data, filename: String, type: UTType? = nil) {
        (self.data, self.filename, self.type) = (data, filename, type)
    }
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        (self.filename, self.fileURL, self.type) = (filename ?? fileURL.lastPathComponent, fileURL, type)
    }
    public static func == (a: IntentFile, b: IntentFile) -> Bool {
        a.data == b.data && a.filename == b.filename
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(filename) }
}

/// An object that intents need, by its type.
@propertyWrapper
public struct AppDependency<Value>: Sendable {
    private let key: String?
    public init(key: AnyHashable? = nil) { self.key = key.map { "\($0)" } }
    public init(key: AnyHashable? = nil, default value: @autoclosure @escaping () -> Value) {
        self.init(key: key)
        AppDependencyManager.shared.addIfMissing(key: self.key, value)
    }
    /// The object that was added to the manager; reading one that was not traps, as on Apple's platforms.
    public var wrappedValue: Value {
        guard let value: Value = AppDependencyManager.shared.value(self.key) else {
            preconditionFailure("no dependency of the type \(Value.self) was added")
        }
        return value
    }
}

/// The objects that intents need.
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var makers: [String: () -> Any] = [:]
    private var made: [String: Any] = [:]

    public func add<Value>(key: AnyHashable? = nil, dependency provider: @autoclosure @escaping () -> Value) {
        set(key.map { "\($0)" }, provider)
    }
    public func add<Value>(key: AnyHashable? = nil, dependency provider: @escaping () -> Value) {
        set(key.map { "\($0)" }, provider)
    }

    private func set<Value>(_ key: String?, _ provider: @escaping () -> Value) {
        lock.withLock {
            makers[name(key, Value.self)] = provider
            made[name(key, Value.self)] = nil
        }
    }
    func addIfMissing<Value>(key: String?, _ provider: @escaping () -> Value) {
        lock.withLock { if makers[name(key, Value.self)] == nil { makers[name(key, Value.self)] = provider } }
    }
    func value<Value>(_ key: String?) -> Value? {
        let name = name(key, Value.self)
        if let known = lock.withLock({ made[name] as? Value }) { return known }
        let new = lock.withLock({ makers[name] })?()
        lock.withLock { made[name] = new }
        return new as? Value
    }
    private func name(_ key: String?, _ type: Any.Type) -> String { "\(type) \(key ?? "")" }
}
