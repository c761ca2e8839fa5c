import CommandArguments
import Foundation
import Staging

extension AppProgram.Network {
    static let options = [
        Option("--network", help: "Connect the app to the network; by default it is offline."),
        Option(
            "--responses", value: "FOLDER",
            help: "Answer the app's network requests with the files HOST/PATH in the folder."),
    ]

    /// Parses the network options in the arguments.
    init(_ arguments: Arguments) throws(UsageError) {
        guard let folder = arguments.value("--responses") else {
            self = arguments.has("--network") ? .open : .none
            return
        }
        guard !arguments.has("--network") else {
            throw UsageError("--network and --responses cannot be combined")
        }
        guard FileManager.default.isFolder(folder) else {
            throw UsageError("--responses needs a folder; there is none at \(folder)")
        }
        self = .responses(folder: folder)
    }
}
