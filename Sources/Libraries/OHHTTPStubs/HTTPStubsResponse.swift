import Foundation
import UIKit

/// The download speeds for `responseTime(_:)`, in kilobytes a second, which are negative.
public let OHHTTPStubsDownloadSpeed1KBPS: Double = -1
public let OHHTTPStubsDownloadSpeedSLOW: Double = -1.5
public let OHHTTPStubsDownloadSpeedGPRS: Double = -7
public let OHHTTPStubsDownloadSpeedEDGE: Double = -16
public let OHHTTPStubsDownloadSpeed3G: Double = -400
public let OHHTTPStubsDownloadSpeed3GPlus: Double = -900
public let OHHTTPStubsDownloadSpeedWifi: Double = -1500

/// The answer of a stub: a status, headers and data, or an error.
open class HTTPStubsResponse: NSObject {
    open var httpHeaders: [AnyHashable: Any]?
    open var statusCode: Int32 = 200
    open var inputStream: InputStream?
    open var dataSize: UInt64 = 0
    open var error: (any Error)?
    /// The seconds before the answer begins.
    open var requestTime: TimeInterval = 0
    /// The seconds that the answer takes; if negative, its speed in kilobytes a second.
    open var responseTime: TimeInterval = 0

    public override init() { super.init() }

    public init(inputStream: InputStream, dataSize: UInt64, statusCode: Int32, headers: [AnyHashable: Any]?) {
        super.init()
        (self.inputStream, self.dataSize) = (inputStream, dataSize)
        (self.statusCode, httpHeaders) = (statusCode, headers)
    }

    public convenience init(data: Data, statusCode: Int32, headers: [AnyHashable: Any]?) {
        self.init(
            inputStream: InputStream(data: data), dataSize: UInt64(data.count), statusCode: statusCode,
            headers: headers)
    }

    /// Creates the answer with the contents of a file, which are empty if there is none.
    public convenience init(fileAtPath filePath: String, statusCode: Int32, headers: [AnyHashable: Any]?) {
        let data = FileManager.default.contents(atPath: filePath) ?? Data()
        self.init(data: data, statusCode: statusCode, headers: headers)
    }

    public convenience init(fileURL: URL, statusCode: Int32, headers: [AnyHashable: Any]?) {
        self.init(fileAtPath: fileURL.path, statusCode: statusCode, headers: headers)
    }

    /// Creates the answer with an object as JSON, and with its content type unless the headers have one.
    public convenience init(jsonObject: Any, statusCode: Int32, headers: [AnyHashable: Any]?) {
        var headers = headers ?? [:]
        if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        let data = (try? JSONSerialization.data(withJSONObject: jsonObject)) ?? Data()
        self.init(data: data, statusCode: statusCode, headers: headers)
    }

    public convenience init(error: any Error) {
        self.init()
        self.error = error
    }

    /// Sets the seconds before the answer and those that it takes.
    @discardableResult
    open func requestTime(_ requestTime: TimeInterval, responseTime: TimeInterval) -> Self {
        (self.requestTime, self.responseTime) = (requestTime, responseTime)
        return self
    }

    @discardableResult
    open func requestTime(_ requestTime: TimeInterval) -> Self {
        self.requestTime = requestTime
        return self
    }

    @discardableResult
    open func responseTime(_ responseTime: TimeInterval) -> Self {
        self.responseTime = responseTime
        return self
    }

    /// The seconds from the beginning of the answer to its end.
    var duration: TimeInterval {
        responseTime < 0 ? Double(dataSize) / (-responseTime * 1000) : responseTime
    }

    /// Returns the data, which are read once.
    func data() -> Data {
        guard let stream = inputStream else { return Data() }
        stream.open()
        defer { stream.close() }
        var result = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
            result.append(contentsOf: buffer[..<count])
        }
        return result
    }
}

/// Returns the path of a file in the bundle of a class.
public func OHPathForFile(_ fileName: String, _ inBundleForClass: AnyClass) -> String? {
    OHPathForFileInBundle(fileName, AppBundles.bundle(of: inBundleForClass))
}

/// Returns the path of a file in a bundle.
public func OHPathForFileInBundle(_ fileName: String, _ bundle: Bundle) -> String? {
    let name = fileName as NSString
    return bundle.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
}

/// Returns the path of a file in the documents of the app.
public func OHPathForFileInDocumentsDir(_ fileName: String) -> String? {
    AppSurroundings.folders(.documentDirectory, in: .userDomainMask).first?.appendingPathComponent(fileName)
        .path
}

/// Returns a bundle in that of a class.
public func OHResourceBundle(_ bundleBasename: String, _ inBundleForClass: AnyClass) -> Bundle? {
    AppBundles.bundle(of: inBundleForClass).path(forResource: bundleBasename, ofType: "bundle")
        .flatMap(Bundle.init(path:))
}
