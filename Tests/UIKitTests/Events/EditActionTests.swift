import CoreGraphics
import Testing

@testable import UIKit

/// Cutting, copying and pasting by the methods of responders.
@MainActor
@Suite(.serialized) struct EditActionTests {
    private final class Copied: UILabel {
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }

    @Test func fieldsAreEditedByCode() {
        let root = UIViewController()
        LifeStage.run(root) { _ in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            root.view.addSubview(field)
            field.text = "Naha"
            field.becomeFirstResponder()
            field.selectAll(nil)
            field.cut(nil)
            #expect(field.text == "" && UIPasteboard.general.string == "Naha")
            field.paste(nil)
            field.paste(nil)
            #expect(field.text == "NahaNaha")
        }
    }

    @Test func respondersOfOnesOwnTakeWhatTheyCanDo() {
        let label = Copied()
        label.text = "Ishigaki"
        label.copy(nil)
        #expect(UIPasteboard.general.string == "Ishigaki")
        #expect(!UIView().canPerformAction("copy:", withSender: nil))
    }
}
