import Testing

@testable import UIKit

/// Constraints for which UIKit raises exceptions are reported here, and have no effect.
@MainActor
@Suite struct ConstraintRuleTests {
    let root = container()
    let view: UIView

    init() { view = add(UIView(), to: root) }

    private func relate(
        _ first: Any, _ attribute: NSLayoutConstraint.Attribute, _ second: Any?,
        _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> String? {
        let said = messages {
            let constraint = NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
                multiplier: multiplier, constant: constant)
            constraint.isActive = true
            root.layoutIfNeeded()
        }
        #expect(said.count < 2)
        return said.first
    }

    @Test func refusesMixedPairs() {
        #expect(relate(view, .width, root, .top)?.hasSuffix("Invalid pairing of layout attributes") == true)
        #expect(relate(view, .leading, root, .top)?.hasSuffix("Invalid pairing of layout attributes") == true)
        #expect(relate(view, .left, root, .top) == nil)
        #expect(
            relate(view, .left, root, .leading)?.contains("between a leading/trailing attribute and a")
                == true)
        #expect(relate(view, .leadingMargin, root, .right)?.contains("Use leading/trailing for both") == true)
    }

    @Test func refusesPlacesWithoutAPair() {
        let said = "Location attributes must be specified in pairs."
        #expect(relate(view, .left, nil, .notAnAttribute)?.hasSuffix(said) == true)
        #expect(relate(view, .centerY, root, .centerY, multiplier: 0)?.hasSuffix(said) == true)
        #expect(relate(view, .notAnAttribute, root, .top)?.contains("notAnAttribute") == true)
    }

    @Test func refusesWhatIsNoItem() {
        #expect(relate("view", .left, root, .left)?.contains("must each be a view or layout guide") == true)
        #expect(relate(view, .left, 5, .left)?.contains("must each be a view or layout guide") == true)
        #expect(relate(root.safeAreaLayoutGuide, .leftMargin, root, .left)?.contains("no margins") == true)
    }

    @Test func refusesWhatIsNotFinite() {
        #expect(
            relate(view, .width, nil, .notAnAttribute, constant: .nan)?.contains("Constant is not finite!")
                == true)
        #expect(
            relate(view, .width, root, .width, multiplier: .infinity)?.contains("Multiplier is not") == true)
    }

    @Test func allowsTheRest() {
        #expect(relate(view, .width, nil, .width, constant: 5) == nil)
        #expect(relate(view, .height, view, .width) == nil)
        #expect(relate(view, .centerX, root, .leading) == nil)
        #expect(relate(view, .firstBaseline, root, .bottom) == nil)
        #expect(
            relate(view, .width, root, .width, multiplier: 0, constant: 7) != nil || view.frame.width == 5)
    }

    @Test func keepsAConstantThatIsFinite() {
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        let said = messages { width.constant = .nan }
        #expect(width.constant == 10 && said.first?.hasPrefix("Constant is not finite!") == true)
    }

    /// Before iOS 13 an active constraint had to remain required or optional.
    @Test func changesThePriorityOfAnActiveConstraintFromRequiredAndBack() {
        let wide = view.widthAnchor.constraint(equalToConstant: 10)
        let narrow = view.widthAnchor.constraint(equalToConstant: 5)
        (wide.priority, narrow.priority) = (.required, .defaultHigh)
        NSLayoutConstraint.activate([wide, narrow])
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        let said = messages { (wide.priority, narrow.priority) = (.defaultLow, .required) }
        root.layoutIfNeeded()
        #expect(view.frame.width == 5 && said.isEmpty)
        #expect((wide.priority, narrow.priority) == (.defaultLow, .required))
    }

    @Test(arguments: [0, -1, 1000.5, .nan, .infinity] as [Float])
    func refusesPrioritiesOutOfRange(value: Float) {
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        let said = messages { width.priority = UILayoutPriority(value) }
        #expect(width.priority == .required && said.first?.hasPrefix("It's illegal to set priority:") == true)
    }

    @Test func needsACommonAncestor() {
        let said = messages { view.topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true }
        #expect(said.first?.contains("does not exist any more") == true)
        let other = UIView()
        let unrelated = messages { view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
        #expect(unrelated.first?.contains("because they have no common ancestor.  Does the") == true)
    }

    @Test func addsOnlyToViewsAbove() {
        let inner = add(UIView(), to: view)
        let constraint = inner.widthAnchor.constraint(equalTo: root.widthAnchor)
        let said = messages { view.addConstraint(constraint) }
        #expect(
            said.first?.hasPrefix("Unable to install constraint on view.") == true && !constraint.isActive)
        root.addConstraint(constraint)
        #expect(root.constraints == [constraint] && constraint.isActive)
    }

    @Test func standsAtTheNearestCommonAncestor() {
        let (inner, sibling) = (add(UIView(), to: view), add(UIView(), to: view))
        let constraints = [
            inner.widthAnchor.constraint(equalToConstant: 4),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.leftAnchor.constraint(equalTo: sibling.leftAnchor),
            sibling.topAnchor.constraint(equalTo: root.topAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        #expect(inner.constraints.count == 1 && view.constraints.count == 2 && root.constraints.count == 1)
        NSLayoutConstraint.deactivate(constraints)
        #expect(constraints.allSatisfy { !$0.isActive } && view.constraints.isEmpty)
    }

    @Test func anchorsAreOneObjectForEachAttribute() {
        let guide = root.layoutMarginsGuide
        #expect(
            view.widthAnchor === view.widthAnchor && guide.topAnchor === root.layoutMarginsGuide.topAnchor)
        #expect(view.leadingAnchor !== view.trailingAnchor && view.leadingAnchor !== root.leadingAnchor)
        let constraint = view.topAnchor.constraint(equalTo: guide.topAnchor)
        #expect(constraint.firstAnchor === view.topAnchor && constraint.secondAnchor === guide.topAnchor)
        #expect(
            constraint.firstAnchor.item === view && constraint.firstAnchor.description.contains("YAxisAnchor")
        )
    }

    @Test func givesItsAnchors() {
        let constraint = view.leadingAnchor.constraint(equalTo: root.trailingAnchor)
        #expect(
            constraint.firstAnchor == view.leadingAnchor && constraint.secondAnchor == root.trailingAnchor)
        #expect(constraint.firstAnchor != root.leadingAnchor && constraint.firstAnchor != view.trailingAnchor)
        #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
        #expect(view.leadingAnchor.item === view && view.leadingAnchor.name.hasSuffix(".leading"))
        constraint.isActive = true
        #expect(view.leadingAnchor.constraintsAffectingLayout == [constraint])
        #expect(view.topAnchor.constraintsAffectingLayout.isEmpty)
    }
}
