import Foundation
import UIKit

/// An identifier of services and their parts: 128 bits, or 16 or 32 of them, which are the beginning of Bluetooth's own identifiers.
open class CBUUID: NSObject, NSCopying, CVarArg {
    /// The bytes, the highest first, as many as the identifier was created with.
    public let data: Data

    /// Creates an identifier from 4, 8 or 32 hexadecimal digits, these with hyphens as in other UUIDs.
    public init(string theString: String) {
        data = Self.bytes(of: theString)
        super.init()
        if data.isEmpty { RuntimeDiagnostics.report("String \(theString) does not represent a valid UUID") }
    }

    public init(data theData: Data) {
        data = theData
        super.init()
    }

    public init(nsuuid theUUID: UUID) {
        data = withUnsafeBytes(of: theUUID.uuid) { Data($0) }
        super.init()
    }

    public override convenience init() { self.init(data: Data()) }

    open var uuidString: String {
        guard data.count == 16 else { return data.map { String(format: "%02X", $0) }.joined() }
        return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)).uuidString }
    }

    /// Returns the bytes that digits represent, if their number is one of an identifier.
    private static func bytes(of text: String) -> Data {
        if let uuid = UUID(uuidString: text) { return withUnsafeBytes(of: uuid.uuid) { Data($0) } }
        let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
        guard [4, 8].contains(digits.count), let number = UInt32(digits, radix: 16) else { return Data() }
        return withUnsafeBytes(of: number.bigEndian) { Data($0.suffix(digits.count / 2)) }
    }

    /// The 128 bits: short identifiers are the first 32 of Bluetooth's base, 00000000-0000-1000-8000-00805F9B34FB.
    private var bits: Data {
        guard data.count < 16 else { return data }
        let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5f, 0x9b, 0x34, 0xfb]
        return Data(repeating: 0, count: max(4 - data.count, 0)) + data + base
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.bits == bits }
    open override var hash: Int { bits.hashValue }
    open override var description: String { uuidString }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
