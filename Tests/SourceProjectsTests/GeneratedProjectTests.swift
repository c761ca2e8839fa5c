import Foundation
import InterfaceBuilder
import Testing

@testable import SourceProjects

/// Projects that other tools generate from a description.
@Suite struct GeneratedProjectTests {
    private func project(_ files: [String: String], _ name: String) throws -> (Project, String) {
        let folder = try TemporaryFolder(files)
        let finder = ProjectFinder(root: folder.path)
        let description = try #require(
            finder.descriptions.first { $0 == .specification("\(folder.path)/\(name)") })
        return (try finder.project(description), folder.path)
    }

    private func relative(_ paths: [String], _ folder: String) -> [String] {
        paths.map { String($0.dropFirst(folder.count + 1)) }
    }

    // MARK: XcodeGen

    @Test func specificationsOfXcodeGenHaveTheirTargets() throws {
        let text = """
            name: Shop  # the project
            include:
              - path: base.yml
            packages:
              Tools:
                path: Packages/Tools
              Net: {url: https://example.com/net, from: 1.2.0}
            targetTemplates:
              Feature:
                type: framework
                platform: [iOS]
                sources: ["Features/${target_name}"]
            targets:
              Shop:
                type: application
                platform: iOS
                sources:
                  - path: App
                    excludes:
                    - "*.md"
                    - Old
                info:
                  path: App/Info.plist
                  properties:
                    UIMainStoryboardFile: Main
                dependencies:
                - target: Cart
                - package: Net
                  product: NetCore
                settings:
                  base:
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS: [FULL, TRIAL]
              Cart:
                templates: [Feature]
              Television:
                type: application
                platform: tvOS
                sources: TV
            """
        let (project, folder) = try project(
            [
                "project.yml": text, "base.yml": "settings:\n  SWIFT_VERSION: \"5.0\"\n", "App/A.swift": "",
                "App/Old/B.swift": "", "App/Main.storyboard": "", "App/notes.md": "",
                "Features/Cart/C.swift": "",
                "TV/T.swift": "",
            ], "project.yml")
        #expect(project.modules.map(\.name) == ["Cart", "Shop"])
        let app = try #require(project.modules.last)
        #expect(relative(app.sources, folder) == ["App/A.swift"])
        #expect(relative(app.resources.map(\.path), folder) == ["App/Main.storyboard"])
        #expect(app.kind == .application && app.dependencies == ["Cart", "NetCore"])
        #expect(app.languageVersion == "5.0" && app.conditions == ["FULL", "TRIAL"])
        #expect(app.information?.contains("<key>UIMainStoryboardFile</key>") == true)
        #expect(
            project.packages.map(\.source) == [
                .folder(folder + "/Packages/Tools"),
                .repository(url: "https://example.com/net", requirement: "from: \"1.2.0\""),
            ])
    }

    @Test func anXcodeProjectTakesPrecedenceOverItsSpecification() throws {
        let folder = try TemporaryFolder([
            "project.yml": "targets:\n  A:\n    type: application\n", "A.xcodeproj/project.pbxproj": "",
        ])
        #expect(ProjectFinder(root: folder.path).descriptions == [.project(folder.path + "/A.xcodeproj")])
    }

    @Test func aSpecificationTakesPrecedenceOverWhatAGeneratedProjectResolved() throws {
        let folder = try TemporaryFolder([
            "project.yml": "targets:\n  A:\n    type: application\n",
            "A.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "",
        ])
        #expect(
            ProjectFinder(root: folder.path).descriptions == [.specification(folder.path + "/project.yml")])
    }

    // MARK: YAML

    @Test func collectionsOfYAMLAreNestedByTheirColumns() throws {
        let value = try yaml(
            """
            base: &base
              one: 'a # b'
              list: [x, "y, z", {k: v}]
            other:
              <<: *base
              one: no
            script: |
              echo 1
              echo 2
            items:
            - a: 1
              b: 2
            -
              c: 3
            """)
        #expect(value["base"]?["one"]?.string == "a # b")
        #expect(value["base"]?["list"]?.array[0].string == "x")
        #expect(value["base"]?["list"]?.array.last?["k"]?.string == "v")
        #expect(value["other"]?["one"]?.bool == false)
        #expect(value["other"]?["list"]?.array.count == value["base"]?["list"]?.array.count)
        #expect(value["script"]?.string == "echo 1\necho 2\n")
        #expect(value["items"]?.array.map(\.members.count) == [2, 1])
    }

    @Test(arguments: [
        ("a: [", 2), ("a:\n b\n  c: {", 3), ("a: 1\nx: *y", 2), ("a: 1\n b: 2", 2), ("\"a: b", 1),
        ("a: {b: {c: [", 2),
        (String(repeating: "- ", count: 5_000), 1), ("a: " + String(repeating: "[", count: 5_000), 1),
    ])
    func malformedYAMLIsNamedWithItsLine(text: String, line: Int) {
        let error = #expect(throws: DocumentError.self) { try yaml(text) }
        #expect(error?.line == line)
    }

    @Test func anchorsThatMultiplyAreEnded() {
        let lines = (1..<20).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
        #expect(throws: DocumentError.self) { try yaml("a0: &a0 [x]\n" + lines.joined(separator: "\n")) }
    }

    @Test func anEmptyDocumentHasNoValue() throws {
        #expect(try yaml("").members.isEmpty && yaml("# nothing\n").string == nil)
    }

    private func yaml(_ text: String) throws -> JSON {
        try YAML.parse(ContiguousArray(text.utf8), path: "project.yml")
    }

    // MARK: Tuist

    @Test func manifestsOfTuistHaveTheTargetsThatAreWritten() throws {
        let text = """
            import ProjectDescription

            let name = "Shop" // the product
            let list: [String: Plist.Value] = [
                "UILaunchStoryboardName": "Launch",
                "UIApplicationSceneManifest": .dictionary(["UIApplicationSupportsMultipleScenes": .boolean(false)]),
            ]
            let project = Project(name: name, targets: [
                Target(name: name, platform: .iOS, product: .app, infoPlist: .extendingDefault(with: list),
                    sources: ["Sources/**"], resources: ["Resources/**"],
                    dependencies: [.target(name: "\\(name)Kit"), .external(name: "Net")]),
                .target(name: "\\(name)Kit", destinations: .iOS, product: .framework, sources: "Kit/**/*.swift"),
                Target(name: "Watch", platform: .watchOS, product: .app, sources: ["Watch/**"]),
            ], settings: .settings(base: ["SWIFT_VERSION": "5.9"]))
            """
        let (project, folder) = try project(
            [
                "Project.swift": text, "Sources/A.swift": "", "Resources/L.storyboard": "",
                "Kit/In/B.swift": "",
                "Watch/W.swift": "",
            ], "Project.swift")
        #expect(project.modules.map(\.name) == ["ShopKit", "Shop"])
        let app = try #require(project.modules.last)
        #expect(relative(app.sources, folder) == ["Sources/A.swift"])
        #expect(relative(app.resources.map(\.path), folder) == ["Resources/L.storyboard"])
        #expect(app.dependencies == ["ShopKit", "Net"] && app.languageVersion == "5.9")
        #expect(app.information?.contains("UILaunchStoryboardName") == true)
        #expect(app.information?.contains("UIApplicationSceneManifest") == true)
    }

    /// The delegate of the scenes is found, since the property list is in the function as well.
    @Test func targetsThatFunctionsCreateFollowTheFolders() throws {
        let app = """
            import ProjectDescription
            let project = Project.make(name: environment.name, targets: [.app])
            """
        let library = """
            import ProjectDescription
            let project = Project.make(name: "Cart", targets: [.framework])
            """
        let folder = try TemporaryFolder([
            "App/Project.swift": app, "App/Sources/A.swift": "@main class AppDelegate {}",
            "App/Sources/S.swift": "class Scenes: UIResponder, UIWindowSceneDelegate {}",
            "App/Resources/a.json": "", "App/Tests/T.swift": "", "Cart/Project.swift": library,
            "Cart/Sources/C.swift": "", "Cart/Interface/I.swift": "",
            "Cart/Demo/Sources/D.swift": "@main struct D {}",
        ])
        let finder = ProjectFinder(root: folder.path)
        let projects = try finder.descriptions.map { try finder.project($0) }
        let modules = projects.flatMap(\.modules)
        #expect(Set(modules.map(\.name)) == ["App", "Cart", "CartInterface"])
        let application = try #require(modules.first { $0.kind == .application })
        #expect(application.name == "App" && application.sources.count == 2)
        #expect(application.information?.contains("$(PRODUCT_MODULE_NAME)") == false)
        #expect(application.information?.contains("App.Scenes") == true)
    }
}
