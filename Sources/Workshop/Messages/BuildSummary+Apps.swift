import InterfaceBuilder
import SourceProjects

extension BuildSummary {
    /// An application of the program. Its bundle decides which one a process launches, and its `Info.plist` and resources.
    public struct App: Sendable, Hashable, Codable {
        /// The name of the module.
        public var module: String
        /// The path of the program in the app's bundle.
        public var program: String
        /// The folder that contains the app's sources.
        public var folder: String
        /// The paths of the resources, files or folders.
        public var resources: [String]

        public init(module: String, program: String, folder: String, resources: [String] = []) {
            (self.module, self.program) = (module, program)
            (self.folder, self.resources) = (folder, resources)
        }

        init(_ module: SourceModule, program: String) {
            self.init(
                module: module.name, program: program, folder: Adaptation.root(of: module),
                resources: module.resources.map(\.path))
        }
    }

    /// Returns the app that displays a document: the one that contains it, otherwise the one whose sources are in the nearest
    /// folder around it, otherwise the first; nil if there is none.
    public func app(of document: String) -> App? {
        guard apps.count > 1 else { return apps.first }
        let path = FolderListing.resolved(document) ?? document
        let containing = apps.first { app in
            app.resources.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        let around = apps.filter { path.hasPrefix($0.folder + "/") }.max { $0.folder.count < $1.folder.count }
        return containing ?? around ?? apps.first
    }
}
