import Workers
import Foundation
import SourceProjects
import Testing

@testable import Workshop

@Suite struct PackageWriterTests {
    private func manifest(_ modules: [SourceModule]) throws -> String {
        let folder = NSTemporaryDirectory() + "kumiki-writer-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let writer = PackageWriter(
            folder: folder, modules: modules, hasProgram: true, compilerFlags: [], linkerFlags: ["-lX"])
        try writer.write()
        return try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
    }

    @Test func modulesBecomeTargets() throws {
        var tests = SourceModule(name: "AppTests", kind: .tests, sources: ["/a/T.swift"])
        tests.dependencies = ["App", "Elsewhere"]
        let text = try manifest([
            SourceModule(name: "App", kind: .application, sources: ["/a/A.swift"]), tests,
        ])
        #expect(text.contains(".testTarget("))
        #expect(text.contains("dependencies: [\"App\"]"))
        #expect(!text.contains("Elsewhere"))
        #expect(text.contains("App_main"))
    }

    /// Sources would import them still.
    @Test func compiledModulesThatTheProjectHasNoMoreAreRemoved() throws {
        let folder = NSTemporaryDirectory() + "kumiki-writer-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let products = ["\(folder)/Checked", "\(folder)/.build/debug/Modules"]
        for products in products {
            try FileManager.default.createDirectory(atPath: products, withIntermediateDirectories: true)
            for name in ["App", "Former", "KumikiApp"] {
                try "x".write(toFile: "\(products)/\(name).swiftmodule", atomically: true, encoding: .utf8)
            }
        }
        let app = SourceModule(name: "App", kind: .application, sources: ["/a/A.swift"])
        let writer = PackageWriter(
            folder: folder, modules: [app], hasProgram: true, compilerFlags: [], linkerFlags: [])
        try writer.write()
        for products in products {
            let names = try FileManager.default.contentsOfDirectory(atPath: products).sorted()
            #expect(
                names.filter { $0.hasSuffix(".swiftmodule") } == ["App.swiftmodule", "KumikiApp.swiftmodule"])
        }
    }

    @Test func textsOfProjectsCannotLeaveTheirLiterals() throws {
        var module = SourceModule(name: "App", kind: .library, sources: ["/a/A.swift"])
        module.conditions = ["A\")]); print(\"x", "B\\", "C\nD"]
        let text = try manifest([module])
        #expect(text.contains(".define(\"A\\\")]); print(\\\"x\"), .define(\"B\\\\\"), .define(\"CD\")"))
    }

    @Test func aLibrarysResourcesAreInABundleOfItsNameToo() throws {
        let folder = NSTemporaryDirectory() + "kumiki-writer-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/in", withIntermediateDirectories: true)
        for name in ["Badge.xib", "Info.plist"] {
            try "x".write(toFile: folder + "/in/" + name, atomically: true, encoding: .utf8)
        }
        var library = SourceModule(name: "Kit", kind: .library, sources: ["/a/W.swift"])
        library.resources = [SourceModule.Resource(path: folder + "/in")]
        library.nestedBundles = ["KitResources"]
        let writer = PackageWriter(
            folder: folder + "/out", modules: [library], hasProgram: false, compilerFlags: [], linkerFlags: []
        )
        try writer.write()
        let outer = try #require(Bundle(path: folder + "/out/Modules/Kit/Resources"))
        let place = try #require(outer.url(forResource: "Kit", withExtension: "bundle"))
        let inner = try #require(Bundle(url: place))
        #expect(inner.path(forResource: "Badge", ofType: "nib") != nil)
        #expect(outer.url(forResource: "KitResources", withExtension: "bundle") != nil)
        let manifest = try String(contentsOfFile: folder + "/out/Package.swift", encoding: .utf8)
        #expect(manifest.contains("Resources/Badge.nib") && !manifest.contains("Info.plist"))
    }

    @Test func ofSeveralApplicationsTheLargestIsFirst() {
        let small = SourceModule(name: "Demo", kind: .application, sources: ["/d/A.swift"])
        let large = SourceModule(name: "Shop", kind: .application, sources: ["/s/A.swift", "/s/B.swift"])
        func applications(_ modules: [SourceModule]) -> [String] {
            PackageWriter(folder: "/", modules: modules, hasProgram: true, compilerFlags: [], linkerFlags: [])
                .applications.map(\.name)
        }
        #expect(applications([small, large]) == ["Shop", "Demo"])
        #expect(applications([large, small]) == ["Shop", "Demo"])
        #expect(
            applications([small, SourceModule(name: "Else", kind: .application, sources: ["/e/A.swift"])])
                == ["Demo", "Else"])
    }

    /// Each application has its own main bundle; the resources of a library are the package manager's.
    @Test func eachApplicationHasItsOwnBundle() throws {
        let folder = NSTemporaryDirectory() + "kumiki-writer-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func application(_ name: String) throws -> SourceModule {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
            try name.write(toFile: "\(folder)/\(name)/a.txt", atomically: true, encoding: .utf8)
            var module = SourceModule(name: name, kind: .application, sources: ["\(folder)/\(name)/A.swift"])
            module.information = "<plist><dict><key>Name</key><string>\(name)</string></dict></plist>"
            module.resources = [SourceModule.Resource(path: "\(folder)/\(name)/a.txt")]
            return module
        }
        let writer = PackageWriter(
            folder: folder + "/out", modules: [try application("Pier"), try application("Quay")],
            hasProgram: true, compilerFlags: [], linkerFlags: [])
        try writer.write()
        for name in ["Pier", "Quay"] {
            let bundle = try #require(Bundle(path: "\(folder)/out/\(name).app"))
            let file = try #require(bundle.path(forResource: "a", ofType: "txt"))
            #expect(try String(contentsOfFile: file, encoding: .utf8) == name)
            #expect(bundle.infoDictionary?["Name"] as? String == name)
        }
        let main = try String(contentsOfFile: folder + "/out/Program/main.swift", encoding: .utf8)
        #expect(main.contains("SceneWorker.main(launching: [\"Pier\", \"Quay\"])"))
    }

    @Test func theApplicationThatTestsDependOnIsTheirHost() {
        var tests = SourceModule(name: "ShopTests", kind: .tests, sources: ["/t/T.swift"])
        let modules = [
            SourceModule(name: "Kit", kind: .library, sources: ["/k/K.swift"]),
            SourceModule(name: "Shop", kind: .application, sources: ["/s/S.swift"]),
            SourceModule(name: "Other", kind: .application, sources: ["/o/O.swift", "/o/P.swift"]),
        ]
        func host(dependencies: [String], hasProgram: Bool = false) -> String? {
            tests.dependencies = dependencies
            return PackageWriter(
                folder: "/", modules: modules + [tests], hasProgram: hasProgram, compilerFlags: [],
                linkerFlags: []
            ).testGroups.first?.host?.name
        }
        #expect(host(dependencies: ["Kit", "Shop"]) == "Shop")
        #expect(host(dependencies: ["Kit"]) == nil)
        #expect(host(dependencies: ["Shop"], hasProgram: true) == nil)
        tests.testHost = "Other"
        #expect(host(dependencies: ["Shop", "Other"]) == "Other")
    }

    @Test func anExampleAppAmongTestsIsNotTheProgram() {
        func arguments(_ kind: SourceModule.Kind) -> [String] {
            ModuleSettings(SourceModule(name: "Kit", kind: kind, sources: [])).arguments
        }
        #expect(arguments(.tests).suffix(1) == ["Kit_main"])
        #expect(arguments(.application).suffix(1) == ["Kit_main"])
        #expect(!arguments(.library).contains("-entry-point-function-name"))
    }

    @Test func eachTargetOfTestsRunsInTheBundleOfItsHost() {
        func tests(_ name: String, host: String?) -> SourceModule {
            var module = SourceModule(name: name, kind: .tests, sources: ["/t/\(name).swift"])
            module.testHost = host
            return module
        }
        let modules = [
            SourceModule(name: "Shop", kind: .application, sources: ["/s/S.swift"]),
            SourceModule(name: "Stage", kind: .application, sources: ["/o/O.swift"]),
            tests("ShopTests", host: "Shop"), tests("KitTests", host: "Stage"), tests("CoreTests", host: nil),
            tests("MoreTests", host: "Stage"),
        ]
        let writer = PackageWriter(
            folder: "/", modules: modules, hasProgram: false, compilerFlags: [], linkerFlags: [])
        #expect(writer.testGroups.map { $0.host?.name } == ["Shop", "Stage", nil])
        #expect(
            writer.testGroups.map(\.modules) == [["ShopTests"], ["KitTests", "MoreTests"], ["CoreTests"]])
        #expect(writer.testGroups.map(\.environment) == [[:], [:], [:]])
    }

    @Test func theApplicationRunsInABundleOfItsOwn() throws {
        let folder = NSTemporaryDirectory() + "kumiki-writer-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: folder + "/in/ja.lproj", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: folder + "/in/Birds.xcdatamodeld/Two.xcdatamodel", withIntermediateDirectories: true)
        for name in [
            "Card.xib", "Main.storyboard", "sea.txt", "ja.lproj/A.strings",
            "Birds.xcdatamodeld/.xccurrentversion",
        ] {
            try "x".write(toFile: "\(folder)/in/\(name)", atomically: true, encoding: .utf8)
        }
        let widget = SourceModule(name: "Widget", kind: .appExtension, sources: ["/a/W.swift"])
        var app = SourceModule(name: "App", kind: .application, sources: ["/a/A.swift"])
        app.information = "<plist><dict/></plist>"
        app.resources = [SourceModule.Resource(path: folder + "/in")]
        let writer = PackageWriter(
            folder: folder + "/out", modules: [widget, app], hasProgram: true, compilerFlags: [],
            linkerFlags: [])
        try writer.write()
        let bundle = try #require(Bundle(path: folder + "/out/App.app"))
        #expect(bundle.path(forResource: "Card", ofType: "nib") != nil)
        #expect(bundle.path(forResource: "Main", ofType: "storyboardc") != nil)
        let models = try #require(bundle.path(forResource: "Birds", ofType: "momd"))
        #expect(bundle.path(forResource: "Two", ofType: "mom", inDirectory: "Birds.momd") != nil)
        let information = try Data(contentsOf: URL(fileURLWithPath: models + "/VersionInfo.plist"))
        let versions =
            try PropertyListSerialization.propertyList(from: information, format: nil) as? [String: Any]
        #expect(versions?["NSManagedObjectModel_CurrentVersionName"] as? String == "Two")
        #expect((versions?["NSManagedObjectModel_VersionHashes"] as? [String: Any])?.keys.sorted() == ["Two"])
        #expect(bundle.path(forResource: "sea", ofType: "txt") != nil)
        #expect(bundle.localizations == ["ja"])
        #expect(
            !(try String(contentsOfFile: folder + "/out/Package.swift", encoding: .utf8)).contains("sea.txt"))
        let built = folder + "/program"
        try "program".write(toFile: built, atomically: true, encoding: .utf8)
        let installed = try AppBundle(writer: writer, app).install(built)
        #expect(installed == folder + "/out/App.app/App")
        #expect(try String(contentsOfFile: installed, encoding: .utf8) == "program")
    }

    @Test(arguments: [
        (nil, ".v5"), ("5.8.0", ".v5"), ("6", ".v6"), ("6.0", ".v6"), ("4.2", ".version(\"4.2\")"),
        ("4.0", ".version(\"4\")"), ("3.0", ".version(\"4\")"), ("x", ".v5"),
    ])
    func languageModes(_ version: String?, _ mode: String) {
        #expect(LanguageMode(version).manifest == mode)
    }

    @Test func aModuleIsCheckedByTheSettingsThatItIsBuiltWith() throws {
        var module = SourceModule(name: "App", kind: .application, sources: ["/a/A.swift"])
        module.conditions = ["STAGING"]
        module.languageVersion = "6.0"
        module.isMainActorByDefault = true
        module.upcomingFeatures = ["InferIsolatedConformances", "RegionBasedIsolation"]
        let arguments = ModuleSettings(module).arguments.joined(separator: " ")
        #expect(arguments.contains("-swift-version 6"))
        #expect(arguments.contains("-D STAGING"))
        #expect(arguments.contains("-default-isolation MainActor"))
        #expect(arguments.contains("-enable-upcoming-feature InferIsolatedConformances"))
        #expect(!arguments.contains("RegionBasedIsolation"))
        #expect(arguments.contains("App_main"))
        let text = try manifest([module])
        #expect(text.hasPrefix("// swift-tools-version: 6.2"))
        #expect(text.contains(".defaultIsolation(MainActor.self)"))
        #expect(text.contains(".enableUpcomingFeature(\"InferIsolatedConformances\")"))
    }

    /// XCTest's methods are not isolated, so that its subclasses cannot belong to the main actor.
    @Test(arguments: [("Testing", true), ("XCTest", false), ("Quick", false)])
    func testsBelongToTheMainActorUnlessTheyAreXCTests(_ library: String, _ isIsolated: Bool) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try "import \(library)\n".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        var module = SourceModule(name: "AppTests", kind: .tests, sources: [file.path])
        module.isMainActorByDefault = true
        #expect(ModuleSettings(module).arguments.contains("-default-isolation") == isIsolated)
    }

    @Test func hashesTellContentApart() {
        let digits = { (text: String) in
            var hash = ContentHash()
            hash.add(text)
            return hash.digits
        }
        #expect(digits("a") != digits("b"))
        #expect(digits("12345678a") != digits("12345678b"))
        #expect(digits("") != digits("\0"))
        #expect(digits("abc") == digits("abc"))
        #expect(digits("abc").count == 32)
    }

    @Test func foldersInCommon() {
        #expect(Adaptation.commonFolder(of: ["/a/b/C.swift", "/a/b/d/E.swift"]) == "/a/b")
        #expect(Adaptation.commonFolder(of: ["/a/b.swift", "/ab/c.swift"]) == "/")
        #expect(Adaptation.commonFolder(of: []) == "/")
    }
}
