import CoreGraphics
import Foundation

/// A coder without content: decoding a key has the result for a key that was never encoded. Foundation's own class
/// terminates the process instead.
public class KeylessCoder: NSCoder {
    /// Returns the value for a key, which may be a number for any of the numeric methods.
    func value(forKey key: String) -> Any? { nil }

    public override var allowsKeyedCoding: Bool { true }
    public override var requiresSecureCoding: Bool { false }
    public override func containsValue(forKey key: String) -> Bool { value(forKey: key) != nil }
    public override func decodeObject(forKey key: String) -> Any? { value(forKey: key) }
    public override func decodeBool(forKey key: String) -> Bool { KeyValue.bool(value(forKey: key)) ?? false }
    public override func decodeInteger(forKey key: String) -> Int { whole(key) }
    public override func decodeCInt(forKey key: String) -> Int32 { Int32(clamping: whole(key)) }
    public override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: whole(key)) }
    public override func decodeInt64(forKey key: String) -> Int64 { Int64(whole(key)) }
    public override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
    public override func decodeDouble(forKey key: String) -> Double {
        KeyValue.number(value(forKey: key)) ?? 0
    }

    public override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) -> DecodedObjectType? {
        value(forKey: key) as? DecodedObjectType
    }

    public override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        value(forKey: key)
    }

    private func whole(_ key: String) -> Int { KeyValue.integer(decodeDouble(forKey: key)) }
}
