import Testing

@testable import SourceAdapter

/// An adaptation after a change has the result of one without an earlier adaptation.
@Suite struct AdaptationMemoryTests {
    private static let view = """
        import UIKit
        class View: UIView {
            @objc func tap() { show() }
        }
        """
    private static let page = """
        import UIKit
        class Page: UIViewController {
            let button = UIButton()
            override func viewDidLoad() {
                button.addTarget(self, action: #selector(View.tap), for: .touchUpInside)
            }
        }
        """

    private func files(_ adapted: AdaptedSources) -> [SourceFile] { adapted.files.map(\.source) }

    @Test(arguments: [
        ("show()", "hide()"), ("func tap()", "func tap(_ sender: Any)"),
        ("@objc func tap", "@objc(press) func tap"),
        ("import UIKit", "import Absent"),
    ])
    func aChangeIsAdaptedWithItsEffectsOnOtherFiles(_ before: String, _ after: String) {
        var configuration = SourceAdapter.Configuration(moduleName: "App")
        var sources = [
            SourceFile(path: "View.swift", text: Self.view), SourceFile(path: "Page.swift", text: Self.page),
        ]
        var memory: AdaptationMemory?
        _ = SourceAdapter(configuration).adapt(sources, remembering: &memory)
        sources[0].text.replace(before, with: after)
        let adapter = SourceAdapter(configuration)
        #expect(files(adapter.adapt(sources, remembering: &memory)) == files(adapter.adapt(sources)))
        configuration.unwantedLines = ["Page.swift": ["import UIKit"]]
        let other = SourceAdapter(configuration)
        #expect(files(other.adapt(sources, remembering: &memory)) == files(other.adapt(sources)))
    }

    @Test func codeThatIsLeftOutInLaterRoundsIsLeftOutAfterEarlierOnes() {
        let sources = [SourceFile(path: "View.swift", text: Self.view)]
        let places = [BrokenPlace(line: 3, column: 24, message: "error", round: 1)]
        let first = ModuleRemoval(of: sources, at: [:], for: .pictures)
        let second = ModuleRemoval(of: sources, at: ["View.swift": places], for: .pictures, after: first)
        #expect(first.files.isEmpty)
        #expect(second.files["View.swift"]?.source.text.contains("show()") == false)
        let third = ModuleRemoval(of: sources, at: ["View.swift": places], for: .pictures, after: second)
        #expect(third.leftOut == second.leftOut && !third.leftOut.isEmpty)
    }
}
