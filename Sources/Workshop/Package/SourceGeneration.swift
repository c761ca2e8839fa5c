import Foundation
import InterfaceBuilder
import SourceProjects

/// Generates the sources that Xcode generates during a build from other files.
struct SourceGeneration {
    /// The folder for the generated sources.
    let folder: String
    /// The folder that is built; nothing outside of it is read.
    let root: String

    /// Returns the module with the classes of its data models.
    func complete(_ module: SourceModule, _ progress: BuildProgress) throws(WorkshopError) -> SourceModule {
        var module = module
        for path in models(of: module) {
            let classes: ManagedClasses
            do { classes = try ManagedClasses(modelAt: path, within: root) } catch {
                progress.say("\(error)")
                continue
            }
            guard !classes.text.isEmpty else { continue }
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            let file = "\(folder)/\(module.name)/\(name)+CoreData.swift"
            try FileMirror.write(classes.text, to: file)
            module.sources.append(file)
            module.generatedSources.append(file)
        }
        return module
    }

    /// Returns the data models among the resources and in their folders.
    private func models(of module: SourceModule) -> [String] {
        module.resources.map(\.path).filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
    }
}
