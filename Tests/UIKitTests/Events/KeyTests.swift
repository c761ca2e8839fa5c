import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite struct KeyTests {
    private let glass = Glass()

    @Test func commandsOfTheChainComeBeforeWriting() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        let holder = CommandView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        ActionTable.register(CommandView.self, "save:") { (view: CommandView, _: UIKeyCommand) in
            view.saved += 1
        }
        glass.window.addSubview(holder)
        holder.addSubview(field)
        field.becomeFirstResponder()
        glass.user.press(key: "s", modifiers: .command)
        glass.user.press(key: "s")
        glass.user.press(key: UIKeyCommand.inputUpArrow)
        #expect(holder.saved == 1 && field.text == "s")
    }

    @Test func theFirstResponderHearsOfKeys() {
        let view = CommandView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        glass.window.addSubview(view)
        view.becomeFirstResponder()
        glass.user.press(key: "a")
        #expect(view.presses == ["began a", "ended a"])
    }

    @Test func respondersBuildMenus() {
        let tree = UIMenuSystem.main.root
        #expect(tree.children.count == 7)
    }

    /// Random touches cause no traps and leave no state behind.
    @Test(arguments: [1, 2, 3] as [UInt64]) func randomFingers(_ seed: UInt64) {
        var random = Random(state: seed)
        let scroll = UIScrollView(frame: glass.window.bounds)
        scroll.contentSize = CGSize(width: 800, height: 3000)
        (scroll.maximumZoomScale, scroll.minimumZoomScale) = (3, 0.5)
        glass.window.addSubview(scroll)
        for index in 0..<12 {
            let views = [
                UIButton(type: .system), UISwitch(), UISlider(), UITextField(),
                UISegmentedControl(items: ["a", "b"]),
                UIStepper(), UITextView(), UISearchBar(), UIPageControl(), UIView(), UIScrollView(),
                UILabel(),
            ]
            let view = views[index]
            view.frame = CGRect(
                x: CGFloat(index % 2) * 200, y: CGFloat(index / 2) * 120, width: 180, height: 100)
            scroll.addSubview(view)
            for recognizer in [
                UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
                UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
            ] where random.next(3) == 0 { view.addGestureRecognizer(recognizer) }
        }
        for _ in 0..<2_000 { step(scroll, &random) }
        glass.user.touchUp()
        glass.user.wait(5)
        #expect(glass.user.fingerCount == 0 && !scroll.isDragging && !scroll.isDecelerating)
    }

    private func step(_ scroll: UIScrollView, _ random: inout Random) {
        func point() -> CGPoint {
            CGPoint(x: CGFloat(random.next(420)) - 10, y: CGFloat(random.next(820)) - 10)
        }
        switch random.next(9) {
        case 0: glass.user.tap(at: point(), count: random.next(3), fingers: 1 + random.next(3))
        case 1: if glass.user.fingerCount < 5 { glass.user.touchDown(point()) }
        case 2: glass.user.touchMove((0..<5).map { _ in point() })
        case 3: glass.user.touchUp(random.next(6))
        case 4: glass.user.touchCancel()
        case 5: glass.user.wait(Double(random.next(40)) / 100)
        case 6: glass.user.type(random.next(2) == 0 ? "a👩‍🚀" : "\u{8}")
        case 7:
            glass.window.frame.size =
                random.next(2) == 0 ? CGSize(width: 400, height: 800) : CGSize(width: 800, height: 400)
        default:
            guard let view = scroll.subviews.last else { return }
            view.removeFromSuperview()
            scroll.insertSubview(view, at: 0)
        }
    }
}

private struct Random {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}

private final class CommandView: UIView {
    var saved = 0
    var presses: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "S", modifierFlags: .command, action: "save:")]
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("ended", presses)
    }
    private func note(_ text: String, _ presses: Set<UIPress>) {
        self.presses += presses.map { "\(text) \($0.key?.characters ?? "")" }
    }
}

/// A view that accepts keys and does not configure its keyboard.
private final class PlainKeyView: UIView, UIKeyInput {
    var typed = ""
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { _ = typed.popLast() }
}

@MainActor
@Suite struct PlainKeyInputTests {
    @Test func viewsNeedNotSayWhichKeyboardTheyWant() {
        let view: any UITextInputTraits = PlainKeyView()
        #expect(view.keyboardType == .default && view.returnKeyType == .default && !view.isSecureTextEntry)
    }
}
