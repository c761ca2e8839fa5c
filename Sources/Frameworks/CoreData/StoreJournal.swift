import Foundation
import UIKit

/// The file of a store: a header, then one entry for each save, after its length in bytes.
struct StoreJournal {
    /// The changes of a save.
    struct Entry {
        /// Distinguishes the save from all others, so that a copied or moved file is recognized.
        var version = UUID().uuidString
        var metadata: [String: Any] = [:]
        var rows: [StoreFiles.Row] = []
        var removed: [StoreFiles.Reference] = []
    }

    private static let header = Data("kumiki store 1\n".utf8)

    let path: String

    /// Returns the entries; nil if the file is not that of a store.
    func entries() -> [Entry]? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard !data.isEmpty else { return [] }
        guard data.starts(with: Self.header) else { return nil }
        var (rest, result) = (data.dropFirst(Self.header.count), [Entry]())
        while let length = Self.length(rest.prefix(8)) {
            rest = rest.dropFirst(8)
            guard length <= rest.count, let entry = Self.decoded(Data(rest.prefix(length))) else {
                return nil
            }
            result.append(entry)
            rest = rest.dropFirst(length)
        }
        return result
    }

    /// Appends an entry to the file, which is created if it does not exist.
    func append(_ entry: Entry) throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: Self.encoded(entry), format: .binary, options: 0)
        let bytes = withUnsafeBytes(of: UInt64(data.count).littleEndian) { Data($0) } + data
        guard let file = FileHandle(forWritingAtPath: path), try file.seekToEnd() > 0 else {
            return try (Self.header + bytes).write(to: URL(fileURLWithPath: path))
        }
        defer { try? file.close() }
        try file.write(contentsOf: bytes)
    }

    private static func length(_ bytes: Data) -> Int? {
        guard bytes.count == 8 else { return nil }
        return Int(exactly: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    // MARK: Property lists

    private static func encoded(_ entry: Entry) -> [String: Any] {
        [
            "version": entry.version, "metadata": StoredValue.encoded(entry.metadata) ?? [:],
            "removed": entry.removed.map(StoredValue.encoded),
            "rows": entry.rows.map { row in
                [
                    "id": StoredValue.encoded(row.id),
                    "values": row.values.compactMapValues(StoredValue.encoded),
                ] as [String: Any]
            },
        ]
    }

    private static func decoded(_ data: Data) -> Entry? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let fields = list as? [String: Any], let version = fields["version"] as? String
        else { return nil }
        let rows = (fields["rows"] as? [[String: Any]] ?? []).compactMap { row -> StoreFiles.Row? in
            guard let id = StoredValue.reference(row["id"]), let values = row["values"] as? [String: Any]
            else { return nil }
            return StoreFiles.Row(id: id, values: values.compactMapValues(StoredValue.decoded))
        }
        return Entry(
            version: version,
            metadata: fields["metadata"].flatMap(StoredValue.decoded) as? [String: Any] ?? [:],
            rows: rows, removed: (fields["removed"] as? [Any] ?? []).compactMap(StoredValue.reference))
    }
}

/// Values of rows in property lists. What a property list has no type for is in a dictionary, whose only key is the type.
enum StoredValue {
    static func encoded(_ value: Any) -> Any? {
        switch value {
        case let reference as StoreFiles.Reference: ["object": encoded(reference)]
        case let references as StoreFiles.References:
            [references.isOrdered ? "ordered" : "objects": references.all.map(encoded)]
        case let id as UUID: ["uuid": id.uuidString]
        case let url as URL: ["url": url.absoluteString]
        case let number as Decimal: ["decimal": "\(number)"]
        case let number as NSDecimalNumber: ["decimal": number.stringValue]
        case is String, is Data, is Date, is Bool, is Double, is NSNumber: value
        case let number as any BinaryInteger: Int(clamping: number)
        case let number as Float: Double(number)
        case let values as [String: Any]: ["dictionary": values.compactMapValues(encoded)]
        case let values as [Any]: values.compactMap(encoded)
        default: archived(value)
        }
    }

    static func encoded(_ reference: StoreFiles.Reference) -> Any { [reference.entity, reference.number] }

    private static func archived(_ value: Any) -> Any? {
        guard let object = value as? any NSCoding,
            let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        else {
            RuntimeDiagnostics.reportOnce(
                "a value of the type \(type(of: value)) is not saved in a store's file")
            return nil
        }
        return ["archive": data]
    }

    static func reference(_ value: Any?) -> StoreFiles.Reference? {
        guard let parts = value as? [Any], parts.count == 2, let entity = parts[0] as? String,
            let number = parts[1] as? Int
        else { return nil }
        return StoreFiles.Reference(entity: entity, number: number)
    }

    static func decoded(_ value: Any) -> Any? {
        if let values = value as? [Any] { return values.compactMap(decoded) }
        guard let pair = (value as? [String: Any])?.first else { return value }
        switch (pair.key, pair.value) {
        case ("object", let value): return reference(value)
        case ("objects", let list as [Any]), ("ordered", let list as [Any]):
            return StoreFiles.References(all: list.compactMap(reference), isOrdered: pair.key == "ordered")
        case ("uuid", let text as String): return UUID(uuidString: text)
        case ("url", let text as String): return URL(string: text)
        case ("decimal", let text as String): return NSDecimalNumber(string: text)
        case ("dictionary", let values as [String: Any]): return values.compactMapValues(decoded)
        case ("archive", let data as Data):
            return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        default: return nil
        }
    }
}
