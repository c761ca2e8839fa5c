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
        view.layoutIfNeeded()
        #expect(view.count == 8)
    }

    @Test func refusesCycles() {
        let (a, b) = (UIView(), UIView())
        a.addSubview(b)
        let said = messages { b.addSubview(a) }
        #expect(said.count == 1 && a.superview == nil)
    }
}
