import InterfaceBuilder

/// The headers of a framework, which bring what they import to code that imports the framework.
enum FrameworkHeader {
    /// Whether the header imports UIKit. What is no file in the folder does not.
    static func importsUIKit(_ header: String, inside folder: String) -> Bool {
        guard FileWalker.ending(of: header) == "h", FolderListing.isInside(header, folder),
            let bytes = try? FileReader.read(header, limit: 1 << 20)
        else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("<UIKit/") || text.contains("@import UIKit")
    }

    /// Whether the folder of a target has an umbrella header, named like the module, that imports UIKit. Xcode builds the
    /// framework with it; the sources rely on that where the package manager builds the same folder.
    static func umbrellaImportsUIKit(of module: String, in folder: String) -> Bool {
        FileWalker.files(in: folder, within: folder).contains {
            $0.hasSuffix("/\(module).h") && importsUIKit($0, inside: folder)
        }
    }
}
