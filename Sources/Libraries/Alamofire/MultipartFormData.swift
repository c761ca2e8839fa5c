import Foundation

/// The parts of a form, as a body of a request.
open class MultipartFormData: @unchecked Sendable {
    public static let encodingMemoryThreshold: UInt64 = 10_000_000

    public let boundary: String
    public var contentType: String { "multipart/form-data; boundary=\(boundary)" }
    public var contentLength: UInt64 { parts.reduce(0) { $0 + UInt64($1.body.count) } }

    private struct Part {
        let headers: HTTPHeaders
        let body: Data
    }

    private var parts: [Part] = []
    private var failure: AFError?

    public init(fileManager: FileManager = .default, boundary: String? = nil) {
        self.boundary =
            boundary ?? "alamofire.boundary." + String(UInt64.random(in: 0 ... .max), radix: 16)
    }

    public func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil)
    {
        var disposition = "form-data; name=\"\(name)\""
        if let fileName { disposition += "; filename=\"\(fileName)\"" }
        var headers: HTTPHeaders = [.contentDisposition(disposition)]
        if let mimeType { headers.add(.contentType(mimeType)) }
        parts.append(Part(headers: headers, body: data))
    }

    public func append(_ fileURL: URL, withName name: String) {
        let file = fileURL.lastPathComponent
        guard !file.isEmpty, !fileURL.pathExtension.isEmpty else {
            return fail(.bodyPartFilenameInvalid(in: fileURL))
        }
        append(fileURL, withName: name, fileName: file, mimeType: Self.type(of: fileURL.pathExtension))
    }

    public func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {
        guard fileURL.isFileURL else { return fail(.bodyPartURLInvalid(url: fileURL)) }
        guard let data = try? Data(contentsOf: fileURL) else {
            return fail(.bodyPartFileNotReachable(at: fileURL))
        }
        append(data, withName: name, fileName: fileName, mimeType: mimeType)
    }

    public func append(
        _ stream: InputStream, withLength length: UInt64, name: String, fileName: String, mimeType: String
    ) {
        append(Self.data(of: stream), withName: name, fileName: fileName, mimeType: mimeType)
    }

    public func append(_ stream: InputStream, withLength length: UInt64, headers: HTTPHeaders) {
        parts.append(Part(headers: headers, body: Self.data(of: stream)))
    }

    private static func data(of stream: InputStream) -> Data {
        stream.open()
        defer { stream.close() }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 16384)
        while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
            data.append(contentsOf: buffer.prefix(count))
        }
        return data
    }

    private func fail(_ reason: AFError.MultipartEncodingFailureReason) {
        if failure == nil { failure = .multipartEncodingFailed(reason: reason) }
    }

    private static func type(of ending: String) -> String {
        switch ending.lowercased() {
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "json": "application/json"
        case "txt": "text/plain"
        case "pdf": "application/pdf"
        case "mp4": "video/mp4"
        case "mov": "video/quicktime"
        default: "application/octet-stream"
        }
    }

    public func encode() throws -> Data {
        if let failure { throw failure }
        var data = Data()
        for (index, part) in parts.enumerated() {
            data.append(Data("\(index == 0 ? "" : "\r\n")--\(boundary)\r\n".utf8))
            for header in part.headers { data.append(Data("\(header.name): \(header.value)\r\n".utf8)) }
            data.append(Data("\r\n".utf8))
            data.append(part.body)
        }
        data.append(Data("\r\n--\(boundary)--\r\n".utf8))
        return data
    }

    public func writeEncodedData(to fileURL: URL) throws {
        guard !FileManager.default.fileExists(atPath: fileURL.path) else {
            throw AFError.multipartEncodingFailed(reason: .outputStreamFileAlreadyExists(at: fileURL))
        }
        try encode().write(to: fileURL)
    }
}
