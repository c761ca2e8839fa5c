import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct UndoTests {
    private let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
    private let controller = UIViewController()

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    @Test func theWindowsManagerIsFoundFromEveryResponderInIt() {
        let view = UIView()
        controller.view.addSubview(view)
        #expect(view.undoManager === window.undoManager && controller.undoManager === window.undoManager)
        #expect(UIView().undoManager == nil)
    }

    @Test func aControllersOwnManagerComesFirst() {
        let own = Keeper()
        window.rootViewController = own
        #expect(own.view.undoManager === own.manager)
    }

    @Test func typingIsUndoneAndDoneAgainByKeys() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        let user = UserActions(on: window)
        user.type("ab")
        user.wait(0.1)
        #expect(field.text == "ab" && window.undoManager?.undoActionName == "Typing")
        user.press(key: "z", modifiers: .command)
        #expect(field.text?.count ?? 0 < 2)
        while window.undoManager?.canUndo == true { window.undoManager?.undo() }
        #expect(field.text == "")
        while window.undoManager?.canRedo == true { user.press(key: "z", modifiers: [.command, .shift]) }
        #expect(field.text == "ab")
    }
}

private final class Keeper: UIViewController {
    let manager = UndoManager()
    override var undoManager: UndoManager? { manager }
}
