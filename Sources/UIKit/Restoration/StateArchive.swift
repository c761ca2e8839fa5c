import Foundation
import InterfaceBuilder

/// The file of a saved state: a mark, a version, the length and a checksum of what follows, then a property list. What
/// is damaged, cut off, from elsewhere or from a later version is refused with a reason.
public struct StateArchive {
    /// Why a file is refused.
    public enum Refusal: Error, Equatable, CustomStringConvertible {
        /// The file is none of these archives.
        case foreign
        /// The file was written in a later form.
        case newer(version: Int)
        /// The file ends too early.
        case truncated(expected: Int, found: Int)
        /// The content does not match its checksum, or is not a property list of the expected kind.
        case corrupt
        /// The file belongs to another app or another version of it.
        case otherApplication(String)

        public var description: String {
            switch self {
            case .foreign: "is no saved state"
            case .newer(let version):
                "was saved in form \(version), which is later than \(StateArchive.version)"
            case .truncated(let expected, let found): "is cut off: \(found) of \(expected) bytes"
            case .corrupt: "is damaged"
            case .otherApplication(let name): "was saved by \(name)"
            }
        }
    }

    /// The form that is written.
    public static let version = 1
    private static let mark = Array("KMKSTATE".utf8)
    private static let headerLength = 28
    /// Larger states are refused; what screens remember is a few kilobytes.
    private static let largest = 64 << 20

    /// The app and its version; a state of another is rejected.
    var application: String
    /// The states, in the order in which they were saved.
    var entries: [Entry]

    /// The state of one object.
    struct Entry {
        var path: [String]
        var className: String
        var restorationClass: String?
        var storyboardIdentifier: String?
        var values: [String: Any]
    }

    init(application: String, entries: [Entry] = []) {
        (self.application, self.entries) = (application, entries)
    }

    // MARK: Writing

    /// Returns the file's content.
    func data() throws -> Data {
        let plist: [String: Any] = ["application": application, "entries": entries.map(\.plist)]
        let body = try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
        return Self.file(of: body)
    }

    /// Returns a file of an encoded content.
    static func file(of body: Data) -> Data {
        var data = Data(mark)
        data.append(bytes(UInt64(version), 4))
        data.append(bytes(UInt64(body.count), 8))
        data.append(bytes(checksum(body), 8))
        data.append(body)
        return data
    }

    private static func bytes(_ number: UInt64, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) })
    }

    /// Returns the FNV-1a checksum of 64 bits (Fowler, Noll and Vo).
    private static func checksum(_ data: Data) -> UInt64 {
        data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    // MARK: Reading

    /// Reads a file of the app.
    init(data: Data, application: String) throws(Refusal) {
        let bytes = [UInt8](data)
        guard bytes.count >= Self.mark.count, Array(bytes[..<Self.mark.count]) == Self.mark else {
            throw .foreign
        }
        guard bytes.count >= Self.headerLength else {
            throw .truncated(expected: Self.headerLength, found: bytes.count)
        }
        let version = Self.number(bytes[8..<12])
        guard version <= UInt64(Self.version) else { throw .newer(version: Int(clamping: version)) }
        let length = Self.number(bytes[12..<20])
        guard length <= UInt64(Self.largest) else { throw .corrupt }
        let whole = Self.headerLength + Int(length)
        guard bytes.count >= whole else { throw .truncated(expected: whole, found: bytes.count) }
        let body = Data(bytes[Self.headerLength..<whole])
        guard version > 0, bytes.count == whole, Self.checksum(body) == Self.number(bytes[20..<28]) else {
            throw .corrupt
        }
        try self.init(body: body, application: application)
    }

    private init(body: Data, application: String) throws(Refusal) {
        guard
            let plist = BoundedPropertyList.read(body) as? [String: Any],
            let name = plist["application"] as? String, let entries = plist["entries"] as? [[String: Any]]
        else { throw .corrupt }
        guard name == application else { throw .otherApplication(name) }
        self.init(application: name)
        for entry in entries {
            guard let entry = Entry(plist: entry) else { throw .corrupt }
            self.entries.append(entry)
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension StateArchive.Entry {
    fileprivate var plist: [String: Any] {
        var plist: [String: Any] = ["path": path, "class": className, "values": values]
        plist["restorationClass"] = restorationClass
        plist["storyboardIdentifier"] = storyboardIdentifier
        return plist
    }

    fileprivate init?(plist: [String: Any]) {
        guard let path = plist["path"] as? [String], !path.isEmpty, let className = plist["class"] as? String,
            let values = plist["values"] as? [String: Any]
        else { return nil }
        self.init(
            path: path, className: className, restorationClass: plist["restorationClass"] as? String,
            storyboardIdentifier: plist["storyboardIdentifier"] as? String, values: values)
    }
}
