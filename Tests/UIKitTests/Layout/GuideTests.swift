import Testing

@testable import UIKit

@MainActor
@Suite struct KeyboardGuideTests {
    let window = UIWindow(frame: rect(0, 0, 400, 800))
    let root = UIViewController()
    let field: UIView

    init() {
        window.rootViewController = root
        field = add(SizedView(50, 30), to: root.view)
        field.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor).isActive = true
        window.layoutIfNeeded()
    }

    private var bottom: CGFloat {
        window.layoutIfNeeded()
        return field.frame.maxY
    }

    @Test func liesAboveTheSafeAreaUnlessItIsNotUsed() {
        root.additionalSafeAreaInsets.bottom = 20
        let safeArea = root.view.safeAreaInsets.bottom
        #expect(bottom == 800 - safeArea && safeArea >= 20)
        root.view.keyboardLayoutGuide.usesBottomSafeArea = false
        #expect(bottom == 800)
    }

    @Test func followsADockedKeyboard() {
        window.keyboardFrame = rect(0, 500, 400, 300)
        #expect(bottom == 500)
        #expect(root.view.keyboardLayoutGuide.layoutFrame == rect(0, 500, 400, 300))
        window.keyboardFrame = nil
        #expect(bottom == 800 - root.view.safeAreaInsets.bottom)
    }

    @Test func followsAFloatingKeyboardWhenAsked() {
        window.keyboardFrame = rect(20, 200, 200, 150)
        #expect(bottom == 800 - root.view.safeAreaInsets.bottom)
        root.view.keyboardLayoutGuide.followsUndockedKeyboard = true
        #expect(bottom == 200)
        #expect(root.view.keyboardLayoutGuide.layoutFrame == rect(20, 200, 200, 150))
    }

    @Test func turnsTrackedConstraintsOnAndOff() {
        let guide = root.view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let wide = field.widthAnchor.constraint(equalToConstant: 300)
        let narrow = field.widthAnchor.constraint(equalToConstant: 100)
        guide.setConstraints([wide], activeWhenAwayFrom: .leading)
        guide.setConstraints([narrow], activeWhenNearEdge: .leading)
        #expect(wide.isActive && !narrow.isActive)
        window.keyboardFrame = rect(0, 200, 200, 150)
        #expect(!wide.isActive && narrow.isActive)
        window.keyboardFrame = rect(100, 200, 200, 150)
        #expect(wide.isActive && !narrow.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .leading) == [narrow])
        #expect(guide.constraints(activeWhenAwayFrom: .leading) == [wide])
        guide.removeAllTrackedConstraints()
        #expect(!wide.isActive && guide.constraints(activeWhenAwayFrom: .leading).isEmpty)
    }
}

@MainActor
@Suite struct ReadableWidthTests {
    private func width(_ category: UIContentSizeCategory, of size: CGFloat = 1024) -> CGFloat {
        let view = UIView(frame: rect(0, 0, size, 768))
        view.applyTraits(
            from: UITraitCollection {
                $0.displayScale = 2
                $0.horizontalSizeClass = .regular
                $0.preferredContentSizeCategory = category
            })
        return view.readableContentGuide.layoutFrame.width
    }

    @Test func growsWithTheText() {
        #expect(width(.large) == 664 && width(.extraSmall) == 544 && width(.extraExtraExtraLarge) == 896)
    }

    @Test func staysWithinTheMargins() {
        #expect(width(.accessibilityExtraLarge) == 1008 && width(.large, of: 500) == 484)
    }

    @Test func hasNoLimitInCompactWidths() {
        let view = container(1024, 768)
        #expect(view.readableContentGuide.layoutFrame.width == 1008)
    }
}

@MainActor
@Suite struct OwnedGuideTests {
    let root = container()

    @Test func belongsToOneView() {
        let (guide, inner) = (UILayoutGuide(), add(UIView(), to: root))
        guide.identifier = "gap"
        root.addLayoutGuide(guide)
        inner.addLayoutGuide(guide)
        #expect(guide.owningView === inner && root.layoutGuides.isEmpty && inner.layoutGuides == [guide])
        #expect(withoutAddresses(layoutName(guide)) == "UILayoutGuide:0x'gap'")
        root.removeLayoutGuide(guide)
        #expect(guide.owningView === inner)
    }

    @Test func liesInItsOwnersCoordinates() {
        let (guide, inner) = (UILayoutGuide(), UIView(frame: rect(40, 40, 100, 100)))
        root.addSubview(inner)
        inner.addLayoutGuide(guide)
        activate(
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 45),
            guide.topAnchor.constraint(equalTo: inner.centerYAnchor),
            guide.widthAnchor.constraint(equalToConstant: 5),
            guide.heightAnchor.constraint(equalToConstant: 6))
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(5, 50, 5, 6))
        #expect(!guide.hasAmbiguousLayout && guide.constraintsAffectingLayout(for: .horizontal).count == 2)
    }

    @Test func systemGuidesAreOnesOwnButNotListed() {
        #expect(root.layoutMarginsGuide === root.layoutMarginsGuide && root.layoutGuides.isEmpty)
        #expect(root.safeAreaLayoutGuide.owningView === root)
        #expect(root.layoutMarginsGuide.layoutFrame == rect(8, 8, 304, 464))
    }
}
