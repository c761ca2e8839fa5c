import Foundation
import SourceProjects
import Testing

@testable import Workshop

@Suite struct ProjectChoiceTests {
    private let folder = NSTemporaryDirectory() + "kumiki-choice-\(UUID().uuidString)"

    private func write(_ text: String, to name: String) throws {
        let file = "\(folder)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    /// Writes a package with a number of tests.
    private func write(_ name: String, tests: Int) throws {
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "\(name)", targets: [.testTarget(name: "\(name)Tests")])
            """, to: "\(name)/Package.swift")
        let methods = (0..<tests).map { "func test\($0)() {}" }
        try write(
            "import XCTest\n" + methods.joined(separator: "\n"), to: "\(name)/Tests/\(name)Tests/A.swift")
    }

    private func tested() throws -> String? {
        let describer = PackageDescriber(scratch: folder + "/.build")
        return try OwnProject(root: folder, goal: .tests, choice: ProjectChoice(), describer: describer)
            .find().package.map { ($0 as NSString).lastPathComponent }
    }

    @Test func aProjectWithManyMoreTestsIsTestedRatherThanTheFirst() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("Example", tests: 2)
        try write("Library", tests: 3)
        #expect(try tested() == "Example")
        try write("Library", tests: 4)
        #expect(try tested() == "Library")
    }

    /// Targets for several platforms compile the same files.
    @Test func testsOfAFileThatSeveralTargetsCompileCountOnce() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("func test1() {}\nfunc test2() {}", to: "A.swift")
        var project = Project()
        for name in ["PhoneTests", "TelevisionTests"] {
            project.add(SourceModule(name: name, kind: .tests, sources: [folder + "/A.swift"]))
        }
        #expect(TestCount.of(project) == 2)
    }

    /// The compiler refuses two files of a module with the same name.
    @Test func aProjectThatCannotBeBuiltIsTheLastChoice() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("Example", tests: 3)
        try write("import XCTest", to: "Example/Tests/ExampleTests/Mocks/A.swift")
        #expect(try tested() == "Example")
        try write("Library", tests: 1)
        #expect(try tested() == "Library")
    }

    /// The tests of an Xcode project may be compiled with the library's files.
    @Test func aPackageWhoseTestsDoNotImportItIsTheLastChoice() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let targets: [Target] = [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])]
            let package = Package(name: "Kit", targets: targets)
            """
        try write(manifest, to: "Kit/Package.swift")
        try write("", to: "Kit/Sources/Kit/Kit.swift")
        try write("import XCTest\nfunc test1() {}\nfunc test2() {}", to: "Kit/Tests/KitTests/A.swift")
        try write("Other", tests: 1)
        #expect(try tested() == "Other")
        try write("@testable import Kit\nfunc test1() {}\nfunc test2() {}", to: "Kit/Tests/KitTests/A.swift")
        #expect(try tested() == "Kit")
    }

