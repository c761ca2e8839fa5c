import Foundation
import Staging
import Workers

/// The configuration of a preview.
public struct PreviewOptions: Sendable {
    /// The folder of the project.
    public var folder: String
    /// The program that shows documents, whose `main` calls `SceneWorker.main()`.
    public var documents: WorkerProgram
    /// The limits of a scene.
    public var limits: WorkerLimits
    /// The folder of the page's files; nil for the files that this program contains.
    public var pages: String?

    public init(folder: String, documents: WorkerProgram, limits: WorkerLimits = WorkerLimits()) {
        (self.folder, self.documents, self.limits) = (folder, documents, limits)
    }
}

/// Serves the scenes of a project to browsers, and notifies them of changes.
@MainActor
public final class Preview {
    /// The interval of the keep-alive events to pages, in seconds.
    private static let beat = 15.0

    /// The address of the page.
    public let address: String
    /// A closure that is called when Swift sources in the folder have changed.
    public var sourcesChanged: () -> Void = {}

    /// The token that requests with effects must contain.
    let token: String
    var port: UInt16 { socket.port }

    let project: PreviewProject
    let renderer: SceneRenderer
    let gallery: SceneGallery
    private let socket: ListeningSocket
    let router: Router
    private let events = EventHub()
    private var server: HTTPServer?
    private var watcher: FileWatcher?
    private var beating: Task<Void, Never>?

    /// Creates a preview that serves requests on the socket. `problem` receives the reasons why files cannot be watched.
    public init(
        _ options: PreviewOptions, socket: ListeningSocket,
        problem: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        self.socket = socket
        address = "http://127.0.0.1:\(socket.port)/"
        project = try PreviewProject(folder: options.folder)
        renderer = try SceneRenderer(documents: options.documents, limits: options.limits)
        gallery = SceneGallery(project: project, renderer: renderer)
        let guardian = RequestGuard(port: socket.port)
        token = guardian.token
        router = Router(
            project: project, gallery: gallery, events: events,
            pages: WebPages(folder: options.pages, token: guardian.token))
        let router = router
        server = try HTTPServer(socket) { request, reply in
            if let refusal = guardian.refusal(of: request) { return reply(refusal) }
            Task { @MainActor in reply(await router.response(to: request)) }
        }
        watcher = try FileWatcher(folder: project.root, problem: problem) { [weak self] changes in
            Task { @MainActor in self?.apply(changes) }
        }
        let events = events
        beating = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(Self.beat))
                events.beat()
                router.sessions.beat()
            }
        }
    }

    /// Stops the server, the watcher and the processes.
    public func stop() {
        beating?.cancel()
        watcher?.end()
        events.close()
        router.sessions.closeAll()
        server?.stop()
        (server, watcher) = (nil, nil)
        renderer.end()
    }

    // MARK: The app

    /// Displays the state of the app's build.
    public func show(_ app: AppState) { show(app, redraws: false) }

    /// Has scenes drawn by apps from now on: `program` returns that of a document, given by its path. `explain` says of a failure
    /// of its code what happened and where; `failed` is called with each failure to draw a scene.
    public func use(
        _ program: @escaping (String) -> WorkerProgram, _ app: AppState,
        explain: @escaping @Sendable (WorkerFailure) -> String = { "\($0)" },
        failed: @escaping @MainActor (WorkerFailure) -> Void = { _ in }
    ) {
        renderer.useApps(program, explain, failed)
        gallery.appChanged()
        show(app, redraws: true)
    }

    private func show(_ app: AppState, redraws: Bool) {
        router.app = app
        var listed = SceneListing.ListedApp(app, project)
        (listed.redraws, listed.hasApp) = (redraws, renderer.hasApp)
        events.send("app", listed)
    }

    // MARK: Changes

    private func apply(_ changes: FileChanges) {
        let effect = project.apply(changes, usesApp: renderer.hasApp)
        if effect.outdatesPrograms || effect.outdatesResources || !effect.documents.isEmpty {
            renderer.restart(documents: effect.outdatesPrograms)
        }
        if !effect.documents.isEmpty || effect.changesList {
            events.send(
                "change",
                ChangeEvent(
                    documents: effect.documents.sorted(), list: effect.changesList, state: project.state))
        }
        if effect.changesSources { sourcesChanged() }
    }

    private struct ChangeEvent: Encodable {
        var documents: [String]
        var list: Bool
        var state: Int
    }
}

/// The open pages, which receive events.
@MainActor
final class EventHub {
    /// The most pages that receive events.
    private static let limit = 64

    private var streams: [EventStream] = []
    private let session = UUID().uuidString

    /// Returns a stream for another page; nil if there are too many. The state is the project's, by which a page determines
    /// whether something changed before it was connected.
    func open(state: Int) -> EventStream? {
        streams.removeAll(where: \.isClosed)
        guard streams.count < Self.limit else { return nil }
        let stream = EventStream()
        // A page that finds another session after a lost connection reloads itself.
        stream.send("hello", "{\"session\":\"\(session)\",\"state\":\(state)}")
        streams.append(stream)
        return stream
    }

    func send(_ event: String, _ value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return }
        let text = String(decoding: data, as: UTF8.self)
        for stream in streams { stream.send(event, text) }
    }

    func beat() { for stream in streams { stream.beat() } }

    func close() {
        for stream in streams { stream.close() }
        streams = []
    }
}
