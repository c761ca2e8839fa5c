import InterfaceBuilder
import Testing

@testable import SourceProjects

@Suite struct ProjectTests {
    @Test func modulesComeAfterThoseThatTheyNeedAndCirclesEnd() {
        var project = Project()
        project.modules = ["A", "B", "C"].map { SourceModule(name: $0, kind: .library, sources: ["x"]) }
        project.modules[0].dependencies = ["B", "Elsewhere"]
        project.modules[1].dependencies = ["C"]
        project.modules[2].dependencies = ["A"]
        project.sortModules()
        #expect(project.modules.map(\.name) == ["C", "B", "A"])
    }

    @Test func whatIsNeededIsKept() {
        var project = Project()
        project.modules = ["A", "B", "T"].map {
            SourceModule(name: $0, kind: $0 == "T" ? .tests : .library, sources: ["x"])
        }
        project.modules[2].dependencies = ["A"]
        #expect(project.modules { $0.kind == .tests }.map(\.name) == ["A", "T"])
    }

    @Test func workspacesListProjectsInsideOfTheFolder() throws {
        let text = """
            <Workspace version="1.0"><Group location="container:Apps" name="Apps">
            <FileRef location = "group:One.xcodeproj"></FileRef></Group>
            <FileRef location="container:../../etc.xcodeproj"/><FileRef location="absolute:/etc/x.xcodeproj"/></Workspace>
            """
        let folder = try TemporaryFolder([
            "W.xcworkspace/contents.xcworkspacedata": text, "Apps/One.xcodeproj/project.pbxproj": "",
        ])
        let workspace = try XcodeWorkspace(folder.path + "/W.xcworkspace", within: folder.path)
        #expect(workspace.members == [folder.path + "/Apps/One.xcodeproj"])
    }

    @Test func plainFoldersAreOneModuleAndItsTests() throws {
        let folder = try TemporaryFolder([
            "A.swift": "", "Deep/B.swift": "", "Tests/T.swift": "", "Pods/P.swift": "",
        ])
        let modules = ProjectFinder(root: folder.path).plainProject.modules
        #expect(modules.map(\.kind) == [.application, .tests])
        #expect(modules.map(\.sources.count) == [2, 1])
        #expect(modules[1].dependencies == [modules[0].name])
    }

