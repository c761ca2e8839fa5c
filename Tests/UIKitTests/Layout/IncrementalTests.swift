import Testing

@testable import UIKit

/// Changes after a first layout affect only what depends on them.
@MainActor
@Suite struct IncrementalTests {
    private final class Counter: UIView {
        var count = 0

        override func layoutSubviews() {
            count += 1
            super.layoutSubviews()
        }
    }

    private let root = container()

    /// Returns a view at the origin of its superview, with a width.
    private func place(_ view: UIView, in superview: UIView, width: CGFloat) -> NSLayoutConstraint {
        _ = add(view, to: superview)
        let constraint = view.widthAnchor.constraint(equalToConstant: width)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            view.topAnchor.constraint(equalTo: superview.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), constraint,
        ])
        return constraint
    }

    @Test func aConstantReachesItsViewAlone() {
        let (a, b) = (Counter(), Counter())
        let width = place(a, in: root, width: 50)
        _ = place(b, in: root, width: 60)
        let inner = UIView()
        let innerWidth = place(inner, in: a, width: 5)
        root.layoutIfNeeded()
        (a.count, b.count) = (0, 0)
        innerWidth.constant = 7
        root.layoutIfNeeded()
        #expect(inner.frame.width == 7 && a.frame.width == 50)
        #expect((a.count, b.count) == (1, 0))
        width.constant = 51
        root.layoutIfNeeded()
        #expect(a.frame.width == 51 && b.count == 0)
    }

    @Test func constraintsComeAndGo() {
        let view = UIView()
        let width = place(view, in: root, width: 50)
        root.layoutIfNeeded()
        let other = view.widthAnchor.constraint(equalToConstant: 80)
        width.isActive = false
        other.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 80)
        other.isActive = false
        width.isActive = true
        width.constant = 55
        root.layoutIfNeeded()
        #expect(view.frame.width == 55)
        width.isActive = false
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 55)
    }

    @Test func prioritiesChange() {
        let view = UIView()
        let strong = place(view, in: root, width: 50)
        strong.isActive = false
        strong.priority = UILayoutPriority(700)
        let weak = view.widthAnchor.constraint(equalToConstant: 80)
        weak.priority = UILayoutPriority(600)
        NSLayoutConstraint.activate([strong, weak])
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        weak.priority = UILayoutPriority(701)
        root.layoutIfNeeded()
        #expect(view.frame.width == 80)
    }

    @Test func aConstraintGoesFromOneViewToAnother() {
        let (box, view) = (UIView(), UIView())
        _ = place(box, in: root, width: 100)
        let width = place(view, in: box, width: 50)
        root.layoutIfNeeded()
        root.addConstraint(width)
        #expect(root.constraints.contains(width) && !view.constraints.contains(width))
        width.constant = 60
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
        width.isActive = false
        let other = view.widthAnchor.constraint(equalToConstant: 70)
        other.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 70)
    }

    @Test func aViewLeavesWithItsChangesWaiting() {
        let (a, b) = (UIView(), UIView())
        let width = place(a, in: root, width: 50)
        let other = place(b, in: root, width: 60)
        root.layoutIfNeeded()
        width.constant = 51
        other.constant = 61
        a.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(a.frame.width == 50 && b.frame.width == 61)
        _ = place(a, in: b, width: 52)
        width.isActive = false
        root.layoutIfNeeded()
        #expect(a.frame.width == 52)
    }

    @Test func whatIsMarkedDeepDownIsFound() {
        let views = (0..<6).map { _ in Counter() }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        views[0].layoutIfNeeded()
        let before = views.map(\.count)
        views[4].setNeedsLayout()
        views[0].layoutIfNeeded()
        #expect(zip(views, before).map { $0.count - $1 } == [0, 0, 0, 0, 1, 0])
        let late = Counter()
        late.layoutIfNeeded()
        late.setNeedsLayout()
        views[5].addSubview(late)
        views[0].layoutIfNeeded()
        #expect(late.count == 2)
    }

    /// A button that has laid out its title once remains unchanged.
    @Test func buttonsComeToRest() {
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        _ = place(button, in: root, width: 90)
        root.layoutIfNeeded()
        #expect(!button.layoutState.needsLayout)
    }

    @Test func ambiguousViewsWalkBetweenTheirPlaces() {
        let view = UIView()
        let width = place(view, in: root, width: 50)
        width.isActive = false
        let limits = [
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
        ]
        NSLayoutConstraint.activate(limits)
        root.layoutIfNeeded()
        var widths = [view.frame.width]
        for _ in 0..<3 {
            view.exerciseAmbiguityInLayout()
            widths.append(view.frame.width)
        }
        #expect(widths == [20, 30, 40, 20])
        #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
        width.isActive = true
        NSLayoutConstraint.deactivate(limits)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame.width == 50)
    }

    @Test func treesWithoutACommonAncestorAreNamed() {
        let (a, b) = (UIView(), UIView())
        let (_, messages) = RuntimeDiagnostics.collect {
            a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
        }
        let anchor = "<NSLayoutXAxisAnchor:0x \"UIView:0x.leading\">"
        let text = withoutAddresses(messages.map(\.description).joined())
        #expect(text.contains("anchors \(anchor) and \(anchor) because they have no common ancestor."))
    }

    @Test func manyConstraints() {
        let view = UIView()
        _ = place(view, in: root, width: 50)
        let many = (0..<5000).map { _ in view.widthAnchor.constraint(lessThanOrEqualToConstant: 60) }
        NSLayoutConstraint.activate(many)
        root.layoutIfNeeded()
        NSLayoutConstraint.deactivate(many)
        root.layoutIfNeeded()
        #expect(view.frame.width == 50 && view.constraints.count == 2)
    }
}
