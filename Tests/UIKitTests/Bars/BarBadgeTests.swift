import CoreGraphics
import Testing

@testable import UIKit

/// Badges of bar button items (iOS 26).
@MainActor
@Suite struct BarBadgeTests {
    private let windows = WindowKeeper()

    private func bar(_ item: UIBarButtonItem, rightToLeft: Bool = false) -> UINavigationBar {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        windows.keep(window)
        window.rootViewController = navigation
        if rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
        window.isHidden = false
        window.layoutIfNeeded()
        return navigation.navigationBar
    }

    private func badges(_ bar: UINavigationBar) -> [BadgeView] { bar.descendants(of: BadgeView.self) }

    private let bell = UIBarButtonItem(
        image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)

    @Test func aBarDrawsTheBadgeOfAnItem() throws {
        bell.badge = .count(3)
        let badge = try #require(badges(bar(bell)).first)
        #expect(badge.text == "3" && badge.bounds.height == 18 && (18..<19).contains(badge.bounds.width))
        #expect(badge.backgroundColor == .systemRed && badge.textColor == .white)
    }

    @Test func aBadgeHasItsOwnColorsAndFont() throws {
        bell.badge = .string("new")
        bell.badge?.backgroundColor = .green
        bell.badge?.foregroundColor = .black
        bell.badge?.font = .systemFont(ofSize: 9)
        let badge = try #require(badges(bar(bell)).first)
        #expect(badge.backgroundColor == .green && badge.textColor == .black && badge.font.pointSize == 9)
    }

    @Test func numbersAreWrittenInTheLocale() {
        #expect(UIBarButtonItem.Badge.count(1200).stringValue?.contains("200") == true)
        #expect(UIBarButtonItem.Badge.string("a").stringValue == "a")
    }

    @Test func aLongNumberIsWiderThanItsButton() throws {
        bell.badge = .string("1200000")
        let badge = try #require(badges(bar(bell)).first)
        #expect(badge.bounds.width > badge.superview?.bounds.width ?? .infinity)
    }

    @Test func anIndicatorIsADotWithoutText() throws {
        bell.badge = .indicator()
        let badge = try #require(badges(bar(bell)).first)
        #expect(badge.text == nil && badge.bounds.size == CGSize(width: 10, height: 10))
    }

    @Test func aBadgeIsAtTheUpperTrailingCorner() throws {
        bell.badge = .count(3)
        for isMirrored in [false, true] {
            let badge = try #require(badges(bar(bell, rightToLeft: isMirrored)).first)
            let button = try #require(badge.superview)
            #expect(badge.center.y < button.bounds.midY)
            #expect((badge.center.x < button.bounds.midX) == isMirrored)
        }
    }

    @Test func aBadgeFollowsItsItem() {
        let bar = bar(bell)
        #expect(badges(bar).isEmpty)
        bell.badge = .count(1)
        bar.layoutIfNeeded()
        #expect(badges(bar).map(\.text) == ["1"])
        bell.badge = nil
        bar.layoutIfNeeded()
        #expect(badges(bar).isEmpty)
    }

    @Test func aBadgeTakesNoTouches() throws {
        bell.badge = .count(3)
        let bar = bar(bell)
        let badge = try #require(badges(bar).first)
        let point = badge.convert(CGPoint(x: badge.bounds.midX, y: badge.bounds.midY), to: bar)
        #expect(bar.hitTest(point, with: nil) === badge.superview)
    }
}
