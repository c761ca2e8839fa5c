import Testing
import UIKit

@testable import Kumiki

extension CodeInterfaceBuilderKey {
    fileprivate static let greeting = CodeInterfaceBuilderKey(rawValue: "tests.greeting")
    fileprivate static let nowhere = CodeInterfaceBuilderKey(rawValue: "tests.nowhere")
}

@MainActor @Suite(.serialized) struct CodeInterfaceBuilderTests {
    init() {
        CodeInterfaceBuilder.register(.greeting) { parts in
            let (root, button, label) = (UIView(), UIButton(type: .system), UILabel())
            root.addSubview(button)
            parts["button"] = button
            parts["label"] = label
            parts.variants = [LayoutVariant(when: .compactHeight).showing(label, in: root)]
            return root
        }
    }

    @Test func anUnknownKeyNamesTheKnownOnes() {
        let error = #expect(throws: ScreenError.self) { try CodeInterfaceBuilder(key: .nowhere) }
        #expect(error?.description.contains("tests.greeting") == true)
    }

    @Test func aMissingPartNamesThePresentOnes() throws {
        let builder = try CodeInterfaceBuilder(key: .greeting)
        let error = #expect(throws: ScreenError.self) { try builder.part("title", as: UILabel.self) }
        #expect(error?.description == "layout “tests.greeting” has no part “title”; it has button, label")
    }

    @Test func aPartOfAnotherClassIsAnError() throws {
        let builder = try CodeInterfaceBuilder(key: .greeting)
        #expect(
            throws: ScreenError.wrongPart(
                "label", key: .greeting, expected: "UIButton", found: "UILabel")
        ) { try builder.part("label", as: UIButton.self) }
    }

    @Test func actionsAreConnectedByName() throws {
        let builder = try CodeInterfaceBuilder(key: .greeting)
        var taps = 0
        try builder.addAction(to: "button", for: .touchUpInside) { taps += 1 }
        try builder.part("button", as: UIButton.self).sendActions(for: .touchUpInside)
        #expect(taps == 1)
    }

    @Test func eachBuilderHasAViewOfItsOwn() throws {
        #expect(try CodeInterfaceBuilder(key: .greeting).view !== CodeInterfaceBuilder(key: .greeting).view)
    }

    @Test func aControllerWithAKeyBuildsItsView() throws {
        let screen = Screen(builderKey: .greeting)
        #expect(screen.view.subviews == [try #require(screen.button)])
    }

    @Test func aControllerWithAnUnknownKeySaysSoAndGoesOn() {
        let screen = Screen(builderKey: .nowhere)
        #expect(screen.view.subviews.isEmpty)
        #expect(screen.failures.count == 1)
    }

    @Test func variantsFollowTheTraitsOnceTheyAreCertain() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 300))
        let screen = Screen(builderKey: .greeting)
        screen.overrideVertical = .compact
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(screen.view.subviews.count == 2)
    }
}

private final class Screen: CodeViewController {
    weak var button: UIButton?
    var failures: [any Error] = []
    var overrideVertical: UIUserInterfaceSizeClass = .regular

    override func bind(_ builder: CodeInterfaceBuilder) throws {
        button = try builder.part("button")
    }

    override func buildDidFail(_ error: any Error) { failures.append(error) }

    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitCollection, UITraitCollection(verticalSizeClass: overrideVertical),
        ])
    }
}
