import Foundation
import Security

/// Why a request failed.
public enum AFError: Error {
    public enum MultipartEncodingFailureReason {
        case bodyPartURLInvalid(url: URL)
        case bodyPartFilenameInvalid(in: URL)
        case bodyPartFileNotReachable(at: URL)
        case bodyPartFileNotReachableWithError(atURL: URL, error: any Error)
        case bodyPartFileIsDirectory(at: URL)
        case bodyPartFileSizeNotAvailable(at: URL)
        case bodyPartInputStreamCreationFailed(for: URL)
        case outputStreamFileAlreadyExists(at: URL)
        case outputStreamURLInvalid(url: URL)
        case outputStreamWriteFailed(error: any Error)
        case inputStreamReadFailed(error: any Error)
    }

    public enum ParameterEncodingFailureReason {
        case missingURL
        case jsonEncodingFailed(error: any Error)
        case customEncodingFailed(error: any Error)
    }

    public enum ParameterEncoderFailureReason {
        public enum RequiredComponent {
            case url
            case httpMethod(rawValue: String)
        }
        case missingRequiredComponent(RequiredComponent)
        case encoderFailed(error: any Error)
    }

    public enum ResponseValidationFailureReason {
        case dataFileNil
        case dataFileReadFailed(at: URL)
        case missingContentType(acceptableContentTypes: [String])
        case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
        case unacceptableStatusCode(code: Int)
        case customValidationFailed(error: any Error)
    }

    public enum ResponseSerializationFailureReason {
        case inputDataNilOrZeroLength
        case inputFileNil
        case inputFileReadFailed(at: URL)
        case stringSerializationFailed(encoding: String.Encoding)
        case jsonSerializationFailed(error: any Error)
        case decodingFailed(error: any Error)
        case customSerializationFailed(error: any Error)
        case invalidEmptyResponse(type: String)
    }

    public enum ServerTrustFailureReason {
        case noRequiredEvaluator(host: String)
        case noCertificatesFound
        case noPublicKeysFound
        case trustEvaluationFailed(error: (any Error)?)
        case certificatePinningFailed(
            host: String, trust: SecTrust, pinnedCertificates: [SecCertificate],
            serverCertificates: [SecCertificate])
        case publicKeyPinningFailed(host: String, trust: SecTrust, pinnedKeys: [SecKey], serverKeys: [SecKey])
        case customEvaluationFailed(error: any Error)
    }

    public enum URLRequestValidationFailureReason {
        case bodyDataInGETRequest(Data)
    }

    case createUploadableFailed(error: any Error)
    case createURLRequestFailed(error: any Error)
    case downloadedFileMoveFailed(error: any Error, source: URL, destination: URL)
    case explicitlyCancelled
    case invalidURL(url: any URLConvertible)
    case multipartEncodingFailed(reason: MultipartEncodingFailureReason)
    case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
    case parameterEncoderFailed(reason: ParameterEncoderFailureReason)
    case requestAdaptationFailed(error: any Error)
    case requestRetryFailed(retryError: any Error, originalError: any Error)
    case responseValidationFailed(reason: ResponseValidationFailureReason)
    case responseSerializationFailed(reason: ResponseSerializationFailureReason)
    case serverTrustEvaluationFailed(reason: ServerTrustFailureReason)
    case sessionDeinitialized
    case sessionInvalidated(error: (any Error)?)
    case sessionTaskFailed(error: any Error)
    case urlRequestValidationFailed(reason: URLRequestValidationFailureReason)
}

extension Error {
    public var asAFError: AFError? { self as? AFError }

    public func asAFError(
        orFailWith message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
    )
        -> AFError
    {
        guard let error = self as? AFError else { preconditionFailure(message(), file: file, line: line) }
        return error
    }

    func asAFError(or other: @autoclosure () -> AFError) -> AFError { self as? AFError ?? other() }
}

