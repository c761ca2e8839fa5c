import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite struct TableGeometryTests {
    /// A header of 10 points, rows of 20 and 30, a footer of 5; then a section with a row of 40 alone.
    let geometry: TableGeometry = {
        var geometry = TableGeometry()
        geometry.append(header: 10, rows: [20, 30], footer: 5)
        geometry.append(header: 0, rows: [40], footer: 0)
        return geometry
    }()

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

    @Test func heightsThatAreNoneCountAsNone() {
        var geometry = TableGeometry()
        geometry.append(header: -1, rows: [.nan, -5, 10], footer: .infinity)
        #expect(geometry.row(at: path(0, 2)) == 0...10)
    }

    @Test func aHundredThousandRowsAreSearchedByBisection() {
        var geometry = TableGeometry()
        geometry.append(header: 0, rows: Array(repeating: 44, count: 100_000), footer: 0)
        #expect(geometry.rows(in: 44_000...44_100).map(\.row) == [1000, 1001, 1002])
    }
}
