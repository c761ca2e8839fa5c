import Foundation
import InterfaceBuilder
import SourceProjects

/// The versions of packages that a folder requires, for packages beside it that are git repositories with several.
///
/// A version is that of `Package.resolved`, `Podfile.lock` or `Cartfile.resolved`, or else the newest that the manifest
/// allows.
struct PackageVersions {
    /// A requirement of a manifest: a version and those after it, below a limit.
    struct Requirement: Equatable {
        var lowest: [Int]
        var limit: [Int]

        func allows(_ version: [Int]) -> Bool {
            !version.lexicographicallyPrecedes(lowest) && version.lexicographicallyPrecedes(limit)
        }
    }

    /// The versions by the names of packages in lowercase letters.
    private(set) var resolved: [String: String] = [:]
    private(set) var requirements: [String: Requirement] = [:]
    /// The folder for the copies of other versions.
    private let copies: String

    /// Reads the files in the folder of a project, in its subfolders, such as that of an example, and in its Xcode projects.
    init(folder: String, copies: String) {
        self.copies = copies
        let inner = (FolderListing.entries(of: folder, limit: 500) ?? []).filter { $0.kind == .folder }
            .map { "\(folder)/\($0.name)" }.sorted()
        let projects = inner.flatMap {
            ["\($0)/xcshareddata/swiftpm", "\($0)/project.xcworkspace/xcshareddata/swiftpm"]
        }
        for place in [folder] + inner + projects { readLocks(in: place) }
        if let manifest = Self.text("Package.swift", in: folder) { readManifest(manifest) }
    }

    private static func text(_ name: String, in folder: String) -> String? {
        (try? FileReader.read("\(folder)/\(name)", limit: 1 << 20)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private mutating func readLocks(in folder: String) {
        let pin = /"(?:identity|package)"\s*:\s*"([^"]+)"[^{}]*\{[^{}]*"version"\s*:\s*"([^"]+)"/
        let pod = /(?m)^  - "?([\w-]+) \(([0-9.]+)\)/
        let cart = /"[^"\s]*\/([\w.-]+)"\s+"v?([0-9.]+)"/
        for (name, pattern) in [
            ("Package.resolved", pin), ("Podfile.lock", pod), ("Cartfile.resolved", cart),
        ] {
            for match in (Self.text(name, in: folder) ?? "").matches(of: pattern) {
                let package = match.1.lowercased()
                resolved[package] = resolved[package] ?? String(match.2)
            }
        }
    }

    private mutating func readManifest(_ text: String) {
        for match in text.matches(of: /url:\s*"([^"]+)"\s*,\s*([^\n]*)/) {
            let name = NearbyPackages.identity(String(match.1))
            let rule = match.2
            guard let written = rule.firstMatch(of: /"([0-9]+(?:\.[0-9]+)*)"/)?.1,
                let lowest = Self.numbers(String(written))
            else { continue }
            let isExact = rule.contains("exact")
            let isMinor = rule.contains("upToNextMinor")
            let end = rule.firstMatch(of: /\.\.<\s*"([0-9.]+)"/).flatMap { Self.numbers(String($0.1)) }
            if isExact { resolved[name] = resolved[name] ?? String(written) }
            requirements[name] = Requirement(
                lowest: lowest, limit: end ?? (isMinor ? [lowest[0], lowest[1] + 1] : [lowest[0] + 1]))
        }
    }

    /// Returns the numbers of a version such as `v1.2.3`, always three; nil for other texts and for prereleases.
    static func numbers(_ version: String) -> [Int]? {
        let parts = (version.hasPrefix("v") ? version.dropFirst() : version[...]).split(
            separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard !parts.isEmpty, parts.count <= 3, numbers.count == parts.count else { return nil }
        return numbers + Array(repeating: 0, count: 3 - numbers.count)
    }

    /// Returns the tag for a package among those of its repository; nil if no version is required or none fits.
    func tag(for package: String, among tags: [String]) -> String? {
        let name = package.lowercased()
        if let version = resolved[name].flatMap(Self.numbers) {
            return tags.first { Self.numbers($0) == version }
        }
        guard let requirement = requirements[name] else { return nil }
        let fitting = tags.compactMap { tag in Self.numbers(tag).map { (tag, $0) } }.filter {
            requirement.allows($0.1)
        }
        return fitting.max { $0.1.lexicographicallyPrecedes($1.1) }?.0
    }

    /// Returns the folder of a package in the required version: a copy, unless the folder has it or is no repository.
    func folder(of package: String, at folder: String) -> String {
        guard FileManager.default.fileExists(atPath: folder + "/.git"),
            let listed = git(["-C", folder, "tag"]),
            let current = git(["-C", folder, "tag", "--points-at", "HEAD"]),
            let tag = tag(for: package, among: listed.split(separator: "\n").map(String.init)),
            !current.split(separator: "\n").contains(Substring(tag))
        else { return folder }
        let copy = "\(copies)/\(package)-\(tag)"
        if FileManager.default.fileExists(atPath: copy + "/Package.swift") { return copy }
        try? FileManager.default.removeItem(atPath: copy)
        let clone = ["clone", "--quiet", "--shared", "--branch", tag, folder, copy]
        return git(clone) == nil ? folder : copy
    }

    private func git(_ arguments: [String]) -> String? {
        let result = try? ChildProcess(program: "git", arguments: arguments).runForOutput()
        return result?.status == 0 ? result?.text : nil
    }
}
