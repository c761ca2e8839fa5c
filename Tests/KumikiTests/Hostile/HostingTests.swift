import Testing
import UIKit

@testable import Kumiki

/// A view with arbitrary responses.
private final class Liar: UIView, ReusableViewType {
    static var answer = CGSize.zero
    override func sizeThatFits(_ size: CGSize) -> CGSize { Self.answer }
}

private enum Lying: BackingViewMaker {
    static func make() -> Liar { Liar() }
    static var layout: HostingLayout { HostingLayout(sizesToFit: true) }
}

private enum Contradicting: BackingViewMaker {
    static func make() -> Liar { Liar() }
    static var layout: HostingLayout {
        HostingLayout(minimumSize: CGSize(width: 0, height: 90), maximumSize: CGSize(width: 10, height: 40))
    }
}

/// Makers that contradict themselves, and views with wrong responses.
@MainActor @Suite(.serialized) struct HostileHostingTests {
    private func height(of view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func aViewThatAnswersNoNumber(_ length: CGFloat) {
        Liar.answer = CGSize(width: length, height: length)
        #expect(height(of: WrapperCell<Lying>(frame: .zero)) == 0)
    }

    @Test func ofLimitsThatContradictEachOtherTheLeastOneWins() {
        #expect(height(of: WrapperCell<Contradicting>(frame: .zero)) == 90)
        #expect(Contradicting.layout.limited(.zero) == CGSize(width: 0, height: 90))
    }

    @Test func aControllerThatStandsElsewhereIsTakenOver() {
        let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
        first.addChild(child)
        first.view.addSubview(child.view)
        child.didMove(toParent: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = second
        window.isHidden = false
        second.view.addSubview(ControllerView(child))
        #expect(child.parent === second && first.children.isEmpty)
    }

    @Test func oneStateForTwoViewsGoesWithTheLast() {
        let states = ItemStates()
        let (one, other) = (WrapperCell<Lying>(frame: .zero), WrapperCell<Lying>(frame: .zero))
        for cell in [one, other, one] { cell.update(for: 1, keeping: states) { _ in } }
        #expect(states.ids.isEmpty)
    }
}
