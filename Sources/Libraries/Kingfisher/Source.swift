import Foundation

/// The address of an image, and the key under which it is stored.
public protocol Resource {
    var cacheKey: String { get }
    var downloadURL: URL { get }
}

extension Resource {
    /// The source from which the resource is loaded.
    public func convertToSource(overrideCacheKey: String? = nil) -> Source {
        let key = overrideCacheKey ?? cacheKey
        guard downloadURL.isFileURL else {
            return .network(KF.ImageResource(downloadURL: downloadURL, cacheKey: key))
        }
        return .provider(LocalFileImageDataProvider(fileURL: downloadURL, cacheKey: key))
    }
}

extension URL: Resource {
    public var cacheKey: String { absoluteString }
    public var downloadURL: URL { self }
}

/// Requests for images, as chained calls describe them.
public enum KF {
    /// The address of an image and its key.
    public struct ImageResource: Resource, Sendable {
        public let cacheKey: String
        public let downloadURL: URL

        public init(downloadURL: URL, cacheKey: String? = nil) {
            self.downloadURL = downloadURL
            self.cacheKey = cacheKey ?? downloadURL.cacheKey
        }
    }
}

public typealias ImageResource = KF.ImageResource

/// The origin of an image.
public enum Source {
    /// The address of a server.
    case network(any Resource)
    /// Data that the app provides.
    case provider(any ImageDataProvider)

    /// The number of a view's task.
    public enum Identifier {
        public typealias Value = UInt
    }

    public var cacheKey: String {
        switch self {
        case .network(let resource): resource.cacheKey
        case .provider(let provider): provider.cacheKey
        }
    }

    public var url: URL? {
        switch self {
        case .network(let resource): resource.downloadURL
        case .provider(let provider): provider.contentURL
        }
    }
}

/// Provides the data of an image.
public protocol ImageDataProvider {
    var cacheKey: String { get }
    /// The file that has the data, if there is one.
    var contentURL: URL? { get }
    /// Calls the handler with the data, on any thread.
    func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void)
}

extension ImageDataProvider {
    public var contentURL: URL? { nil }
    public func convertToSource() -> Source { .provider(self) }
}

/// Provides the contents of a file.
public struct LocalFileImageDataProvider: ImageDataProvider, Sendable {
    public let fileURL: URL
    public var cacheKey: String

    public init(fileURL: URL, cacheKey: String? = nil) {
        self.fileURL = fileURL
        self.cacheKey = cacheKey ?? fileURL.absoluteString
    }

    public var contentURL: URL? { fileURL }

    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        handler(Result { try Data(contentsOf: fileURL) })
    }
}

/// Provides the bytes that a text encodes in base 64.
public struct Base64ImageDataProvider: ImageDataProvider, Sendable {
    public let base64String: String
    public var cacheKey: String

    public init(base64String: String, cacheKey: String) {
        (self.base64String, self.cacheKey) = (base64String, cacheKey)
    }

    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        handler(
            Result {
                guard let data = Data(base64Encoded: base64String) else {
                    throw CocoaError(.coderInvalidValue)
                }
                return data
            })
    }
}

/// Provides data as they are.
public struct RawImageDataProvider: ImageDataProvider, Sendable {
    public let data: Data
    public var cacheKey: String

    public init(data: Data, cacheKey: String) { (self.data, self.cacheKey) = (data, cacheKey) }

    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        handler(.success(data))
    }
}
