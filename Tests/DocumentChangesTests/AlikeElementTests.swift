import InterfaceBuilder
import Testing

@testable import DocumentChanges

/// Pairs of elements without ids in two or three versions of a list.
@Suite struct AlikeElementTests {
    /// The titles of each row, `-` where a version has none.
    private func rows(_ versions: [String]...) throws -> [String] {
        let group = try versions.map { titles -> [Element] in
            let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
            let document = try Document(
                xml: """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
                    <objects><segmentedControl id="s"><segments>\(segments)</segments></segmentedControl></objects></document>
                    """, path: "View.xib")
            let control = try #require(document.element(withID: "s"))
            return Array(try #require(control.children.first { $0.isNamed("segments") }).children)
        }
        return AlikeElements.rows(group).map { row in
            row.map { $0?["title"] ?? "-" }.joined(separator: " ")
        }
    }

    @Test func whatSaysTheSameIsPairedInOrder() throws {
        #expect(try rows(["a", "b", "c"], ["b", "c", "d"]) == ["a -", "b b", "c c", "- d"])
    }

    @Test func asManyBetweenTheSameNeighborsArePaired() throws {
        #expect(try rows(["a", "b", "c"], ["a", "x", "c"]) == ["a a", "b x", "c c"])
        #expect(try rows(["p", "q", "a"], ["r", "s", "a"]) == ["p r", "q s", "a a"])
        #expect(try rows(["a", "p", "q"], ["a", "r", "s"]) == ["a a", "p r", "q s"])
        #expect(
            try rows(["a", "b", "c", "d", "e"], ["a", "x", "c", "y", "e"]) == [
                "a a", "b x", "c c", "d y", "e e",
            ])
    }

    @Test func anotherNumberBetweenThemIsNot() throws {
        #expect(try rows(["a", "b", "c"], ["a", "x", "y", "c"]) == ["a a", "b -", "c c", "- x", "- y"])
        #expect(try rows(["a", "b", "c", "d"], ["a", "x", "d"]) == ["a a", "b -", "c -", "d d", "- x"])
    }

    @Test func twoSidesThatAddTheSameAddItOnce() throws {
        #expect(try rows(["a"], ["a", "n"], ["a", "n"]) == ["a a a", "- n n"])
        #expect(try rows(["a"], ["a", "n", "n"], ["a", "n", "n"]) == ["a a a", "- n n", "- n n"])
        #expect(try rows(["a"], ["a", "n"], ["a", "n", "n"]) == ["a a a", "- n n", "- - n"])
        #expect(try rows(["a"], ["a", "n"], ["a", "m"]) == ["a a a", "- n -", "- - m"])
    }

    @Test func singleElementsArePairedWhateverTheySay() throws {
        #expect(try rows(["a"], ["b"], []) == ["a b -"])
    }

    @Test func aCommonSubsequenceIsTheLongest() {
        var state: UInt64 = 9
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<500 {
            let left = (0..<next(8)).map { _ in next(4) }
            let right = (0..<next(8)).map { _ in next(4) }
            let pairs = CommonSubsequence.pairs(left, right)
            #expect(pairs.allSatisfy { left[$0.0] == right[$0.1] })
            #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
            #expect(pairs.count == longest(left[...], right[...]))
        }
    }

    private func longest(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> Int {
        guard let first = left.first, let other = right.first else { return 0 }
        if first == other { return 1 + longest(left.dropFirst(), right.dropFirst()) }
        return max(longest(left.dropFirst(), right), longest(left, right.dropFirst()))
    }
}
