import Foundation
import Testing

@testable import Kumiki

private struct Count: ScreenState {
    var count = 0
    static var version: Int { 2 }

    static func migrate(_ data: Data, from version: Int) throws -> Data {
        let text = String(decoding: data, as: UTF8.self)
        return Data(text.replacingOccurrences(of: "taps", with: "count").utf8)
    }
}

@Suite struct ScreenStateTests {
    @Test func aStateComesBack() throws {
        let coder = try archived { try $0.encode(state: Count(count: 7)) }
        #expect(try coder.decodeState(Count.self).count == 7)
    }

    @Test func aStateOfAnotherNameIsAnError() {
        let saved = SavedState(name: "Total", version: 2, data: Data("{}".utf8))
        #expect(throws: ScreenError.missingState("Count")) { try saved.state(Count.self) }
    }

    @Test func oneStateIsAlwaysTheSameBytes() throws {
        #expect(try SavedState(Count(count: 1)) == SavedState(Count(count: 1)))
    }

    @Test func aMissingStateIsAnError() throws {
        let coder = try archived { _ in }
        #expect(throws: ScreenError.missingState("Count")) { try coder.decodeState(Count.self) }
    }

    @Test func anEarlierVersionIsBroughtUp() throws {
        let saved = SavedState(name: "Count", version: 1, data: Data(#"{"taps":3}"#.utf8))
        #expect(try saved.state(Count.self).count == 3)
    }

    @Test func aLaterVersionIsRefused() {
        let saved = SavedState(name: "Count", version: 3, data: Data("{}".utf8))
        #expect(throws: ScreenError.newerState(version: 3, supported: 2)) { try saved.state(Count.self) }
    }

    @Test(arguments: ["", "{", "[]", #"{"count":"many"}"#, #"{"taps":1}"#, "\u{0}\u{1}"])
    func whatCannotBeReadIsAnError(_ text: String) {
        let saved = SavedState(name: "Count", version: 2, data: Data(text.utf8))
        #expect(throws: ScreenError.self) { try saved.state(Count.self) }
    }

    @Test(arguments: [Int.min, -1, 0]) func aVersionThatCannotBeIsAnError(_ version: Int) {
        let saved = SavedState(name: "Count", version: version, data: Data("{}".utf8))
        #expect(throws: ScreenError.self) { try saved.state(Count.self) }
    }
}
