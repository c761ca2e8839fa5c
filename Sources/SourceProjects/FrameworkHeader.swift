import InterfaceBuilder

/// The headers of a framework, whose imports are available to code that imports the framework.
enum FrameworkHeader {
    /// Returns whether the header imports UIKit; false if the file does not exist in the folder.
    static func importsUIKit(_ header: String, inside folder: String) -> Bool {
        guard FileWalker.ending(of: header) == "h", FolderListing.isInside(header, folder),
            let bytes = try? FileReader.read(header, limit: 1 << 20)
        else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("<UIKit/") || text.contains("@import UIKit")
    }

    /// Returns whether the folder of a target contains an umbrella header, named like the module, that imports UIKit. Xcode builds the
    /// framework with it, and the sources depend on it when Swift Package Manager builds the same folder.
    static func umbrellaImportsUIKit(of module: String, in folder: String) -> Bool {
        FileWalker.files(in: folder, within: folder).contains {
            $0.hasSuffix("/\(module).h") && importsUIKit($0, inside: folder)
        }
    }
}
