import Foundation
import Testing

@testable import SourceProjects
@testable import Workshop

struct ImportedModulesTests {
    @Test(arguments: [
        ("import UIKit", "UIKit"), ("  @testable import App // all", "App"),
        ("import class App.Cell", "App"), ("@_exported public import Kit.Parts", "Kit"),
    ])
    func namesAreRead(_ line: String, _ name: String) {
        #expect(ImportedModules.name(in: line[...]) == name)
    }

    @Test(arguments: ["// import UIKit", "let text = \"import App\"", "important", ""])
    func otherLinesImportNothing(_ line: String) {
        #expect(ImportedModules.name(in: line[...]) == nil)
    }

    @Test func modulesOfTheSystemAreAskedForWhereSourcesStandInForThem() throws {
        let path = NSTemporaryDirectory() + "kumiki-imports-\(UUID().uuidString).swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try "import UIKit\nimport MapKit\nimport Kit\n".write(toFile: path, atomically: true, encoding: .utf8)
        let app = SourceModule(name: "App", kind: .application, sources: [path])
        #expect(ImportedModules.names(in: app) == ["Kit"])
        var project = Project()
        project.modules = [app, SourceModule(name: "MapKit", kind: .library, sources: ["/m.swift"])]
        project.addImported { [] }
        #expect(project.modules.last?.dependencies == ["MapKit"])
    }

    @Test func modulesOfTheBridgingHeaderAreAdded() {
        var project = Project()
        project.modules = [SourceModule(name: "App", kind: .application, sources: [])]
        project.modules[0].bridgedModules = ["Kit"]
        project.addImported { [SourceModule(name: "Kit", kind: .library, sources: ["/kit.swift"])] }
        #expect(project.modules.map(\.name) == ["Kit", "App"])
    }

    /// No source has to import the module of a class that only documents name.
    @Test func modulesOfDocumentsAreAdded() throws {
        let folder = NSTemporaryDirectory() + "kumiki-documents-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = """
            <view customClass="StarView" customModule="Stars"/>
            <view customClass="CosmosView" customModule="Cosmos"/>
            <view customClass="Chart" customModule="Charts"/>
            <viewController customClass="Shop" customModule="OldName" customModuleProvider="target"/>
            """
        try text.write(toFile: folder + "/Main.storyboard", atomically: true, encoding: .utf8)
        try "import Charts".write(toFile: folder + "/Shop.swift", atomically: true, encoding: .utf8)
        var app = SourceModule(name: "App", kind: .application, sources: [folder + "/Shop.swift"])
        app.resources = [.init(path: folder + "/Main.storyboard")]
        #expect(ImportedModules.names(in: app) == ["Stars", "Cosmos", "Charts"])
        var project = Project()
        project.modules = [app]
        project.addImported { [SourceModule(name: "Stars", kind: .library, sources: ["/stars.swift"])] }
        #expect(project.modules.last?.dependencies == ["Stars"])
        // Kumiki's own.
        DocumentModules.add(to: &project, available: ["Cosmos", "Charts", "Stars"])
        #expect(project.modules.last?.bridgedFrameworks == ["Cosmos"])
    }

    /// A library in Objective-C has no sources in Swift.
    @Test func librariesInObjectiveCAreAdded() {
        var project = Project()
        project.modules = [SourceModule(name: "App", kind: .application, sources: [])]
        project.modules[0].bridgedModules = ["Kit"]
        project.addImported {
            var kit = SourceModule(name: "Kit", kind: .library, sources: [])
            kit.headers = ["/kit.h"]
            return [kit]
        }
        #expect(project.modules.map(\.name) == ["Kit", "App"])
    }

    /// A framework is built from the files of several packages' modules, which its sources import where there are any.
    @Test func modulesWhoseFilesTheProjectHasAreNotAdded() throws {
        let path = NSTemporaryDirectory() + "kumiki-imports-\(UUID().uuidString).swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try "#if canImport(Core)\nimport Core\n#endif\nimport Kit".write(
            toFile: path, atomically: true, encoding: .utf8)
        var project = Project()
        project.modules = [SourceModule(name: "Whole", kind: .library, sources: [path, "/core.swift"])]
        project.addImported {
            [
                SourceModule(name: "Core", kind: .library, sources: ["/core.swift"]),
                SourceModule(name: "Kit", kind: .library, sources: ["/kit.swift"]),
            ]
        }
        #expect(project.modules.map(\.name).sorted() == ["Kit", "Whole"])
        #expect(project.modules.first { $0.name == "Whole" }?.dependencies == ["Kit"])
    }
}
