import SourceAdapter
import Testing

struct ImportTests {
    @Test func partsOfModules() {
        #expect(
            body("import UIKit.UIGestureRecognizerSubclass") == "import UIKit                            ")
        #expect(body("import class UIKit.UIView") == "import class UIKit.UIView")
        #expect(
            body("import class Foundation.NSLock.NSRecursiveLock").hasPrefix(
                "import class Foundation.NSRecursiveLock"))
        #expect(body("import Alamofire") == "import Alamofire")
        // Those of a module in Objective-C.
        #expect(body("import Material.Buttons").hasPrefix("import Material "))
    }

    @Test func modulesOfApplesAreImportedAsForOthersThanTests() {
        #expect(body("@testable import UIKit") == "          import UIKit")
        #expect(body("@testable import App") == "@testable import App")
    }

    @Test func missingModulesAreNamed() {
        #expect(body("import MapKit\nlet a = 1") == "             \nlet a = 1")
        #expect(
            messages("import MapKit") == [
                "File0.swift:1:1: warning: there is no module MapKit here; code that needs it will not compile"
            ])
    }

    @Test(arguments: [
        ("let a: NSManagedObjectContext", "import CoreData"), ("let a = UIColor.red", "import UIKit"),
        ("let a: URL", "import Foundation"), ("let a: CLLocationCoordinate2D", "import CoreLocation"),
    ])
    func missingModulesMayHaveBroughtApples(_ use: String, _ needed: String) {
        func text(_ imports: String) -> String {
            var configuration = SourceAdapter.Configuration(moduleName: "App", naming: .none)
            configuration.missingModules = ["Roxas"]
            configuration.providedModules.formUnion(["CoreData", "CoreLocation"])
            let source = SourceFile(path: "A.swift", text: "\(imports)\n\(use)\n")
            return SourceAdapter(configuration).adapt([source]).files[0].source.text
        }
        #expect(text("import Roxas").contains("\n\(needed)\n"))
        #expect(!text("import Kit").contains("\n\(needed)\n"))
    }

    @Test func modulesOfApplesExportCombine() {
        #expect(adapted("import StoreKit\nclass A: ObservableObject {}").contains("import Combine"))
        #expect(!adapted("import OpenCombine\nclass A: ObservableObject {}").contains("import Combine\n"))
    }

    @Test(arguments: ["noErr", "INT64_MAX", "NSIntegerMax", "NSKeyValueObservingOptions()"])
    func namesThatFoundationHasOnIOSAreImported(_ name: String) {
        #expect(adapted("import Foundation\nlet a = \(name)").contains("\nimport UIKit"))
    }

    @Test func headersBringUIKitToFilesWithoutImports() {
        func text(_ source: String, bringsUIKit: Bool) -> String {
            var configuration = SourceAdapter.Configuration(moduleName: "App", naming: .none)
            configuration.bringsUIKit = bringsUIKit
            let source = SourceFile(path: "A.swift", text: source)
            return SourceAdapter(configuration).adapt([source]).files[0].source.text
        }
        #expect(text("let a: Date\n", bringsUIKit: true).contains("\nimport UIKit"))
        #expect(!text("let a: Date\n", bringsUIKit: false).contains("import UIKit"))
        #expect(!text("import os\nlet a: Date\n", bringsUIKit: true).contains("import UIKit"))
    }

    @Test func headersBringFoundationToTheirModuleAndToFilesThatImportIt() {
        func text(_ source: String, _ brought: Set<String>) -> String {
            var configuration = SourceAdapter.Configuration(moduleName: "App", naming: .none)
            configuration.broughtModules = brought
            return SourceAdapter(configuration).adapt([SourceFile(path: "A.swift", text: source)]).files[0]
                .source
                .text
        }
        #expect(text("let a: Date\n", ["Foundation"]).contains("\nimport Foundation"))
        #expect(text("import Kit\nlet a: Date\n", ["Foundation"]).contains("\nimport Foundation"))
        #expect(text("import Kit\nlet a: Date\n", []) == "import Kit\nlet a: Date\n")
    }

    @Test func foundationExportsCombineOnIOS() {
        let model = "class A: ObservableObject { @Published var a = 1 }"
        #expect(adapted("import Foundation\n\(model)").contains("\nimport Combine"))
        #expect(!adapted("import Foundation\nclass ObservableObject {}").contains("Combine"))
    }

    @Test(arguments: ["NSLock", "Bundle", "NSRegularExpression"])
    func subclassesNeedTheTypesOfTheirMembers(type: String) {
        #expect(
            adapted("import Foundation\nclass A: \(type) {}").contains(
                "\nimport struct CoreFoundation.CFBagCallBacks"))
        #expect(!adapted("import Foundation\nlet a = NSLock()").contains("CoreFoundation"))
    }

    @Test func othersModulesThatAreMissingAreTakenOut() {
        var configuration = SourceAdapter.Configuration(moduleName: "App", naming: .none)
        configuration.missingModules = ["Quick"]
        let source = SourceFile(path: "A.swift", text: "import Quick\nimport Kit\nlet a = 1\n")
        let adapted = SourceAdapter(configuration).adapt([source])
        #expect(
            adapted.files[0].source.text
                == "            \nimport Kit\nlet a = 1\nimport Foundation\nimport UIKit\n")
        #expect(
            adapted.diagnostics.map(\.message) == [
                "there is no module Quick here; code that needs it will not compile"
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

    @Test(arguments: ["kCFBundleVersionKey", "CFString", "UIView"])
    func quickBringsCoreFoundationAndUIKit(_ name: String) {
        let text = "import Quick\nlet a: Any = \(name).self\n"
        #expect(adapted(text).contains("\nimport UIKit\n"))
        #expect(adapted("import Other\nlet a: Any = \(name).self\n").contains("UIKit") == false)
    }

    @Test func aLibraryOfKumikisOwnBringsFoundationAndUIKitAsAPodDoes() {
        func text(_ name: String, _ provided: Set<String>) -> String {
            adapt(["import RxSwift\nlet a: Any = \(name).self\n"], provided: provided).files[0].source.text
        }
        #expect(text("Date", ["RxSwift"]).contains("\nimport Foundation\n"))
        #expect(!text("Date", ["RxSwift"]).contains("\nimport UIKit\n"))
        #expect(text("UIView", ["RxSwift"]).contains("\nimport UIKit\n"))
        #expect(!text("UIView", []).contains("\nimport"))
    }

    @Test func frameworksBringUIKitThroughTheirUmbrellaHeader() {
        var configuration = SourceAdapter.Configuration(moduleName: "Kit", naming: .none)
        configuration.bringsUIKit = true
        let summary = SourceAdapter(configuration).adapt([]).summary
        let text = "import Kit\nlet a = UIView()\n"
        #expect(adapt([text], dependencies: [summary]).files[0].source.text == text + "import UIKit\n")
        var importing = SourceAdapter.Configuration(moduleName: "App", naming: .none)
        importing.dependencies = [summary]
        importing.broughtModules = ["UIKitExtras"]
        let extended = SourceAdapter(importing).adapt([SourceFile(path: "A.swift", text: text)])
        #expect(extended.files[0].source.text.contains("import UIKitExtras"))
        configuration.bringsUIKit = false
        let other = SourceAdapter(configuration).adapt([]).summary
        #expect(adapt([text], dependencies: [other]).files[0].source.text == text)
    }

    @Test func aNameOfALibraryIsPreferredToFoundationsNewerOne() {
        let library = "public struct Predicate<T> {}\npublic enum Expression {}\nstruct Data {}\n"
        let summary = SourceAdapter(.init(moduleName: "Kit", naming: .none))
            .adapt([SourceFile(path: "Kit.swift", text: library)]).summary
        func text(_ text: String) -> String {
            adapt([text], dependencies: [summary]).files[0].source.text
        }
        let file = "import Foundation\nimport Kit\nlet a: Predicate<Int>, b = Expression.self, c: Data\n"
        #expect(text(file) == file + "import enum Kit.Expression\nimport struct Kit.Predicate\n")
        #expect(!text("import Foundation\nlet a: Predicate<Int>\n").contains("Kit"))
        #expect(!text("import Kit\nstruct Predicate {}\nlet a: Predicate\n").contains("Kit.P"))
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
        #expect(
            adapted("import Combine\nlet a = session.dataTaskPublisher(for: url)\n").hasSuffix(
                "url)\nimport KumikiNetwork\n"))
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

    @Test func functionsNamedWithDarwinAreThoseOfGlibc() {
        let text = adapted("import UIKit\nlet a = Darwin.round(1.5)")
        #expect(text.contains("let a = Glibc .round(1.5)") && text.contains("import Glibc"))
        let pool = adapted("import Foundation\nlet a = ObjectiveC.autoreleasepool { 1 }")
        #expect(pool.contains("let a = UIKit     .autoreleasepool") && pool.contains("import UIKit"))
    }

    @Test func theToolchainsSyntaxIsNewerThanTheVersionAskedFor() {
        let text = "#if canImport(SwiftSyntax509)\nimport SwiftSyntax\n#endif"
        #expect(
            adapt([text], provided: ["SwiftSyntax"]).files[0].source.text.contains(
                "canImport(SwiftSyntax   )"))
        #expect(body(text) == text)
    }

    @Test func testsFindTheRestOfXCTest() {
        let text = adapt(["import XCTest"], provided: ["XCTestSupport"]).files[0].source.text
        #expect(text.contains("import XCTestSupport"))
        #expect(!adapted("import XCTest").contains("XCTestSupport"))
    }

    @Test func specificationsRunTheirExamplesInATest() {
        let text = "import Quick\nclass ASpec: QuickSpec {\n}\nclass BSpec: ASpec {\n}"
        let result = adapt([text], provided: ["XCTestSupport"]).files[0].source.text
        #expect(
            result.contains(
                "class ASpec: QuickSpec { nonisolated func test__examples() { XCTestSupport.Examples.run("))
        #expect(result.contains("class BSpec: ASpec { nonisolated override func test__examples() {"))
        #expect(result.contains("import XCTestSupport") && result.parses)
    }

    @Test func specificationsAreKnownByAModuleThatIsBuiltHere() {
        let quick = adapt([
            "open class QuickSpec: QuickSpecBase {}\nopen class QuickConfiguration: NSObject {}"
        ])
        let text = "import Quick\nclass ASpec: QuickSpec {\n}\nclass B: QuickConfiguration {\n}"
        let result = adapt([text], dependencies: [quick.summary], provided: ["XCTestSupport"])
        #expect(result.files[0].source.text.contains("func test__examples()"))
        #expect(result.files[0].source.text.contains("configureSubclassesIfNeeded([B.self]"))
    }

    @Test func classesThatConfigureQuickAreNamedOnce() {
        let text =
            "import Quick\nclass A: QuickConfiguration {\n}\nclass B: QuickConfiguration {\n}"
        let result = adapt([text], provided: ["XCTestSupport"]).files[0].source.text
        #expect(result.matches(of: /configureSubclassesIfNeeded\(\[A\.self, B\.self\]/).count == 1)
    }

    /// It declares publicly what the package keeps to itself.
    @Test(
        arguments: [([], "@testable import Quick"), (["Quick"], "\nimport Quick")] as [(Set<String>, String)])
    func classesThatConfigureKumikisQuickImportItAsOthersDo(_ provided: Set<String>, _ line: String) {
        let text = "import Foundation\nclass A: QuickConfiguration {\n}"
        let result = adapt([text], provided: provided.union(["XCTestSupport"])).files[0].source.text
        #expect(result.contains(line))
    }

    @Test func expectationsOfNotificationsAreThoseOfTheModuleWithXCTestsRest() {
        let text = "import XCTest\nlet a = XCTNSNotificationExpectation(name: b)"
        let file = adapt([text], provided: ["XCTestSupport"]).files[0].source.text
        #expect(file.contains("import class XCTestSupport.XCTNSNotificationExpectation"))
    }
}
