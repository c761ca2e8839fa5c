import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct OldAlertTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let screen = UIViewController()

    /// Old alerts are displayed in the key window, which the test makes key, so that it does not depend on others.
    private func show() {
        window.rootViewController = screen
        window.makeKeyAndVisible()
    }

    @Test func anAlertViewIsShownByAnAlertControllerAndReportsTheButton() {
        show()
        VirtualClock.withFresh { clock in
            let log = Log()
            let alert = UIAlertView(
                title: "Delete?", message: nil, delegate: log, cancelButtonTitle: "No",
                otherButtonTitles: "Yes", "Always")
            alert.alertViewStyle = .loginAndPasswordInput
            alert.show()
            clock.advance(by: 1)
            let shown = screen.presentedViewController as? UIAlertController
            #expect(shown?.actions.map(\.title) == ["No", "Yes", "Always"])
            #expect(shown?.textFields?.map(\.isSecureTextEntry) == [false, true])
            #expect(alert.isVisible && alert.textField(at: 1) === shown?.textFields?.last)
            if let shown { shown.choose(shown.actions[2]) }
            clock.advance(by: 1)
            #expect(
                log.calls == ["will present", "did present", "clicked 2", "will dismiss 2", "did dismiss 2"])
            #expect(!alert.isVisible)
        }
    }

    @Test func anActionSheetHasItsDestructiveButtonFirst() {
        show()
        VirtualClock.withFresh { clock in
            let log = Log()
            let sheet = UIActionSheet(
                title: "Photo", delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
                otherButtonTitles: "Share")
            #expect((sheet.destructiveButtonIndex, sheet.cancelButtonIndex) == (0, 1))
            #expect(sheet.firstOtherButtonIndex == 2)
            sheet.show(in: screen.view)
            clock.advance(by: 1)
            let shown = screen.presentedViewController as? UIAlertController
            #expect(shown?.preferredStyle == .actionSheet)
            #expect(shown?.actions.map(\.style) == [.destructive, .cancel, .default])
            if let shown { shown.choose(shown.actions[0]) }
            clock.advance(by: 1)
            #expect(log.calls == ["clicked 0"])
        }
    }

    @Test func aPopoverControllerShowsItsContent() {
        show()
        VirtualClock.withFresh { clock in
            let content = UIViewController()
            let popover = UIPopoverController(contentViewController: content)
            popover.contentSize = CGSize(width: 200, height: 100)
            popover.present(
                from: CGRect(x: 10, y: 10, width: 20, height: 20), in: screen.view,
                permittedArrowDirections: .up, animated: false)
            window.layoutIfNeeded()
            #expect(popover.isPopoverVisible && popover.arrowDirection == .up)
            #expect(content.view.bounds.size == CGSize(width: 200, height: 100))
            popover.dismiss(animated: false)
            clock.advance(by: 1)
            #expect(!popover.isPopoverVisible)
        }
    }

    @Test func aViewThatIsRegisteredForPreviewsMakesAndShowsAController() throws {
        show()
        let (log, view) = (Log(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let context = try #require(
            screen.registerForPreviewing(with: log, sourceView: view) as? PreviewingContext)
        #expect(context.preview(at: .zero) === log.previewed)
        context.commit()
        #expect(log.calls == ["commit"] && view.gestureRecognizers?.count == 1)
        screen.unregisterForPreviewing(withContext: context)
        #expect(view.gestureRecognizers?.isEmpty ?? true)
    }
}

private final class Log: NSObject, UIAlertViewDelegate, UIActionSheetDelegate,
    UIViewControllerPreviewingDelegate
{
    var calls: [String] = []
    let previewed = UIViewController()

    func willPresent(_ alertView: UIAlertView) { calls.append("will present") }
    func didPresent(_ alertView: UIAlertView) { calls.append("did present") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        calls.append("clicked \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        calls.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        calls.append("did dismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        calls.append("clicked \(buttonIndex)")
    }
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { previewed }
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) { calls.append("commit") }
}
