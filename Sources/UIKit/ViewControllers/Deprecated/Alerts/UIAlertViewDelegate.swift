import Foundation

/// The methods that an alert view calls.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertViewCancel(_ alertView: UIAlertView)
    func willPresent(_ alertView: UIAlertView)
    func didPresent(_ alertView: UIAlertView)
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

/// The defaults of optional methods.
extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        OptionalMethod.absent()
    }
    public func alertViewCancel(_ alertView: UIAlertView) { OptionalMethod.absent() }
    public func willPresent(_ alertView: UIAlertView) { OptionalMethod.absent() }
    public func didPresent(_ alertView: UIAlertView) { OptionalMethod.absent() }
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        OptionalMethod.absent()
    }
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        OptionalMethod.absent()
    }
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
        OptionalMethod.absent(true)
    }
}
