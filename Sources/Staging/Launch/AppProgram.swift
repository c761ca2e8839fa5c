import Foundation
import Workers

/// A program that contains an app, each process of which runs in its own container.
public enum AppProgram {
    /// The responses that the app receives from the network.
    public enum Network: Sendable, Hashable {
        /// No responses: requests fail as on a device that is offline.
        case none
        /// The files of a folder, named `HOST/PATH`.
        case responses(folder: String)
        /// The responses of the network itself.
        case open
    }

    /// Returns the worker program at a path, which shows scenes of the app that it contains.
    public static func worker(path: String, network: Network = .none) -> WorkerProgram {
        var program = WorkerProgram(path: path, environment: variables(network))
        program.prepare = { folder, environment in
            try AppContainer(in: folder).environment(from: environment)
        }
        return program
    }

    /// Whether requests of the app in this process reach the network.
    static var isConnected: Bool { ProcessInfo.processInfo.environment["KUMIKI_NETWORK"] == "on" }

    private static func variables(_ network: Network) -> [String: String] {
        var variables: [String: String] = [:]
        switch network {
        case .open: return ["KUMIKI_NETWORK": "on"]
        case .responses(let folder): variables["KUMIKI_RESPONSES"] = URL(fileURLWithPath: folder).path
        case .none: break
        }
        // Code that does not use the app's URL sessions must not reach the network either.
        for name in ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy"] {
            variables[name] = "http://127.0.0.1:9"
        }
        variables["no_proxy"] = ""
        return variables
    }
}

extension WorkerProgram {
    /// The same program without a launch of its app; scenes are created without the app.
    public var unlaunched: WorkerProgram {
        var program = self
        program.environment[AppLaunch.variable] = "off"
        return program
    }
}
