import Foundation
import Staging
import Workers

/// A command from a page for its live screen.
struct LiveCommand: Decodable {
    var kind: String
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var factor: Double?
    var text: String?
    var modifiers: Int?
    var speed: Double?

    /// The user's event; nil for commands about the session and for invalid commands.
    var event: LiveEvent? {
        let numbers = [x, y, dx, dy, factor].compactMap { $0 }
        guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
        switch (kind, x, y) {
        case ("down", let x?, let y?): return .down(x: x, y: y)
        case ("move", let x?, let y?): return .move(x: x, y: y)
        case ("wheel", let x?, let y?): return .wheel(x: x, y: y, dx: dx ?? 0, dy: dy ?? 0)
        case ("pinch", let x?, let y?): return factor.map { .pinch(x: x, y: y, factor: $0) }
        case ("up", _, _): return .up
        case ("cancel", _, _): return .cancel
        case ("text", _, _): return text.map { .text($0) }
        case ("key", _, _): return text.map { .key($0, modifiers: modifiers ?? 0) }
        case ("rotate", _, _): return .rotate
        default: return nil
        }
    }
}

extension Router {
    /// Handles `POST live`, which opens a screen, and `POST live/ID`, which sends input to it; `live/ID/frame`,
    /// `live/ID/frame.png` and `live/ID/inspection.json` return its state.
    func live(_ request: HTTPRequest) async -> HTTPResponse {
        let path = request.path.dropFirst()
        guard let id = path.first else { return request.method == "POST" ? openLive(request) : Self.nothing }
        guard let session = sessions.session(id) else {
            return .failure(404, "the screen no longer exists")
        }
        switch (request.method == "POST", Array(path.dropFirst())) {
        case (true, []): return use(session, request)
        case (false, ["inspection.json"]):
            guard let inspection = await session.inspect() else {
                return .failure(503, "the screen has ended: \(session.failure)")
            }
            return .json(gallery.located(inspection))
        case (false, ["frame"]):
            let data = await session.frame(after: request.query["after"].flatMap { Int($0) } ?? 0)
            return HTTPResponse(200, "application/octet-stream", data)
        case (false, ["frame.png"]):
            guard let picture = await session.picture() else {
                return .failure(503, "the screen has ended: \(session.failure)")
            }
            return HTTPResponse(200, "image/png", picture)
        default: return Self.nothing
        }
    }

    private struct Opening: Decodable {
        /// The address of a scene's page; nil for the launched app.
        var scene: [String]?
        var configuration: [String: String]
        /// The id of the screen that this one replaces, and whose state is restored if possible.
        var former: String?
    }

    private func openLive(_ request: HTTPRequest) -> HTTPResponse {
        guard let opening = try? JSONDecoder().decode(Opening.self, from: request.body) else {
            return .failure(400, "expected a scene and a configuration in JSON")
        }
        do {
            let configuration = try SceneConfiguration(opening.configuration)
            guard let job = gallery.liveJob(opening.scene.flatMap { place($0) }, configuration),
                opening.scene == nil || place(opening.scene ?? []) != nil
            else {
                return .failure(404, opening.scene == nil ? "there is no app yet" : "there is no such scene")
            }
            let session = try sessions.open(
                job, replacing: opening.former, program: gallery.liveProgram(for: job),
                memory: gallery.memoryLimit,
                explain: gallery.explain)
            guard let session else { return .failure(503, "too many screens are in use") }
            return .json(["id": session.id])
        } catch let error as SceneConfiguration.Mistake {
            return .failure(400, error.description)
        } catch {
            return .failure(500, "\(error)")
        }
    }

    private func use(_ session: LiveSession, _ request: HTTPRequest) -> HTTPResponse {
        guard let commands = try? JSONDecoder().decode([LiveCommand].self, from: request.body),
            commands.count <= 1000
        else { return .failure(400, "expected a list of commands in JSON") }
        var events: [LiveEvent] = []
        for command in commands {
            switch command.kind {
            case "restart": session.restart()
            case "speed": session.setSpeed(command.speed ?? 1)
            case "step": session.step()
            case "close": sessions.close(session.id)
            default:
                guard let event = command.event else {
                    return .failure(
                        400, "the command \"\(command.kind.prefix(40))\" is not known or lacks a part")
                }
                events.append(event)
            }
        }
        session.send(events)
        return .json(["accepted": commands.count])
    }
}
