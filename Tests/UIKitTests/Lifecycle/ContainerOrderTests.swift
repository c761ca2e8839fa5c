import CoreGraphics
import Testing

@testable import UIKit

/// Custom containers, pages, columns, rotation.
@MainActor
@Suite struct ContainerOrderTests {
    private let a = LifeRecorder("a")
    private let b = LifeRecorder("b")
    private let c = LifeRecorder("c")

    // MARK: Custom containers

    @Test func aChildIsAddedAndTakenOut() {
        LifeStage.run(a) { stage in
            a.addChild(b)
            a.view.addSubview(b.view)
            b.didMove(toParent: a)
            #expect(
                stage.next() == [
                    "b.willMove(parent)", "b.loadView", "b.didLoad", "b.willAppear", "b.isAppearing",
                    "b.didAppear", "b.didMove(parent)",
                ])
            b.willMove(toParent: nil)
            b.view.removeFromSuperview()
            b.removeFromParent()
            #expect(
                stage.next() == ["b.willMove(nil)", "b.willDisappear", "b.didDisappear", "b.didMove(nil)"])
        }
    }

    @Test func aContainerThatForwardsByItselfDecidesWhen() {
        let holder = Forwarding("h")
        LifeStage.run(holder) { stage in
            holder.addChild(b)
            holder.view.addSubview(b.view)
            #expect(stage.next() == ["b.willMove(parent)", "b.loadView", "b.didLoad"])
            b.beginAppearanceTransition(true, animated: false)
            b.endAppearanceTransition()
            #expect(stage.next() == ["b.willAppear", "b.isAppearing", "b.didAppear"])
        }
    }

    @Test func aTransitionBetweenChildren() {
        LifeStage.run(a) { stage in
            for child in [b, c] { a.addChild(child) }
            a.view.addSubview(b.view)
            _ = c.view
            stage.forget()
            a.transition(from: b, to: c, duration: 0.3, options: [], animations: nil) { _ in
                LifeRecorder.log.add("completion")
            }
            #expect(stage.next() == ["b.willDisappear", "c.willAppear", "c.isAppearing"])
            stage.settle()
            #expect(stage.next() == ["b.didDisappear", "c.didAppear", "completion"])
            #expect(b.view.superview == nil && c.view.superview === a.view)
        }
    }

    // MARK: Pages

    private func pages(_ source: PageSource? = nil) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([a], direction: .forward, animated: false)
        (pages.dataSource, pages.delegate) = (source, source)
        return pages
    }

    @Test func aPageIsTurnedByCode() {
        let pages = pages()
        LifeStage.run(pages) { stage in
            pages.setViewControllers([b], direction: .forward, animated: true) { _ in
                LifeRecorder.log.add("completion")
            }
            #expect(
                stage.next() == [
                    "a.willMove(nil)", "b.willMove(parent)", "a.willDisappear", "b.loadView", "b.didLoad",
                    "b.willAppear", "b.isAppearing",
                ])
            stage.settle()
            #expect(
                stage.next() == [
                    "a.didDisappear", "b.didAppear", "a.didMove(nil)", "b.didMove(parent)", "completion",
                ])
            #expect(pages.viewControllers == [b])
            #expect(b.view.convert(b.view.bounds, to: pages.view) == pages.view.bounds)
        }
    }

    @Test func aPageIsTurnedByAFinger() {
        let source = PageSource([a, b])
        let pages = pages(source)
        LifeStage.run(pages) { stage in
            stage.user.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400))
            stage.settle()
            #expect(
                stage.calls == [
                    "delegate.willTransition b", "a.willMove(nil)", "b.willMove(parent)", "a.willDisappear",
                    "b.loadView", "b.didLoad", "b.willAppear", "b.isAppearing", "a.didDisappear",
                    "b.didAppear", "a.didMove(nil)", "b.didMove(parent)", "delegate.finished a true",
                ])
            #expect(pages.viewControllers == [b])
        }
    }

    @Test func aPageThatIsLetGoOfComesBack() {
        let source = PageSource([a, b])
        let pages = pages(source)
        LifeStage.run(pages) { stage in
            stage.user.touchDown(CGPoint(x: 350, y: 400))
            for x in [320, 300, 280] { stage.user.touchMove(CGPoint(x: x, y: 400)) }
            stage.user.wait(0.3)
            stage.user.touchUp()
            stage.settle()
            #expect(
                stage.calls == [
                    "delegate.willTransition b", "a.willMove(nil)", "b.willMove(parent)", "a.willDisappear",
                    "b.loadView", "b.didLoad", "b.willAppear", "b.isAppearing", "b.willDisappear",
                    "b.didDisappear", "a.willAppear", "a.isAppearing", "a.didAppear", "b.willMove(nil)",
                    "b.didMove(nil)", "a.didMove(parent)", "delegate.finished a false",
                ])
            #expect(pages.viewControllers == [a] && b.parent == nil)
            #expect(a.view.convert(a.view.bounds, to: pages.view) == pages.view.bounds)
        }
    }

    @Test func pastTheLastPageThereIsNone() {
        let source = PageSource([a])
        let pages = pages(source)
        LifeStage.run(pages) { stage in
            stage.user.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400))
            stage.settle()
            #expect(stage.calls.isEmpty && pages.viewControllers == [a])
        }
    }

    // MARK: Columns

    @Test func aDetailIsReplaced() {
        let split = UISplitViewController()
        split.preferredDisplayMode = .oneBesideSecondary
        split.viewControllers = [a, b]
        LifeStage.run(split, on: "iPad") { stage in
            split.showDetailViewController(c, sender: nil)
            stage.settle()
            #expect(stage.calls.filter { $0.hasPrefix("a") }.isEmpty)
            #expect(
                stage.calls.filter { $0.hasPrefix("c") } == [
                    "c.willMove(parent)", "c.loadView", "c.didLoad", "c.willAppear", "c.isAppearing",
                    "c.didAppear", "c.didMove(parent)",
                ])
            #expect(
                stage.calls.filter { $0.hasPrefix("b") } == [
                    "b.willMove(nil)", "b.willDisappear", "b.didDisappear", "b.didMove(nil)",
                ])
        }
    }

    // MARK: Rotation

    @Test func turningTakesItsTime() {
        LifeStage.run(a) { stage in
            a.addChild(b)
            b.view.frame = a.view.bounds
            b.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            a.view.addSubview(b.view)
            stage.forget()
            stage.window.turn(animated: true)
            #expect(
                stage.calls == [
                    "a.willTransition(traits)", "b.willTransition(traits)", "a.willTransition(size)",
                    "b.willTransition(size)",
                ])
            #expect(stage.callsWithLayout.suffix(2) == ["b.willLayout", "b.didLayout"])
            let coordinator = a.transitionCoordinator
            #expect(coordinator?.isAnimated == true && coordinator?.transitionDuration == 0.3)
            coordinator?.animate(alongsideTransition: nil) { _ in LifeRecorder.log.add("completion") }
            stage.clock.advance(by: 0.2)
            #expect(!LifeRecorder.log.lines.contains("completion"))
            stage.settle()
            #expect(LifeRecorder.log.lines.last == "completion" && a.transitionCoordinator == nil)
            #expect(a.view.bounds.width == 852)
        }
    }

    @Test func whatCoversTheScreenTurnsToo() {
        LifeStage.run(a) { stage in
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: false)
            stage.forget()
            stage.window.turn(animated: false)
            #expect(
                stage.calls.filter { $0.hasPrefix("b") } == [
                    "b.willTransition(traits)", "b.willTransition(size)",
                ])
            #expect(b.view.bounds.width == 852)
        }
    }

    @Test func aSceneTurnsWhenItIsAskedTo() {
        let scene = UIWindowScene(
            session: UISceneSession(
                configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
            connectionOptions: UIScene.ConnectionOptions())
        LifeStage.run(a) { stage in
            stage.window.windowScene = scene
            #expect(scene.interfaceOrientation == .portrait)
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
            stage.settle()
            #expect(scene.interfaceOrientation.isLandscape && a.view.bounds.width == 852)
            var refusals = 0
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { _ in refusals += 1
            }
            #expect(refusals == 1 && scene.interfaceOrientation.isLandscape)
        }
    }
}

private final class Forwarding: LifeRecorder {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Pages in a row, and a log of the delegate calls.
final class PageSource: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let pages: [LifeRecorder]
    init(_ pages: [LifeRecorder]) { self.pages = pages }

    private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
        return pages.indices.contains(index + offset) ? pages[index + offset] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.compactMap { ($0 as? LifeRecorder)?.name }.joined(separator: " ")
    }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) { LifeRecorder.log.add("delegate.willTransition \(names(pendingViewControllers))") }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { LifeRecorder.log.add("delegate.finished \(names(previousViewControllers)) \(completed)") }
}
