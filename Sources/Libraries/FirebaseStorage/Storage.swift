@_exported import FirebaseCore
import UIKit

/// Files on a server, none of which can be read or written here.
///
/// Unchecked, since the SDK is used from any thread: its settings are set before they are used.
public final class Storage: NSObject, @unchecked Sendable {
    private static let shared = Storage()

    public static func storage() -> Storage { shared }
    public static func storage(url: String) -> Storage { shared }
    public static func storage(app: FirebaseApp) -> Storage { shared }

    public var maxUploadRetryTime: TimeInterval = 600
    public var maxDownloadRetryTime: TimeInterval = 600
    public var maxOperationRetryTime: TimeInterval = 120

    public func reference() -> StorageReference { StorageReference(path: "") }
    public func reference(withPath path: String) -> StorageReference { StorageReference(path: path) }
    public func reference(forURL url: String) -> StorageReference {
        StorageReference(path: URL(string: url)?.path ?? "")
    }
    public func useEmulator(withHost host: String, port: Int) {}
}

/// The errors of files.
public enum StorageErrorCode: Int, Error, Sendable {
    case unknown = -13000
    case objectNotFound = -13010
    case unauthenticated = -13020
    case unauthorized = -13021
    case retryLimitExceeded = -13030
    case cancelled = -13040

    var error: NSError { NSError(domain: StorageErrorDomain, code: rawValue) }
}

public let StorageErrorDomain = "FIRStorageErrorDomain"

/// A file or a folder.
public final class StorageReference: NSObject {
    public let fullPath: String

    init(path: String) { fullPath = path.split(separator: "/").joined(separator: "/") }

    public var name: String { (fullPath as NSString).lastPathComponent }
    public var bucket: String { FirebaseApp.app()?.options.storageBucket ?? "" }
    public var storage: Storage { .storage() }
    public func root() -> StorageReference { StorageReference(path: "") }
    public func parent() -> StorageReference? {
        fullPath.isEmpty ? nil : StorageReference(path: (fullPath as NSString).deletingLastPathComponent)
    }
    public func child(_ path: String) -> StorageReference { StorageReference(path: "\(fullPath)/\(path)") }
    public override var description: String { "gs://\(bucket)/\(fullPath)" }

    private func fail(_ name: String, _ completion: ((any Error) -> Void)?) {
        Inert.use("StorageReference.\(name)")
        guard let completion else { return }
        Inert.later { completion(StorageErrorCode.retryLimitExceeded.error) }
    }

    private func failure(_ name: String) -> any Error {
        Inert.use("StorageReference.\(name)")
        return StorageErrorCode.retryLimitExceeded.error
    }

    @discardableResult public func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil,
        completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) -> StorageUploadTask {
        fail("putData", completion.map { call in { call(nil, $0) } })
        return StorageUploadTask()
    }
    @discardableResult public func putFile(
        from fileURL: URL, metadata: StorageMetadata? = nil,
        completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) -> StorageUploadTask {
        fail("putFile", completion.map { call in { call(nil, $0) } })
        return StorageUploadTask()
    }
    @discardableResult public func getData(
        maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void
    ) -> StorageDownloadTask {
        fail("getData") { completion(nil, $0) }
        return StorageDownloadTask()
    }
    public func getData(maxSize: Int64, completion: @escaping (Result<Data, any Error>) -> Void) {
        fail("getData") { completion(.failure($0)) }
    }
    public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
        fail("downloadURL") { completion(nil, $0) }
    }
    public func downloadURL(completion: @escaping (Result<URL, any Error>) -> Void) {
        fail("downloadURL") { completion(.failure($0)) }
    }
    @discardableResult public func write(
        toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) -> StorageDownloadTask {
        fail("write", completion.map { call in { call(nil, $0) } })
        return StorageDownloadTask()
    }
    public func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
        fail("getMetadata") { completion(nil, $0) }
    }
    public func delete(completion: (((any Error)?) -> Void)? = nil) { fail("delete", completion) }
    public func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
        fail("listAll") { completion(nil, $0) }
    }

    public func downloadURL() async throws -> URL { throw failure("downloadURL") }
    public func data(maxSize: Int64) async throws -> Data { throw failure("data") }
    public func putDataAsync(_ uploadData: Data, metadata: StorageMetadata? = nil) async throws
        -> StorageMetadata
    {
        throw failure("putDataAsync")
    }
    public func delete() async throws { throw failure("delete") }
}

/// The properties of a file.
public final class StorageMetadata: NSObject {
    public var contentType: String?
    public var cacheControl: String?
    public var customMetadata: [String: String]?
    public let name: String? = nil
    public let path: String? = nil
    public let size: Int64 = 0
    public let timeCreated: Date? = nil
    public let updated: Date? = nil

    public override init() {}
    public init(dictionary: [String: Any]) { contentType = dictionary["contentType"] as? String }
}

public final class StorageListResult: NSObject {
    public let items: [StorageReference] = []
    public let prefixes: [StorageReference] = []
    public let pageToken: String? = nil
}

public enum StorageTaskStatus: Int, Sendable { case unknown, resume, progress, pause, success, failure }

/// A transfer, which has failed.
open class StorageObservableTask: NSObject {
    public func pause() {}
    public func resume() {}
    public func cancel() {}
    @discardableResult public func observe(
        _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
    ) -> String {
        if status == .failure { Inert.later { handler(StorageTaskSnapshot()) } }
        return "\(status.rawValue)"
    }
    public func removeObserver(withHandle handle: String) {}
    public func removeAllObservers() {}
    public func removeAllObservers(for status: StorageTaskStatus) {}
}

public final class StorageUploadTask: StorageObservableTask {}
public final class StorageDownloadTask: StorageObservableTask {}

public final class StorageTaskSnapshot: NSObject {
    public let progress: Progress? = nil
    public let error: (any Error)? = StorageErrorCode.retryLimitExceeded.error
    public let metadata: StorageMetadata? = nil
    public let status = StorageTaskStatus.failure
}
