import Foundation
import InterfaceBuilder
import SourceProjects
import Synchronization
import Workers

/// The C of a module: its sources are compiled into a library, and the headers whose functions are all in it become a module that Swift
/// imports. What does not compile here is declared without its effect instead.
struct BridgedCode {
    /// The name of the module with the headers.
    let name: String
    /// The headers in it.
    private(set) var headers: [String] = []
    /// The folders of the headers and sources, and those around them, to which other paths in the sources may be relative.
    private let includes: [String]
    private let outer: [String]
    private let moduleMaps: [String]
    private let root: String
    private let place: String

    private static let sourceLimit = 300
    private static let headerLimit = 300
    /// The seconds of a processor that a compiler may use for a file.
    private static let seconds = 60

    /// Compiles the C of a module into a subfolder of a folder, unless that was done before for the same content. Nothing outside of
    /// `root` is read.
    init(_ module: SourceModule, in folder: String, root: String, _ progress: BuildProgress)
        throws(WorkshopError)
    {
        name = module.name + "BridgedC"
        self.root = FolderListing.resolved(root) ?? root
        let candidates = Self.inside(module.headers, self.root, limit: Self.headerLimit)
        let sources = Self.inside(
            module.implementations.filter { $0.hasSuffix(".c") }, self.root, limit: Self.sourceLimit)
        includes = Set((candidates + sources).map { ($0 as NSString).deletingLastPathComponent }).sorted()
        outer = Self.folders(around: includes, self.root)
        moduleMaps = Self.moduleMaps(beside: includes, self.root)
        place = "\(folder)/\(Self.identity(of: candidates + sources + moduleMaps))"
        guard !candidates.isEmpty else { return }
        let list = "\(place)/headers.txt"
        if let known = try? String(contentsOfFile: list, encoding: .utf8) {
            headers = known.split(separator: "\n").map(String.init)
            return
        }
        if !sources.isEmpty { try build(sources, progress) }
        for header in candidates where try isWhole(header) { headers.append(header) }
        try writeModule()
        if try !isImported() { headers = [] }
        try FileMirror.write(headers.joined(separator: "\n"), to: list)
    }

    private static func inside(_ files: [String], _ root: String, limit: Int) -> [String] {
        Set(files).filter { FolderListing.isInside($0, root) }.sorted().prefix(limit).map(\.self)
    }

    /// Returns the folders that contain others within a root, the innermost first.
    private static func folders(around folders: [String], _ root: String) -> [String] {
        var found = Set(folders)
        var outer: [String] = []
        for folder in folders {
            var path = folder
            while path.hasPrefix(root + "/"), outer.count < headerLimit {
                path = (path as NSString).deletingLastPathComponent
                if found.insert(path).inserted { outer.append(path) }
            }
        }
        return outer.sorted { ($0.count, $0) > ($1.count, $1) }
    }

    private static func identity(of files: [String]) -> String {
        var hash = ContentHash()
        for file in files {
            hash.add(file)
            hash.add((try? FileReader.read(file, limit: 16 << 20)) ?? [])
        }
        return hash.digits
    }

    // MARK: Flags

    /// The compiler's arguments for modules that import the headers.
    var compilerFlags: [String] {
        guard !headers.isEmpty else { return [] }
        return (["-fmodule-map-file=\(map)"] + searchFlags).flatMap { ["-Xcc", $0] }
    }

    /// The linker's arguments.
    var linkerFlags: [String] {
        guard !headers.isEmpty, hasLibrary else { return [] }
        return ["-L", place, "-l\(name)", "-Xlinker", "-rpath", "-Xlinker", place]
    }

    /// The outer folders follow the system's, whose headers a project's may have the names of.
    private var searchFlags: [String] {
        ["-DDEBUG=1"] + includes.map { "-I\($0)" } + outer.map { "-idirafter\($0)" }
    }

    // MARK: The library

    private var library: String { "\(place)/lib\(name).so" }
    private var hasLibrary: Bool { FileManager.default.fileExists(atPath: library) }

