import Testing
import UIKit

@testable import Kumiki

@MainActor @Suite(.serialized) struct CodeViewControllerTests {
    // MARK: Traits

    @Test(arguments: [true, false])
    func changesOfTraitsAreFollowed(byRegistration registers: Bool) {
        let screen = TraitScreen(builderKey: .plain)
        screen.registers = registers
        screen.loadViewIfNeeded()
        let parent = UIViewController()
        parent.addChild(screen)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: screen)
        #expect(screen.view.subviews.count == 2)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: screen)
        #expect(screen.view.subviews.count == 1)
    }

    // MARK: Archives

    @Test func layoutAndStateGoThroughAnArchive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(counted(5), forKey: NSKeyedArchiveRootObjectKey)
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let new = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Counter)
        #expect(new.builderKey == .button)
        new.loadViewIfNeeded()
        #expect(new.label.text == "5")
    }

    @Test func aStateIsRestoredWhenTheViewIsLoaded() throws {
        let new = try #require(Counter(coder: try archived { counted(5).encodeRestorableState(with: $0) }))
        #expect(new.isAwaitingState && new.screenState.count == 0)
        new.loadViewIfNeeded()
        #expect(!new.isAwaitingState && new.screenState.count == 5)
    }

    @Test func aStateIsRestoredAtOnceInALoadedView() throws {
        let screen = Counter(builderKey: .plain)
        screen.loadViewIfNeeded()
        screen.decodeRestorableState(with: try archived { counted(5).encodeRestorableState(with: $0) })
        #expect(screen.label.text == "5")
    }

    @Test func aStateThatWaitsForItsViewIsSavedAgain() throws {
        let second = try #require(Counter(coder: try archived { counted(5).encodeRestorableState(with: $0) }))
        let third = try #require(Counter(coder: try archived { second.encodeRestorableState(with: $0) }))
        third.loadViewIfNeeded()
        #expect(third.screenState.count == 5)
    }

    /// A strict coder raises an exception for an object that it refuses, which would end the process.
    @Test func aKeyThatIsNoTextIsNoKey() throws {
        for value in [7 as NSNumber, Date() as NSDate, ["tests.plain"] as NSArray, NSUUID()] as [NSObject] {
            let coder = try archived { $0.encode(value, forKey: StateKeys.builder) }
            (coder.requiresSecureCoding, coder.decodingFailurePolicy) = (true, .raiseException)
            let screen = try #require(Counter(coder: coder))
            #expect(screen.builderKey == nil && screen.restorationClass == nil)
        }
    }

    @Test func anUnknownKeyOfAnArchiveLeavesTheScreenOut() throws {
        Counter.failures = []
        #expect(Counter(coder: try archived { $0.encode(builderKey: "tests.gone") }) == nil)
        let error = try #require(Counter.failures.last)
        #expect(error == .unknownKey("tests.gone", known: ["tests.plain", "tests.button"]))
        #expect(error.description.contains("“tests.gone”; the keys are tests.button, tests.plain."))
    }

    @Test func aScreenWithoutLayoutsHasNoKeys() throws {
        #expect(Plain(coder: try archived { $0.encode(builderKey: "tests.plain") }) == nil)
    }

    // MARK: Restoration

    @Test func aScreenInCodeIsMadeAnewByItsClass() throws {
        let restoration = StateRestoration(application: "tests 1")
        let data = try #require(restoration.save([navigation(with: counted(4))]))
        let stack = navigation(with: UIViewController())
        try restoration.restore(data, into: [stack])
        let screen = try #require(stack.topViewController as? Counter)
        screen.loadViewIfNeeded()
        #expect(screen.label.text == "4")
    }

    @Test func aLayoutThatIsNotThereAnyLongerLeavesTheScreenOut() throws {
        Counter.failures = []
        let coder = try archived { $0.encode(builderKey: "tests.gone") }
        #expect(Counter.viewController(withRestorationIdentifierPath: ["Counter"], coder: coder) == nil)
        #expect(Counter.failures.count == 1)
    }

    @Test func aStoryboardsScreenIsLeftToItsStoryboard() throws {
        let screen = try #require(Counter(coder: try archived { _ in }))
        #expect(screen.restorationClass == nil && screen.restorationIdentifier == nil)
    }

    private func counted(_ count: Int) -> Counter {
        let screen = Counter(builderKey: .button)
        screen.loadViewIfNeeded()
        screen.screenState.count = count
        return screen
    }

    private func navigation(with screen: UIViewController) -> UINavigationController {
        let stack = UINavigationController(rootViewController: screen)
        stack.restorationIdentifier = "stack"
        return stack
    }
}

private final class TraitScreen: CodeViewController, CodeScreen {
    var registers = true
    override var canRegisterForTraitChanges: Bool { registers }
    func bind(_ layout: CounterLayout) {}
}

private final class Plain: CodeViewController {}
