import Workers
import Foundation
import InterfaceBuilder
import SourceProjects

/// The folder of a build's products, with the state of the sources that they were built from.
struct BuildCache {
    /// The folder of the cache.
    let folder: String
    private let root: String

    /// Creates the cache for a folder and a purpose, such as `render`.
    init(root: String, purpose: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.root = FolderListing.resolved(root) ?? root
        let base = Self.base(environment)
        var hash = ContentHash()
        hash.add(self.root)
        let name = (self.root.split(separator: "/").last ?? "root").asIdentifier
        folder = "\(base)/\(name)-\(hash.digits.prefix(12))/\(purpose)"
    }

    /// The folder of all caches.
    static func base(_ environment: [String: String]) -> String {
        let home = environment["HOME"] ?? NSTemporaryDirectory()
        return environment["KUMIKI_CACHE"] ?? (environment["XDG_CACHE_HOME"] ?? home + "/.cache") + "/kumiki"
    }

    /// Returns a fingerprint that determines whether a build is up to date: the content of every relevant file in the folder
    /// and in other folders that the last build took sources from.
    func fingerprint(_ runtime: KumikiRuntime, options: [String]) -> String {
        var hash = ContentHash()
        hash.add(runtime.identity)
        options.forEach { hash.add($0) }
        for folder in [root] + otherFolders {
            for path in FileWalker.filesOrSelf(at: folder) { add(path, to: &hash) }
        }
        add(failedFile, to: &hash)
        // Modules that were missing may be available now.
        if !missing.isEmpty {
            for folder in NearbyPackages(root: root).folders { add(folder + "/Package.swift", to: &hash) }
            let libraries = NearbyLibraries(root: root)
            for name in missing { hash.add(libraries.library(named: name)?.folder ?? "") }
        }
        return hash.digits
    }

    /// Adds the content of sources and their descriptions; for other files, the modification date.
    private func add(_ path: String, to hash: inout ContentHash) {
        hash.add(path)
        let file = FileWalker.ending(of: path) == "xcodeproj" ? path + "/project.pbxproj" : path
        let endings: Set = ["swift", "pbxproj", "xcodeproj", "xcconfig", "resolved", "json"]
        if endings.contains(FileWalker.ending(of: path)) {
            if let bytes = try? FileReader.read(file, limit: 256 << 20) { hash.add(bytes) }
        } else {
            var status = stat()
            if stat(path, &status) == 0 {
                hash.add("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
            }
        }
    }

    // MARK: Stored files

    private var outcomeFile: String { folder + "/outcome.json" }
    private var foldersFile: String { folder + "/folders" }
    private var missingFile: String { folder + "/missing" }
    private var failedFile: String { folder + "/failed.json" }

    /// The outcome of a build and its fingerprint.
    private struct Record: Codable {
        var fingerprint: String
        var outcome: SourceBuild.Outcome
    }

    /// Returns the outcome of the last build, if its fingerprint is this one.
    func outcome(for fingerprint: String) -> SourceBuild.Outcome? {
        guard let data = FileManager.default.contents(atPath: outcomeFile),
            let record = try? JSONDecoder().decode(Record.self, from: data), record.fingerprint == fingerprint
        else { return nil }
        if case .built(let path, _) = record.outcome, !FileManager.default.fileExists(atPath: path) {
            return nil
        }
        return record.outcome
    }

    func setOutcome(_ outcome: SourceBuild.Outcome, for fingerprint: String) {
        let data = try? JSONEncoder().encode(Record(fingerprint: fingerprint, outcome: outcome))
        try? data?.write(to: URL(fileURLWithPath: outcomeFile), options: .atomic)
    }

    /// Folders and files outside of the root that sources came from.
    var otherFolders: [String] { lines(of: foldersFile) }

    func setOtherFolders(_ folders: [String]) { setLines(folders, of: foldersFile) }

    /// Modules and packages that were missing in the last build.
    private var missing: [String] { lines(of: missingFile) }

    func setMissing(_ names: [String]) { setLines(names, of: missingFile) }

    /// Returns the places at which the app failed in its last builds; none for another context.
    func failedPlaces(in context: String) -> FailedPlaces {
        guard let data = FileManager.default.contents(atPath: failedFile),
            let places = try? JSONDecoder().decode(FailedPlaces.self, from: data), places.context == context
        else { return FailedPlaces(context: context) }
        return places.current
    }

    func setFailedPlaces(_ places: FailedPlaces) {
        guard !places.isEmpty else {
            try? FileManager.default.removeItem(atPath: failedFile)
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try? encoder.encode(places).write(to: URL(fileURLWithPath: failedFile), options: .atomic)
    }

    private func lines(of file: String) -> [String] {
        ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    private func setLines(_ lines: [String], of file: String) {
        try? lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }

    func prepare() throws(WorkshopError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw WorkshopError("the cache cannot be written: \(folder)")
        }
    }

    /// A lock that prevents other processes from building the same folder.
    var lock: FileLock { FileLock(path: folder + "/lock") }
}
