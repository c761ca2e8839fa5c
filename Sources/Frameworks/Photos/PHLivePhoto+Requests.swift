import UIKit

extension PHLivePhoto {
    /// Passes nil to the handler in a later turn: live photos are not read here.
    @discardableResult
    public class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        Inert.use(
            "PHLivePhoto.request(withResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:)"
        )
        Inert.later { resultHandler(nil, [:]) }
        return PHLivePhotoRequestIDInvalid
    }
}
