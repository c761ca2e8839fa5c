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

    @Test func theTypeMayBeThatOfTheContext() {
        let label: UILabel = AdaptedCode.make()
        let button: UIButton = AdaptedCode.make(frame: frame)
        #expect(type(of: label) == UILabel.self && button.frame == frame)
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

    @Test(arguments: [UIPickerView.self, UISearchBar.self, UIStepper.self, UITabBar.self] as [UIView.Type])
    func controlsAreMadeWithAFrame(_ type: UIView.Type) {
        let view = AdaptedCode.make(type, frame: frame)
        #expect(Swift.type(of: view) == type && view.frame == frame)
    }

    @Test func viewsAreMadeByTheirOwnInitializers() {
        let views = [UIView(), UIView()]
        #expect(AdaptedCode.make(UIStackView.self, arrangedSubviews: views).arrangedSubviews == views)
        let image = UIGraphicsImageRenderer(size: frame.size).image { _ in }
        let imageView = AdaptedCode.make(UIImageView.self, image: image, highlightedImage: image)
        #expect(imageView.image === image && imageView.highlightedImage === image)
        #expect(imageView.frame.size == frame.size)
        let indicator = AdaptedCode.make(UIActivityIndicatorView.self, activityIndicatorStyle: .large)
        #expect(indicator.style == .large && indicator.frame.size == CGSize(width: 37, height: 37))
        let progress = AdaptedCode.make(UIProgressView.self, progressViewStyle: .bar)
        #expect(progress.progressViewStyle == .bar)
        let control = AdaptedCode.make(UISegmentedControl.self, items: ["A", image])
        #expect(control.titleForSegment(at: 0) == "A" && control.imageForSegment(at: 1) === image)
        let effect = UIBlurEffect(style: .dark)
        #expect(AdaptedCode.make(UIVisualEffectView.self, effect: effect).effect === effect)
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
