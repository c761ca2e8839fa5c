import Foundation
import FoundationNetworking
import UIKit

/// The network as the app sees it. Generated code requests its session configurations here, so that custom sessions are
/// answered like the shared one.
public enum AppNetwork {
    /// The folder with the files that answer requests; nil if there is none.
    static var responses: String? { variable("KUMIKI_RESPONSES") }

    /// Whether requests are forwarded to the network.
    static var isConnected: Bool { variable("KUMIKI_NETWORK") == "on" }

    private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

    /// The default configuration of sessions.
    public static var defaultConfiguration: URLSessionConfiguration { answering(.default) }

    /// The configuration of sessions that store nothing.
    public static var ephemeralConfiguration: URLSessionConfiguration { answering(.ephemeral) }

    /// The shared session of the app.
    public static let shared: URLSession = {
        let configuration = defaultConfiguration
        configuration.protocolClasses = [RegisteredProtocol.self] + (configuration.protocolClasses ?? [])
        return URLSession(configuration: intercepted(configuration))
    }()

    /// The session that forwards requests to the network.
    static let session = URLSession(configuration: .default)

    private static func answering(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        configuration.protocolClasses = [AnsweringProtocol.self] + (configuration.protocolClasses ?? [])
        return configuration
    }

    // MARK: Tasks

    /// Creates a task of the session. Snapshots wait from its start until its completion handler has run.
    public static func dataTask(
        _ session: URLSession, _ request: URLRequest,
        _ completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        let work = AwaitedWork()
        let task = session.dataTask(with: request) { data, response, error in
            completionHandler(data, response, error)
            work.end()
        }
        AwaitedWork.add(work, for: task)
        return task
    }

    /// Starts or resumes a task.
    public static func resume(_ task: URLSessionTask) {
        AwaitedWork.remove(for: task)?.begin()
        task.resume()
    }

    /// Loads the response to a request. Snapshots wait for it.
    public static func data(
        _ session: URLSession, _ request: URLRequest
    ) async throws -> (Data, URLResponse) {
        HostWork.begin()
        defer { HostWork.end() }
        return try await session.data(for: request)
    }

    // MARK: Contents of URLs

    /// Returns the contents of a URL like `Data(contentsOf:)`.
    public static func contents(of url: URL, options: Data.ReadingOptions) throws -> Data {
        guard !isConnected, AnsweringProtocol.canInit(with: URLRequest(url: url)) else {
            return try Data(contentsOf: url, options: options)
        }
        let answer = try NetworkAnswer(to: URLRequest(url: url))
        let status = (answer.response as? HTTPURLResponse)?.statusCode ?? 200
        guard status < 400 else { throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url]) }
        return answer.data
    }
}
