import Foundation
import Testing

@testable import UIKit

/// Objects that adopt `UIResponderStandardEditActions` are called by its selectors, as by Objective-C.
@MainActor @Suite struct AdoptedEditActionTests {
    private final class Selecting: NSObject, UIResponderStandardEditActions {
        var senders: [NSObject?] = []
        func select(_ sender: Any?) { senders.append(sender as? NSObject) }
    }

    @Test func aControlCallsAnAdoptingTarget() {
        let (control, target) = (UIControl(), Selecting())
        control.addTarget(target, action: NSSelectorFromString("select:"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.senders == [control])
    }

    @Test func anAdoptingObjectRespondsToTheActions() {
        #expect(Selecting().responds(to: NSSelectorFromString("select:")))
        #expect(!Selecting().responds(to: NSSelectorFromString("deselect:")))
    }

    @Test func aResponderRespondsOnlyToActionsThatItImplements() {
        #expect(!UIView().canPerformAction(NSSelectorFromString("select:"), withSender: nil))
        #expect(UITextField().responds(to: NSSelectorFromString("paste:")))
    }
}
