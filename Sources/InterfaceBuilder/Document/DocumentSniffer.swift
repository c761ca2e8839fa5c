/// Determines what a file is when it is not a document for iOS, for the error message.
enum DocumentSniffer {
    static func objection(to bytes: UnsafeBufferPointer<UInt8>) -> DocumentError.Reason? {
        if bytes.isEmpty || bytes.allSatisfy({ $0 <= 0x20 }) { return .empty }
        if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) { return .compiledNib }
        // UTF-16 with a byte order mark has zero bytes and is text nevertheless.
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        if !isUTF16, bytes.prefix(512).contains(0) { return .binary }
        return nil
    }

    static func objection(to root: Element, file: String) -> DocumentError? {
        func error(_ reason: DocumentError.Reason) -> DocumentError {
            DocumentError(file: file, line: root.line, reason: reason)
        }
        if root.isNamed("archive") { return error(.oldArchive) }
        guard root.isNamed("document"), let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder")
        else {
            return error(.notInterfaceBuilder(root: root.name))
        }
        let runtime = root["targetRuntime"] ?? ""
        let isTouch = type.split(separator: ".").contains("CocoaTouch")
        guard isTouch, runtime.isEmpty || runtime.hasPrefix("iOS.") else {
            return error(.otherPlatform(runtime.isEmpty ? type : runtime))
        }
        return nil
    }
}
