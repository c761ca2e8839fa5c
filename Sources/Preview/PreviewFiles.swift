import Foundation
import Staging

/// The pages of a project as static files in one configuration, for static file servers.
@MainActor
public struct PreviewFiles {
    private let project: PreviewProject
    private let renderer: SceneRenderer
    private let gallery: SceneGallery
    private let router: Router
    private let pages: WebPages

    /// Creates the files of a project.
    public init(_ options: PreviewOptions) throws {
        project = try PreviewProject(folder: options.folder)
        renderer = try SceneRenderer(documents: options.documents, limits: options.limits)
        gallery = SceneGallery(project: project, renderer: renderer)
        pages = WebPages(folder: options.pages, token: "")
        router = Router(project: project, gallery: gallery, events: EventHub(), pages: pages)
    }

    /// Writes all files to a folder. Returns the number of scenes and the problems.
    public func write(to folder: OutputFolder) async throws -> (scenes: Int, problems: [Diagnostic]) {
        defer { renderer.end() }
        try folder.write(pages.file(page: "index.html", depth: 0), to: "index.html")
        for name in pages.fileNames { try await write(["web", name], to: folder, as: "web/" + name) }
        try await write(["scenes.json"], to: folder, as: "scenes.json")
        var count = 0
        var problems = project.documents.filter { !$0.isForeign }.compactMap(\.problem)
        for document in project.documents where !document.isForeign {
            for scene in document.scenes {
                let path = document.name.split(separator: "/").map(String.init) + [scene.id]
                let place = "scene/" + path.joined(separator: "/")
                try folder.write(
                    pages.file(page: "scene.html", depth: path.count + 1), to: place + "/index.html")
                for part in ["scene.json", "picture.png", "tree.json", "inspection.json"] {
                    let status = try await write(
                        ["scene"] + path + [part], to: folder, as: place + "/" + part)
                    guard status != 200, part == "picture.png" else { continue }
                    problems.append(
                        Diagnostic(
                            .error, file: document.file.path, line: scene.line,
                            message: "the scene \(scene.displayName) cannot be drawn"))
                }
                count += 1
            }
        }
        return (count, problems)
    }

    @discardableResult
    private func write(_ path: [String], to folder: OutputFolder, as file: String) async throws -> Int {
        let target = "/" + path.map(\.encodedForURL).joined(separator: "/")
        guard let request = HTTPRequest(method: "GET", target: target, headers: HTTPRequestHeaders()) else {
            return 400
        }
        let response = await router.response(to: request)
        if case .data(let data) = response.body, response.status == 200 { try folder.write(data, to: file) }
        return response.status
    }
}
