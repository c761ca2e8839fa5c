import Testing

@testable import UIKit

/// Sizes do not become negative while an optional constraint determines them.
@MainActor
@Suite struct FloorTests {
    let root = container(20, 20)
    let view: UIView

    init() {
        view = add(UIView(), to: root)
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15),
            view.topAnchor.constraint(equalTo: root.topAnchor))
    }

    private func trailing(_ priority: Float) -> NSLayoutConstraint {
        let constraint = root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 15)
        constraint.priority = UILayoutPriority(priority)
        activate(constraint)
        return constraint
    }

    @Test func whatCanGiveWayDoes() {
        _ = trailing(999)
        root.layoutIfNeeded()
        #expect(view.frame == rect(15, 0, 0, 0))
    }

    @Test func growsAgainWhereThereIsRoom() {
        let constraint = trailing(999)
        root.layoutIfNeeded()
        constraint.constant = 1
        root.layoutIfNeeded()
        #expect(view.frame.width == 4)
    }

    @Test func requiredConstraintsAreNoConflictAsBefore() {
        _ = trailing(1000)
        #expect(messages { root.layoutIfNeeded() }.isEmpty)
    }

    @Test func marginsHoldNothingUp() {
        let label = add(UILabel(), to: root)
        label.text = "Naha!"
        activate(
            label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            label.centerYAnchor.constraint(equalTo: root.centerYAnchor))
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 0)
    }

    @Test func isForgottenWithItsView() {
        _ = trailing(999)
        root.layoutIfNeeded()
        view.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(root.layoutEngine?.floors.isEmpty == true)
    }
}
