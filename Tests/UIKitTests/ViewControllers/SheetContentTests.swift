import CoreGraphics
import Testing

@testable import UIKit

/// Sheets that follow a touch on their content.
@MainActor
@Suite struct SheetContentTests {
    private final class Content: UIViewController {
        let scroll = UIScrollView()
        override func loadView() {
            scroll.contentSize = CGSize(width: 300, height: 3000)
            view = scroll
        }
    }

    private func run(
        _ change: (UISheetPresentationController) -> Void = { _ in },
        _ work: (LifeStage, Content, UISheetPresentationController) throws -> Void
    ) throws {
        let (root, content) = (UIViewController(), Content())
        try LifeStage.run(root) { stage in
            content.modalPresentationStyle = .pageSheet
            let sheet = try #require(content.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            change(sheet)
            root.present(content, animated: false)
            stage.settle()
            try work(stage, content, sheet)
        }
    }

    private func drag(_ stage: LifeStage, _ way: CGFloat) {
        let start = CGPoint(x: 200, y: 600)
        stage.user.drag(from: start, to: CGPoint(x: 200, y: 600 + way), duration: 0.3, rest: 0.2)
        stage.settle()
    }

    @Test func barWithoutNavigationControllerIsHigherInSheet() throws {
        let bar = UINavigationBar()
        try run { _, content, sheet in
            content.view.addSubview(bar)
            #expect(bar.intrinsicContentSize.height == 56)
            sheet.presentingViewController.view.addSubview(bar)
            #expect(bar.intrinsicContentSize.height == 44)
        }
    }

    @Test func contentAtItsEdgePullsTheSheetUpFirst() throws {
        try run { stage, content, sheet in
            drag(stage, -300)
            #expect(sheet.selectedHeight?.identifier == .large)
            let top = content.scroll.contentOffset.y
            #expect(top == content.scroll.offsetLimits.y.lowerBound)
            drag(stage, -200)
            #expect(content.scroll.contentOffset.y > top + 100)
        }
    }

    @Test func contentScrollsWhereTheSheetShallNotFollow() throws {
        try run({ $0.prefersScrollingExpandsWhenScrolledToEdge = false }) { stage, content, sheet in
            drag(stage, -300)
            #expect(sheet.selectedHeight?.identifier == .medium)
            #expect(content.scroll.contentOffset.y > 100)
        }
    }

    @Test func contentAtItsEdgePullsTheSheetAway() throws {
        try run { stage, content, _ in
            drag(stage, 250)
            #expect(content.presentingViewController == nil)
        }
    }

    @Test func contentThatComesToItsEdgeUnderTheFingerPassesItOn() throws {
        try run { stage, content, sheet in
            sheet.selectedDetentIdentifier = .large
            stage.settle()
            let edge = content.scroll.offsetLimits.y.lowerBound
            content.scroll.contentOffset.y = edge + 60
            stage.user.touchDown(CGPoint(x: 200, y: 300))
            for y in stride(from: 310.0, through: 500, by: 10) {
                stage.user.wait(0.02)
                stage.user.touchMove(CGPoint(x: 200, y: y))
            }
            #expect(content.scroll.contentOffset.y == edge && content.view.frame.minY > 150)
            for y in stride(from: 490.0, through: 250, by: -10) {
                stage.user.wait(0.02)
                stage.user.touchMove(CGPoint(x: 200, y: y))
            }
            #expect(content.scroll.contentOffset.y > edge)
            stage.user.touchUp()
            stage.settle()
            #expect(sheet.selectedHeight?.identifier == .large && content.presentingViewController != nil)
        }
    }

