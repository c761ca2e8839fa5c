/// Walks through a catalog's folders.
struct AssetScanner {
    private static let depthLimit = 16
    private static let countLimit = 50_000

    /// The catalog's folder with links resolved; nothing outside it is read.
    let root: String

    private(set) var images: [String: ImageSet] = [:]
    private(set) var symbols: [String: ImageSet] = [:]
    private(set) var colors: [String: ColorSet] = [:]
    private(set) var data: [String: ImageSet] = [:]
    private(set) var icons: [String: ImageSet] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private var count = 0

    init(root: String) { self.root = root }

    mutating func scan(_ path: String) { group(path, namespace: "", depth: 0) }

    private mutating func group(_ path: String, namespace: String, depth: Int) {
        guard depth <= Self.depthLimit else {
            return report(
                .warning, path, "folders are nested more than \(Self.depthLimit) deep; the rest is not read")
        }
        guard let entries = FolderListing.entries(of: path, limit: Self.countLimit) else {
            return report(.error, path, "the folder cannot be read")
        }
        for entry in entries where entry.kind != .file {
            let inner = path + "/" + entry.name
            guard entry.kind == .folder else {
                report(.warning, inner, "only folders are expected here; links are not followed")
                continue
            }
            count += 1
            guard count <= Self.countLimit else {
                return report(
                    .error, path, "there are more than \(Self.countLimit) folders; the rest is not read")
            }
            folder(inner, entry.name, namespace, depth)
        }
    }

    private mutating func folder(_ path: String, _ file: String, _ namespace: String, _ depth: Int) {
        let dot = file.lastIndex(of: ".")
        let kind = dot.map { String(file[file.index(after: $0)...]) } ?? ""
        let name = namespace + (dot.map { String(file[..<$0]) } ?? file)
        switch kind {
        case "imageset": if let set = files(path, name, "images") { add(set, to: \.images, path) }
        case "symbolset": if let set = files(path, name, "symbols") { add(set, to: \.symbols, path) }
        case "dataset": if let set = files(path, name, "data") { add(set, to: \.data, path) }
        case "appiconset", "launchimage":
            if let set = files(path, name, "images") { add(set, to: \.icons, path) }
        case "colorset": color(path, name)
        case "stickersiconset", "complicationset", "arresourcegroup", "brandassets", "imagestack",
            "stickerpack",
            "stickersequence", "sticker", "cubetextureset", "mipmapset", "textureset", "solidimagestack",
            "watchfaceset", "gcdashboardimage", "gcleaderboard", "icon":
            break
        default: subgroup(path, file, namespace, depth)
        }
    }

    private mutating func subgroup(_ path: String, _ file: String, _ namespace: String, _ depth: Int) {
        let contents = FolderListing.resolved(path + "/Contents.json") == nil ? nil : contents(of: path)
        let hasNamespace = contents?["properties"]?["provides-namespace"]?.bool ?? false
        let name = file.hasSuffix(".spriteatlas") ? String(file.dropLast(".spriteatlas".count)) : file
        group(path, namespace: hasNamespace ? namespace + name + "/" : namespace, depth: depth + 1)
    }

    private mutating func add(
        _ set: ImageSet, to list: WritableKeyPath<Self, [String: ImageSet]>, _ path: String
    ) {
        if self[keyPath: list][set.name] != nil {
            return report(
                .warning, path,
                "the name \"\(set.name)\" is already used by another folder; this one is ignored")
        }
        self[keyPath: list][set.name] = set
    }

    private mutating func color(_ path: String, _ name: String) {
        guard let json = contents(of: path) else { return }
        guard colors[name] == nil else {
            return report(
                .warning, path, "the name \"\(name)\" is already used by another folder; this one is ignored")
        }
        colors[name] = ColorSet(name: name, json)
    }

    private mutating func files(_ path: String, _ name: String, _ list: String) -> ImageSet? {
        guard let json = contents(of: path) else { return nil }
        var findings: [Diagnostic] = []
        let root = root
        let set = ImageSet(name: name, json, list) { member in
            guard let file = member["filename"]?.string, !file.isEmpty else { return nil }
            let contents = path + "/Contents.json"
            func refuse(_ message: String) -> String? {
                findings.append(Diagnostic(.error, file: contents, line: member.line, message: message))
                return nil
            }
            if file.contains("/") || file == ".." {
                return refuse(
                    "a file beside Contents.json is expected; \"\(file)\" is elsewhere and not read")
            }
            let full = FolderListing.ignoringCase(path + "/" + file)
            guard FolderListing.resolved(full) != nil else { return refuse("there is no file \"\(file)\"") }
            guard FolderListing.isInside(full, root) else {
                return refuse("\"\(file)\" is a link to a file outside of the catalog, which is not read")
            }
            return full
        }
        diagnostics += findings
        return set
    }

    private mutating func contents(of path: String) -> JSON? {
        let file = path + "/Contents.json"
        guard FolderListing.resolved(file) == nil || FolderListing.isInside(file, root) else {
            report(.error, file, "this is a link to a file outside of the catalog, which is not read")
            return nil
        }
        do {
            let json = try JSON.read(file, limit: 4 << 20)
            guard case .object = json.value else {
                diagnostics.append(
                    Diagnostic(.error, file: file, line: json.line, message: "an object { … } is expected"))
                return nil
            }
            return json
        } catch {
            diagnostics.append(error.diagnostic)
            return nil
        }
    }

    private mutating func report(_ severity: Diagnostic.Severity, _ path: String, _ message: String) {
        diagnostics.append(Diagnostic(severity, file: path, message: message))
    }
}
