import Foundation

/// Property lists: in XML, in the older form of projects and strings, and as Foundation reads them.
enum ListTarget {
    static func read(_ bytes: ContiguousArray<UInt8>) {
        _ = try? PropertyList.parse(bytes, path: "Fuzz.plist")
        _ = BoundedPropertyList.read(Data(bytes))
        if let text = TextDecoding.string(from: bytes) {
            _ = try? OldStylePropertyList.parse(text, path: "Fuzz.plist")
        }
    }
}
