import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite struct TraitTests {
    private final class Observer: UIView {
        var previous: [UITraitCollection?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection)
        }
    }

    @Test func laterCollectionsWin() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 3)
    }

    @Test func unspecifiedValuesAreContainedInAll() {
        let traits = UITraitCollection(horizontalSizeClass: .compact)
        #expect(traits.containsTraits(in: UITraitCollection()))
        #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    }

    @Test func equalValuesAreEqualCollections() {
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection { $0.displayScale = 2 })
    }

    @Test func settingUnspecifiedClearsAValue() {
        let traits = UITraitCollection(userInterfaceStyle: .dark).modifyingTraits {
            $0.userInterfaceStyle = .unspecified
        }
        #expect(traits == UITraitCollection())
    }

    @Test func accessibilitySizesAreTheLastFive() {
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(UIContentSizeCategory.small < .large)
    }

    @Test func overridesReachTheViewsBelow() {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        root.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func theNearestOverrideWins() {
        let (root, middle, child) = (UIView(), UIView(), UIView())
        root.addSubview(middle)
        middle.addSubview(child)
        middle.overrideUserInterfaceStyle = .light
        root.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }

    @Test func aViewTakesTheTraitsOfItsNewPlace() {
        let (dark, child) = (UIView(), UIView())
        dark.overrideUserInterfaceStyle = .dark
        dark.addSubview(child)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func changesAreToldOnceWithTheFormerTraits() {
        let (root, child) = (UIView(), Observer())
        root.addSubview(child)
        root.overrideUserInterfaceStyle = .light
        child.previous = []
        root.overrideUserInterfaceStyle = .dark
        #expect(child.previous.map { $0?.userInterfaceStyle } == [.light])
    }

    @Test func aParentOverridesItsChildsTraits() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func dynamicColorsFollowTheTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.srgb.red == 1)
        #expect(
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.srgb.red == 0)
    }

    @Test func backgroundsFollowTheTraits() {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor?.srgb.red == 1)
        view.overrideUserInterfaceStyle = .light
        #expect(view.layer.backgroundColor?.srgb.red == 0)
    }

    @Test func drawingHappensUnderTheViewsTraits() {
        final class Probe: UIView {
            var seen: UIUserInterfaceStyle?
            override func draw(_ rect: CGRect) { seen = UITraitCollection.current.userInterfaceStyle }
        }
        let probe = Probe(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        probe.overrideUserInterfaceStyle = .dark
        guard let context = CGContext.bitmap(width: 4, height: 4, scale: 1, opaque: true) else { return }
        probe.layer.render(in: context)
        #expect(probe.seen == .dark)
    }
}
