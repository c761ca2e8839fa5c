import Testing
import UIKit

@testable import Kumiki

extension CodeInterfaceBuilderKey {
    fileprivate static let counter = CodeInterfaceBuilderKey(rawValue: "tests.counter")
    fileprivate static let gone = CodeInterfaceBuilderKey(rawValue: "tests.gone")
}

@MainActor @Suite(.serialized) struct CodeViewControllerTests {
    init() {
        CodeInterfaceBuilder.register(.counter) { parts in
            let (root, label) = (UIView(), UILabel())
            root.addSubview(label)
            parts["label"] = label
            parts.variants = [
                LayoutVariant(when: .compactHeight).setting(label, \.textAlignment, to: .right)
            ]
            return root
        }
    }

    // MARK: Traits

    @Test(arguments: [true, false])
    func changesOfTraitsAreFollowedOnce(byRegistration registers: Bool) throws {
        let (screen, label) = (Plain(), UILabel())
        let follower = VariantFollower(screen, language: "en", registers: registers)
        follower.variants = LayoutVariants([
            LayoutVariant(when: .compactHeight).setting(label, \.numberOfLines, to: 3)
        ])
        screen.follower = follower
        screen.loadViewIfNeeded()
        let parent = Holder()
        parent.addChild(screen)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: screen)
        #expect(label.numberOfLines == 3)
        #expect(screen.changes > 0)
    }

    @Test func aFollowerDoesNotHoldItsController() {
        weak var gone: UIViewController?
        var follower: VariantFollower?
        do {
            let screen = UIViewController()
            (gone, follower) = (screen, VariantFollower(screen))
        }
        #expect(gone == nil)
        follower?.update()
    }

    // MARK: Archives

    @Test func layoutAndStateGoThroughAnArchive() throws {
        let old = CodedCounter(builderKey: .counter)
        old.screenState.count = 5
        let new = try #require(CodedCounter(coder: try archived { old.encode(with: $0) }))
        #expect(new.builderKey == .counter)
        new.loadViewIfNeeded()
        #expect(new.label?.text == "5")
    }

    @Test func aKeyThatIsNoTextIsNoKey() throws {
        let coder = try archived { $0.encode(7, forKey: StateKeys.builder) }
        #expect(CodedCounter(coder: coder)?.builderKey == nil)
    }

    // MARK: Restoration

    @Test func aScreenInCodeIsMadeAnewByItsClass() throws {
        let restoration = StateRestoration(application: "tests 1")
        let data = try #require(restoration.save([navigation(with: counted(4))]))
        let stack = navigation(with: UIViewController())
        try restoration.restore(data, into: [stack])
        let screen = try #require(stack.topViewController as? CodedCounter)
        screen.loadViewIfNeeded()
        #expect(screen.label?.text == "4")
    }

    @Test func aLayoutThatIsNotThereAnyLongerLeavesTheScreenOut() throws {
        let coder = try archived { $0.encode(builderKey: .gone) }
        #expect(
            CodedCounter.viewController(withRestorationIdentifierPath: ["CodedCounter"], coder: coder) == nil)
    }

    @Test func aStoryboardsScreenIsLeftToItsStoryboard() throws {
        let screen = try #require(CodedCounter(coder: try archived { _ in }))
        #expect(screen.restorationClass == nil && screen.restorationIdentifier == nil)
    }

    private func counted(_ count: Int) -> CodedCounter {
        let screen = CodedCounter(builderKey: .counter)
        screen.screenState.count = count
        return screen
    }

    private func navigation(with screen: UIViewController) -> UINavigationController {
        let stack = UINavigationController(rootViewController: screen)
        stack.restorationIdentifier = "stack"
        return stack
    }
}

/// Not private: a class that restores screens is found by its name.
final class CodedCounter: CodeViewController, StateKeeping {
    struct State: ScreenState { var count = 0 }

    private(set) weak var label: UILabel?
    var screenState = State() { didSet { show() } }

    override func bind(_ builder: CodeInterfaceBuilder) throws {
        label = try builder.part("label")
        show()
    }

    private func show() { label?.text = String(screenState.count) }
}

private final class Plain: UIViewController {
    var follower: VariantFollower?
    private(set) var changes = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes += 1
        follower?.traitsDidChange()
    }
}

private final class Holder: UIViewController {}
