import Foundation
import Testing

@testable import InterfaceBuilder

/// A folder that is removed after the test.
final class Folder {
    let path: String

    init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        for (file, content) in files { try write(file, content) }
    }

    func write(_ file: String, _ content: String) throws {
        let full = path + "/" + file
        let folder = (full as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(content.utf8).write(to: URL(fileURLWithPath: full))
    }

    func link(_ file: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path + "/" + file, withDestinationPath: destination)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct FolderTests {
    private let star = """
        {"images":[{"idiom":"universal","scale":"1x"},{"idiom":"universal","filename":"s@2x.png","scale":"2x",
        "alignment-insets":{"top":2},"resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":1},
        "cap-insets":{"left":4,"right":5,"top":6,"bottom":7}}},
        {"idiom":"universal","filename":"s@3x.png","scale":"3x"},
        {"idiom":"universal","filename":"d@2x.png","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]},
        {"idiom":"ipad","filename":"p@2x.png","scale":"2x"}],
        "properties":{"template-rendering-intent":"template"}}
        """

    /// Localizations and archives that Xcode has exported contain copies of documents.
    @Test func exportsOfXcodeAreNotPartOfAProject() throws {
        let folder = try Folder([
            "Main.storyboard": "", "Loc/en.xcloc/Source Contents/Main.storyboard": "",
            "App.xcarchive/Main.storyboard": "",
        ])
        let files = try ProjectFiles(root: folder.path)
        #expect(files.documents.map(\.path) == [folder.path + "/Main.storyboard"])
    }

    @Test func theBestImage() throws {
        let folder = try Folder([
            "A.xcassets/Contents.json": "{}", "A.xcassets/star.imageset/Contents.json": star,
            "A.xcassets/star.imageset/s@2x.png": "", "A.xcassets/star.imageset/s@3x.png": "",
            "A.xcassets/star.imageset/d@2x.png": "", "A.xcassets/star.imageset/p@2x.png": "",
        ])
        let catalog = try AssetCatalog(contentsOf: folder.path + "/A.xcassets")
        func file(_ traits: AssetTraits) -> String? {
            catalog.image(named: "star", for: traits)?.path.map { ($0 as NSString).lastPathComponent }
        }
        #expect(catalog.diagnostics.isEmpty)
        #expect(file(AssetTraits(scale: 2)) == "s@2x.png")
        #expect(file(AssetTraits(scale: 3)) == "s@3x.png")
        #expect(file(AssetTraits(scale: 1)) == "s@2x.png")
        #expect(file(AssetTraits(scale: 3, isDark: true)) == "d@2x.png")
        #expect(file(AssetTraits(idiom: "ipad")) == "p@2x.png")
        let member = try #require(catalog.image(named: "star", for: AssetTraits(scale: 2)))
        #expect(member.resizing?.isTiled == true && member.resizing?.capInsets.bottom == 7)
        #expect(member.alignmentInsets?.top == 2)
        #expect(catalog.images["star"]?.renderingIntent == .template)
    }

    @Test func colorsInAllSpellings() throws {
        func set(_ color: String) -> String { "{\"colors\":[{\"idiom\":\"universal\",\"color\":\(color)}]}" }
        func components(_ red: String, _ space: String = "srgb") -> String {
            set(
                "{\"color-space\":\"\(space)\",\"components\":{\"red\":\"\(red)\",\"green\":\"0\",\"blue\":\"0.000\","
                    + "\"alpha\":\"1.000\"}}")
        }
        let folder = try Folder([
            "hex.colorset/Contents.json": components("0xFF"), "byte.colorset/Contents.json": components("51"),
            "real.colorset/Contents.json": components("0.5", "display-p3"),
            "one.colorset/Contents.json": components("1"),
            "system.colorset/Contents.json": set("{\"platform\":\"ios\",\"reference\":\"systemBlueColor\"}"),
        ])
        let catalog = try AssetCatalog(contentsOf: folder.path)
        func color(_ name: String) -> DocumentColor? { catalog.color(named: name, for: AssetTraits()) }
        func red(_ value: Double, _ space: DocumentColor.Space = .sRGB) -> DocumentColor {
            .rgb(red: value, green: 0, blue: 0, alpha: 1, space: space)
        }
        #expect(color("hex") == red(1) && color("byte") == red(0.2) && color("one") == red(1))
        #expect(color("real") == red(0.5, .displayP3))
        #expect(color("system") == .system("systemBlueColor"))
    }

    @Test func namespaces() throws {
        let folder = try Folder([
            "G/Contents.json": "{\"properties\":{\"provides-namespace\":true}}",
            "G/H/x.imageset/Contents.json": "{\"images\":[]}",
            "I/y.imageset/Contents.json": "{\"images\":[]}",
        ])
        let catalog = try AssetCatalog(contentsOf: folder.path)
        #expect(catalog.images.keys.sorted() == ["G/x", "y"])
    }

    /// Apple's file systems compare names without regard to case and to the composition of letters.
    @Test func filesOfImagesAreFoundAsOnAMac() throws {
        let folder = try Folder([
            "a.imageset/Contents.json": "{\"images\":[{\"filename\":\"\u{0438}\u{0306}.png\"}]}",
            "a.imageset/\u{0439}.png": "",
            "b.imageset/Contents.json": "{\"images\":[{\"filename\":\"Icon.PNG\"}]}",
            "b.imageset/icon.png": "",
        ])
        let catalog = try AssetCatalog(contentsOf: folder.path)
        let files = catalog.images.mapValues { $0.members.compactMap { $0.path?.split(separator: "/").last } }
        #expect(files == ["a": ["\u{0439}.png"], "b": ["icon.png"]])
        #expect(catalog.diagnostics.isEmpty)
    }

    @Test func nothingOutsideTheCatalogueIsRead() throws {
        let folder = try Folder([
            "secret.png": "",
            "A.xcassets/a.imageset/Contents.json": "{\"images\":[{\"filename\":\"../../secret.png\"}]}",
            "A.xcassets/b.imageset/Contents.json": "{\"images\":[{\"filename\":\"link.png\"}]}",
            "A.xcassets/c.imageset/Contents.json": "{\"images\":[\n{\"filename\":\"gone.png\"}]}",
            "A.xcassets/d.colorset/Contents.json": "{\"colors\":[",
        ])
        try folder.link("A.xcassets/b.imageset/link.png", to: folder.path + "/secret.png")
        try folder.link("A.xcassets/e.imageset", to: "/")
        let catalog = try AssetCatalog(contentsOf: folder.path + "/A.xcassets")
        #expect(catalog.images.values.allSatisfy { $0.members.allSatisfy { $0.path == nil } })
        #expect(catalog.diagnostics.count == 5)
        #expect(
            catalog.diagnostics.contains {
                $0.description.contains("Contents.json:2: error: there is no file")
            })
    }

    @Test func aProjectsFiles() throws {
        let folder = try Folder([
            "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.strings": "\"a.text\" = \"b\";",
            "App/de.lproj/Localizable.strings": "", "App/Cell.xib": "", "App/A.xcassets/Contents.json": "{}",
            "App/Fonts/Inter.ttf": "", "App/Info.plist": "", "Pods/X/Pod.xib": "", ".build/Y.xib": "",
            "App/p.png": "",
            "mul.lproj/Cell.xcstrings": "{}", "App/mul.lproj/Cell.xcstrings": "{\"strings\":{}}",
        ])
        try folder.link("App/loop", to: folder.path)
        try folder.link("App/Out.xib", to: "/etc/hostname")
        let files = try ProjectFiles(root: folder.path)
        #expect(files.documents.map(\.name) == ["Main", "Cell"])
        #expect(files.documents[0].language == "Base")
        #expect(files.documents[0].strings.keys.sorted() == ["de"])
        #expect(try files.documents[0].localization(language: "de")["a.text"] == "b")
        #expect(files.documents[1].stringCatalog?.hasSuffix("App/mul.lproj/Cell.xcstrings") == true)
        #expect(files.catalogs.count == 1 && files.fonts.count == 1 && files.infoPlists.count == 1)
        #expect(files.images.count == 1 && files.tables.count == 4)
        #expect(files.diagnostics.isEmpty)
    }

    @Test func theFilesOfABundleMayBeLinks() throws {
        let shared = try Folder(["Cell.xib": "", "en.lproj/Main.storyboard": ""])
        let folder = try Folder(["a.txt": ""])
        try folder.link("Cell.xib", to: shared.path + "/Cell.xib")
        try folder.link("en.lproj", to: shared.path + "/en.lproj")
        try folder.link("shared", to: shared.path)
        try folder.link("Gone.xib", to: shared.path + "/Gone.xib")
        try shared.link("en.lproj/fr.lproj", to: ".")
        var limits = ProjectFiles.Limits()
        #expect(try ProjectFiles(root: folder.path, limits: limits).documents.isEmpty)
        limits.followsLinks = true
        let files = try ProjectFiles(root: folder.path, limits: limits)
        #expect(files.documents.map(\.name) == ["Cell", "Main"] && files.diagnostics.isEmpty)
    }

    @Test func aSearchIsBounded() throws {
        let folder = try Folder(["a/b/c/V.xib": "", "W.xib": ""])
        var limits = ProjectFiles.Limits()
        limits.depth = 1
        let files = try ProjectFiles(root: folder.path, limits: limits)
        #expect(files.documents.map(\.name) == ["W"] && files.diagnostics.count == 1)
    }
}
