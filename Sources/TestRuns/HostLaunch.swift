/// The launch of the app that hosts tests, from the lines that its process prints.
struct HostLaunch {
    private static let beginning = "KUMIKI LAUNCHES THE APP"
    private static let end = "KUMIKI HAS LAUNCHED THE APP"

    private(set) var isUnderWay = false
    private var line: [UInt8] = []

    /// Parses output of the process.
    mutating func take(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            if byte != UInt8(ascii: "\n") {
                // Longer lines are others.
                if line.count < 64 { line.append(byte) }
                continue
            }
            let text = String(decoding: line, as: UTF8.self)
            if text == Self.beginning { isUnderWay = true }
            if text == Self.end { isUnderWay = false }
            line = []
        }
    }
}
