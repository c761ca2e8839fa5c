import CoreGraphics
import Testing

@testable import UIKit

/// Trait changes are reported to closures with the environment's own type.
@MainActor
@Suite struct TraitHandlerTests {
    private let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))

    /// Registers itself as its subclasses do, by `Self`.
    private class Screen: UIViewController {
        var styles: [UIUserInterfaceStyle] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitVerticalSizeClass.self]) {
                (self: Self, previousTraitCollection: UITraitCollection) in
                self.record(previousTraitCollection)
            }
        }

        func record(_ previous: UITraitCollection) {
            styles += [previous.userInterfaceStyle, traitCollection.userInterfaceStyle]
        }
    }

    private final class Harbor: Screen {
        var records = 0
        override func record(_ previous: UITraitCollection) {
            super.record(previous)
            records += 1
        }
    }

    @Test func theHandlerReceivesTheSubclassAsSelf() {
        let screen = Harbor()
        window.addSubview(screen.view)
        (screen.records, screen.styles) = (0, [])
        window.overrideUserInterfaceStyle = .dark
        #expect(screen.records == 1)
        #expect(screen.styles == [.light, .dark])
    }

    @Test func theHandlerMayNameAProtocol() {
        let view = UIView()
        window.addSubview(view)
        var styles: [UIUserInterfaceStyle] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, _: UITraitCollection) in
            styles.append((view as any UITraitEnvironment).traitCollection.userInterfaceStyle)
        }
        window.overrideUserInterfaceStyle = .dark
        #expect(styles == [.dark])
    }

    @Test func aHandlerOfAnotherTypeIsNotCalled() {
        let view = UIView()
        window.addSubview(view)
        var calls = 0
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UILabel, _: UITraitCollection) in calls += 1
        }
        window.overrideUserInterfaceStyle = .dark
        #expect(calls == 0)
    }

    @Test func anyObservableObjectIsRegisteredWith() {
        let view = UIView()
        window.addSubview(view)
        let observable: any UITraitChangeObservable = view
        var calls = 0
        let registration = observable.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIView, _: UITraitCollection) in calls += 1
        }
        window.overrideUserInterfaceStyle = .dark
        observable.unregisterForTraitChanges(registration)
        window.overrideUserInterfaceStyle = .light
        #expect(calls == 1)
    }

    @Test func collectionsAreMadeByMutationsAndFromOthers() {
        let mutations: UITraitCollection.TraitMutations = { mutableTraits in
            mutableTraits.userInterfaceStyle = .dark
            mutableTraits.displayGamut = .P3
        }
        let traits = UITraitCollection(mutations: mutations)
        #expect(traits.userInterfaceStyle == .dark && traits.displayGamut == .P3)
        let merged = UITraitCollection(traitsFrom: [
            traits, UITraitCollection(displayGamut: .SRGB), UITraitCollection(activeAppearance: .active),
            UITraitCollection(forceTouchCapability: .available),
        ])
        #expect(merged.displayGamut == .SRGB && merged.activeAppearance == .active)
        #expect(merged.userInterfaceStyle == .dark && merged.forceTouchCapability == .available)
        #expect(traits.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
    }

    @Test func overridesAreAValueThatCanBeCarried() {
        let (first, second) = (UIView(), UIView())
        var overrides: UITraitOverrides = first.traitOverrides
        overrides.layoutDirection = .rightToLeft
        #expect(!first.traitOverrides.contains(UITraitLayoutDirection.self))
        second.traitOverrides = overrides
        #expect(second.traitCollection.layoutDirection == .rightToLeft)
    }
}
