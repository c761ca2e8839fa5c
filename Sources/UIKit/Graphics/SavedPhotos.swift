import Foundation

/// Saves an image to the photo library. There is none: the method is called with an error, as if access is denied.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhotos.refuse(image, completionTarget, completionSelector)
}

/// Saves a video to the photo library. There is none: the method is called with an error, as if access is denied.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhotos.refuse(videoPath, completionTarget, completionSelector)
}

/// Returns whether a video can be saved to the photo library, which does not exist.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

@MainActor
private enum SavedPhotos {
    static func refuse(_ item: Any, _ target: Any?, _ selector: Selector?) {
        guard let target, let selector else { return }
        let error = NSError(domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue)
        let receiver = target as AnyObject
        MainQueue.later(with: [item, error]) { ActionTable.perform(selector, on: receiver, with: $0) }
    }
}
