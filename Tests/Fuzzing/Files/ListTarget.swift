/// Property lists, in XML and in the older form of projects and strings.
enum ListTarget {
    static func read(_ bytes: ContiguousArray<UInt8>) {
        _ = try? PropertyList.parse(bytes, path: "Fuzz.plist")
        if let text = TextDecoding.string(from: bytes) {
            _ = try? OldStylePropertyList.parse(text, path: "Fuzz.plist")
        }
    }
}
