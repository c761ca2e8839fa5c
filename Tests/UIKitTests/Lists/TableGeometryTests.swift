import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite struct TableGeometryTests {
    /// A header of 10 points, rows of 20 and 30, a footer of 5; then a section with a row of 40 alone.
    let geometry = TableGeometry(sections: [
        TableGeometry.Section(header: 10, rows: HeightTree([20, 30]), footer: 5),
        TableGeometry.Section(header: 0, rows: HeightTree([40]), footer: 0),
    ])

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func heightIsTheSum() { #expect(geometry.height == 105) }
    @Test func rowsFollowTheHeader() { #expect(geometry.row(at: path(0, 1)) == 30...60) }
    @Test func sectionsFollowFooters() { #expect(geometry.row(at: path(1, 0)) == 65...105) }
    @Test func rowsThatAreNotThereHaveNoPlace() { #expect(geometry.row(at: path(1, 1)) == nil) }
    @Test func rowIsFoundByHeight() { #expect(geometry.row(at: 35) == path(0, 1)) }
    @Test func noRowIsFoundInAHeader() { #expect(geometry.row(at: 5) == nil) }
    @Test func aStretchHasTheRowsItTouches() {
        #expect(geometry.rows(in: 25...70) == [path(0, 0), path(0, 1), path(1, 0)])
    }
    @Test func aStretchEndsBeforeTheNextRow() { #expect(geometry.rows(in: 10...30) == [path(0, 0)]) }
    @Test func aStretchBelowAllHasNone() { #expect(geometry.rows(in: 200...300).isEmpty) }
    @Test func sectionsOfAStretch() { #expect(geometry.sections(in: 70...80) == 1..<2) }

    @Test func aTitleThatGrowsMovesWhatIsBelow() {
        var geometry = geometry
        #expect(geometry.setTitle(25, TableTitle(section: 0, isHeader: true)) == 15)
        #expect(geometry.row(at: path(1, 0)) == 80...120)
    }

    @Test func aRowThatGrowsMovesWhatIsBelow() {
        var geometry = geometry
        #expect(geometry.setRow(21, at: path(0, 0)) == 1)
        #expect(geometry.footer(0) == 61...66)
        #expect(geometry.height == 106)
    }

    @Test func roomAboveAndBelow() {
        let geometry = TableGeometry(sections: geometry.sections, top: 100, bottom: 7)
        #expect(geometry.row(at: path(0, 0)) == 110...130)
        #expect(geometry.height == 212)
        #expect(geometry.row(at: 115) == path(0, 0))
    }

    @Test func partsFollowEachOther() {
        let parts = sequence(first: geometry.firstPart) { $0.flatMap(geometry.part(after:)) }.prefix {
            $0 != nil
        }
        #expect(parts.count == 7)
    }
}
