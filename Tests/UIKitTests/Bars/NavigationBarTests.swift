import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct NavigationBarTests {
    private func bar(_ items: [UINavigationItem], width: CGFloat = 393) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        var stack = [view]
        while let view = stack.popLast() {
            if let label = view as? UILabel, label.text == text, !label.isHidden { return label }
            stack += view.subviews.filter { !$0.isHidden }
        }
        return nil
    }

    /// Apple: Human Interface Guidelines, Typography: large titles follow the text size.
    @Test(arguments: [(UIContentSizeCategory.large, 34.0, 52.0), (.accessibilityMedium, 44, 64)])
    func largeTitlesGrowWithTheTextSize(_ size: UIContentSizeCategory, _ points: CGFloat, _ room: CGFloat) {
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Sea")]
        bar.traitOverrides.preferredContentSizeCategory = size
        bar.layoutIfNeeded()
        #expect(bar.largeTitleFont.pointSize == points && bar.largeTitleRoom == room)
    }

    /// Apple: Human Interface Guidelines, Right to left: back points to where reading begins.
    @Test(arguments: [("chevron.backward", true), ("chevron.left", false), ("forward.fill", false)])
    func symbolsOfDirectionsAreMirroredRightToLeft(_ name: String, _ flips: Bool) {
        #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == flips)
    }

    @Test func theTitleStandsInTheMiddle() {
        let bar = bar([UINavigationItem(title: "Sea")])
        let label = label("Sea", in: bar)
        #expect(abs((label?.frame.midX ?? 0) - 393 / 2) < 0.5)
        #expect(label?.font.pointSize == 17)
    }

    /// Apple: UINavigationItem, subtitle: a line below the title.
    @Test func theSubtitleIsBelowTheTitle() throws {
        let item = UINavigationItem(title: "Sea")
        item.subtitle = "Calm"
        let bar = bar([item])
        let title = try #require(label("Sea", in: bar))
        let subtitle = try #require(label("Calm", in: bar))
        let frame = subtitle.convert(subtitle.bounds, to: bar)
        #expect(title.convert(title.bounds, to: bar).maxY <= frame.minY + 0.01)
        #expect(frame.maxY <= 44)
        #expect(abs(frame.midX - 393 / 2) < 1)
    }

    /// Apple: UINavigationItem, largeTitle and largeSubtitle: those of the bar while its title is large.
    @Test func aLargeTitleHasItsOwnTextAndSubtitle() throws {
        let item = UINavigationItem(title: "Sea")
        (item.subtitle, item.largeTitle) = ("Calm", "The whole sea")
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 130))
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Plain")]
        bar.layoutIfNeeded()
        let plain = bar.largeTitleRoom
        bar.items = [item]
        bar.layoutIfNeeded()
        let title = try #require(label("The whole sea", in: bar))
        let subtitles = bar.largeTitleRoom - plain
        #expect(subtitles > 10 && title.font.pointSize == 34)
    }

    @Test func aHiddenItemIsLeftOutUntilItIsShown() {
        let item = UINavigationItem(title: "Sea")
        let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        edit.isHidden = true
        item.rightBarButtonItem = edit
        let bar = bar([item])
        #expect(label("Edit", in: bar) == nil)
        edit.isHidden = false
        bar.layoutIfNeeded()
        #expect(label("Edit", in: bar) != nil)
    }

    @Test func theWayBackBearsTheFormerTitle() {
        let bar = bar([UINavigationItem(title: "Sea"), UINavigationItem(title: "Fish")])
        #expect(label("Sea", in: bar) != nil)
    }

    @Test func theWayBackGivesWayToALongTitle() {
        let bar = bar([
            UINavigationItem(title: "A title much too long for the way back"),
            UINavigationItem(title: "Here is a long title too"),
        ])
        #expect(label("Back", in: bar) != nil)
    }

    @Test func ownLeftItemsReplaceTheWayBack() {
        let item = UINavigationItem(title: "Fish")
        item.leftBarButtonItem = UIBarButtonItem(
            customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
        let bar = bar([UINavigationItem(title: "Sea"), item])
        #expect(label("Sea", in: bar) == nil)
    }

    @Test func theFirstRightItemIsTheOutermost() {
        let item = UINavigationItem(title: "")
        let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
        item.rightBarButtonItems = views.map(UIBarButtonItem.init(customView:))
        let bar = bar([item])
        #expect(views[0].convert(views[0].bounds, to: bar).maxX == 377)
        #expect(views[1].convert(views[1].bounds, to: bar).maxX == 331)
    }

    @Test func itemsAreMirroredFromRightToLeft() {
        let item = UINavigationItem(title: "")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        item.leftBarButtonItem = UIBarButtonItem(customView: view)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.semanticContentAttribute = .forceRightToLeft
        bar.items = [item]
        bar.layoutIfNeeded()
        #expect(view.convert(view.bounds, to: bar).maxX == 377)
    }

    @Test func changedItemsShowTheirNewTitle() {
        let item = UINavigationItem(title: "Sea")
        let bar = bar([item])
        item.title = "Shore"
        bar.layoutIfNeeded()
        #expect(label("Shore", in: bar) != nil)
    }

    @Test func neverLargeTitlesWin() {
        let bar = bar([UINavigationItem(title: "Sea")])
        bar.prefersLargeTitles = true
        #expect(bar.showsLargeTitle)
        bar.topItem?.largeTitleDisplayMode = .never
        #expect(!bar.showsLargeTitle)
    }

    @Test func blackBarsAskForALightStatusBar() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.barStyle = .black
        #expect(navigation.preferredStatusBarStyle == .lightContent)
    }

    @Test func itemsHaveATargetAndAMenu() {
        let item = UIBarButtonItem(
            title: "Add", image: nil, target: self as AnyObject, action: Selector("add"),
            menu: UIMenu(title: "More"))
        #expect(item.title == "Add" && item.action == Selector("add") && item.menu?.title == "More")
    }
}
