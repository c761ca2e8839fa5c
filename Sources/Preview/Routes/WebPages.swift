import Foundation

/// The files of the web pages: those that this program contains, or those in a folder.
struct WebPages: Sendable {
    private static let files: [String: [UInt8]] = [
        "index.html": PackageResources.index_html, "scene.html": PackageResources.scene_html,
        "style.css": PackageResources.style_css, "index.js": PackageResources.index_js,
        "scene.js": PackageResources.scene_js, "configuration.js": PackageResources.configuration_js,
        "events.js": PackageResources.events_js, "inspector.js": PackageResources.inspector_js,
        "elements.js": PackageResources.elements_js, "app.js": PackageResources.app_js,
        "live.js": PackageResources.live_js, "sides.js": PackageResources.sides_js,
        "log.js": PackageResources.log_js,
        "pins.js": PackageResources.pins_js,
        "mark.svg": PackageResources.mark_svg,
    ]

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
    ]

    private let folder: String?
    private let token: String

    /// Creates the pages with the token for requests with effects. If there is a folder, only its files of the same names are served.
    init(folder: String?, token: String) { (self.folder, self.token) = (folder, token) }

    /// Returns a page that contains the token.
    func page(_ name: String) -> HTTPResponse {
        let text = String(decoding: content(name) ?? Data(), as: UTF8.self)
        var response = HTTPResponse(
            200, Self.types["html"] ?? "", Data(text.replacing("{{token}}", with: token).utf8))
        response.headers.removeAll { $0.name == "Cache-Control" }
        response.headers.append(("Cache-Control", "no-store"))
        return response
    }

    /// Returns a file of the pages; nil if there is no such file or it is a page.
    func file(_ name: String) -> HTTPResponse? {
        let ending = (name as NSString).pathExtension
        guard ending != "html", let type = Self.types[ending], let data = content(name) else { return nil }
        return HTTPResponse(200, type, data)
    }

    /// All files below `web/`.
    var fileNames: [String] { Self.files.keys.filter { !$0.hasSuffix(".html") }.sorted() }

    /// Returns a page as a static file at a depth in the folder; it has no token, which is how it detects that it is static.
    func file(page name: String, depth: Int) -> Data {
        let up = String(repeating: "../", count: depth)
        let text = String(decoding: content(name) ?? Data(), as: UTF8.self)
        return Data(
            text.replacing("{{token}}", with: "").replacing("\"/web/", with: "\"\(up)web/")
                .replacing("href=\"/\"", with: "href=\"\(up.isEmpty ? "./" : up)\"").utf8)
    }

    private func content(_ name: String) -> Data? {
        guard let bytes = Self.files[name] else { return nil }
        return folder.flatMap { FileManager.default.contents(atPath: $0 + "/" + name) } ?? Data(bytes)
    }
}
