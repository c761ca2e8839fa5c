import Foundation
import Staging

/// Creates the response to an accepted request.
///
/// Documents and scenes are looked up in the project: no part of a URL is used as a path.
@MainActor
final class Router {
    private let project: PreviewProject
    let gallery: SceneGallery
    let sessions = LiveSessions()
    private let events: EventHub
    private let pages: WebPages
    /// The state of the app's build.
    var app = AppState(.none)

    init(project: PreviewProject, gallery: SceneGallery, events: EventHub, pages: WebPages) {
        (self.project, self.gallery, self.events, self.pages) = (project, gallery, events, pages)
    }

    func response(to request: HTTPRequest) async -> HTTPResponse {
        switch (request.method == "POST", request.path.first) {
        case (false, nil): return pages.page("index.html")
        case (false, "web") where request.path.count == 2:
            return pages.file(request.path[1]) ?? Self.nothing
        case (false, "scenes.json") where request.path.count == 1:
            return .json(SceneListing(project: project, app: app, hasApp: gallery.hasApp))
        case (false, "events") where request.path.count == 1:
            guard let stream = events.open(state: project.state) else {
                return .failure(503, "too many pages are open")
            }
            return .events(stream)
        case (false, "scene"): return await scene(request)
        case (false, "app") where request.path.count == 1: return pages.page("scene.html")
        case (_, "live"): return await live(request)
        default: return Self.nothing
        }
    }

    static var nothing: HTTPResponse { .failure(404, "nothing exists at this address") }

    // MARK: Scenes

    /// Handles `scene/DOCUMENT/SCENE`, where the document's name may have several components, and files below it.
    private func scene(_ request: HTTPRequest) async -> HTTPResponse {
        let path = Array(request.path.dropFirst())
        if place(path) != nil { return pages.page("scene.html") }
        guard let file = path.last, let place = place(path.dropLast()) else {
            return .failure(404, "there is no such scene; scenes.json lists those that there are")
        }
        do throws(SceneConfiguration.Mistake) {
            let configuration = try SceneConfiguration(request.query)
            return await part(file, of: place, configuration, request)
        } catch {
            return .failure(400, error.description)
        }
    }

    func place(_ path: some BidirectionalCollection<String>) -> SceneGallery.Place? {
        guard path.count >= 2, let id = path.last else { return nil }
        guard let document = project.document(path.dropLast().joined(separator: "/")),
            let scene = document.scene(id)
        else { return nil }
        return SceneGallery.Place(document: document, scene: scene)
    }

    private func part(
        _ file: String, of place: SceneGallery.Place, _ configuration: SceneConfiguration,
        _ request: HTTPRequest
    ) async -> HTTPResponse {
        switch file {
        case "scene.json":
            let version = gallery.version(of: place, configuration)
            let drawn = await gallery.picture(of: place, configuration)
            return .json(SceneDescription(drawn, place, version: version, project: project))
        case "picture.png": return await picture(.png, "image/png", place, configuration, request)
        case "picture.svg": return await picture(.svg, "image/svg+xml", place, configuration, request)
        case "picture.pdf": return await picture(.pdf, "application/pdf", place, configuration, request)
        case "tree.json":
            switch await gallery.tree(of: place, configuration) {
            case .success(let text):
                return HTTPResponse(200, "application/json; charset=utf-8", Data((text + "\n").utf8))
            case .failure(let failure): return .failure(500, failure.reason)
            }
        case "inspection.json":
            switch await gallery.inspection(of: place, configuration) {
            case .success(let inspection): return .json(inspection)
            case .failure(let failure): return .failure(500, failure.reason)
            }
        default: return Self.nothing
        }
    }

    private func picture(
        _ format: PictureFormat, _ type: String, _ place: SceneGallery.Place,
        _ configuration: SceneConfiguration, _ request: HTTPRequest
    ) async -> HTTPResponse {
        let drawn = await gallery.picture(of: place, configuration, as: format)
        guard drawn.shown != nil else { return .failure(500, drawn.why) }
        return HTTPResponse(200, type, drawn.data).tagged(drawn.tag, known: request.headers.knownTag)
    }
}

extension DrawnScene {
    /// A hash of the data (FNV-1a), used as entity tag.
    var tag: String {
        let hash = data.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return "\"\(String(hash, radix: 16))\""
    }
}
