import Testing

@testable import UIKit

@MainActor
@Suite struct PassTests {
    private final class Recorder: UIView {
        static var log: [String] = []
        let name: String

        init(_ name: String) {
            self.name = name
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            Recorder.log.append("update \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            Recorder.log.append("layout \(name)")
            super.layoutSubviews()
        }
    }

    @Test func updatesUpwardsAndLaysOutDownwards() {
        let (outer, inner) = (Recorder("outer"), Recorder("inner"))
        outer.addSubview(inner)
        Recorder.log = []
        outer.layoutIfNeeded()
        #expect(Recorder.log == ["update inner", "update outer", "layout outer", "layout inner"])
        Recorder.log = []
        outer.layoutIfNeeded()
        #expect(Recorder.log.isEmpty)
    }

    @Test func propertiesAreUpdatedBeforeTheLayoutOnceARequest() {
        final class Label: UIView {
            var log: [String] = []
            override func updateProperties() { log.append("properties") }
            override func layoutSubviews() { log.append("layout") }
        }
        let view = Label()
        view.layoutIfNeeded()
        #expect(view.log == ["properties", "layout"])
        view.setNeedsUpdateProperties()
        view.layoutIfNeeded()
        #expect(view.log == ["properties", "layout", "properties"])
        view.updatePropertiesIfNeeded()
        #expect(view.log.count == 3)
    }

    @Test func aControllersPropertiesAreUpdatedBeforeThoseOfItsView() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func updateProperties() { log.append("properties") }
            override func viewWillLayoutSubviews() { log.append("layout") }
        }
        let controller = Controller()
        controller.view.layoutIfNeeded()
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(controller.log == ["properties", "layout", "properties"])
    }

    @Test func laysOutOnlyWhatMoved() {
        let root = container()
        let (a, b) = (Recorder("a"), Recorder("b"))
        _ = (add(a, to: root), add(b, to: root))
        let width = add(UIView(), to: a).widthAnchor.constraint(equalToConstant: 4)
        width.isActive = true
        root.layoutIfNeeded()
        Recorder.log = []
        width.constant = 5
        root.layoutIfNeeded()
        #expect(Recorder.log == ["layout a"])
    }

    @Test func startsAtTheTopmostMarkedView() {
        let (outer, inner) = (Recorder("outer"), Recorder("inner"))
        outer.addSubview(inner)
        Recorder.log = []
        inner.layoutIfNeeded()
        #expect(Recorder.log.contains("layout outer"))
    }

    @Test func survivesDeepNesting() {
        let root = container()
        var view = root
        for _ in 0..<400 {
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
            view = inner
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == 320)
    }

    @Test func givesUpOnLayoutThatNeverSettles() {
        final class Restless: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                setNeedsLayout()
            }
        }
        let view = Restless()
        let said = messages { view.layoutIfNeeded() }
        #expect(view.count == 8 && said.first?.hasPrefix("Layout was stopped after 8 rounds") == true)
    }

    @Test func givesUpOnViewsThatChangeWhenTheyAreAsked() {
        final class Restless: UIView {
            override var intrinsicContentSize: CGSize {
                invalidateIntrinsicContentSize()
                return CGSize(width: 5, height: 5)
            }
        }
        let root = container()
        let view = add(Restless(), to: root)
        let said = messages { root.layoutIfNeeded() }
        #expect(view.frame.width == 5 && said.first?.contains("change whenever they are updated") == true)
    }

    @Test func refusesCycles() {
        let (a, b) = (UIView(), UIView())
        a.addSubview(b)
        let said = messages { b.addSubview(a) }
        #expect(said.count == 1 && a.superview == nil)
    }
}

/// The calls while a controller's view is laid out.
@MainActor
@Suite struct ControllerPassTests {
    private final class Log { var lines: [String] = [] }

    private final class LoggingView: UIView {
        var log: Log?

        override func updateConstraints() {
            log?.lines.append("updateConstraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            log?.lines.append("layoutSubviews")
            super.layoutSubviews()
        }
    }

    private final class Controller: UIViewController {
        let log = Log()
        var onLayout: () -> Void = {}

        override func loadView() {
            let view = LoggingView(frame: rect(0, 0, 300, 300))
            view.log = log
            self.view = view
        }

        override func updateViewConstraints() {
            log.lines.append("updateViewConstraints")
            super.updateViewConstraints()
        }

        override func viewWillLayoutSubviews() { log.lines.append("viewWillLayoutSubviews") }

        override func viewDidLayoutSubviews() {
            log.lines.append("viewDidLayoutSubviews")
            onLayout()
        }
    }

    private let controller = Controller()

    private func lines(_ work: () -> Void) -> [String] {
        controller.loadViewIfNeeded()
        controller.view.layoutIfNeeded()
        controller.log.lines = []
        work()
        controller.view.layoutIfNeeded()
        return controller.log.lines
    }

    private let layout = ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"]

    @Test func callsTheControllerAroundItsView() {
        let update = ["updateViewConstraints", "updateConstraints"]
        #expect(lines { controller.view.setNeedsLayout() } == layout)
        #expect(lines { controller.view.setNeedsUpdateConstraints() } == update)
        #expect(
            lines {
                controller.view.setNeedsLayout()
                controller.view.setNeedsUpdateConstraints()
            } == update + layout)
    }

    @Test func laysOutAgainWhenTheBoundsChange() {
        #expect(lines { controller.view.frame.size.width = 200 } == layout)
        #expect(lines { controller.view.frame.origin.x = 20 } == [])
    }

    @Test func laysOutAgainWhenTheTraitsChange() {
        #expect(
            lines {
                controller.view.applyTraits(
                    from: controller.view.traitCollection.modifyingTraits {
                        $0.horizontalSizeClass = .regular
                    })
            }.suffix(3) == layout)
    }

    @Test func laysOutWhatTheCallbackChanges() {
        controller.loadViewIfNeeded()
        let inner = add(UIView(), to: controller.view)
        let width = inner.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        controller.onLayout = { width.constant = 70 }
        controller.view.layoutIfNeeded()
        #expect(inner.frame.width == 70)
    }

    @Test func readsAndWritesTheUpdateMark() {
        let view = UIView()
        #expect(view.needsUpdateConstraints())
        view.updateConstraintsIfNeeded()
        #expect(!view.needsUpdateConstraints())
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints() && !UIView.requiresConstraintBasedLayout)
    }

    @Test func leavesOtherTreesAlone() {
        let (root, sibling) = (container(), LoggingView())
        let view = LoggingView()
        sibling.log = Log()
        root.addSubview(view)
        root.addSubview(sibling)
        root.layoutIfNeeded()
        sibling.log?.lines = []
        view.setNeedsLayout()
        sibling.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(sibling.log?.lines == [])
    }
}
