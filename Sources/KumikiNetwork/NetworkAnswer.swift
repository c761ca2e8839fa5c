import Foundation
import FoundationNetworking
import UIKit

/// The response to a request.
struct NetworkAnswer {
    let data: Data
    let response: URLResponse

    /// The largest response that is read, in bytes.
    private static let limit = 256 << 20

    /// Finds the response in the file `HOST/PATH` of the folder of responses; for a URL that ends with a slash, in the file `index`
    /// with any extension. Without a folder, every request fails as it does offline; with a folder, a request without a file
    /// gets the status 404.
    init(to request: URLRequest) throws(URLError) {
        guard let url = request.url else { throw URLError(.badURL) }
        guard let folder = AppNetwork.responses else {
            throw AppSurroundings.offlineError(for: url)
        }
        let file = Self.file(for: url, in: folder)
        data = file.flatMap(Self.read) ?? Data()
        let type = file.map { Self.type(of: ($0 as NSString).pathExtension.lowercased()) } ?? "text/plain"
        let fields = ["Content-Type": type, "Content-Length": "\(data.count)"]
        let made = HTTPURLResponse(
            url: url, statusCode: file == nil ? 404 : 200, httpVersion: "HTTP/1.1", headerFields: fields)
        guard let made else { throw URLError(.badServerResponse) }
        response = made
    }

    /// Returns the file with the response: the path with the query, or else without it, each also with an extension that the
    /// URL does not have.
    private static func file(for url: URL, in folder: String) -> String? {
        guard let host = url.host, !host.contains("/") else { return nil }
        let parts = url.path.split(separator: "/").map(String.init)
        guard !([host] + parts).contains("..") else { return nil }
        let path = ([folder, host] + parts).joined(separator: "/")
        let query = url.query.map { "?" + $0.replacing("/", with: "_") }
        let candidates = [query.map { path + $0 }, path, path + "/index"].compactMap { $0 }
        return candidates.lazy.compactMap(match).first
    }

    private static func match(_ path: String) -> String? {
        if isFile(path) { return path }
        let folder = (path as NSString).deletingLastPathComponent
        let name = (path as NSString).lastPathComponent + "."
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix(name) }.sorted().first.map { folder + "/" + $0 }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    private static func read(_ path: String) -> Data? {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
        guard let size, size.intValue <= limit else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    private static func type(of ending: String) -> String {
        switch ending {
        case "json": "application/json"
        case "xml", "rss", "atom": "application/xml"
        case "html", "htm": "text/html; charset=utf-8"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "webp": "image/webp"
        case "svg": "image/svg+xml"
        case "txt", "csv": "text/plain; charset=utf-8"
        default: "application/octet-stream"
        }
    }
}
