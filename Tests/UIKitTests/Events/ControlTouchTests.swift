import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite struct ControlTouchTests {
    private let glass = Glass()

    private func place<C: UIControl>(
        _ control: C, _ frame: CGRect = CGRect(x: 100, y: 100, width: 100, height: 40)
    )
        -> C
    {
        control.frame = frame
        glass.window.addSubview(control)
        glass.record(control)
        return control
    }

    @Test func aTapOnAButton() {
        glass.user.tap(place(UIButton(type: .system)))
        #expect(glass.log.lines == ["down", "upInside", "primary"])
    }

    @Test func aSecondTapRepeats() {
        glass.user.tap(place(UIControl(frame: .zero)), count: 2)
        #expect(glass.log.lines == ["down", "upInside", "down", "downRepeat", "upInside"])
    }

    @Test func aFingerThatGoesAstrayAndComesBack() {
        let control = place(UIControl(frame: .zero))
        glass.user.touchDown(CGPoint(x: 150, y: 120))
        glass.user.touchMove(CGPoint(x: 150, y: 125))
        glass.user.touchMove(CGPoint(x: 150, y: 400))
        #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
        glass.user.touchMove(CGPoint(x: 150, y: 410))
        glass.user.touchMove(CGPoint(x: 150, y: 120))
        #expect(control.isHighlighted)
        glass.user.touchMove(CGPoint(x: 150, y: 400))
        glass.user.touchUp()
        #expect(
            glass.log.lines == [
                "down", "dragInside", "dragOutside", "dragExit", "dragOutside", "dragInside", "dragEnter",
                "dragOutside", "dragExit", "upOutside",
            ])
        #expect(!control.isTracking)
    }

    @Test func controlsAreForgivingByAFinger() {
        _ = place(UIButton(type: .system))
        glass.user.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 200), duration: 0.02)
        #expect(glass.log.lines == ["down", "dragInside", "upInside", "primary"])
    }

    @Test func cancelledTouchesCancel() {
        _ = place(UIControl(frame: .zero))
        glass.user.touchDown(CGPoint(x: 150, y: 120))
        glass.user.touchCancel()
        #expect(glass.log.lines == ["down", "cancel"])
    }

    @Test func controlsThatLeaveOrAreSwitchedOffLetGo() {
        let changes: [(UIControl) -> Void] = [{ $0.removeFromSuperview() }, { $0.isEnabled = false }]
        for change in changes {
            let control = place(UIControl(frame: .zero))
            glass.user.touchDown(CGPoint(x: 150, y: 120))
            change(control)
            glass.user.touchUp()
            #expect(glass.log.lines == ["down", "cancel"])
            #expect(!control.isTracking && !control.isHighlighted)
            control.removeFromSuperview()
            glass.log.removeAll()
            glass.user.wait(1)
        }
    }

    @Test func controlsThatAreOffDoNothing() {
        let control = place(UIButton(type: .system))
        control.isEnabled = false
        glass.user.tap(control)
        #expect(glass.log.lines.isEmpty)
    }

    @Test func trackingMethodsDecide() {
        let control = place(PickyControl(frame: .zero))
        glass.user.drag(from: CGPoint(x: 110, y: 120), to: CGPoint(x: 190, y: 120), duration: 0.1)
        #expect(control.calls == ["begin", "continue", "continue", "continue"])
        #expect(!glass.log.lines.contains("upInside"))
        control.calls = []
        glass.user.touchDown(CGPoint(x: 150, y: 120))
        glass.user.touchCancel()
        #expect(control.calls == ["begin", "cancel"])
    }

    @Test func actionsGetTheEvent() {
        let target = EventTarget()
        ActionTable.register(EventTarget.self, "sent:for:") {
            (target: EventTarget, _: UIControl, event: UIEvent) in
            target.event = event
        }
        let control = place(UIControl(frame: .zero))
        control.addTarget(target, action: "sent:for:", for: .touchUpInside)
        glass.user.tap(control)
        #expect(target.event?.allTouches?.count == 1)
    }

    // MARK: Kinds

    @Test func aTapTurnsASwitch() {
        let control = place(UISwitch(frame: .zero))
        glass.user.tap(control)
        #expect(control.isOn)
        #expect(glass.log.lines == ["down", "upInside", "valueChanged", "primary"])
        glass.user.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 105, y: 115), duration: 0.1)
        #expect(!control.isOn)
    }

    @Test func sliderThumbsAreDrawn() {
        let control = place(UISlider(frame: .zero), CGRect(x: 100, y: 100, width: 200, height: 31))
        glass.user.drag(from: CGPoint(x: 112, y: 115), to: CGPoint(x: 198, y: 115), duration: 0.1)
        #expect(abs(control.value - 0.5) < 0.01)
        #expect(glass.log.lines.count { $0 == "valueChanged" } > 3)
        control.value = 0
        glass.user.tap(at: CGPoint(x: 250, y: 115))
        #expect(control.value == 0)
        control.isContinuous = false
        glass.log.removeAll()
        glass.user.drag(from: CGPoint(x: 112, y: 115), to: CGPoint(x: 300, y: 115), duration: 0.1)
        #expect(control.value == 1 && glass.log.lines.count { $0 == "valueChanged" } == 1)
    }

    @Test func steppersStep() {
        let control = place(UIStepper(frame: .zero))
        glass.user.tap(at: CGPoint(x: 180, y: 115))
        #expect(control.value == 1)
        glass.user.press(at: CGPoint(x: 180, y: 115), duration: 0.75)
        #expect(control.value == 5)
        glass.user.tap(at: CGPoint(x: 110, y: 115), count: 6)
        #expect(control.value == 0)
        control.wraps = true
        glass.user.tap(at: CGPoint(x: 110, y: 115))
        #expect(control.value == 100)
    }

    @Test func segmentsAreChosen() {
        let control = place(
            UISegmentedControl(items: ["A", "B", "C"]), CGRect(x: 0, y: 100, width: 300, height: 32))
        glass.user.tap(at: CGPoint(x: 150, y: 115))
        #expect(control.selectedSegmentIndex == 1)
        glass.user.tap(at: CGPoint(x: 150, y: 115))
        #expect(glass.log.lines.count { $0 == "valueChanged" } == 1)
        control.setEnabled(false, forSegmentAt: 2)
        glass.user.tap(at: CGPoint(x: 250, y: 115))
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func pagesAreTurned() {
        let control = place(UIPageControl(frame: .zero))
        control.numberOfPages = 3
        glass.user.tap(at: CGPoint(x: 190, y: 120))
        #expect(control.currentPage == 1)
        glass.user.tap(at: CGPoint(x: 110, y: 120))
        glass.user.tap(at: CGPoint(x: 110, y: 120))
        #expect(control.currentPage == 0 && glass.log.lines.count { $0 == "valueChanged" } == 2)
    }

    // MARK: Bars

    @Test func barItemsAreTapped() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { [glass] _ in glass.log.add("go") })
        bar.items = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), item]
        glass.window.addSubview(bar)
        glass.user.tap(at: CGPoint(x: 375, y: 722))
        glass.user.tap(at: CGPoint(x: 40, y: 722))
        #expect(glass.log.lines == ["go"])
    }

    @Test func backButtonsGoBack() {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        glass.window.rootViewController = navigation
        navigation.pushViewController(UIViewController(), animated: false)
        glass.window.layoutIfNeeded()
        let bar = navigation.navigationBar
        glass.user.tap(at: glass.window.convert(CGPoint(x: 20, y: 22), from: bar))
        #expect(navigation.viewControllers == [root])
    }

    @Test func tabsAreChosenAndTheDelegateDecides() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { index in
            let controller = UIViewController()
            controller.title = "\(index)"
            return controller
        }
        let delegate = TabLog()
        tabs.delegate = delegate
        glass.window.rootViewController = tabs
        glass.window.layoutIfNeeded()
        let bar = tabs.tabBar
        func tap(_ index: Int) {
            let x = bar.bounds.width / 6 * CGFloat(2 * index + 1)
            glass.user.tap(at: glass.window.convert(CGPoint(x: x, y: 20), from: bar))
        }
        tap(1)
        tap(2)
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.lines == ["should 1", "did 1", "should 2"])
    }
}

private final class PickyControl: UIControl {
    var calls: [String] = []
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return calls.count < 4
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
}

@MainActor
private final class EventTarget { var event: UIEvent? }

private final class TabLog: UITabBarControllerDelegate {
    var lines: [String] = []
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        lines.append("should \(viewController.title ?? "")")
        return viewController.title != "2"
    }
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { lines.append("did \(viewController.title ?? "")") }
}
