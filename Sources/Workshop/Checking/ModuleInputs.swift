import InterfaceBuilder
import SourceProjects
import Workers

/// The inputs that determine which code of a module does not compile: its sources and settings, its dependencies and what
/// they lost, the tool. Each source is read once in a build.
struct ModuleInputs {
    private let writer: PackageWriter
    private let adaptation: Adaptation
    /// The hashes of the modules' sources, by the names of the modules.
    private var sources: [String: String] = [:]

    init(_ writer: PackageWriter, _ adaptation: Adaptation) {
        (self.writer, self.adaptation) = (writer, adaptation)
    }

    /// Returns a hash of a module's inputs, after those of its dependencies.
    mutating func key(of module: SourceModule) -> String {
        var hash = besides(module) {
            [Self.digits(of: [adaptation.brokenFile(of: $0)]), sources[$0.name] ?? ""]
        }
        let own = Self.digits(of: module.sources)
        sources[module.name] = own
        hash.add(own)
        return hash.digits
    }

    /// Returns a hash of the inputs besides the module's own sources, of which those of its dependencies count as far as it sees them.
    func basis(of module: SourceModule) -> String {
        besides(module) { [Self.digits(of: [adaptation.digestFile(of: $0)])] }.digits
    }

    /// Returns a hash of the inputs besides the module's own sources with which its adapted files are compiled.
    func surroundings(of module: SourceModule) -> String {
        besides(module) { [Self.digits(of: [adaptation.draftsDigestFile(of: $0)])] }.digits
    }

    /// Returns a hash of the settings of a module and of what is used of each of its dependencies.
    private func besides(_ module: SourceModule, _ used: (SourceModule) -> [String]) -> ContentHash {
        var hash = ContentHash()
        let settings = ModuleSettings(module).arguments + writer.compilerArguments
        for text in adaptation.identity + settings { hash.add(text) }
        let needs = Set(adaptation.needs(of: module))
        for needed in writer.modules where needs.contains(needed.name) {
            for text in [needed.name] + used(needed) { hash.add(text) }
        }
        return hash
    }

    /// Returns a hash of the paths and contents of files; empty and unreadable ones have no content.
    private static func digits(of files: [String]) -> String {
        var hash = ContentHash()
        for file in files {
            hash.add(file)
            hash.add((try? FileReader.read(file, limit: 64 << 20)) ?? [])
        }
        return hash.digits
    }
}