    /// The helpers of tests may be in a folder that only the Xcode project's target has.
    @Test func anXcodeProjectIsTestedIfThePackageLacksFilesOfItsTests() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("Kit", tests: 2)
        let tests = "Tests/KitTests/A.swift"
        try write(project: "Kit/Kit.xcodeproj", target: "KitTests", "bundle.unit-test", files: [tests])
        #expect(try tested() == "Kit")
        try write("", to: "Kit/Tests/KitTests/B.swift")
        try write("", to: "Kit/Tests/Helpers/C.swift")
        let helped = [tests, "Tests/Helpers/C.swift"]
        try write(project: "Kit/Kit.xcodeproj", target: "KitTests", "bundle.unit-test", files: helped)
        #expect(try tested() == "Kit")
        let all = helped + ["Tests/KitTests/B.swift"]
        try write(project: "Kit/Kit.xcodeproj", target: "KitTests", "bundle.unit-test", files: all)
        #expect(try tested() == nil)
    }

    // MARK: CocoaPods

    private func write(project: String, target: String, _ product: String, file: String) throws {
        try write(project: project, target: target, product, files: [file])
    }

    /// Writes an Xcode project with a target that has Swift files, or a header.
    private func write(project: String, target: String, _ product: String, files: [String]) throws {
        let phase = files.contains { $0.hasSuffix(".h") } ? "PBXHeadersBuildPhase" : "PBXSourcesBuildPhase"
        let references = files.indices.map { "F\($0)" }
        let builds = files.indices.map { "B\($0)" }
        let objects = files.enumerated().map { index, file in
            """
            F\(index) = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
            B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
            """
        }
        let text = """
            { objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (\(references.joined(separator: ","))); sourceTree = "<group>"; };
              \(objects.joined(separator: "\n"))
              A = { isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.\(product)";
                    buildPhases = (S); buildConfigurationList = L; };
              S = { isa = \(phase); files = (\(builds.joined(separator: ","))); };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            }; rootObject = P; }
            """
        try write(text, to: "\(project)/project.pbxproj")
    }

    /// The parts in Objective-C have no effect, and the package does without them.
    @Test func aPackageReplacesALibraryOfTheWorkspaceThatIsPartlyInObjectiveC() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(project: "App/App.xcodeproj", target: "App", "application", file: "A.swift")
        try write(project: "App/Pods/Pods.xcodeproj", target: "Mixed", "framework", file: "Mixed/B.swift")
        let references = ["App.xcodeproj", "Pods/Pods.xcodeproj"].map { "<FileRef location='group:\($0)'/>" }
        try write(
            "<Workspace version='1.0'>\(references.joined())</Workspace>",
            to: "App/App.xcworkspace/contents.xcworkspacedata")
        try write("import Mixed", to: "App/A.swift")
        try write("", to: "App/Pods/Mixed/B.swift")
        try write("", to: "App/Pods/Mixed/B.m")
        let describer = PackageDescriber(scratch: folder + "/.build")
        let project = OwnProject(
            root: folder + "/App", goal: .program, choice: ProjectChoice(), describer: describer)
        #expect(try project.find().project.modules.map(\.name).contains("Mixed"))
        try write("let package = Package(name: \"Mixed\")", to: "Mixed/Package.swift")
        #expect(try !project.find().project.modules.map(\.name).contains("Mixed"))
    }

    /// Its Swift files call what is in Objective-C, which has no effect.
    @Test func anOwnLibraryReplacesALibraryOfTheWorkspaceThatIsALayerOnObjectiveC() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(project: "App/App.xcodeproj", target: "App", "application", file: "A.swift")
        try write(project: "App/Pods/Pods.xcodeproj", target: "Layer", "framework", file: "Layer/B.swift")
        let references = ["App.xcodeproj", "Pods/Pods.xcodeproj"].map { "<FileRef location='group:\($0)'/>" }
        try write(
            "<Workspace version='1.0'>\(references.joined())</Workspace>",
            to: "App/App.xcworkspace/contents.xcworkspacedata")
        try write("import Layer", to: "App/A.swift")
        try write("import Core", to: "App/Pods/Layer/B.swift")
        let describer = PackageDescriber(scratch: folder + "/.build")
        let project = OwnProject(
            root: folder + "/App", goal: .program, choice: ProjectChoice(), describer: describer,
            ownLibraries: ["Layer"])
        try write("", to: "App/Pods/Core/C.swift")
        #expect(try project.find().project.modules.map(\.name).contains("Layer"))
        try write("", to: "App/Pods/Core/C.mm")
        #expect(try !project.find().project.modules.map(\.name).contains("Layer"))
    }

    /// The compiler has no mode for Swift 3.
    @Test func anOwnLibraryReplacesALibraryOfTheWorkspaceOfSwift3() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(project: "App/App.xcodeproj", target: "App", "application", file: "A.swift")
        try write(project: "App/Pods/Pods.xcodeproj", target: "Old", "framework", file: "Old/B.swift")
        let references = ["App.xcodeproj", "Pods/Pods.xcodeproj"].map { "<FileRef location='group:\($0)'/>" }
        try write(
            "<Workspace version='1.0'>\(references.joined())</Workspace>",
            to: "App/App.xcworkspace/contents.xcworkspacedata")
        try write("import Old", to: "App/A.swift")
        try write("", to: "App/Pods/Old/B.swift")
        let description = folder + "/App/Pods/Pods.xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: description, encoding: .utf8)
        for (version, own, isBuilt) in [("3.0", [], true), ("3.0", ["Old"], false), ("4.0", ["Old"], true)]
            as [(String, Set<String>, Bool)]
        {
            let settings = "SDKROOT = iphoneos; SWIFT_VERSION = \(version);"
            try text.replacing("SDKROOT = iphoneos;", with: settings)
                .write(toFile: description, atomically: true, encoding: .utf8)
            let project = OwnProject(
                root: folder + "/App", goal: .program, choice: ProjectChoice(),
                describer: PackageDescriber(scratch: folder + "/.build"), ownLibraries: own)
            #expect(try project.find().project.modules.map(\.name).contains("Old") == isBuilt)
        }
    }

    /// Repositories have pods of which some files are ignored.
    @Test func anOwnLibraryReplacesALibraryOfTheWorkspaceThatLacksFiles() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(project: "App/App.xcodeproj", target: "App", "application", file: "A.swift")
        try write(
            project: "App/Pods/Pods.xcodeproj", target: "Part", "framework",
            files: ["Part/B.swift", "Part/C.swift"])
        let references = ["App.xcodeproj", "Pods/Pods.xcodeproj"].map { "<FileRef location='group:\($0)'/>" }
        try write(
            "<Workspace version='1.0'>\(references.joined())</Workspace>",
            to: "App/App.xcworkspace/contents.xcworkspacedata")
        try write("import Part", to: "App/A.swift")
        try write("", to: "App/Pods/Part/B.swift")
        func isBuilt(_ own: Set<String>) throws -> Bool {
            try OwnProject(
                root: folder + "/App", goal: .program, choice: ProjectChoice(),
                describer: PackageDescriber(scratch: folder + "/.build"), ownLibraries: own
            ).find().project.modules.map(\.name).contains("Part")
        }
        #expect(try isBuilt([]))
        #expect(try !isBuilt(["Part"]))
        try write("", to: "App/Pods/Part/C.swift")
        #expect(try isBuilt(["Part"]))
    }

    @Test func aLibraryOfTheWorkspaceInObjectiveCIsBuiltWhereThereIsNoOther() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(project: "App/App.xcodeproj", target: "App", "application", file: "A.swift")
        try write(
            project: "App/Pods/Pods.xcodeproj", target: "Counter", "framework", file: "Counter/Counter.h")
        let references = ["App.xcodeproj", "Pods/Pods.xcodeproj"].map { "<FileRef location='group:\($0)'/>" }
        try write(
            "<Workspace version='1.0'>\(references.joined())</Workspace>",
            to: "App/App.xcworkspace/contents.xcworkspacedata")
        try write("import Counter", to: "App/A.swift")
        try write("@interface Counter : UILabel\n@end", to: "App/Pods/Counter/Counter.h")
        func names(_ own: Set<String>) throws -> [String] {
            try OwnProject(
                root: folder + "/App", goal: .program, choice: ProjectChoice(),
                describer: PackageDescriber(scratch: folder + "/.build"), ownLibraries: own
            ).find().project.modules.map(\.name)
        }
        #expect(try names([]).contains("Counter"))
        #expect(try !names(["Counter"]).contains("Counter"))
        try write("let package = Package(name: \"Counter\")", to: "Counter/Package.swift")
        #expect(try !names([]).contains("Counter"))
    }

    /// Quick's examples are methods that its Objective-C adds to classes.
    @Test(arguments: ["Nimble", "OHHTTPStubs", "Quick"])
    func anOwnLibraryReplacesOneOfTheWorkspaceThatIsBasedOnObjectiveC(_ name: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(project: "App/App.xcodeproj", target: "App", "application", file: "A.swift")
        try write(project: "App/Pods/Pods.xcodeproj", target: name, "framework", file: "\(name)/B.swift")
        let references = ["App.xcodeproj", "Pods/Pods.xcodeproj"].map { "<FileRef location='group:\($0)'/>" }
        try write(
            "<Workspace version='1.0'>\(references.joined())</Workspace>",
            to: "App/App.xcworkspace/contents.xcworkspacedata")
        try write("import \(name)", to: "App/A.swift")
        try write("", to: "App/Pods/\(name)/B.swift")
        for (own, isBuilt) in [([], true), ([name], false)] as [(Set<String>, Bool)] {
            let project = OwnProject(
                root: folder + "/App", goal: .program, choice: ProjectChoice(),
                describer: PackageDescriber(scratch: folder + "/.build"), ownLibraries: own)
            #expect(try project.find().project.modules.map(\.name).contains(name) == isBuilt)
        }
    }

    /// The delegates of RxCocoa pass on messages, and its types are those of RxSwift.
    @Test(arguments: [true, false])
    func ownLibrariesReplaceRxSwiftOfAWorkspaceWithRxCocoa(_ hasCocoa: Bool) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(project: "App/App.xcodeproj", target: "App", "application", file: "A.swift")
        try write(project: "App/Pods/Pods.xcodeproj", target: "RxSwift", "framework", file: "RxSwift/B.swift")
        let references = ["App.xcodeproj", "Pods/Pods.xcodeproj"].map { "<FileRef location='group:\($0)'/>" }
        try write(
            "<Workspace version='1.0'>\(references.joined())</Workspace>",
            to: "App/App.xcworkspace/contents.xcworkspacedata")
        try write("import RxSwift", to: "App/A.swift")
        try write("", to: "App/Pods/RxSwift/B.swift")
        if hasCocoa { try write("", to: "App/Pods/RxCocoa/Runtime/_RXDelegateProxy.m") }
        let project = OwnProject(
            root: folder + "/App", goal: .program, choice: ProjectChoice(),
            describer: PackageDescriber(scratch: folder + "/.build"), ownLibraries: ["RxSwift", "RxCocoa"])
        #expect(try project.find().project.modules.map(\.name).contains("RxSwift") != hasCocoa)
    }

    // MARK: Applications

    /// Returns the modules that pictures are made of.
    private func shown() throws -> [String] {
        let describer = PackageDescriber(scratch: folder + "/.build")
        return try OwnProject(root: folder, goal: .program, choice: ProjectChoice(), describer: describer)
            .find().project.modules.map(\.name)
    }

    private func describe(_ kind: String, documentsOf names: [String]) throws {
        let targets = ["One", "Two"].map { name in
            "  \(name):\n    type: \(kind)\n    platform: iOS\n    sources: [Shared, \(name)]\n"
        }
        let app = "  App:\n    type: application\n    platform: iOS\n    sources: App\n"
        try write("targets:\n" + targets.joined() + app, to: "project.yml")
        for file in ["Shared/A.swift", "Shared/B.swift", "One/C.swift", "Two/C.swift", "App/App.swift"] {
            try write("", to: file)
        }
        for name in names { try write("", to: "\(name)/Main.storyboard") }
    }

    @Test func ofApplicationsWithTheSameSourcesOneIsShown() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try describe("application", documentsOf: ["One", "Two"])
        #expect(try shown().count == 2)
    }

    @Test func extensionsWithDocumentsOfTheirOwnAreShown() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try describe("app-extension", documentsOf: ["Shared"])
        #expect(try shown().count == 2)
        try describe("app-extension", documentsOf: ["One", "Two"])
        #expect(try shown().count == 3)
    }
}
