import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct AssetTests {
    private func svg(_ width: Int) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"10\"><rect width=\"\(width)\" height=\"10\"/></svg>"
    }

    private let symbol = """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides">
        <line id="left-margin-Regular-M" x1="100" x2="100" y1="0" y2="9"/><line id="right-margin-Regular-M" x1="220" x2="220" y1="0" y2="9"/></g>
        <g id="Symbols"><g id="Regular-M" transform="translate(100 500)"><path d="M10 0 H110 V100 H10 Z"/></g>
        <g id="Black-M"><path d="M0 0 H200 V100 H0 Z"/></g></g></svg>
        """

    /// Files that exist for as long as they may be read.
    private struct Assets {
        let folder: ProjectFolder
        var language: String?

        init(_ files: [String: String], language: String? = nil) throws {
            folder = try ProjectFolder(files)
            self.language = language
        }

        func scope() throws -> ResourceScope {
            try ResourceLibrary(folder: folder.path).scope(near: folder.path + "/", language: language)
        }
    }

    private var symbolFiles: [String: String] {
        [
            "A.xcassets/tool.symbolset/Contents.json":
                #"{"symbols":[{"idiom":"universal","filename":"tool.svg"}]}"#,
            "A.xcassets/tool.symbolset/tool.svg": symbol,
        ]
    }

    @Test func symbolsOfTheApplicationsOwn() throws {
        let assets = try Assets(symbolFiles)
        let image = try #require(try assets.scope().image(named: "tool"))
        #expect(image.isSymbolImage && abs(image.size.width - 20.4) < 1e-9 && image.size.height == 17)
        let heavy = image.applyingSymbolConfiguration(
            UIImage.SymbolConfiguration(pointSize: 100, weight: .black))
        #expect(heavy?.size == CGSize(width: 200, height: 100))
        let large = image.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
        #expect(large.size.width > image.size.width)
    }

    @Test func brokenSymbolsAreReported() throws {
        var files = symbolFiles
        files["A.xcassets/tool.symbolset/tool.svg"] = "<svg/>"
        let assets = try Assets(files)
        #expect(try assets.scope().image(named: "tool") == nil)
        let mistake = try assets.scope().mistake(inSymbol: "tool")
        #expect(mistake?.message.contains("a symbol template with a group") == true)
        #expect(try assets.scope().mistake(inSymbol: "other") == nil)
    }

    @Test func dataOfCatalogues() throws {
        let folder = try ProjectFolder([
            "A.xcassets/N/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "A.xcassets/N/d.dataset/Contents.json":
                #"{"data":[{"idiom":"universal","filename":"d.json"},{"idiom":"ipad","filename":"p.bin","universal-type-identifier":"a.b"}]}"#,
            "A.xcassets/N/d.dataset/d.json": "{}", "A.xcassets/N/d.dataset/p.bin": "pad",
        ])
        let asset = try #require(NSDataAsset(name: "N/d", bundle: folder.bundle))
        #expect(asset.data == Data("{}".utf8) && asset.typeIdentifier == "public.json" && asset.name == "N/d")
        #expect(NSDataAsset(name: "d", bundle: folder.bundle) == nil)
        let pad = UIScreen(environment: ScreenEnvironment(device: .named("iPad") ?? .standard)).performAsMain
        {
            NSDataAsset(name: "N/d", bundle: folder.bundle)
        }
        #expect(pad?.data == Data("pad".utf8) && pad?.typeIdentifier == "a.b")
    }

    private var many: [String: String] {
        let members = [
            "{\"idiom\":\"universal\",\"filename\":\"1.svg\"}",
            "{\"idiom\":\"universal\",\"filename\":\"2.svg\",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]}",
            "{\"idiom\":\"universal\",\"filename\":\"3.svg\",\"appearances\":[{\"appearance\":\"contrast\",\"value\":\"high\"}]}",
            "{\"idiom\":\"ipad\",\"filename\":\"4.svg\"}",
            "{\"idiom\":\"universal\",\"filename\":\"5.svg\",\"height-class\":\"compact\"}",
            "{\"idiom\":\"universal\",\"filename\":\"6.svg\",\"language-direction\":\"right-to-left\"}",
            "{\"idiom\":\"universal\",\"filename\":\"7.svg\",\"locale\":\"ja\"}",
        ]
        var files = [
            "A.xcassets/i.imageset/Contents.json": "{\"images\":[\(members.joined(separator: ","))]}"
        ]
        for width in 1...7 { files["A.xcassets/i.imageset/\(width).svg"] = svg(width) }
        return files
    }

    @Test func imagesAreChosenByTheirTraits() throws {
        var assets = try Assets(many)
        let image = try #require(try assets.scope().image(named: "i"))
        func width(_ change: (inout any UIMutableTraits) -> Void) -> CGFloat {
            image.size(for: UITraitCollection(mutations: change)).width
        }
        #expect(width { _ in } == 1 && width { $0.userInterfaceStyle = .dark } == 2)
        #expect(
            width { $0.accessibilityContrast = .high } == 3 && width { $0.userInterfaceIdiom = .pad } == 4)
        #expect(
            width { $0.verticalSizeClass = .compact } == 5 && width { $0.layoutDirection = .rightToLeft } == 6
        )
        assets.language = "ja-JP"
        #expect(try assets.scope().image(named: "i")?.size.width == 7)
    }

    @Test func anImageForPhonesServesOthersToo() throws {
        let assets = try Assets([
            "A.xcassets/i.imageset/Contents.json": #"{"images":[{"idiom":"iphone","filename":"1.svg"}]}"#,
            "A.xcassets/i.imageset/1.svg": svg(1),
        ])
        let image = try assets.scope().image(named: "i")
        #expect(image?.size(for: UITraitCollection(userInterfaceIdiom: .pad)).width == 1)
    }

    /// A literal names an image that is expected to exist.
    @Test func imagesThatAreNamedByALiteralAreThoseOfTheProject() throws {
        let folder = try ProjectFolder(["boat.svg": svg(6)])
        try ResourceLibrary(folder: folder.path).performAsCurrent {
            #expect(UIImage(imageLiteralResourceName: "boat").size.width == 6)
            let (image, messages) = RuntimeDiagnostics.collect { UIImage(imageLiteralResourceName: "none") }
            #expect(image.size == .zero && messages.contains("there is no image named none"))
        }
    }

    @Test(arguments: [("20.25", 21), ("20.05", 20), ("20", 20), ("0.05", 1)] as [(String, CGFloat)])
    func pagesOfCatalogsHaveWholeSizes(natural: String, size: CGFloat) throws {
        let assets = try Assets([
            "A.xcassets/i.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"1.pdf"}]}"#,
            "A.xcassets/i.imageset/1.pdf": page(natural),
        ])
        #expect(try assets.scope().image(named: "i")?.size == CGSize(width: size, height: size))
    }

    /// An empty page, as wide as high; readers restore the missing table of its objects.
    private func page(_ side: String) -> String {
        """
        %PDF-1.4
        1 0 obj
        << /Type /Catalog /Pages 2 0 R >>
        endobj
        2 0 obj
        << /Type /Pages /Kids [3 0 R] /Count 1 >>
        endobj
        3 0 obj
        << /Type /Page /Parent 2 0 R /MediaBox [0 0 \(side) \(side)] >>
        endobj
        trailer
        << /Root 1 0 R >>
        %%EOF

        """
    }

    @Test(arguments: [("ja", 2), ("fr", 3), (nil, 3)] as [(String?, CGFloat)])
    func filesOfLanguages(language: String?, width: CGFloat) throws {
        let assets = try Assets(
            ["ja.lproj/pic.svg": svg(2), "en.lproj/pic.svg": svg(3), "Base.lproj/pic.svg": svg(4)],
            language: language)
        #expect(try assets.scope().image(named: "pic")?.size.width == width)
    }

    @Test func filesByTheirFullNames() throws {
        let assets = try Assets(["pic@2x~ipad.svg": svg(2), "a/pic@3x.svg": svg(3), "dot.name.svg": svg(5)])
        let scope = try assets.scope()
        #expect(scope.image(named: "pic@3x.svg") != nil && scope.image(named: "sub/pic") != nil)
        let pad = UITraitCollection {
            $0.userInterfaceIdiom = .pad
            $0.displayScale = 2
        }
        #expect(scope.image(named: "pic")?.size(for: pad).width == 2)
        #expect(scope.image(named: "dot.name")?.size.width == 5)
    }

    @Test(arguments: [
        (
            #""mode":"3-part-horizontal","center":{"mode":"stretch","width":2},"cap-insets":{"left":3,"right":4}"#,
            9, 8
        ),
        (
            #""mode":"3-part-vertical","center":{"mode":"tile","height":2},"cap-insets":{"top":1,"bottom":1}"#,
            20, 4
        ),
        (
            #""mode":"9-part","center":{"mode":"tile","width":1,"height":1},"cap-insets":{"top":1,"bottom":1,"left":1,"right":0}"#,
            2, 3
        ),
        (#""mode":"9-part","center":{"width":90,"height":1e9},"cap-insets":{"top":-5,"left":99}"#, 20, 8),
    ])
    func slicesLeaveOutWhatLiesBetween(resizing: String, width: Int, height: Int) throws {
        let assets = try Assets([
            "A.xcassets/i.imageset/Contents.json":
                "{\"images\":[{\"idiom\":\"universal\",\"scale\":\"1x\",\"filename\":\"i.png\",\"resizing\":{\(resizing)}}]}"
        ])
        let png = try #require(CGContext.bitmap(width: 20, height: 8, scale: 1, opaque: true)?.pngData())
        try png.write(to: URL(fileURLWithPath: assets.folder.path + "/A.xcassets/i.imageset/i.png"))
        #expect(try assets.scope().image(named: "i")?.size == CGSize(width: width, height: height))
    }

    @Test func missingNamesComeWithNearOnes() throws {
        let folder = try ProjectFolder(many)
        let document = try storyboard(scene("vc", #"<subviews><imageView id="a" image="j"/></subviews>"#))
        let loader = StoryboardLoader(document: document, resources: try ResourceLibrary(folder: folder.path))
        loader.instantiate(id: "vc")?.loadViewIfNeeded()
        #expect(loader.messages == ["the project has no image \"j\"; did you mean 'i'?"])
    }

    @Test func picturesInTheDocument() throws {
        let png = try #require(CGContext.bitmap(width: 4, height: 2, scale: 1, opaque: true)?.pngData())
        let archive = Data("bplist00".utf8) + png + Data("end".utf8)
        let (root, loader) = try StoryboardLoader.view(
            #"<subviews><imageView id="a" image="a:image"/></subviews>"#,
            resources:
                "<image name=\"a:image\" width=\"2\" height=\"1\"><mutableData key=\"keyedArchiveRepresentation\">\(archive.base64EncodedString())</mutableData></image>"
        )
        let image = (root.descendant("a") as? UIImageView)?.image
        #expect(
            image?.size == CGSize(width: 2, height: 1) && image?.cgImage != nil && loader.diagnostics.isEmpty)
    }
}
