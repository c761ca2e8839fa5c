import Testing
import UIKit

@testable import Kumiki

/// Two layouts with one set of parts; only one has a button.
struct CounterLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case plain = "tests.plain", button = "tests.button" }

    let view = UIView()
    let label = UILabel()
    var button: UIButton?
    var variants: [LayoutVariant] {
        [LayoutVariant(verticalSizeClass: .compact).showing(note, in: view)]
    }
    private let note = UIView()

    init(key: Key) {
        view.addSubview(label)
        guard key == .button else { return }
        let button = UIButton(type: .system)
        view.addSubview(button)
        self.button = button
    }
}

@MainActor @Suite struct LayoutBindingTests {
    @Test func aScreenWithAKeyBuildsItsView() {
        let screen = Counter(builderKey: .button)
        #expect(screen.view.subviews == [screen.label, screen.button])
    }

    @Test func anotherKeyIsAnotherLayout() {
        let screen = Counter(builderKey: .plain)
        #expect(screen.view.subviews == [screen.label] && screen.button == nil)
    }

    @Test func theViewIsSetWhenPartsAreBound() {
        let screen = Counter(builderKey: .plain)
        screen.loadViewIfNeeded()
        #expect(screen.viewWhileBinding === screen.view)
    }

    @Test func actionsOfALayoutReachTheScreen() {
        let screen = Counter(builderKey: .button)
        screen.loadViewIfNeeded()
        screen.button?.sendActions(for: .primaryActionTriggered)
        #expect(screen.label?.text == "1")
    }

    @Test func twoScreensHaveViewsOfTheirOwn() {
        #expect(Counter(builderKey: .plain).view !== Counter(builderKey: .plain).view)
    }

    @Test func theKeyCanBeChangedUntilTheViewIsLoaded() {
        let screen = Counter(builderKey: .plain)
        screen.builderKey = .button
        #expect(screen.builderKey == .button && screen.view.subviews.count == 2)
    }

    @Test func aScreenWithAnInitializerOfItsOwnSetsItsKey() {
        let screen = UserScreen(user: "Aoi", builderKey: .plain)
        screen.loadViewIfNeeded()
        #expect(screen.label?.text == "Aoi" && screen.restorationClass == UserScreen.self)
    }

    @Test func aScreenWithoutAKeyHasNoLayoutInCode() {
        let screen = Counter()
        #expect(screen.builderKey == nil && screen.view.subviews.isEmpty && screen.restorationClass == nil)
    }

    @Test func variantsFollowTheTraitsOnceTheyAreCertain() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 300))
        let screen = Counter(builderKey: .plain)
        screen.overrideVertical = .compact
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(screen.view.subviews.count == 2)
    }
}

/// Not private: a class that restores screens is found by its name.
final class Counter: CodeViewController, CodeScreen, StateKeeping {
    struct State: ScreenState { var count = 0 }

    weak var label: UILabel!
    weak var button: UIButton?
    weak var viewWhileBinding: UIView?
    var overrideVertical: UIUserInterfaceSizeClass = .regular
    static var failures: [ScreenError] = []

    /// As in an app: without regard to when a state arrives.
    var screenState = State() {
        didSet { label.text = String(screenState.count) }
    }

    func bind(_ layout: CounterLayout) {
        (label, button, viewWhileBinding) = (layout.label, layout.button, viewIfLoaded)
        layout.button?.addAction(
            UIAction { [weak self] _ in self?.screenState.count += 1 }, for: .primaryActionTriggered)
    }

    override class func restorationDidFail(_ error: ScreenError) { failures.append(error) }

    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitCollection, UITraitCollection(verticalSizeClass: overrideVertical),
        ])
    }
}

private final class UserScreen: CodeViewController, LayoutBinding {
    private let user: String
    private(set) weak var label: UILabel?

    init(user: String, builderKey: CounterLayout.Key) {
        self.user = user
        super.init(nibName: nil, bundle: nil)
        self.builderKey = builderKey
    }

    required init?(coder: NSCoder) { nil }

    func bind(_ layout: CounterLayout) {
        label = layout.label
        layout.label.text = user
    }
}
