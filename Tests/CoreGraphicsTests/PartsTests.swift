import Foundation
import Testing

@testable import CoreGraphics

/// Parts of bitmaps that changed.
@Suite struct PartsTests {
    private func bitmap(_ squares: [CGRect] = [], width: Int = 200, height: Int = 150) throws -> CGContext {
        let context = try #require(CGContext.bitmap(width: width, height: height, scale: 1, opaque: true))
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        for square in squares { context.fill(square) }
        return context
    }

    private func rects(_ squares: [CGRect]) throws -> [PixelRect] {
        try bitmap(squares).changedRects(since: try bitmap())
    }

    @Test func sameBitmapsHaveNoChangedParts() throws {
        #expect(try rects([]).isEmpty)
    }

    @Test func aPixelChangesItsTile() throws {
        #expect(
            try rects([CGRect(x: 70, y: 3, width: 1, height: 1)]) == [
                PixelRect(x: 64, y: 0, width: 64, height: 64)
            ])
    }

    @Test func tilesAtTheEdgeEndThere() throws {
        #expect(
            try rects([CGRect(x: 199, y: 149, width: 1, height: 1)])
                == [PixelRect(x: 192, y: 128, width: 8, height: 22)])
    }

    @Test func neighborsAreOnePart() throws {
        #expect(
            try rects([CGRect(x: 60, y: 60, width: 8, height: 8)])
                == [PixelRect(x: 0, y: 0, width: 128, height: 128)])
    }

    @Test func partsFarFromEachOtherStayApart() throws {
        #expect(
            try rects([
                CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 140, y: 140, width: 10, height: 10),
            ])
                == [
                    PixelRect(x: 0, y: 0, width: 64, height: 64),
                    PixelRect(x: 128, y: 128, width: 64, height: 22),
                ])
    }

    @Test func partsThatFillTheRectangleAroundThemAreOne() throws {
        #expect(
            try rects([
                CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 0, y: 70, width: 10, height: 10),
            ])
                == [PixelRect(x: 0, y: 0, width: 128, height: 128)])
    }

    @Test func withoutABitmapOfTheSizeTheWholeChanges() throws {
        let whole = [PixelRect(x: 0, y: 0, width: 200, height: 150)]
        #expect(try bitmap().changedRects(since: nil) == whole)
        #expect(try bitmap().changedRects(since: try bitmap(width: 150, height: 200)) == whole)
    }

    @Test func aPartHasItsPixels() throws {
        let context = try bitmap([CGRect(x: 64, y: 64, width: 64, height: 64)])
        let part = try #require(context.pngData(of: PixelRect(x: 64, y: 64, width: 64, height: 64)))
        let red = try bitmap([CGRect(x: 0, y: 0, width: 64, height: 64)], width: 64, height: 64)
        #expect(part == red.pngData())
        #expect(context.pngData(of: PixelRect(x: 150, y: 0, width: 51, height: 10)) == nil)
    }
}
