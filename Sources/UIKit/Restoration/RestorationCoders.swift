import Foundation

/// Encodes the state of one object.
final class RestorationEncoder: NSCoder {
    private(set) var values: [String: Any] = [:]
    private let encodeValue: @MainActor (Any) -> Any?

    init(_ encodeValue: @escaping @MainActor (Any) -> Any?) {
        self.encodeValue = encodeValue
        super.init()
    }

    private func set(_ value: Any?, _ key: String) {
        guard let value else { return values[key] = nil }
        guard let encoded = onMain(value, encodeValue) else {
            return RuntimeDiagnostics.report(
                "a \(type(of: value)) for the key \"\(key)\" cannot be kept in saved state; it was left out")
        }
        values[key] = encoded
    }

    override var allowsKeyedCoding: Bool { true }
    override func encode(_ object: Any?, forKey key: String) { set(object, key) }
    override func encodeConditionalObject(_ object: Any?, forKey key: String) { set(object, key) }
    override func encode(_ value: Bool, forKey key: String) { set(value, key) }
    override func encode(_ value: Int32, forKey key: String) { set(Int(value), key) }
    override func encode(_ value: Int64, forKey key: String) { set(Int(value), key) }
    override func encode(_ value: Int, forKey key: String) { set(value, key) }
    override func encode(_ value: Float, forKey key: String) { set(Double(value), key) }
    override func encode(_ value: Double, forKey key: String) { set(value, key) }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }
}

/// Decodes the state of one object.
final class RestorationDecoder: KeylessCoder {
    private let values: [String: Any]
    private let decodeValue: @MainActor (Any) -> Any?

    init(_ values: [String: Any], _ decodeValue: @escaping @MainActor (Any) -> Any?) {
        (self.values, self.decodeValue) = (values, decodeValue)
        super.init()
    }

    override func value(forKey key: String) -> Any? { values[key].flatMap { onMain($0, decodeValue) } }
}

/// Runs work on the main actor, on which states are encoded and decoded; Foundation's coders belong to no actor.
private func onMain(_ value: Any, _ work: @MainActor (Any) -> Any?) -> Any? {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = work(value) }
    return result
}