    private func build(_ sources: [String], _ progress: BuildProgress) throws(WorkshopError) {
        progress.say("Compiling \(sources.count) files of C …")
        let errors = Mutex([Int: String]())
        try FileMirror.write("", to: "\(place)/objects/empty")
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            guard let error = error(compiling: sources[index], number: index) else { return }
            errors.withLock { $0[index] = error }
        }
        let failed = errors.withLock { $0 }
        for (index, error) in failed.sorted(by: { $0.key < $1.key }) {
            progress.say("\(sources[index]) is left out: \(error)")
        }
        let objects = sources.indices.filter { failed[$0] == nil }.map { "\(place)/objects/\($0).o" }
        guard !objects.isEmpty else { return }
        // Under another name first, so that an interrupted build leaves no library.
        let unfinished = library + ".new"
        let result = try clang(
            ["-shared", "-o", unfinished, "-Wl,-z,defs"] + objects + Self.libraries)
        guard result.status == 0 else {
            progress.say("The C of \(name.dropLast(8)) is left out: \(Self.error(in: result.text))")
            return
        }
        do { try FileManager.default.moveItem(atPath: unfinished, toPath: library) } catch {
            throw WorkshopError("\(library) cannot be written")
        }
    }

    /// Libraries of the host that iOS has as well, of those that are installed.
    private static var libraries: [String] {
        let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
        let found = ["z", "sqlite3", "xml2"].filter { name in
            folders.contains { FileManager.default.fileExists(atPath: "\($0)/lib\(name).so") }
        }
        return ["-Wl,--as-needed", "-lm", "-lpthread"] + found.map { "-l\($0)" }
    }

    /// Compiles a file; returns the first error, or nil.
    private func error(compiling source: String, number: Int) -> String? {
        let object = "\(place)/objects/\(number).o"
        let list = "\(place)/objects/\(number).d"
        let task = ["-c", "-fPIC", "-O1", "-MMD", "-MF", list, "-o", object, source]
        do throws(WorkshopError) {
            let result = try clang(task + searchFlags)
            guard result.status == 0 else { return Self.error(in: result.text) }
        } catch {
            return error.message
        }
        return outside(in: list).map { "it includes \($0), which is outside of the folder" }
    }

    /// Returns the first file of a compiler's list of included files that is outside of the folder; nil if there is none.
    private func outside(in list: String) -> String? {
        let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
        // A space in a path has a backslash before it.
        let plain = text.replacing("\\\n", with: " ").replacing("\\ ", with: "\u{1}")
        let files: [Substring] = plain.split { $0 == " " || $0 == "\n" }
        for file in files.dropFirst() {
            let path = String(file.replacing("\u{1}", with: " "))
            if !FolderListing.isInside(path, root), !path.hasPrefix(place) { return path }
        }
        return nil
    }

    /// Runs the compiler with a limit of its time.
    private func clang(_ arguments: [String]) throws(WorkshopError) -> ChildProcess.Result {
        let task = ["-c", "ulimit -t \(Self.seconds); exec clang -w -std=gnu17 -fuse-ld=lld \"$@\"", "clang"]
        return try ChildProcess(program: "/bin/sh", arguments: task + arguments).run()
    }

    private static func error(in output: String) -> String {
        output.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
            ?? "it cannot be compiled"
    }

    // MARK: The module

    private var map: String { "\(place)/module.modulemap" }

    /// Whether a header is C without other headers before it, and all functions and variables that it declares are in the library or the
    /// host's.
    private func isWhole(_ header: String) throws(WorkshopError) -> Bool {
        let names = HeaderDeclarations.addresses(declaredIn: header, within: root)
        let list = names.map { "(void *)\($0)" }.joined(separator: ", ")
        let probe = "\(place)/probe.c"
        let use = names.isEmpty ? "" : "void *kumiki_addresses[] = { \(list) };\n"
        try FileMirror.write("#include \"\(header)\"\n\(use)", to: probe)
        let linked = hasLibrary ? [library] : []
        let task = [
            "-shared", "-fPIC", "-o", "\(place)/probe.so", "-Wl,-z,defs", "-MMD", "-MF", "\(place)/probe.d",
            probe,
        ]
        let result = try clang(task + searchFlags + linked)
        return result.status == 0 && outside(in: "\(place)/probe.d") == nil
    }

    private func writeModule() throws(WorkshopError) {
        let lines = headers.map { "    header \($0.swiftLiteral)\n" }.joined()
        // The compiler would find these modules, and their headers would be declared twice.
        let others = declaredModules.map { "module \($0) {}\n" }.joined()
        try FileMirror.write("module \(name) {\n\(lines)    export *\n}\n\(others)", to: map)
    }

    /// The modules of the same headers that the sources may import.
    private var declaredModules: [String] {
        Set(moduleMaps.flatMap(modules)).subtracting([name]).sorted()
    }

    /// The module maps that the compiler finds in or below folders of headers.
    private static func moduleMaps(beside folders: [String], _ root: String) -> [String] {
        let manager = FileManager.default
        let nested = folders.flatMap { folder in
            ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
        }
        return Set((folders + nested).map { "\($0)/module.modulemap" })
            .filter { manager.fileExists(atPath: $0) && FolderListing.isInside($0, root) }.sorted()
    }

    private func modules(in map: String) -> [String] {
        guard let bytes = try? FileReader.read(map, limit: 1 << 16) else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        let folder = (map as NSString).deletingLastPathComponent
        let paths = text.matches(of: /header\s+"([^"]+)"/).map {
            URL(fileURLWithPath: "\(folder)/\($0.1)").standardizedFileURL.path
        }
        guard !paths.isEmpty, paths.allSatisfy(headers.contains) else { return [] }
        return text.matches(of: /(?m)^(?:framework\s+)?module\s+(\w+)/).map { String($0.1) }
    }

    /// Whether the compiler accepts the headers together.
    private func isImported() throws(WorkshopError) -> Bool {
        guard !headers.isEmpty else { return false }
        let probe = "\(place)/import.m"
        try FileMirror.write("@import \(name);\n", to: probe)
        let task = [
            "-fsyntax-only", "-fmodules", "-fmodules-cache-path=\(place)/modules", "-fmodule-map-file=\(map)",
            probe,
        ]
        return try clang(task + searchFlags).status == 0
    }
}
