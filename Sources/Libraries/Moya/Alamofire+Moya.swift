import Alamofire
@_exported import Foundation
@_exported import FoundationNetworking

// Alamofire's names that files use which import this module alone.

public typealias Session = Alamofire.Session
public typealias Manager = Alamofire.Session
public typealias Method = Alamofire.HTTPMethod
public typealias ParameterEncoding = Alamofire.ParameterEncoding
public typealias JSONEncoding = Alamofire.JSONEncoding
public typealias URLEncoding = Alamofire.URLEncoding
public typealias RequestMultipartFormData = Alamofire.MultipartFormData
public typealias DownloadDestination = Alamofire.DownloadRequest.Destination
public typealias RequestInterceptor = Alamofire.RequestInterceptor
public typealias Empty = Alamofire.Empty

/// A request of Alamofire's, or of another library.
public protocol RequestType {
    var request: URLRequest? { get }
    var sessionHeaders: [String: String] { get }
}

/// A request that can be cancelled.
public protocol Cancellable: CustomDebugStringConvertible {
    var isCancelled: Bool { get }
    func cancel()
}

extension Cancellable {
    public var debugDescription: String { isCancelled ? "cancelled" : "active" }
}

/// A request that is about to be sent.
struct SentRequest: RequestType {
    let request: URLRequest?
    let session: Session

    var sessionHeaders: [String: String] {
        session.sessionConfiguration.httpAdditionalHeaders?.reduce(into: [:]) {
            $0["\($1.key)"] = "\($1.value)"
        } ?? [:]
    }
}

/// A part of a form.
public struct MultipartFormData {
    public enum FormDataProvider {
        case data(Data)
        case file(URL)
        case stream(InputStream, UInt64)
    }

    public let provider: FormDataProvider
    public let name: String
    public let fileName: String?
    public let mimeType: String?

    public init(
        provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
    ) {
        (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType)
    }

    func append(to form: RequestMultipartFormData) {
        switch provider {
        case .data(let data): form.append(data, withName: name, fileName: fileName, mimeType: mimeType)
        case .file(let url):
            if let fileName, let mimeType {
                form.append(url, withName: name, fileName: fileName, mimeType: mimeType)
            } else {
                form.append(url, withName: name)
            }
        case .stream(let stream, let length):
            form.append(
                stream, withLength: length, name: name, fileName: fileName ?? "", mimeType: mimeType ?? "")
        }
    }
}