    @Test func plainFoldersHaveNoManifestsAndEachNameOnce() throws {
        let folder = try TemporaryFolder([
            "Core/Project.swift": "import ProjectDescription", "Core/A.swift": "",
            "UI/Project.swift": "struct Project {}",
            "UI/A.swift": "", "Package.swift": "",
        ])
        let project = ProjectFinder(root: folder.path).plainProject
        let sources = project.modules.first?.sources.map { $0.dropFirst(folder.path.count + 1) }
        #expect(sources == ["Core/A.swift", "UI/Project.swift"])
        #expect(
            project.diagnostics.map(\.message) == [
                "left out: \(folder.path)/Core/A.swift has the same name in the module"
            ])
    }

    @Test(arguments: [
        ("Kit.h", "#import <UIKit/UIKit.h>", true), ("Kit.h", "@import UIKit;", true),
        ("Kit.h", "#import <Foundation/Foundation.h>", false), ("Other.h", "#import <UIKit/UIKit.h>", false),
        ("../Kit.h", "#import <UIKit/UIKit.h>", true), ("../../Kit.podspec", "Pod::Spec.new", true),
        ("../../Other.podspec", "Pod::Spec.new", false),
    ])
    func aPackagesUmbrellaHeaderBringsUIKit(header: String, text: String, isBrought: Bool) throws {
        let folder = try TemporaryFolder(["Sources/Kit/a.swift": "", "Sources/Kit/\(header)": text])
        let description = """
            {"products": [], "targets": [{"name": "Kit", "module_type": "SwiftTarget", "type": "library",
              "path": "Sources/Kit", "sources": ["a.swift"]}]}
            """
        let described = try PackageProject(
            describing: folder.path, description: Array(description.utf8), manifest: Array("{}".utf8))
        #expect(described.project.modules.map(\.bringsUIKit) == [isBrought])
        let manifest = #"{"targets": [{"name": "Kit", "type": "regular"}]}"#
        let read = try PackageProject(folder: folder.path, manifest: Array(manifest.utf8))
        #expect(read.project.modules.map(\.bringsUIKit) == [isBrought])
    }

    @Test func targetsThatAManifestDeclaresOnAMacAreBuilt() throws {
        let manifest =
            "#if canImport(Darwin)\nlet targets = [\"Kit\", \"KitUI\"]\n#else\nlet targets = [\"Kit\"]\n#endif"
        let folder = try TemporaryFolder([
            "Package.swift": manifest, "Sources/Kit/A.swift": "", "Sources/Other/C.swift": "",
            "Sources/KitUI/B.swift": "import UIKit\n@_exported import Kit", "Sources/KitUI/B.m": "",
        ])
        let known = #"{"targets": [{"name": "Kit", "type": "regular"}]}"#
        let package = try PackageProject(folder: folder.path, manifest: Array(known.utf8))
        #expect(package.project.modules.map(\.name) == ["Kit", "KitUI"])
        let hidden = try #require(package.project.modules.last)
        #expect(hidden.dependencies == ["Kit"] && hidden.isOfPackage)
        #expect(hidden.sources.map { $0.hasSuffix("Sources/KitUI/B.swift") } == [true])
        #expect(package.products["KitUI"] == ["KitUI"])
        try folder.write("let targets = [\"Kit\"] // \"KitUI\"", to: "Package.swift")
        let plain = try PackageProject(folder: folder.path, manifest: Array(known.utf8))
        #expect(plain.project.modules.map(\.name) == ["Kit"])
    }

    @Test func packagesAreReadAsTheyAreDescribed() throws {
        let description = """
            {"products": [{"name": "Kit", "targets": ["Kit-Core"], "type": {"library": ["automatic"]}}], "targets": [
              {"name": "Kit-Core", "module_type": "SwiftTarget", "type": "library", "path": "Sources", "sources": ["b.swift",
               "a.swift"], "product_dependencies": ["Other"], "resources": [{"path": "/p/R", "rule": {"copy": {}}}]},
              {"name": "C", "module_type": "ClangTarget", "type": "library", "path": "C", "sources": []}]}
            """
        let manifest = """
            {"toolsVersion": {"_version": "5.8.0"}, "targets": [{"name": "Kit-Core", "settings": [
              {"tool": "swift", "kind": {"define": {"_0": "FAST"}}},
              {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}}]}]}
            """
        let package = try PackageProject(
            describing: "/p", description: Array(description.utf8), manifest: Array(manifest.utf8))
        let module = try #require(package.project.modules.first)
        #expect(module.name == "Kit_Core")
        #expect(module.sources == ["/p/Sources/a.swift", "/p/Sources/b.swift"])
        #expect(module.resources == [SourceModule.Resource(path: "/p/R", isCopied: true)])
        #expect(module.dependencies == ["Other"])
        #expect(module.conditions == ["FAST"])
        #expect(module.languageVersion == "5.8.0")
        #expect(module.upcomingFeatures == ["BareSlashRegexLiterals"])
        #expect(package.products == ["Kit": ["Kit_Core"]])
        #expect(package.project.diagnostics.count == 1)
    }

    private static let clangFiles = [
        "Package.swift": "", "Sources/Kit/A.swift": "import Sum", "Sources/Sum/sum.c": "",
        "Sources/Sum/old.c": "", "Sources/Sum/private.h": "", "Sources/Sum/include/sum.h": "",
        "Sources/Store/Store.m": "",
        "Sources/Store/Public/Store.h": "", "Sources/Hidden/hidden.c": "",
    ]

    @Test func targetsInCAndObjectiveCAreModulesOfTheirPublicHeaders() throws {
        let folder = try TemporaryFolder(Self.clangFiles)
        let manifest = """
            {"targets": [{"name": "Kit", "type": "regular", "dependencies": [{"target": ["Sum"]}]},
              {"name": "Sum", "type": "regular", "exclude": ["old.c"], "dependencies": []},
              {"name": "Store", "type": "regular", "publicHeadersPath": "Public", "dependencies": [{"byName": ["Sum"]}]},
              {"name": "Hidden", "type": "regular", "dependencies": []}]}
            """
        let description = """
            {"products": [], "targets": [
              {"name": "Kit", "module_type": "SwiftTarget", "type": "library", "path": "Sources/Kit", "sources": ["A.swift"],
               "target_dependencies": ["Sum"]},
              {"name": "Sum", "module_type": "ClangTarget", "type": "library", "path": "Sources/Sum", "sources": ["sum.c"]},
              {"name": "Store", "module_type": "ClangTarget", "type": "library", "path": "Sources/Store",
               "sources": ["Store.m"], "target_dependencies": ["Sum"]},
              {"name": "Hidden", "module_type": "ClangTarget", "type": "library", "path": "Sources/Hidden",
               "sources": ["hidden.c"]}]}
            """
        let read = try PackageProject(folder: folder.path, manifest: Array(manifest.utf8))
        let described = try PackageProject(
            describing: folder.path, description: Array(description.utf8), manifest: Array(manifest.utf8))
        for package in [read, described] {
            let modules = Dictionary(uniqueKeysWithValues: package.project.modules.map { ($0.name, $0) })
            #expect(Set(modules.keys) == ["Kit", "Sum", "Store"])
            let sum = try #require(modules["Sum"])
            let store = try #require(modules["Store"])
            #expect(sum.headers == ["\(folder.path)/Sources/Sum/include/sum.h"])
            #expect(sum.implementations == ["\(folder.path)/Sources/Sum/sum.c"])
            #expect(store.headers == ["\(folder.path)/Sources/Store/Public/Store.h"])
            #expect(store.dependencies == ["Sum"] && store.isForeign && store.headerFolder == folder.path)
        }
    }

    @Test func packagesHaveTheResourcesThatXcodeKnowsWithoutAManifest() throws {
        let folder = try TemporaryFolder([
            "Sources/Kit/A.swift": "", "Sources/Kit/Colors.xcassets/Red.colorset/Contents.json": "{}",
            "Sources/Kit/Views/Card.xib": "", "Sources/Kit/de.lproj/Localizable.strings": "",
            "Sources/Kit/Notes.strings": "", "Sources/Kit/Notes.txt": "", "Sources/Kit/Old/Gone.xib": "",
            "Sources/Kit/Data/Named.xib": "",
        ])
        let manifest = """
            {"toolsVersion": {"_version": "5.8.0"}, "targets": [{"name": "Kit", "type": "regular", "exclude": ["Old"],
              "resources": [{"path": "Data", "rule": {"copy": {}}}], "dependencies": []}]}
            """
        let package = try PackageProject(folder: folder.path, manifest: Array(manifest.utf8))
        let module = try #require(package.project.modules.first)
        let names = module.resources.map { $0.path.dropFirst(folder.path.count + "/Sources/Kit/".count) }
        #expect(
            Set(names) == ["Data", "Colors.xcassets", "Views/Card.xib", "de.lproj/Localizable.strings"])
        #expect(module.resources.filter(\.isCopied).count == 1)
    }

    private static let adaptedManifest = """
        {"toolsVersion": {"_version": "6.1.0"}, "targets": [
          {"name": "Lantern", "type": "regular", "sources": ["Linux.swift"],
           "dependencies": [{"product": ["UIKit", "Kumiki", null, null]}],
           "pluginUsages": [{"plugin": ["AdaptSources", "Kumiki"]}, {"plugin": ["Lint", null]}]},
          {"name": "Plain", "type": "regular", "sources": ["A.swift"], "dependencies": [],
           "pluginUsages": [{"plugin": ["Lint", null]}]}]}
        """

    private static let adaptedFiles = [
        "Sources/Lantern/Linux.swift": "", "Sources/Lantern/Views/Flame.swift": "",
        "Sources/Lantern/Lantern.xib": "", "Sources/Plain/A.swift": "", "Sources/Plain/B.swift": "",
    ]

    @Test func aTargetWhosePluginAdaptsItHasAllFilesOfItsFolder() throws {
        let folder = try TemporaryFolder(Self.adaptedFiles)
        let description = """
            {"products": [], "targets": [
              {"name": "Lantern", "module_type": "SwiftTarget", "type": "library", "path": "Sources/Lantern",
               "sources": ["Linux.swift"], "product_dependencies": ["UIKit", "AdaptSources", "Lint"]},
              {"name": "Plain", "module_type": "SwiftTarget", "type": "library", "path": "Sources/Plain",
               "sources": ["A.swift"], "product_dependencies": ["Lint"]}]}
            """
        let package = try PackageProject(
            describing: folder.path, description: Array(description.utf8),
            manifest: Array(Self.adaptedManifest.utf8))
        expectAdapted(package, in: folder)
    }

    @Test func theManifestAloneSaysTheSameOfPlugins() throws {
        let folder = try TemporaryFolder(Self.adaptedFiles)
        let package = try PackageProject(folder: folder.path, manifest: Array(Self.adaptedManifest.utf8))
        expectAdapted(package, in: folder)
    }

    private func expectAdapted(_ package: PackageProject, in folder: TemporaryFolder) {
        let modules = package.project.modules
        #expect(modules.map(\.name) == ["Lantern", "Plain"])
        #expect(
            modules.first?.sources
                == ["Linux.swift", "Views/Flame.swift"].map { "\(folder.path)/Sources/Lantern/\($0)" })
        #expect(modules.last?.sources == [folder.path + "/Sources/Plain/A.swift"])
        #expect(modules.map(\.dependencies) == [["UIKit"], []])
    }

    @Test func settingsLeaveFilesOutAndAddOthers() throws {
        let folder = try TemporaryFolder([
            "kumiki.json": "{\"leaveOut\": [\"Camera\"], \"add\": [\"Linux/Camera.swift\"], \"wrong\": 1}"
        ])
        var project = Project()
        project.modules = [
            SourceModule(
                name: "A", kind: .application,
                sources: ["Camera/A.swift", "Camera2.swift"].map { folder.path + "/" + $0 })
        ]
        let settings = FolderSettings(folder: folder.path)
        let sources = settings.apply(to: project).modules.first?.sources
        #expect(sources == ["Camera2.swift", "Linux/Camera.swift"].map { folder.path + "/" + $0 })
        #expect(settings.diagnostics.count == 1)
    }

    @Test func filesAreAddedToTheModuleThatIsNamed() throws {
        let folder = try TemporaryFolder([
            "kumiki.json":
                "{\"add\": [{\"file\": \"Linux/Shop.swift\", \"module\": \"Shop Kit\"}, {\"file\": \"x.swift\", \"module\": \"No\"}]}"
        ])
        var project = Project()
        project.modules = [
            SourceModule(name: "A", kind: .application, sources: ["a.swift"]),
            SourceModule(name: "Shop_Kit", kind: .library, sources: ["s.swift"]),
        ]
        project.modules[1].target = "Shop Kit"
        let settings = FolderSettings(folder: folder.path)
        let modules = settings.apply(to: project, isOwn: false).modules
        #expect(modules[0].sources == ["a.swift"])
        #expect(modules[1].sources.contains(folder.path + "/Linux/Shop.swift"))
        #expect(
            settings.unused(in: modules, file: "k").map(\.message).contains { $0.contains("no module No") })
    }

    @Test(arguments: [
        ("\"Linux\"", "Linux", 0), ("\"../x\"", nil, 1), ("\"..\"", nil, 1), ("\"\"", nil, 1), ("7", nil, 1),
    ])
    func theFolderOfRecordedPicturesIsAName(json: String, name: String?, warnings: Int) throws {
        let folder = try TemporaryFolder(["kumiki.json": "{\"snapshotFolder\": \(json)}"])
        let settings = FolderSettings(folder: folder.path)
        #expect(settings.snapshotFolder == name)
        #expect(settings.diagnostics.count == warnings)
    }

    @Test func filesForNoModuleGoToTheFoldersOwnAlone() throws {
        let folder = try TemporaryFolder(["kumiki.json": "{\"add\": [\"x.swift\"]}"])
        var project = Project()
        project.modules = [SourceModule(name: "A", kind: .library, sources: ["a.swift"])]
        let settings = FolderSettings(folder: folder.path)
        #expect(settings.apply(to: project, isOwn: false) == project)
        #expect(settings.apply(to: project).modules.first?.sources.count == 2)
    }

    @Test func twoModulesOfOneNameAreReported() {
        var project = Project()
        project.add(SourceModule(name: "A", kind: .library, sources: ["/x/a.swift"]))
        project.add(SourceModule(name: "A", kind: .library, sources: ["/x/a.swift"]))
        #expect(project.diagnostics.isEmpty)
        project.add(SourceModule(name: "A", kind: .library, sources: ["/y/a.swift"]))
        #expect(project.modules.count == 1)
        #expect(project.diagnostics.map(\.file) == ["/y/a.swift"])
    }

    @Test func aWorkspaceComesBeforeAProject() throws {
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": "", "A.xcworkspace/contents.xcworkspacedata": "",
            "Package.swift": "",
        ])
        let descriptions = ProjectFinder(root: folder.path).descriptions
        #expect(descriptions.first == .workspace(folder.path + "/A.xcworkspace"))
    }

    @Test(arguments: [
        ("Shop", true), ("Shop.xcodeproj", true), ("Apps/Shop", true), ("hop", false), ("B/Shop", false),
    ])
    func projectsAreNamedByTheEndsOfTheirPaths(_ name: String, _ isNamed: Bool) {
        #expect(ProjectFinder.Description.project("/a/Apps/Shop.xcodeproj").isNamed(name) == isNamed)
    }

    @Test func linksOutOfTheFolderAreNotFollowed() throws {
        let outside = try TemporaryFolder(["Secret.swift": ""])
        let folder = try TemporaryFolder(["A.swift": ""])
        try folder.link("L.swift", to: outside.path + "/Secret.swift")
        try folder.link("Folder", to: outside.path)
        #expect(FileWalker.files(in: folder.path, within: folder.path) == [folder.path + "/A.swift"])
    }
}
