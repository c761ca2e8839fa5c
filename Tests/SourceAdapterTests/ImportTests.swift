import SourceAdapter
import Testing

struct ImportTests {
    @Test func partsOfModules() {
        #expect(
            body("import UIKit.UIGestureRecognizerSubclass") == "import UIKit                            ")
        #expect(body("import class UIKit.UIView") == "import class UIKit.UIView")
        #expect(body("import Alamofire") == "import Alamofire")
    }

    @Test func missingModulesAreNamed() {
        #expect(body("import MapKit\nlet a = 1") == "             \nlet a = 1")
        #expect(
            messages("import MapKit") == [
                "File0.swift:1:1: warning: there is no module MapKit here; what needs it will not compile"
            ])
    }

    @Test func othersModulesThatAreMissingAreTakenOut() {
        var configuration = SourceAdapter.Configuration(moduleName: "App", naming: .none)
        configuration.missingModules = ["Quick"]
        let source = SourceFile(path: "A.swift", text: "import Quick\nimport Kit\nlet a = 1\n")
        let adapted = SourceAdapter(configuration).adapt([source])
        #expect(adapted.files[0].source.text == "            \nimport Kit\nlet a = 1\nimport UIKit\n")
        #expect(
            adapted.diagnostics.map(\.message) == [
                "there is no module Quick here; what needs it will not compile"
            ])
    }

    @Test func modulesThatComeWithUIKitAreImportedBesideIt() {
        var configuration = SourceAdapter.Configuration(moduleName: "App", naming: .none)
        configuration.providedModules.insert("CoreImage")
        configuration.broughtModules = ["CoreImage"]
        func text(_ text: String) -> String {
            SourceAdapter(configuration).adapt([SourceFile(path: "A.swift", text: text)]).files[0].source.text
        }
        #expect(text("import UIKit\nlet a = 1\n") == "import UIKit\nlet a = 1\nimport CoreImage\n")
        #expect(text("import Alamofire\nlet a = 1\n") == "import Alamofire\nlet a = 1\n")
    }

    @Test func frameworksBringUIKitThroughTheirUmbrellaHeader() {
        var configuration = SourceAdapter.Configuration(moduleName: "Kit", naming: .none)
        configuration.bringsUIKit = true
        let summary = SourceAdapter(configuration).adapt([]).summary
        let text = "import Kit\nlet a = UIView()\n"
        #expect(adapt([text], dependencies: [summary]).files[0].source.text == text + "import UIKit\n")
        configuration.bringsUIKit = false
        let other = SourceAdapter(configuration).adapt([]).summary
        #expect(adapt([text], dependencies: [other]).files[0].source.text == text)
    }

    @Test func sourcesMayStandInForAModuleOfApples() {
        let summary = SourceAdapter(.init(moduleName: "MapKit", naming: .none)).adapt([]).summary
        let text = "import UIKit\nimport MapKit\n"
        #expect(adapt([text], dependencies: [summary]).files[0].source.text == text)
        #expect(adapt([text], dependencies: [summary]).diagnostics.isEmpty)
    }

    @Test func linesThatDoNotCompileAreNotAddedAgain() {
        let text =
            "import UIKit\nclass A: UIView {\n    @IBOutlet var a: UIView!\n    @IBOutlet var b: UIView!\n}\n"
        let line = adapted(text).split(separator: "\n").first { $0.contains("\"a\"") }.map(String.init) ?? ""
        #expect(!line.isEmpty)
        var configuration = SourceAdapter.Configuration(moduleName: "App", naming: .none)
        configuration.unwantedLines = ["File0.swift": [line]]
        let result = SourceAdapter(configuration).adapt([SourceFile(path: "File0.swift", text: text)])
        #expect(result.files[0].source.text == adapted(text).replacing(line + "\n", with: ""))
    }

    @Test func foundationIsSpreadOverModules() {
        #expect(
            adapted("import Foundation\nlet a = URLSession.shared\n").hasSuffix(
                "shared\nimport FoundationNetworking\n"))
        #expect(adapted("import UIKit\nvar a: XMLParser?").hasSuffix("\nimport FoundationXML\n"))
        #expect(!adapted("class URLSession {}\nvar a: URLSession?").contains("import"))
    }
}

struct ModuleOfNamesTests {
    @Test func namesOfCoreFoundationComeWithCoreGraphics() {
        #expect(adapted("import Foundation\nlet a: CFString = b").hasSuffix("\nimport CoreGraphics\n"))
        #expect(adapted("import UIKit\nlet a: CFString = b") == "import UIKit\nlet a: CFString = b")
    }

    @Test func modulesBringOthersWithThem() {
        #expect(adapted("import XCTest\nlet a = UIView()").hasSuffix("\nimport UIKit\n"))
        #expect(adapted("import XCTest\nlet a = 1") == "import XCTest\nlet a = 1")
        #expect(adapted("import WebKit\n").hasSuffix("\nimport UIKit\n"))
        #expect(adapted("import CoreLocation\n").hasSuffix("\nimport Foundation\n"))
        #expect(!adapted("import CoreLocation\nimport UIKit\n").hasSuffix("\nimport Foundation\n"))
    }

    @Test func countersOfThreadsComeWithTheirModule() {
        #expect(adapted("import Foundation\nOSAtomicIncrement32(a)").hasSuffix("\nimport os\n"))
    }

    @Test func modulesWithLongerNamesAreImportedAtTheEnd() {
        #expect(adapted("import CoreServices\n") == "                   \nimport MobileCoreServices\n")
    }
}