    @Test func itIsPulledAwayBeyondTheContentsEdge() throws {
        try run({ $0.detents = [.large()] }) { stage, content, _ in
            let edge = content.scroll.offsetLimits.y.lowerBound
            content.scroll.contentOffset.y = edge + 60
            stage.user.drag(
                from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 840), duration: 0.4, rest: 0.2)
            stage.settle()
            #expect(content.presentingViewController == nil)
        }
    }

    @Test func contentInTheMiddleScrolls() throws {
        try run { stage, content, _ in
            content.scroll.contentOffset.y = 500
            drag(stage, 250)
            #expect(content.presentingViewController != nil && content.scroll.contentOffset.y < 300)
        }
    }

    @Test func inTheLookOfIOS26ASheetOfMediumHeightIsApartFromTheEdges() throws {
        let (root, content) = (UIViewController(), Content())
        try LifeStage.run(root, design: .glass) { stage in
            content.modalPresentationStyle = .pageSheet
            let sheet = try #require(content.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            root.present(content, animated: false)
            stage.settle()
            let size = stage.window.bounds.size
            #expect(content.view.frame.minX == 8 && content.view.frame.maxY == size.height - 8)
            #expect(content.view.frame.width == size.width - 16)
            // Printed by a public project for a display of 393 by 852 points.
            #expect(content.view.bounds.size == CGSize(width: 393, height: 459))
            #expect(abs(content.view.frame.minY - 403.687) < 0.001)
            #expect(abs(content.view.safeAreaInsets.bottom - 34) < 0.001)
            sheet.selectedDetentIdentifier = .large
            stage.window.layoutIfNeeded()
            #expect(content.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
            #expect(content.view.bounds.size == content.view.frame.size)
        }
    }

    /// The frames of sheets with heights of their own, printed by a public project for the same display.
    @Test(arguments: [
        (10, CGRect(x: 28, y: 815.425, width: 337, height: 8.575), 0),
        (144, CGRect(x: 9.622, y: 705.429, width: 373.757, height: 136.949), 31.333),
        (400, CGRect(x: 8, y: 427.669, width: 377, height: 416.331), 34),
    ])
    func inTheLookOfIOS26ALowSheetIsFartherFromTheEdges(height: CGFloat, frame: CGRect, below: CGFloat) throws
    {
        let (root, content) = (UIViewController(), Content())
        try LifeStage.run(root, design: .glass) { stage in
            content.modalPresentationStyle = .pageSheet
            let sheet = try #require(content.sheetPresentationController)
            sheet.detents = [.custom { _ in height }]
            root.present(content, animated: false)
            stage.settle()
            let shown = content.view.frame
            #expect(abs(shown.minX - frame.minX) < 0.001 && abs(shown.minY - frame.minY) < 0.001)
            #expect(abs(shown.width - frame.width) < 0.001 && abs(shown.height - frame.height) < 0.001)
            #expect(abs(content.view.safeAreaInsets.bottom - below) < 0.1)
        }
    }

    @Test(arguments: [
        (UIModalPresentationStyle.formSheet, CGRect(x: 120, y: 260, width: 580, height: 650)),
        (.pageSheet, CGRect(x: 0, y: 42, width: 820, height: 1138)),
    ])
    func inTheLookOfIOS26SheetsOnIPadAreLarger(style: UIModalPresentationStyle, frame: CGRect) {
        let (root, content) = (UIViewController(), Content())
        LifeStage.run(root, on: "iPad (10th generation)", design: .glass) { stage in
            content.modalPresentationStyle = style
            root.present(content, animated: false)
            stage.settle()
            #expect(content.view.frame == frame)
        }
    }

    @Test func aFormOfIOS26KeepsItsLowerEdgeAtALowerDetent() throws {
        let (root, content) = (UIViewController(), Content())
        try LifeStage.run(root, on: "iPad (10th generation)", design: .glass) { stage in
            content.modalPresentationStyle = .formSheet
            try #require(content.sheetPresentationController).detents = [.custom { _ in 343 }]
            root.present(content, animated: false)
            stage.settle()
            #expect(content.view.frame == CGRect(x: 120, y: 567, width: 580, height: 343))
        }
    }

    @Test func aPopoverOfIOS26CoversTheLowerPartOfItsBarButton() throws {
        let (root, content) = (UIViewController(), Content())
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        try LifeStage.run(
            UINavigationController(rootViewController: root), on: "iPad (10th generation)", design: .glass
        ) { stage in
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 240, height: 180)
            try #require(content.popoverPresentationController).barButtonItem = item
            root.present(content, animated: false)
            stage.settle()
            #expect(content.view.frame == CGRect(x: 561, y: 62, width: 240, height: 180))
        }
    }
}
