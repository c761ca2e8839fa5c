import CoreGraphics
import Testing

@testable import UIKit

/// Objects of classes determined at run time, created through their metatype.
@MainActor
@Suite struct MadeByMetatypeTests {
    private final class Cell: UITableViewCell {
        required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Item: UICollectionViewCell {}

    private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    @Test(arguments: [Cell.self, Item.self, UITableViewHeaderFooterView.self, UILabel.self] as [UIView.Type])
    func cellsAreMadeAsListsMakeThem(_ type: UIView.Type) {
        let view = AdaptedCode.make(type, frame: frame)
        #expect(Swift.type(of: view) == type && view.frame == frame)
        #expect(Swift.type(of: AdaptedCode.make(type)) == type)
    }

    @Test(arguments: [
        UIViewController.self, UINavigationController.self, UITabBarController.self,
        UISplitViewController.self,
    ])
    func controllersAreMadeWithTheirDocument(_ type: UIViewController.Type) {
        let controller = AdaptedCode.make(type, nibName: "Name", bundle: .main)
        #expect(Swift.type(of: controller) == type)
        #expect(controller.nibName == "Name" && controller.nibBundle == .main)
        #expect(AdaptedCode.make(type, nibName: nil, bundle: nil).nibName == nil)
    }

    private enum Season: CaseIterable { case spring, summer }

    /// The functions of an app that have no body return what their types have without content.
    @Test func absentValuesAreNeutral() {
        #expect(AdaptedCode.absentValue("") as Int? == nil)
        #expect(AdaptedCode.absentValue("") as Double == 0)
        #expect(AdaptedCode.absentValue("") as [String] == [])
        #expect(AdaptedCode.absentValue("") as String == "")
        #expect(AdaptedCode.absentValue("") as Set<Int> == [])
        #expect(AdaptedCode.absentValue("") as Season == .spring)
        let object: AbsentObject = AdaptedCode.absentValue("")
        #expect(type(of: object) == AbsentObject.self)
    }

    @Test func cellsHaveTheirOwnStyle() {
        #expect((AdaptedCode.make(Cell.self as UIView.Type) as? Cell)?.detailTextLabel != nil)
    }

    @Test func effectViewsAreMadeWithAFrame() {
        let view = UIVisualEffectView(frame: frame)
        #expect(view.frame == frame && view.effect == nil && view.contentView.frame == view.bounds)
    }

    @Test func aPageControlWithoutPagesIsOnNone() {
        let control = UIPageControl()
        #expect(control.currentPage == -1)
        control.numberOfPages = 0
        #expect(control.currentPage == -1)
        control.numberOfPages = 3
        #expect(control.currentPage == 0)
        control.currentPage = 5
        #expect(control.currentPage == 2)
        control.numberOfPages = 0
        #expect(control.currentPage == 0)
    }
}
