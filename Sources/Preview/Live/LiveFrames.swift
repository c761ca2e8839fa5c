import CoreGraphics
import Foundation
import Staging

/// The frames of a live screen, as changed parts with the number of their frame. A page that has missed frames
/// receives all parts that changed since its last frame.
struct LiveFrames {
    /// The most parts; beyond it, the whole screen is sent instead.
    private static let limit = 200

    private struct Part {
        var number: Int
        var rect: PixelRect
        var data: Data
    }

    /// The header of a frame in JSON, preceded by its length in four bytes and followed by the parts' PNG images.
    private struct Head: Encodable {
        var number: Int
        var width = 0.0
        var height = 0.0
        var cornerRadius = 0.0
        var takesText = false
        var pixelWidth = 0
        var pixelHeight = 0
        /// The x, y, width and height of each part in pixels, and the length of its image.
        var parts: [[Int]] = []
        var reports: [LiveReport] = []
    }

    private(set) var number = 0
    private var last: LiveFrame?
    private var parts: [Part] = []

    /// Whether there are so many parts that the whole screen would be smaller.
    var isFragmented: Bool { parts.count > Self.limit }

    /// Adds a frame whose images are concatenated in the data. Covered parts are removed.
    mutating func add(_ frame: LiveFrame, _ data: Data) {
        number += 1
        last = frame
        var rest = data[...]
        for part in frame.parts {
            guard part.length <= rest.count else { break }
            let file = Data(rest.prefix(part.length))
            rest = rest.dropFirst(part.length)
            parts.removeAll { part.rect.contains($0.rect) }
            parts.append(Part(number: number, rect: part.rect, data: file))
        }
    }

    /// Returns the parts that changed after a frame, with reports; nil if there are neither.
    func data(after former: Int, _ reports: [LiveReport] = []) -> Data? {
        let changed = parts.filter { $0.number > former }
        guard !changed.isEmpty || !reports.isEmpty else { return nil }
        var head = Head(number: max(number, former), reports: reports)
        if let last {
            (head.width, head.height, head.cornerRadius) = (last.width, last.height, last.cornerRadius)
            (head.pixelWidth, head.pixelHeight) = (last.pixelWidth, last.pixelHeight)
            head.takesText = last.takesText
        }
        head.parts = changed.map { [$0.rect.x, $0.rect.y, $0.rect.width, $0.rect.height, $0.data.count] }
        return Self.data(head, changed)
    }

    /// Returns a frame without changes for a page that has the frame with a number.
    func emptyData(after former: Int) -> Data { Self.data(Head(number: former), []) }

    private static func data(_ head: Head, _ parts: [Part]) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(head)) ?? Data()
        var data = Data()
        data.reserveCapacity(4 + text.count + parts.reduce(0) { $0 + $1.data.count })
        withUnsafeBytes(of: UInt32(text.count).littleEndian) { data.append(contentsOf: $0) }
        data += text
        for part in parts { data += part.data }
        return data
    }
}
