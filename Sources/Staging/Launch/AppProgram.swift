import Foundation
import Workers

/// A program that holds an app, each process of it in a container of its own.
public enum AppProgram {
    /// The responses that the app receives from the network.
    public enum Network: Sendable, Hashable {
        /// Nothing: requests fail as on a device without a connection.
        case none
        /// The files of a folder, by `HOST/PATH`.
        case responses(folder: String)
        /// Everything.
        case open
    }

    /// The program at a path as one that shows scenes of the app that it holds.
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
        // What does not use sessions of the app's own finds no way out either.
        for name in ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy"] {
            variables[name] = "http://127.0.0.1:9"
        }
        variables["no_proxy"] = ""
        return variables
    }
}

extension WorkerProgram {
    /// The same program without launching its app, whose scenes are made without it.
    public var unlaunched: WorkerProgram {
        var program = self
        program.environment[AppLaunch.variable] = "off"
        return program
    }
}
