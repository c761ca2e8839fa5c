import Testing

@testable import UIKit

@MainActor @Suite struct KeyCodeTests {
    @Test(arguments: [
        ("a", 0x04), ("Z", 0x1D), ("1", 0x1E), ("0", 0x27), ("\r", 0x28), ("/", 0x38), ("é", 0x03),
    ])
    func aKeyHasTheNumberOfItsPlace(characters: String, usage: Int) {
        #expect(code(of: characters) == usage)
    }

    @Test func namedKeysHaveNumbersToo() {
        #expect(code(of: UIKeyCommand.f12) == 0x45)
        #expect(code(of: UIKeyCommand.inputUpArrow) == 0x52)
    }

    private func code(of characters: String) -> Int {
        let key = UIKey()
        key.charactersIgnoringModifiers = characters
        return key.keyCode.rawValue
    }

    @Test func numbersThatFollowOthersAreThoseOfTheStandard() {
        #expect(UIKeyboardHIDUsage.keyboardLeftControl.rawValue == 0xE0)
        #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
        #expect(UIKeyboardHIDUsage.keyboardHiragana == .keyboardLANG4)
    }
}
