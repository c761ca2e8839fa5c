import Foundation
import Staging

extension AppProgram.Network {
    static let options = [
        Option("--network", help: "Let the app's requests reach the network; else they fail as without one."),
        Option(
            "--responses", value: "FOLDER",
            help: "Answer the app's requests from files, HOST/PATH in the folder."),
    ]

    /// The network that the arguments ask for.
    init(_ arguments: Arguments) throws(UsageError) {
        guard let folder = arguments.value("--responses") else {
            self = arguments.has("--network") ? .open : .none
            return
        }
        guard !arguments.has("--network") else {
            throw UsageError("--network and --responses exclude each other")
        }
        guard FileManager.default.isFolder(folder) else {
            throw UsageError("--responses needs a folder; there is none at \(folder)")
        }
        self = .responses(folder: folder)
    }
}
