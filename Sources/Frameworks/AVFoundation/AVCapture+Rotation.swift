import CoreGraphics
import Foundation
import UIKit

extension AVCaptureConnection {
    /// The rotation of images in degrees. Stored; there is no camera.
    public var videoRotationAngle: CGFloat {
        get { AddedProperties.value(of: self, "videoRotationAngle") ?? 0 }
        set { AddedProperties.set(newValue, of: self, "videoRotationAngle") }
    }

    /// Whether images can be rotated by an angle.
    public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
        videoRotationAngle.truncatingRemainder(dividingBy: 90) == 0
    }
}

extension AVCaptureDevice {
    /// Determines the rotation of images by the position of the device, which is upright here.
    open class RotationCoordinator: NSObject {
        public let device: AVCaptureDevice?
        public private(set) weak var previewLayer: CALayer?

        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
        }

        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }
    }
}

extension AVCaptureSession {
    public var isMultitaskingCameraAccessSupported: Bool { false }
    /// Whether the camera is used beside other apps. Stored; there is no camera.
    public var isMultitaskingCameraAccessEnabled: Bool {
        get { AddedProperties.value(of: self, "isMultitaskingCameraAccessEnabled") ?? false }
        set { AddedProperties.set(newValue, of: self, "isMultitaskingCameraAccessEnabled") }
    }
}
