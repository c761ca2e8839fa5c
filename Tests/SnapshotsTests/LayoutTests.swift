import Foundation
import Staging
import Testing

@testable import KumikiSnapshots

@Suite struct LayoutTests {
    static let text = """
        UIView  (0, 0) 393×852  #root
          UILabel  (16, 80) 200×24  #title  "Sign in"
          UIButton  (16, 120) 200×44.5  "A  \\"B\\"\\n#c"  cut off  label "go  on"  name "go"
            UIImageView  (20, 124) 24×24

        """

    static func layout(_ changes: (String, String)...) throws -> Layout {
        let text = changes.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        return try #require(Layout(text: text))
    }

    private func words(_ changes: (String, String)...) throws -> [String] {
        let text = changes.reduce(Self.text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        return LayoutComparison(try Self.layout(), try #require(Layout(text: text))).changes.map(\.words)
    }

    @Test func aLayoutIsReadBackFromItsText() throws {
        let layout = try Self.layout()
        #expect(layout.text == Self.text)
        #expect(layout.nodes.map(\.depth) == [0, 1, 1, 2])
        #expect(layout.nodes[2].text == "A  \"B\"\n#c")
        #expect(layout.nodes[2].label == "go  on")
    }

    @Test(arguments: ["UIView", "UIView  (0, 0)", "UIView  (0, 0) 1×2  what", " UIView  (0, 0) 1×2"])
    func whatIsNoLayoutIsRefused(_ text: String) { #expect(Layout(text: text) == nil) }

    @Test func theSameLayoutHasNoChanges() throws { #expect(try words().isEmpty) }

    @Test func aMovedViewIsDescribedByItsText() throws {
        #expect(try words(("(16, 80)", "(16, 84)")) == ["*Sign in* moved 4 points down"])
        #expect(try words(("(16, 80)", "(15, 79.5)")) == ["*Sign in* moved 0.5 points up and 1 point left"])
    }

    @Test func whatIsInsideOfAMovedViewDidNotMove() throws {
        let found = try words(("(16, 120)", "(16, 130)"), ("(20, 124)", "(20, 134)"))
        #expect(found == ["*A  \"B\" #c* moved 10 points down"])
    }

    @Test func aChangedTextIsDescribed() throws {
        #expect(
            try words(("\"Sign in\"", "\"Log in now\"  cut off"))
                == ["*Sign in* reads *Log in now*, is cut off"])
    }

    @Test func goneAndNewViewsAreNamedWithoutWhatIsInside() throws {
        let less = try #require(
            Layout(text: Self.text.split(separator: "\n").prefix(2).joined(separator: "\n")))
        let all = try Self.layout()
        #expect(LayoutComparison(all, less).changes.map(\.words) == ["*A  \"B\" #c* is gone"])
        #expect(LayoutComparison(less, all).changes.map(\.words) == ["*A  \"B\" #c* is new"])
    }

    @Test func theSmallestViewAroundARegionIsNamed() throws {
        let comparison = LayoutComparison(try Self.layout(), try Self.layout())
        #expect(comparison.name(around: [20, 85, 10, 10]) == "*Sign in*")
        #expect(comparison.name(around: [0, 0, 390, 800]) == "UIView root")
    }
}
