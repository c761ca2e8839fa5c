import Testing
import UIKit

@MainActor
@Suite struct ContentSizeLimitTests {
    private let view = UIView()
    private let inner = UIView()

    private func category(for size: UIContentSizeCategory) -> UIContentSizeCategory {
        view.traitOverrides.preferredContentSizeCategory = size
        view.addSubview(inner)
        return inner.traitCollection.preferredContentSizeCategory
    }

    @Test func textGrowsNoLargerThanTheMaximum() {
        view.maximumContentSizeCategory = .extraLarge
        #expect(category(for: .accessibilityLarge) == .extraLarge)
        #expect(category(for: .small) == .small)
    }

    @Test func textShrinksNoSmallerThanTheMinimum() {
        view.minimumContentSizeCategory = .medium
        #expect(category(for: .extraSmall) == .medium)
        #expect(category(for: .large) == .large)
    }

    @Test func aLimitThatIsTakenAwayLimitsNoLonger() {
        view.maximumContentSizeCategory = .medium
        #expect(category(for: .extraLarge) == .medium)
        view.maximumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    }

    @Test func aSubviewHasALimitOfItsOwn() {
        inner.maximumContentSizeCategory = .small
        #expect(category(for: .extraLarge) == .small)
        #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    }

    @Test func theLimitsAboveAreDescribed() {
        view.maximumContentSizeCategory = .small
        view.addSubview(inner)
        #expect(
            inner.appliedContentSizeCategoryLimitsDescription
                == "UIView: maximum UICTContentSizeCategoryS")
    }
}
