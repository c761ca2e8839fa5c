import Foundation

// On iOS the methods of these delegates are optional. Without them archives are written and read as they are.

extension NSKeyedArchiverDelegate {
    public func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? { object }
    public func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    public func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    public func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    public func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

extension NSKeyedUnarchiverDelegate {
    public func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? { nil }
    public func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object }
    public func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any
    ) {}
    public func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    public func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

// Values are stored as property lists, which only these methods read: archives of iOS have another form for them.

extension NSKeyedArchiver {
    /// Stores a value for a key.
    public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
        encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// Returns the value for a key; nil if there is none of the type.
    public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
        try? decodeTopLevelDecodable(type, forKey: key)
    }

    /// Returns the value for a key; nil if there is none.
    public func decodeTopLevelDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) throws
        -> Value?
    {
        guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else {
            return nil
        }
        return try PropertyListDecoder().decode([Value].self, from: data as Data).first
    }
}
