import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ResizingTests {
    private final class Controller: UIViewController {
        let name: String
        let log: CallLog

        init(_ name: String, _ log: CallLog) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.add("\(name) traits")
            super.willTransition(to: newCollection, with: coordinator)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.add("\(name) \(Int(size.width))×\(Int(size.height)) from \(Int(view.bounds.width))")
            let accepted = coordinator.animate { [log, view] context in
                log.add("along \(Int(view?.bounds.width ?? 0)) \(context.percentComplete == 0)")
            } completion: { [log, weak self] _ in
                log.add("done \(self?.transitionCoordinator == nil)")
            }
            log.add("accepted \(accepted) \(transitionCoordinator === coordinator)")
            super.viewWillTransition(to: size, with: coordinator)
        }

        override func viewDidLayoutSubviews() { log.add("\(name) layout") }

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            log.add("\(name) preferred \(container.preferredContentSize.width)")
        }
    }

    private let log = CallLog()
    private let root: Controller
    private let window: UIWindow

    private static func screen(landscape: Bool) -> UIScreen {
        let device = DeviceModel.named("iPhone 16") ?? .standard
        return UIScreen(environment: ScreenEnvironment(device: device, isLandscape: landscape))
    }

    init() {
        root = Controller("root", log)
        window = UIWindow(screen: Self.screen(landscape: false))
        window.rootViewController = root
        window.layoutIfNeeded()
        log.removeAll()
    }

    @Test func turningTellsTraitsThenSizeThenLaysOut() {
        window.transition(to: Self.screen(landscape: true))
        #expect(
            log.lines == [
                "root traits", "root 852×393 from 393", "accepted true true", "root layout", "along 852 true",
                "done true",
            ])
        #expect(root.view.frame == window.bounds && root.traitCollection.verticalSizeClass == .compact)
        #expect(root.view.safeAreaInsets.left == 59 && root.transitionCoordinator == nil)
    }

    @Test func turningTellsInTheWordsOfFormerVersions() {
        final class Former: UIViewController {
            let log = CallLog()

            override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
                log.add("will \(orientation.isLandscape) \(view.bounds.width)")
            }
            override func willAnimateRotation(
                to orientation: UIInterfaceOrientation, duration: TimeInterval
            ) {
                log.add("along \(orientation.isLandscape) \(view.bounds.width)")
            }
            override func didRotate(from orientation: UIInterfaceOrientation) {
                log.add("did \(orientation.isPortrait)")
            }
        }
        let former = Former()
        window.rootViewController = former
        window.layoutIfNeeded()
        window.transition(to: Self.screen(landscape: true))
        #expect(former.log.lines == ["will true 393.0", "along true 852.0", "did true"])
        former.log.removeAll()
        window.transition(to: Self.screen(landscape: true))
        #expect(former.log.lines.isEmpty)
    }

    @Test func childrenThatFillTheirContainerAreTold() {
        let (filling, fixed) = (Controller("filling", CallLog()), Controller("fixed", CallLog()))
        root.embed(filling, in: root.view)
        root.embed(fixed, in: root.view)
        fixed.view.autoresizingMask = []
        fixed.view.frame = rect(0, 0, 50, 50)
        window.layoutIfNeeded()
        filling.log.removeAll()
        window.transition(to: Self.screen(landscape: true))
        #expect(filling.log.lines.first == "filling traits" && filling.log.lines.contains("filling layout"))
        #expect(filling.log.lines.contains("filling 852×393 from 393"))
        #expect(!fixed.log.lines.contains { $0.hasPrefix("fixed 8") })
    }

    @Test func constraintsFollow() {
        let view = add(UIView(), to: root.view)
        activate(
            view.leadingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.trailingAnchor))
        window.layoutIfNeeded()
        #expect(view.frame.minX == 0 && view.frame.maxX == 377)
        window.transition(to: Self.screen(landscape: true))
        #expect(view.frame.minX == 59 && view.frame.maxX == 852 - 59 - 16)
    }

    @Test func presentationsAreToldToo() {
        final class Presentation: UIPresentationController {
            var told: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                told.append("\(Int(size.width))")
            }
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                told.append("traits")
            }
        }
        let shown = Controller("shown", CallLog())
        shown.storage.presentation = Presentation(presentedViewController: shown, presenting: root)
        shown.modalPresentationStyle = .custom
        root.present(shown, animated: false)
        window.transition(to: Self.screen(landscape: true))
        #expect((shown.storage.presentation as? Presentation)?.told == ["traits", "852"])
    }

    @Test func stayingTellsNothing() {
        window.transition(to: Self.screen(landscape: false))
        #expect(log.lines.isEmpty)
    }

    @Test func parentsHearOfPreferredSizes() {
        let child = Controller("child", log)
        root.addChild(child)
        child.preferredContentSize = CGSize(width: 77, height: 8)
        #expect(log.lines == ["root preferred 77.0"])
    }
}
