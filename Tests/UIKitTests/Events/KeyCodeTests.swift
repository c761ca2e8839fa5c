import Testing

@testable import UIKit

@MainActor @Suite struct KeyCodeTests {
    @Test(arguments: [
        ("a", 0x04), ("Z", 0x1D), ("1", 0x1E), ("0", 0x27), ("\r", 0x28), ("/", 0x38),
        (UIKeyCommand.f12, 0x45),
        (UIKeyCommand.inputUpArrow, 0x52), ("é", 0x03),
    ])
    func aKeyHasTheNumberOfItsPlace(characters: String, usage: Int) {
        let key = UIKey()
        key.charactersIgnoringModifiers = characters
        #expect(key.keyCode.rawValue == usage)
    }

    @Test func numbersThatFollowOthersAreThoseOfTheStandard() {
        #expect(UIKeyboardHIDUsage.keyboardLeftControl.rawValue == 0xE0)
        #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
        #expect(UIKeyboardHIDUsage.keyboardHiragana == .keyboardLANG4)
    }
}
