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
}
