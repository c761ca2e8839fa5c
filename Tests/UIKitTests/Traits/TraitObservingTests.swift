import CoreGraphics
import Testing

@testable import UIKit

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
}

@MainActor
@Suite struct TraitObservingTests {
    private final class Log { var lines: [String] = [] }
    private let log = Log()
    private let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
    private let view = UIView(frame: .zero)

    init() { window.addSubview(view) }

    @Test func customTraitsAreInherited() {
        let child = UIView()
        view.addSubview(child)
        #expect(child.traitCollection[ThemeTrait.self] == "plain")
        view.traitOverrides[ThemeTrait.self] = "loud"
        #expect(child.traitCollection[ThemeTrait.self] == "loud")
        #expect(view.traitOverrides.contains(ThemeTrait.self))
        view.traitOverrides.remove(ThemeTrait.self)
        #expect(child.traitCollection[ThemeTrait.self] == "plain")
        #expect(view.traitCollection == window.traitCollection)
    }

    @Test func overridesHoldForWhatIsInside() {
        let controller = UIViewController()
        view.addSubview(controller.view)
        controller.traitOverrides.userInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func handlersAreCalledOncePerChangeOfTheirTraits() {
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self, ThemeTrait.self]) {
            [log] (view: UIView, previous) in
            log.lines.append(
                "\(previous.userInterfaceStyle.rawValue) to \(view.traitCollection.userInterfaceStyle.rawValue)"
            )
        }
        window.traitOverrides.preferredContentSizeCategory = .small
        #expect(log.lines.isEmpty)
        window.overrideUserInterfaceStyle = .dark
        window.traitOverrides[ThemeTrait.self] = "loud"
        #expect(log.lines == ["1 to 2", "2 to 2"])
    }

    @Test func registrationsRunInTheirOrderAndCanBeTakenBack() {
        let first = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [log] (_: UIView, _) in
            log.lines.append("first")
        }
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [log] (_: UIView, _) in
            log.lines.append("second")
        }
        window.overrideUserInterfaceStyle = .dark
        view.unregisterForTraitChanges(first)
        window.overrideUserInterfaceStyle = .light
        #expect(log.lines == ["first", "second", "second"])
    }

    private final class Target: UIView {
        var calls: [String] = []
    }

    @Test func methodsTakeUpToTwoArguments() {
        ActionTable.register(Target.self, "none") { (target: Target) in target.calls.append("none") }
        ActionTable.register(Target.self, "one:") { (target: Target, view: UIView) in
            target.calls.append("one \(view === target)")
        }
        ActionTable.register(Target.self, "two:traits:") {
            (target: Target, _: UIView, previous: UITraitCollection) in
            target.calls.append("two \(previous.userInterfaceStyle == .light)")
        }
        let target = Target()
        window.addSubview(target)
        target.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "none")
        target.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "one:")
        target.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: target, action: "two:traits:")
        window.overrideUserInterfaceStyle = .dark
        #expect(target.calls == ["none", "one true", "two true"])
    }

    @Test func registrationsHoldNobody() {
        weak var gone: UIViewController?
        do {
            let controller = UIViewController()
            gone = controller
            controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
            }
            controller.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "none")
            controller.traitOverrides.userInterfaceStyle = .dark
        }
        #expect(gone == nil)
    }
}
