import Foundation
import FoundationNetworking
import UIKit

/// The network as the app sees it. Generated code asks for configurations here, so that custom sessions answer as the
/// shared one does.
public enum AppNetwork {
    /// The folder of files that answer requests; nil for none.
    static var responses: String? { variable("KUMIKI_RESPONSES") }

    /// Whether requests reach the network.
    static var isConnected: Bool { variable("KUMIKI_NETWORK") == "on" }

    private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

    /// The default configuration of sessions.
    public static var defaultConfiguration: URLSessionConfiguration { answering(.default) }

    /// The configuration of sessions that keep nothing.
    public static var ephemeralConfiguration: URLSessionConfiguration { answering(.ephemeral) }

    /// The session that apps share.
    public static let shared = URLSession(configuration: defaultConfiguration)

    /// The requests that reach the network itself.
    static let session = URLSession(configuration: .default)

    private static func answering(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        configuration.protocolClasses = [AnsweringProtocol.self] + (configuration.protocolClasses ?? [])
        return configuration
    }

    // MARK: Tasks

    /// A task of the session. Pictures wait from its beginning until its handler has run.
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

    /// Begins or continues a task.
    public static func resume(_ task: URLSessionTask) {
        AwaitedWork.take(for: task)?.begin()
        task.resume()
    }

    /// The answer to a request. Pictures wait for it.
    public static func data(
        _ session: URLSession, _ request: URLRequest
    ) async throws -> (Data, URLResponse) {
        HostWork.begin()
        defer { HostWork.end() }
        return try await session.data(for: request)
    }

    // MARK: Contents

    /// The contents of an address, as `Data(contentsOf:)` reads them.
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
