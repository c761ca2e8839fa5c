import CoreLocation
import Foundation

/// A type of values that fields of records have.
public protocol CKRecordValueProtocol {}

/// A value of a field. On Apple's platforms these are objects; here values of Swift's types are as well.
public typealias CKRecordValue = any CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// The fields of a record, or their encrypted ones.
public protocol CKRecordKeyValueSetting: AnyObject {
    func object(forKey key: CKRecord.FieldKey) -> CKRecordValue?
    func setObject(_ object: CKRecordValue?, forKey key: CKRecord.FieldKey)
    func allKeys() -> [CKRecord.FieldKey]
    func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
    /// The value of a field as a type; nil if it has another one.
    public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
        get { RecordValues.value(object(forKey: key)) }
        set { setObject(newValue, forKey: key) }
    }
    /// The value of a field.
    @_disfavoredOverload
    public subscript(key: CKRecord.FieldKey) -> CKRecordValue? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }
}

/// The values of fields by key, with the keys that have changed since the record was created.
struct RecordValues {
    private(set) var values: [CKRecord.FieldKey: CKRecordValue] = [:]
    private(set) var changed: Set<CKRecord.FieldKey> = []

    mutating func set(_ value: CKRecordValue?, _ key: CKRecord.FieldKey) {
        values[key] = value
        changed.insert(key)
    }

    /// Returns a value as a type, also if it is stored as an object that can be bridged to it.
    static func value<T>(_ value: CKRecordValue?) -> T? {
        guard let value else { return nil }
        if let found = value as? T { return found }
        guard
            let number = value as? NSNumber
                ?? (value as? any BinaryInteger).map({ NSNumber(value: Int64(clamping: $0)) })
        else { return (value as AnyObject) as? T }
        let forms: [Any] = [
            number.intValue, number.doubleValue, number.boolValue, number.int64Value, number.floatValue,
            number,
        ]
        return forms.lazy.compactMap { $0 as? T }.first
    }
}
