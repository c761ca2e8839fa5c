import Testing

@testable import Staging
@testable import UIKit

@MainActor
@Suite struct StepTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init() { window.makeKeyAndVisible() }

    private func button(_ title: String, y: CGFloat, _ action: @escaping () -> Void = {}) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 100, y: y, width: 100, height: 40)
        window.addSubview(button)
        return button
    }

    private func refusal(_ step: Step) -> String? {
        do throws(StepError) { try StepRunner(window: window).run(step) } catch { return error.description }
        return nil
    }

    @Test func namesAreIdentifiersElseLabelsElseTexts() throws {
        var taps: [String] = []
        button("a", y: 100) { taps.append("text") }.accessibilityIdentifier = "x"
        button("b", y: 200) { taps.append("label") }.accessibilityLabel = "a"
        button("c", y: 300) { taps.append("identifier") }.accessibilityIdentifier = "b"
        for name in ["a", "b", "c"] { try StepRunner(window: window).run(.tap(name)) }
        #expect(taps == ["label", "identifier", "identifier"])
    }

    @Test func refusalsNameTheCandidates() {
        _ = button("Naha!", y: 100)
        _ = button("Shuri", y: 200)
        #expect(
            refusal(.tap("Itoman")) == "nothing in reach is named \"Itoman\"; there are \"Naha!\", \"Shuri\"")
        _ = button("Naha!", y: 300)
        #expect(
            refusal(.tap("Naha!"))
                == "2 things are named \"Naha!\": UIButton at (100, 100), UIButton at (100, 300)")
        #expect(refusal(.type("x")) == "no text input has the focus")
        #expect(refusal(.scroll(.down, nil)) == "nothing scrolls down")
    }

    @Test func whatIsCoveredIsNotInReach() {
        _ = button("Naha!", y: 100)
        window.addSubview(UIView(frame: window.bounds))
        #expect(
            refusal(.tap("Naha!"))
                == "nothing in reach is named \"Naha!\"; a UIButton of that name is covered by a UIView")
    }

    @Test func whatLiesOutsideIsSaidTo() {
        _ = button("Naha!", y: 5000)
        #expect(refusal(.tap("Naha!"))?.hasSuffix("lies outside of the screen: scroll to it first") == true)
    }

    @Test func theLikestNamesComeFirst() {
        for (place, name) in ["Shuri", "Nago", "Naha!"].enumerated() {
            _ = button(name, y: CGFloat(place) * 100)
        }
        #expect(
            refusal(.tap("naha"))
                == "nothing in reach is named \"naha\"; there are \"Naha!\", \"Nago\", \"Shuri\"")
    }

    @Test func fieldsAreTappedAndWrittenIn() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "Name"
        window.addSubview(field)
        for step in [Step.tap("Name"), .type("Naha"), .wait(0.3)] { try StepRunner(window: window).run(step) }
        #expect(field.text == "Naha")
    }

    @Test func contentIsScrolled() throws {
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 400, height: 3000)
        window.addSubview(scroll)
        let label = UILabel(frame: CGRect(x: 0, y: 2000, width: 100, height: 20))
        label.text = "far"
        scroll.addSubview(label)
        let runner = StepRunner(window: window)
        try runner.run(.scroll(.down, 100))
        #expect(scroll.contentOffset.y == 100)
        try runner.run(.scroll(.down, nil))
        #expect(scroll.contentOffset.y == 740)
        try runner.run(.scrollTo("far"))
        #expect(scroll.contentOffset.y == 1220)
        try runner.run(.scroll(.up, 5000))
        #expect(scroll.contentOffset.y == 0)
    }

    /// Returns the opacity of a view after the steps, which begin with a tap that starts an animation of one second.
    private func opacity(after steps: [Step]) throws -> Float {
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 0, y: 400, width: 50, height: 50))
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        button.setTitle("Fade", for: .normal)
        button.addAction(
            UIAction { _ in UIView.animate(withDuration: 1) { view.alpha = 0 } }, for: .touchUpInside)
        controller.view.addSubview(view)
        controller.view.addSubview(button)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        let scene = StagedScene(
            info: .launch, window: window, controller: controller, isView: false, isWholeScreen: true)
        return try VirtualClock.withFresh { _ in
            _ = try scene.perform(steps)
            return view.layer.presentation()?.opacity ?? view.layer.opacity
        }
    }

    @Test func whatAStepBeginsEndsUnlessTheNextIsToWait() throws {
        #expect(try opacity(after: [.tap("Fade")]) == 0)
        let halfway = try opacity(after: [.tap("Fade"), .wait(0.4)])
        #expect(halfway > 0 && halfway < 1)
    }

    @Test func theDeviceIsTurned() throws {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        let size = window.bounds.size
        try StepRunner(window: window).run(.rotate)
        #expect(window.bounds.size == CGSize(width: size.height, height: size.width))
    }

    @Test func stepsAreReadFromWords() {
        #expect(Step("scroll", "down:200") == .scroll(.down, 200))
        #expect(Step("scroll", "left") == .scroll(.left, nil))
        #expect(Step("scroll", "Naha!") == .scrollTo("Naha!"))
        #expect(Step("wait", "0.3") == .wait(0.3))
        for bad in ["", "x", "-1", "nan", "1e9"] { #expect(Step("wait", bad) == nil) }
    }
}