extension AFError {
    public var isSessionDeinitializedError: Bool {
        if case .sessionDeinitialized = self { true } else { false }
    }
    public var isSessionInvalidatedError: Bool { if case .sessionInvalidated = self { true } else { false } }
    public var isExplicitlyCancelledError: Bool {
        if case .explicitlyCancelled = self { true } else { false }
    }
    public var isInvalidURLError: Bool { if case .invalidURL = self { true } else { false } }
    public var isParameterEncodingError: Bool {
        if case .parameterEncodingFailed = self { true } else { false }
    }
    public var isParameterEncoderError: Bool {
        if case .parameterEncoderFailed = self { true } else { false }
    }
    public var isMultipartEncodingError: Bool {
        if case .multipartEncodingFailed = self { true } else { false }
    }
    public var isRequestAdaptationError: Bool {
        if case .requestAdaptationFailed = self { true } else { false }
    }
    public var isResponseValidationError: Bool {
        if case .responseValidationFailed = self { true } else { false }
    }
    public var isResponseSerializationError: Bool {
        if case .responseSerializationFailed = self { true } else { false }
    }
    public var isServerTrustEvaluationError: Bool {
        if case .serverTrustEvaluationFailed = self { true } else { false }
    }
    public var isRequestRetryError: Bool { if case .requestRetryFailed = self { true } else { false } }
    public var isCreateUploadableError: Bool {
        if case .createUploadableFailed = self { true } else { false }
    }
    public var isCreateURLRequestError: Bool {
        if case .createURLRequestFailed = self { true } else { false }
    }
    public var isDownloadedFileMoveError: Bool {
        if case .downloadedFileMoveFailed = self { true } else { false }
    }
    public var isSessionTaskError: Bool { if case .sessionTaskFailed = self { true } else { false } }

    public var urlConvertible: (any URLConvertible)? {
        if case .invalidURL(let url) = self { url } else { nil }
    }
    public var url: URL? {
        if case .multipartEncodingFailed(.bodyPartFileNotReachable(let url)) = self { url } else { nil }
    }

    public var underlyingError: (any Error)? {
        switch self {
        case .createUploadableFailed(let error), .createURLRequestFailed(let error),
            .downloadedFileMoveFailed(let error, _, _), .requestAdaptationFailed(let error),
            .requestRetryFailed(let error, _), .sessionTaskFailed(let error),
            .parameterEncodingFailed(.jsonEncodingFailed(let error)),
            .parameterEncodingFailed(.customEncodingFailed(let error)),
            .parameterEncoderFailed(.encoderFailed(let error)),
            .responseValidationFailed(.customValidationFailed(let error)),
            .responseSerializationFailed(.jsonSerializationFailed(let error)),
            .responseSerializationFailed(.decodingFailed(let error)),
            .responseSerializationFailed(.customSerializationFailed(let error)),
            .serverTrustEvaluationFailed(.customEvaluationFailed(let error)):
            error
        case .sessionInvalidated(let error), .serverTrustEvaluationFailed(.trustEvaluationFailed(let error)):
            error
        default: nil
        }
    }

    public var responseCode: Int? {
        if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { code } else { nil }
    }

    public var acceptableContentTypes: [String]? {
        switch self {
        case .responseValidationFailed(.missingContentType(let types)),
            .responseValidationFailed(.unacceptableContentType(let types, _)):
            types
        default: nil
        }
    }

    public var responseContentType: String? {
        if case .responseValidationFailed(.unacceptableContentType(_, let type)) = self { type } else { nil }
    }

    public var failedStringEncoding: String.Encoding? {
        if case .responseSerializationFailed(.stringSerializationFailed(let encoding)) = self {
            encoding
        } else {
            nil
        }
    }

    public var destinationURL: URL? {
        if case .downloadedFileMoveFailed(_, _, let url) = self { url } else { nil }
    }
}

extension AFError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .explicitlyCancelled: "The request was cancelled."
        case .invalidURL(let url): "This is no address: \(url)"
        case .responseValidationFailed(.unacceptableStatusCode(let code)):
            "The response has the status \(code)."
        case .responseValidationFailed(.unacceptableContentType(let types, let type)):
            "The response has the content type \(type), which is none of \(types.joined(separator: ", "))."
        case .responseSerializationFailed(.inputDataNilOrZeroLength): "The response has no data."
        case .sessionTaskFailed(let error): "The session's task failed: \(error.localizedDescription)"
        case .serverTrustEvaluationFailed: "The server is not trusted."
        default:
            underlyingError.map { "The request failed: \($0.localizedDescription)" }
                ?? "The request failed: \(self)"
        }
    }
}
