import UIKit

/// A press of a button that takes a picture. There is none here.
open class AVCaptureEvent: NSObject {
    public enum Phase: UInt, Sendable { case began, ended, cancelled }

    public let phase: Phase

    init(_ phase: Phase) { self.phase = phase }
}

/// Calls a handler when the user presses a button that takes a picture. There is none here.
@preconcurrency @MainActor
open class AVCaptureEventInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open var isEnabled = true

    public init(handler: @escaping (AVCaptureEvent) -> Void) {}
    public init(primary: @escaping (AVCaptureEvent) -> Void, secondary: @escaping (AVCaptureEvent) -> Void) {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// A screen of a video call for picture in picture.
@preconcurrency @MainActor
open class AVPictureInPictureVideoCallViewController: UIViewController {}
