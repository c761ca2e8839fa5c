import Foundation
import SourceProjects

/// The folder `NAME.app` that contains the program, so that Foundation finds the app's resources and `Info.plist` in the
/// main bundle, as on a device.
struct AppBundle {
    private let folder: String
    private let name: String
    private let information: String?

    init(writer: PackageWriter, _ module: SourceModule) {
        folder = "\(writer.folder)/\(module.name).app"
        (name, information) = (module.name, module.information)
    }

    /// Creates the bundle of tests that no application hosts. Xcode runs them in a program of its own, by whose identifier
    /// libraries name what they store.
    init(ofTestsIn writer: PackageWriter) {
        folder = "\(writer.folder)/Agents"
        (name, information) = ("xctest", Self.agentInformation)
    }

    private static let agentInformation = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleExecutable</key><string>xctest</string>
        <key>CFBundleIdentifier</key><string>com.apple.dt.xctest.tool</string>
        <key>CFBundleName</key><string>xctest</string>
        </dict></plist>

        """

    /// The program in the bundle, which is named after the module.
    var program: String { "\(folder)/\(name)" }

    /// Creates the folder with the resources, given by their names in the bundle and their paths.
    func write(_ resources: [String: String]) throws(WorkshopError) {
        var resources = resources
        resources["Info.plist"] = nil
        resources[name] = nil
        try FileMirror.link(resources, in: folder)
        if let information {
            try FileMirror.write(information, to: folder + "/Info.plist")
        }
    }

    /// Links the built program into the bundle; returns its path there.
    func install(_ built: String) throws(WorkshopError) -> String {
        let manager = FileManager.default
        do {
            try? manager.removeItem(atPath: program)
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            // The process finds its bundle by the path of its file, which a symbolic link would not change.
            try manager.linkItem(atPath: built, toPath: program)
        } catch {
            throw WorkshopError("\(program) cannot be written")
        }
        return program
    }
}
