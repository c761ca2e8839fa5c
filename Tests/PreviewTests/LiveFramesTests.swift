import CoreGraphics
import Foundation
import Testing

@testable import Preview
@testable import Staging

/// The frames that are sent to a page.
@Suite struct LiveFramesTests {
    private struct Head: Decodable {
        var number: Int
        var pixelWidth: Int
        var parts: [[Int]]
    }

    private func frame(_ rects: [PixelRect]) -> LiveFrame {
        LiveFrame(
            parts: rects.map { LivePart(rect: $0, length: 3) }, pixelWidth: 100, pixelHeight: 200, width: 50,
            height: 100, cornerRadius: 0, isIdle: true, takesText: false, messages: [])
    }

    private let whole = PixelRect(x: 0, y: 0, width: 100, height: 200)
    private let corner = PixelRect(x: 0, y: 0, width: 64, height: 64)
    private let edge = PixelRect(x: 64, y: 64, width: 36, height: 64)

    /// Returns the head and the files of the parts that a page receives.
    private func read(_ data: Data?) throws -> (Head, [String]) {
        let data = try #require(data)
        let length = data.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        let head = try JSONDecoder().decode(Head.self, from: data.dropFirst(4).prefix(length))
        var rest = data.dropFirst(4 + length)
        let files = head.parts.map { part in
            defer { rest = rest.dropFirst(part[4]) }
            return String(decoding: rest.prefix(part[4]), as: UTF8.self)
        }
        #expect(rest.isEmpty)
        return (head, files)
    }

    @Test func aNewPageReceivesTheWhole() throws {
        var frames = LiveFrames()
        #expect(frames.data(after: 0) == nil)
        frames.add(frame([whole]), Data("one".utf8))
        frames.add(frame([corner, edge]), Data("twotri".utf8))
        let (head, files) = try read(frames.data(after: 0))
        #expect(head.number == 2 && head.pixelWidth == 100)
        #expect(files == ["one", "two", "tri"])
        #expect(head.parts[1] == [0, 0, 64, 64, 3])
    }

    @Test func aPageReceivesWhatItHasMissed() throws {
        var frames = LiveFrames()
        frames.add(frame([whole]), Data("one".utf8))
        frames.add(frame([corner]), Data("two".utf8))
        frames.add(frame([edge]), Data("tri".utf8))
        #expect(try read(frames.data(after: 1)).1 == ["two", "tri"])
        #expect(try read(frames.data(after: 2)).1 == ["tri"])
        #expect(frames.data(after: 3) == nil)
    }

    @Test func coveredPartsAreLeftOut() throws {
        var frames = LiveFrames()
        frames.add(frame([whole]), Data("one".utf8))
        frames.add(frame([corner]), Data("two".utf8))
        frames.add(frame([corner]), Data("tri".utf8))
        #expect(try read(frames.data(after: 0)).1 == ["one", "tri"])
        frames.add(frame([whole]), Data("all".utf8))
        #expect(try read(frames.data(after: 0)).1 == ["all"])
    }

    @Test func manyPartsAreReplacedByTheWhole() {
        var frames = LiveFrames()
        for index in 0..<300 {
            frames.add(frame([PixelRect(x: index, y: 0, width: 1, height: 1)]), Data("dot".utf8))
        }
        #expect(frames.isFragmented)
        frames.add(frame([PixelRect(x: 0, y: 0, width: 300, height: 1)]), Data("all".utf8))
        #expect(!frames.isFragmented)
    }

    @Test func aFileThatIsCutShortIsNoPart() throws {
        var frames = LiveFrames()
        frames.add(frame([corner, edge]), Data("twot".utf8))
        #expect(try read(frames.data(after: 0)).1 == ["two"])
    }
}
