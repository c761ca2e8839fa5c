import CoreGraphics
import Foundation

/// The methods that an image picker calls for a picked image.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when an image or a video was picked.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user cancels.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
    }

    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}

/// Lets the user pick or take an image. There is no camera and no library here: a test or tool picks with `choose(_:)`.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    private weak var picking: AnyObject?

    /// The object that is notified of the picked image; also the navigation controller's delegate, if it conforms.
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue
            picking = newValue as? any UIImagePickerControllerDelegate
        }
    }

    /// The source of images.
    open var sourceType: SourceType = .photoLibrary
    /// The uniform type identifiers of the available media.
    open var mediaTypes: [String] = ["public.image"]
    /// Whether the user can edit the picked image.
    open var allowsEditing = false
    /// The maximum duration of a video, in seconds.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of a video.
    open var videoQuality: QualityType = .typeMedium
    /// Whether the system's controls of the camera are shown.
    open var showsCameraControls = true
    /// The view over the camera's image.
    open var cameraOverlayView: UIView?
    /// The transform of the camera's image.
    open var cameraViewTransform: CGAffineTransform = .identity
    /// The capture mode: photos or videos.
    open var cameraCaptureMode: CameraCaptureMode = .photo
    /// The camera to use.
    open var cameraDevice: CameraDevice = .rear
    /// The flash mode.
    open var cameraFlashMode: CameraFlashMode = .auto

    /// Returns whether a source of images is available: the library, though it is empty, and no camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the media types available from a source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }
    /// Returns whether a camera is available; there is none.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns whether the camera has a flash.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Returns the modes in which the camera can capture.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// Reports that there is no camera.
    open func takePicture() { RuntimeDiagnostics.report("UIImagePickerController has no camera here") }

    /// Records no video, and reports that.
    open func startVideoCapture() -> Bool {
        takePicture()
        return false
    }

    /// Ends no film.
    open func stopVideoCapture() {}

    /// Picks an image, or cancels if nil.
    package func choose(_ info: [InfoKey: Any]) {
        guard let delegate = picking as? any UIImagePickerControllerDelegate else {
            return dismiss(animated: true)
        }
        if info.isEmpty {
            delegate.imagePickerControllerDidCancel(self)
        } else {
            delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        }
    }
}

extension UIImagePickerController {
    /// The source of images.
    public enum SourceType: Int, Sendable {
        /// All albums.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The album of saved photos.
        case savedPhotosAlbum = 2
    }

    /// The quality of a video.
    public enum QualityType: Int, Sendable {
        /// The finest.
        case typeHigh = 0
        /// A quality for Wi-Fi networks.
        case typeMedium = 1
        /// A quality for cellular networks.
        case typeLow = 2
        /// 640 by 480 pixels.
        case type640x480 = 3
        /// 1280 by 720 pixels, each frame compressed separately.
        case typeIFrame1280x720 = 4
        /// 960 by 540 pixels, each frame compressed separately.
        case typeIFrame960x540 = 5
    }

    /// The mode in which the camera captures.
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures.
        case photo = 0
        /// Films.
        case video = 1
    }

    /// The camera to use.
    public enum CameraDevice: Int, Sendable {
        /// The one at the back.
        case rear = 0
        /// The one at the front.
        case front = 1
    }

    /// The flash mode.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// Flashes in the dark.
        case auto = 0
        /// Always.
        case on = 1
    }

    /// The information about a picked image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Its uniform type.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The edited image.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The cropping rectangle.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The film's file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The library's address of it.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The camera's metadata.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The Live Photo.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The library's object.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The URL of the image.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}

/// Image pickers, whose delegate conforms to two protocols at once.
@preconcurrency @MainActor
public protocol ImagePickerDelegating: AnyObject {}

extension UIImagePickerController: ImagePickerDelegating {}

extension ImagePickerDelegating where Self: UIImagePickerController {
    /// The object that is notified of the picked image.
    public var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get {
            (self as UINavigationController).delegate
                as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
        }
        set { (self as UINavigationController).delegate = newValue }
    }
}
