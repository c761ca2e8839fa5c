import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The sidebar of glass of iOS 26, and the button that shows and hides columns.
@MainActor
@Suite struct SplitSidebarTests {
    private let primary = UIViewController()
    private let middle = UIViewController()
    private let secondary = UIViewController()

    private func run(
        _ style: UISplitViewController.Style = .doubleColumn, design: InterfaceDesign = .glass,
        landscape: Bool = true, change: (UISplitViewController) -> Void = { _ in },
        _ work: (LifeStage, UISplitViewController) throws -> Void
    ) rethrows {
        let split = UISplitViewController(style: style)
        split.setViewController(primary, for: .primary)
        if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
        split.setViewController(secondary, for: .secondary)
        change(split)
        try LifeStage.run(on: "iPad", design: design) { stage in
            if landscape { stage.window.turn(animated: false) }
            stage.show(split)
            try work(stage, split)
        }
    }

    /// The place of a column in the window.
    private func place(_ controller: UIViewController) -> CGRect {
        guard let view = controller.navigationController?.view else { return .null }
        return view.convert(view.bounds, to: nil)
    }

    private func button(_ controller: UIViewController) -> UIView? {
        let bar = controller.navigationController?.navigationBar
        guard let bar, let button = bar.modeButton else { return nil }
        return bar.descendants(of: BarButtonView.self).first { $0.item === button }
    }

    // MARK: Sidebar

    @Test func theSecondaryColumnExtendsBelowTheSidebar() {
        run { _, _ in
            #expect(place(primary) == CGRect(x: 10, y: 10, width: 320, height: 800))
            #expect(place(secondary) == CGRect(x: 0, y: 0, width: 1180, height: 820))
            #expect(secondary.view.safeAreaInsets.left == 330 && primary.view.safeAreaInsets.left == 0)
        }
    }

    @Test func itIsAtTheRightEdgeFromRightToLeft() {
        run(.doubleColumn, change: { $0.view.semanticContentAttribute = .forceRightToLeft }) { _, _ in
            #expect(place(primary).maxX == 1170)
            #expect(secondary.view.safeAreaInsets.left == 0 && secondary.view.safeAreaInsets.right == 330)
        }
    }

    @Test func withoutItTheSafeAreaIsWhole() {
        run { stage, split in
            split.hide(.primary)
            stage.settle()
            #expect(primary.viewIfLoaded?.window == nil && secondary.view.safeAreaInsets.left == 0)
            split.show(.primary)
            stage.settle()
            #expect(place(primary).minX == 10 && secondary.view.safeAreaInsets.left == 330)
        }
    }

    @Test func aSidebarOverItsNeighborLeavesItsSafeArea() {
        run(landscape: false) { stage, split in
            split.show(.primary)
            stage.settle()
            #expect(split.displayMode == .oneOverSecondary && place(primary).minX == 10)
            #expect(secondary.view.safeAreaInsets.left == 0)
        }
    }

    @Test func theSupplementaryColumnIsBesideTheSidebar() {
        run(.tripleColumn, change: { $0.preferredDisplayMode = .twoBesideSecondary }) { _, _ in
            #expect(place(middle) == CGRect(x: 0, y: 0, width: 650, height: 820))
            #expect(middle.view.safeAreaInsets.left == 330)
            #expect(place(secondary) == CGRect(x: 650.5, y: 0, width: 529.5, height: 820))
            #expect(secondary.view.safeAreaInsets.left == 0)
        }
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            0
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    @Test(arguments: [InterfaceDesign.bars, .glass])
    func listsForSidebarsShowTheGlass(_ design: InterfaceDesign) {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let rows = Rows()
        list.dataSource = rows
        primary.view = list
        run(.doubleColumn, design: design) { _, _ in
            #expect(list.backgroundColor == (design == .glass ? .clear : .secondarySystemBackground))
        }
    }

    @Test func columnsAreSideBySideBeforeIOS26() {
        run(.doubleColumn, design: .bars) { _, _ in
            #expect(place(primary) == CGRect(x: 0, y: 0, width: 320, height: 820))
            #expect(secondary.view.safeAreaInsets.left == 0)
        }
    }

    // MARK: Button

    @Test(arguments: [InterfaceDesign.bars, .glass])
    func aButtonHidesAndShowsTheColumn(_ design: InterfaceDesign) throws {
        try run(.doubleColumn, design: design) { stage, split in
            #expect(button(secondary) == nil)
            stage.user.tap(try #require(button(primary)))
            stage.settle()
            #expect(split.displayMode == .secondaryOnly)
            stage.user.tap(try #require(button(secondary)))
            stage.settle()
            #expect(split.displayMode == .oneBesideSecondary && button(secondary) == nil)
        }
    }

    @Test func theButtonIsShownAsWished() {
        run(.doubleColumn, change: { $0.presentsWithGesture = false }) { stage, split in
            #expect(button(primary) == nil)
            split.displayModeButtonVisibility = .always
            stage.window.layoutIfNeeded()
            #expect(button(primary) != nil)
            split.displayModeButtonVisibility = .never
            stage.window.layoutIfNeeded()
            #expect(button(primary) == nil)
        }
    }

    @Test func anAppsOwnButtonIsNotAddedAgain() {
        run(.doubleColumn, change: { primary.navigationItem.leftBarButtonItem = $0.displayModeButtonItem }) {
            _, _ in
            let bar = primary.navigationController?.navigationBar
            #expect(bar?.descendants(of: BarButtonView.self).count == 1)
        }
    }
}
