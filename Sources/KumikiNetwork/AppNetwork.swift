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

    /// What reaches the network itself.
    static let session = URLSession(configuration: .default)

    private static func answering(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        configuration.protocolClasses = [AnsweringProtocol.self] + (configuration.protocolClasses ?? [])
        return configuration
    }

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
