import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct InputControllerTests {
    private final class Field: UITextField {
        let keys = UIInputViewController()
        override var inputViewController: UIInputViewController? { keys }
    }

    private func shown() -> (UIWindow, Field) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.keys.view.frame.size.height = 200
        field.becomeFirstResponder()
        return (window, field)
    }

    @Test func theViewOfTheInputControllerIsInPlaceOfTheKeyboard() {
        let (window, field) = shown()
        window.layoutIfNeeded()
        #expect(window.keyboardFrame?.height == 200)
        #expect(field.keys.view.window === window && field.keys.inputView === field.keys.view)
        field.keys.dismissKeyboard()
        #expect(!field.isFirstResponder && window.keyboardFrame == nil)
    }

    @Test func theDocumentProxyEditsTheTextAroundTheCaret() {
        let (window, field) = shown()
        defer { window.isHidden = true }
        let proxy = field.keys.textDocumentProxy
        proxy.insertText("Naha")
        proxy.adjustTextPosition(byCharacterOffset: -2)
        #expect(proxy.documentContextBeforeInput == "Na" && proxy.documentContextAfterInput == "ha")
        proxy.deleteBackward()
        #expect(field.text == "Nha" && proxy.selectedText == nil && proxy.hasText)
    }

    @Test func theLanguageOfTheKeyboardIsThatOfTheInterface() {
        let field = UITextField()
        #expect(
            field.textInputMode?.primaryLanguage == UITextInputMode.activeInputModes.first?.primaryLanguage)
        #expect(UIViewController().textInputMode != nil)
    }

    @Test func itemsOfAGroupKnowIt() {
        let (item, field) = (UIBarButtonItem(), UITextField())
        var group: UIBarButtonItemGroup? = UIBarButtonItemGroup(
            barButtonItems: [item], representativeItem: nil)
        #expect(item.buttonGroup === group)
        field.inputAssistantItem.leadingBarButtonGroups = group.map { [$0] } ?? []
        #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
        group?.barButtonItems = []
        #expect(item.buttonGroup == nil)
        group = nil
    }

    @Test func tokensOfASearchStandBeforeItsText() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.text = "from Naha"
        let token = UISearchToken(icon: nil, text: "Naha")
        field.replaceTextualPortion(of: UITextRange(NSRange(location: 5, length: 4)), with: token, at: 0)
        #expect(field.text == "from " && field.tokens == [token])
        #expect(field.tokens(in: field.textualRange) == [token])
        field.removeToken(at: 0)
        #expect(field.tokens.isEmpty && changes == 3)
    }
}
