import Alamofire
import UIKit

public typealias AFIDownloadResponse<T> = DataResponse<T, AFIError>
public typealias AFIDataResponse<T> = DataResponse<T, AFIError>

/// An error of an image's request.
public enum AFIError: Error {
    case requestCancelled
    case imageSerializationFailed
    case alamofireError(AFError)

    public var isRequestCancelledError: Bool { if case .requestCancelled = self { true } else { false } }
}

/// Images in memory, of which those that were used last remain.
public protocol ImageRequestCache: AnyObject {
    func add(_ image: UIImage, withIdentifier identifier: String)
    func image(withIdentifier identifier: String) -> UIImage?
    @discardableResult func removeImage(withIdentifier identifier: String) -> Bool
    @discardableResult func removeAllImages() -> Bool
}

extension ImageRequestCache {
    private func name(_ request: URLRequest, _ identifier: String?) -> String {
        [request.url?.absoluteString, identifier].compactMap { $0 }.joined(separator: "-")
    }
    public func add(_ image: UIImage, for request: URLRequest, withIdentifier identifier: String?) {
        add(image, withIdentifier: name(request, identifier))
    }
    public func image(for request: URLRequest, withIdentifier identifier: String?) -> UIImage? {
        image(withIdentifier: name(request, identifier))
    }
    @discardableResult public func removeImage(for request: URLRequest, withIdentifier identifier: String?)
        -> Bool
    {
        removeImage(withIdentifier: name(request, identifier))
    }
}

open class AutoPurgingImageCache: ImageRequestCache {
    private let images = NSCache<NSString, UIImage>()

    public init(memoryCapacity: UInt64 = 100_000_000, preferredMemoryUsageAfterPurge: UInt64 = 60_000_000) {
        images.totalCostLimit = Int(clamping: memoryCapacity)
    }

    open func add(_ image: UIImage, withIdentifier identifier: String) {
        let pixels = image.size.width * image.size.height * image.scale * image.scale
        images.setObject(image, forKey: identifier as NSString, cost: Int(pixels) * 4)
    }
    open func image(withIdentifier identifier: String) -> UIImage? {
        images.object(forKey: identifier as NSString)
    }
    @discardableResult open func removeImage(withIdentifier identifier: String) -> Bool {
        defer { images.removeObject(forKey: identifier as NSString) }
        return image(withIdentifier: identifier) != nil
    }
    @discardableResult open func removeAllImages() -> Bool {
        images.removeAllObjects()
        return true
    }
}

/// A request of an image, which can be cancelled.
public final class RequestReceipt {
    public let request: DataRequest
    public let receiptID: String
    var isCancelled = false

    init(request: DataRequest, receiptID: String) { (self.request, self.receiptID) = (request, receiptID) }
}

/// Loads images, and stores them in memory.
open class ImageDownloader {
    public typealias CompletionHandler = (AFIDownloadResponse<UIImage>) -> Void
    public typealias ProgressHandler = DataRequest.ProgressHandler

    public enum DownloadPrioritization: Sendable { case fifo, lifo }

    public static let `default` = ImageDownloader()

    public let imageCache: (any ImageRequestCache)?
    public let session: Session

    public init(
        session: Session = .default, downloadPrioritization: DownloadPrioritization = .fifo,
        maximumActiveDownloads: Int = 4, imageCache: (any ImageRequestCache)? = AutoPurgingImageCache()
    ) {
        self.session = session
        self.imageCache = imageCache
    }

    /// Loads an image, and calls the closure with it, changed by the filter; at once with one that is stored.
    @discardableResult open func download(
        _ urlRequest: any URLRequestConvertible, receiptID: String = UUID().uuidString,
        filter: (any ImageFilter)? = nil, progress: ProgressHandler? = nil,
        completion: CompletionHandler? = nil
    ) -> RequestReceipt? {
        let known = (try? urlRequest.asURLRequest()).flatMap {
            imageCache?.image(for: $0, withIdentifier: filter?.identifier)
        }
        if let known {
            completion?(response(.success(known), nil))
            return nil
        }
        let request = session.request(urlRequest).validate()
        let receipt = RequestReceipt(request: request, receiptID: receiptID)
        request.responseData { [weak self] loaded in
            guard let self, let completion else { return }
            completion(response(result(of: loaded, receipt, filter), loaded))
        }
        return receipt
    }

    private func result(
        of loaded: AFDataResponse<Data>, _ receipt: RequestReceipt, _ filter: (any ImageFilter)?
    ) -> Result<UIImage, AFIError> {
        guard !receipt.isCancelled else { return .failure(.requestCancelled) }
        switch loaded.result {
        case .failure(let error): return .failure(.alamofireError(error))
        case .success(let data):
            guard let image = UIImage(data: data, scale: UIScreen.main.scale) else {
                return .failure(.imageSerializationFailed)
            }
            let changed = filter?.filter(image) ?? image
            if let request = loaded.request {
                imageCache?.add(changed, for: request, withIdentifier: filter?.identifier)
            }
            return .success(changed)
        }
    }

    private func response(
        _ result: Result<UIImage, AFIError>, _ loaded: AFDataResponse<Data>?
    ) -> AFIDownloadResponse<UIImage> {
        DataResponse(
            request: loaded?.request, response: loaded?.response, data: loaded?.data, metrics: nil,
            serializationDuration: 0, result: result)
    }

    open func cancelRequest(with requestReceipt: RequestReceipt) {
        requestReceipt.isCancelled = true
        requestReceipt.request.cancel()
    }
}

extension DataRequest {
    /// Reads the response as an image.
    @discardableResult public func responseImage(
        imageScale: CGFloat = UIScreen.main.scale, inflateResponseImage: Bool = true,
        queue: DispatchQueue = .main,
        completionHandler: @escaping (AFDataResponse<UIImage>) -> Void
    ) -> Self {
        responseData(queue: queue) { loaded in
            let result = loaded.result.flatMap { data -> Result<UIImage, AFError> in
                UIImage(data: data, scale: imageScale).map { .success($0) }
                    ?? .failure(.responseSerializationFailed(reason: .inputDataNilOrZeroLength))
            }
            completionHandler(
                DataResponse(
                    request: loaded.request, response: loaded.response, data: loaded.data, metrics: nil,
                    serializationDuration: 0, result: result))
        }
    }
}
