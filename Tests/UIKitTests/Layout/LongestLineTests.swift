import Testing

@testable import UIKit

/// A label that may be narrower than the available width is as narrow as its longest line.
@MainActor
@Suite struct LongestLineTests {
    let root = container(200, 400)
    let label: UILabel

    init() {
        label = add(UILabel(), to: root)
        label.numberOfLines = 0
        label.text = "several words unquestionably more"
        activate(
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            root.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 10))
    }

    @Test func isAsWideAsItsLines() {
        root.layoutIfNeeded()
        let width = label.frame.width
        #expect(width < 180 && width > 100)
        #expect(label.sizeThatFits(CGSize(width: 180, height: 0)) == label.frame.size)
    }

    @Test func fillsTheWidthThatItIsGiven() {
        activate(label.widthAnchor.constraint(equalToConstant: 180))
        root.layoutIfNeeded()
        #expect(label.frame.width == 180)
    }

    @Test func takesFewerLinesWhereThereIsMoreRoom() {
        root.layoutIfNeeded()
        let height = label.frame.height
        root.bounds.size.width = 600
        root.layoutIfNeeded()
        #expect(label.frame.height < height && label.frame.width > 200)
    }

    @Test func takesMoreLinesWhereThereIsLessRoom() {
        root.layoutIfNeeded()
        root.bounds.size.width = 140
        root.layoutIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(CGSize(width: 120, height: 0)))
    }
}
