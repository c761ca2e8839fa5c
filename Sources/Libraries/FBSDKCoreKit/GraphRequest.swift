import UIKit

public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let get = HTTPMethod(rawValue: "GET")
    public static let post = HTTPMethod(rawValue: "POST")
    public static let delete = HTTPMethod(rawValue: "DELETE")
}

/// The connection of a request.
open class GraphRequestConnection: NSObject {
    open func cancel() {}
    open func start() {}

    open func add(
        _ request: GraphRequest, completion: @escaping (GraphRequestConnection?, Any?, (any Error)?) -> Void
    ) {
        request.start(completion: completion)
    }
}

public typealias GraphRequestConnecting = GraphRequestConnection
public typealias GraphRequestCompletion = (GraphRequestConnection?, Any?, (any Error)?) -> Void
public typealias GraphRequestBlock = GraphRequestCompletion

/// A request to Facebook, which fails as without a network.
open class GraphRequest: NSObject {
    public let graphPath: String
    open var parameters: [String: Any]
    public let tokenString: String?
    public let version: String
    public let httpMethod: HTTPMethod

    static let failure = URLError(.notConnectedToInternet)

    public init(
        graphPath: String, parameters: [String: Any]? = nil, tokenString: String? = nil,
        version: String? = nil, httpMethod: HTTPMethod = .get
    ) {
        self.graphPath = graphPath
        self.parameters = parameters ?? [:]
        (self.tokenString, self.version, self.httpMethod) = (tokenString, version ?? "", httpMethod)
    }

    public convenience init(graphPath: String, parameters: [String: Any]? = nil, httpMethod: String?) {
        self.init(
            graphPath: graphPath, parameters: parameters,
            httpMethod: httpMethod.map(HTTPMethod.init(rawValue:)) ?? .get)
    }

    @discardableResult
    open func start(completion: GraphRequestCompletion? = nil) -> GraphRequestConnection {
        Inert.use("GraphRequest.start")
        Inert.later { completion?(nil, nil, Self.failure) }
        return GraphRequestConnection()
    }

    /// Before version 9.
    @_disfavoredOverload @discardableResult
    open func start(completionHandler: GraphRequestCompletion?) -> GraphRequestConnection {
        start(completion: completionHandler)
    }
}

public typealias FBSDKGraphRequest = GraphRequest
public typealias FBSDKGraphRequestConnection = GraphRequestConnection
