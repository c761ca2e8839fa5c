import Foundation
import Testing

@testable import UIKit

@Suite struct SymbolMapTests {
    @Test(arguments: [
        ("house", "house-door"), ("heart", "heart"), ("arrow.up.circle", "arrow-up-circle"),
        ("info.circle.fill", "info-circle-fill"), ("mic.slash", "mic-mute"),
        ("bell.slash.fill", "bell-slash-fill"), ("square.and.arrow.up", "box-arrow-up"),
        ("applelogo", "apple"), ("gear", "gear"), ("trash.fill", "trash-fill"),
    ])
    func finds(symbol: String, file: String) {
        guard case .icon(file, _) = SymbolRecipe(name: symbol) else {
            Issue.record("\(symbol) is not drawn by \(file)")
            return
        }
    }

    @Test func coversTheUsualNames() {
        #expect(SymbolMap.names.count > 900)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: SymbolMap.directory)))
    func everyIconIsInTheSet() throws {
        let have = Set(try FileManager.default.contentsOfDirectory(atPath: SymbolMap.directory))
        #expect(SymbolMap.files.filter { !have.contains($0 + ".svg") } == [])
    }

    @Test func drawsControlsItself() {
        #expect(SymbolGlyph.named("chevron.forward") == SymbolGlyph.named("chevron.right"))
        #expect(SymbolRecipe(name: "checkmark") == .glyph("checkmark"))
        #expect(SymbolGlyph.named("house") == nil)
    }

    @Test func growsWithTheFont() throws {
        let small = try #require(UIImage(systemName: "star.fill", withConfiguration: configuration(17))).size
        let large = try #require(UIImage(systemName: "star.fill", withConfiguration: configuration(34))).size
        #expect(large.width == 2 * small.width && large.height == 2 * small.height)
        #expect(small.width > small.height)
    }

    private func configuration(_ size: CGFloat) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: size)
    }
}
