import CoreGraphics
import Testing
import UIKit

/// Trees far deeper than any interface must not exhaust the stack.
@MainActor
@Suite struct DepthTests {
    private static let depth = 500

    /// Returns the views from the outermost on. The array releases them one by one.
    private func chain(_ depth: Int = DepthTests.depth) -> [UIView] {
        let views = (0..<depth).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        for (outer, inner) in zip(views, views.dropFirst()).reversed() { outer.addSubview(inner) }
        return views
    }

    @Test func traitsReachTheInnermostView() {
        let views = chain()
        views[0].overrideUserInterfaceStyle = .dark
        #expect(views[Self.depth - 1].traitCollection.userInterfaceStyle == .dark)
    }

    @Test func tintReachesTheInnermostView() {
        let views = chain()
        views[0].tintColor = .systemRed
        #expect(views[Self.depth - 1].tintColor == .systemRed)
    }

    @Test func windowIsKnownInTheInnermostView() {
        let views = chain()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(views[0])
        #expect(views[Self.depth - 1].window === window)
    }

    @Test func pointsAreConvertedFromTheInnermostView() {
        let views = chain()
        #expect(views[Self.depth - 1].convert(CGPoint.zero, to: views[0]) == .zero)
    }

    @Test func searchingForATouchEndsAndSaysSo() {
        let views = chain(1_010)
        let (_, messages) = RuntimeDiagnostics.collect { views[0].hitTest(CGPoint(x: 1, y: 1), with: nil) }
        #expect(messages.count == 1)
    }

    @Test func tagsAreFoundInTheInnermostView() {
        let views = chain()
        views[Self.depth - 1].tag = 3
        #expect(views[0].viewWithTag(3) === views[Self.depth - 1])
    }

    @Test func aChainIsLetGo() {
        weak var innermost: UIView?
        do {
            let root = UIView()
            var views: [UIView] = chain()
            innermost = views.last
            root.addSubview(views[0])
            views = []
        }
        #expect(innermost == nil)
    }

    @Test func controllersAppearToTheInnermost() {
        let controllers = (0..<Self.depth).map { _ in UIViewController() }
        for (outer, inner) in zip(controllers, controllers.dropFirst()).reversed() {
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
        }
        controllers[0].beginAppearanceTransition(true, animated: false)
        #expect(controllers[Self.depth - 1].isViewLoaded)
    }
}
