import CoreGraphics
import Testing

@testable import UIKit

@Suite struct HeightTreeTests {
    @Test func nothingKnownCountsAsTheEstimate() {
        let tree = HeightTree(count: 100_000, estimate: 44)
        #expect(tree.height == 4_400_000)
        #expect(tree.start(of: 500) == 22_000)
        #expect(tree.place(endingBelow: 22_000) == 500)
    }

    @Test func aKnownHeightMovesWhatFollows() {
        var tree = HeightTree(count: 10, estimate: 10)
        tree.set(25, at: 3)
        #expect(tree.height == 115)
        #expect(tree.start(of: 3) == 30)
        #expect(tree.start(of: 4) == 55)
        #expect(tree.height(at: 3) == 25)
        #expect(tree.knownHeight(at: 4) == nil)
    }

    @Test func settingTwiceReplaces() {
        var tree = HeightTree(count: 3, estimate: 10)
        tree.set(5, at: 1)
        tree.set(7, at: 1)
        #expect(tree.height == 27)
    }

    @Test func heightsThatAreNoneCountAsNone() {
        #expect(HeightTree([.nan, -5, 10, .infinity]).height == 1_000_010)
        #expect(HeightTree(count: 3, estimate: -1).height == 0)
    }

    @Test func placesThatAreNotThereAreLeftAlone() {
        var tree = HeightTree(count: 2, estimate: 10)
        tree.set(50, at: 2)
        tree.set(50, at: -1)
        #expect(tree.height == 20)
    }

    @Test func noPlacesAtAll() {
        let tree = HeightTree(count: 0, estimate: 10)
        #expect(tree.height == 0)
        #expect(tree.place(endingBelow: 5) == 0)
    }

    @Test func aHeightBelowAllFindsTheCount() { #expect(HeightTree([1, 2]).place(endingBelow: 3) == 2) }

    /// Compared with adding all heights.
    @Test(arguments: 0..<40) func agreesWithPlainSums(_ seed: Int) {
        var random = Linear(seed)
        let count = 1 + random.next(50)
        var tree = HeightTree(count: count, estimate: 8)
        var heights = [CGFloat](repeating: 8, count: count)
        for _ in 0..<random.next(80) {
            let (place, height) = (random.next(count), CGFloat(random.next(30)))
            tree.set(height, at: place)
            heights[place] = height
        }
        let ends = heights.indices.map { heights[...$0].reduce(0, +) }
        #expect(tree.height == ends.last)
        #expect(heights.indices.allSatisfy { tree.start(of: $0) + heights[$0] == ends[$0] })
        for y in stride(from: CGFloat(-3), through: tree.height + 3, by: 3) {
            #expect(tree.place(endingBelow: y) == ends.firstIndex { $0 > y } ?? count)
            #expect(tree.place(endingAt: y) == ends.firstIndex { $0 >= y } ?? count)
        }
        #expect(
            HeightTree(count: count, estimate: 8, known: tree.known).start(of: count / 2)
                == tree.start(of: count / 2))
    }
}

/// Numbers that are the same in each run.
struct Linear {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 7919 &+ 12345 }

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(limit, 1)
    }
}
