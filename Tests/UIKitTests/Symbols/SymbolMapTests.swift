import Foundation
import Testing

@testable import UIKit

@Suite struct SymbolMapTests {
    @Test(arguments: [
        ("house", "house-door"), ("house.fill", "house-door-fill"), ("heart", "heart"),
        ("plus", "plus-lg"), ("plus.circle", "plus-circle"), ("plus.circle.fill", "plus-circle-fill"),
        ("xmark.square", "x-square"), ("mic.slash", "mic-mute"), ("mic.slash.fill", "mic-mute-fill"),
        ("bell.slash.fill", "bell-slash-fill"), ("square.and.arrow.up", "box-arrow-up"),
        ("3.circle", "3-circle"),
        ("applelogo", "apple"), ("gear", "gear"), ("trash.fill", "trash-fill"),
    ])
    func finds(symbol: String, file: String) {
        #expect(SymbolMap.match(for: symbol) == .init(file: file, isComplete: true))
    }

    @Test(arguments: [
        ("bell.badge.fill", "bell-fill"), ("flag.circle", "flag"), ("tag.circle.fill", "tag-fill"),
        ("person.badge.shield.checkmark.fill", "person-fill"), ("scissors.badge.ellipsis", "scissors"),
    ])
    func leavesOutWhatThereIsNot(symbol: String, file: String) {
        #expect(SymbolMap.file(for: symbol) == file)
    }

    @Test func saysThatItLeftSomethingOut() {
        #expect(SymbolMap.match(for: "flag.circle")?.isComplete == false)
    }

    @Test(arguments: ["", ".", "no.such.symbol", "heart.of.gold", "fill", "..fill"])
    func knowsNoOther(symbol: String) {
        #expect(SymbolMap.file(for: symbol) == nil)
    }

    @Test func coversTheUsualNames() {
        #expect(SymbolMap.names.count > 1000)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: SymbolMap.directory)))
    func everyIconIsInTheSet() throws {
        let have = Set(try FileManager.default.contentsOfDirectory(atPath: SymbolMap.directory))
        #expect(SymbolMap.files.filter { !have.contains($0 + ".svg") } == [])
    }

    @Test func drawsControlsItself() {
        #expect(SymbolGlyph.named("chevron.forward") == SymbolGlyph.named("chevron.right"))
        #expect(SymbolGlyph.named("checkmark")?.svg.contains("stroke-width=\"1.7\"") == true)
        #expect(SymbolGlyph.named("house") == nil)
    }

    @Test func growsWithTheFont() {
        let small = SymbolSize.size(of: "star.fill", pointSize: 17)
        let large = SymbolSize.size(of: "star.fill", pointSize: 34)
        #expect(large.width == 2 * small.width && large.height == 2 * small.height)
        #expect(small.width > small.height)
    }
}
