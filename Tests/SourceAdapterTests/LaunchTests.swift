import SourceAdapter
import Testing

struct ProgramEntryTests {
    @Test(arguments: ["@main", "@UIApplicationMain"])
    func aMarkedDelegateIsAnnounced(_ mark: String) {
        let text = adapted(
            "import UIKit\n\(mark) class AppDelegate: UIResponder, UIApplicationDelegate {\n}")
        #expect(text.contains("UIKit.AdaptedApplication.register(\"App\") { AppDelegate.main() }"))
        #expect(text.contains("table.make { AppDelegate() };"))
        #expect(text.parses)
        #expect(adapted(text) == text)
    }

    @Test func theStatementsOfAMainFileAreAFunction() {
        let text =
            "import UIKit\nlet name = NSStringFromClass(AppDelegate.self)\n"
            + "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)\n"
        let file = adapt([text], path: "App/main.swift").files[0]
        #expect(file.isProgramEntry && file.source.text.parses)
        #expect(file.source.text.contains("register(\"App\") { __applicationMain() }"))
        #expect(file.source.text.contains("\nlet name = NSStringFromClass"))
    }

    @Test func theStatementsOfAMainFileHaveNoAccessLevels() {
        let text =
            "import UIKit\nprivate let name = delegate()\nfileprivate func delegate() -> String { \"\" }\n"
            + "_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)\n"
            + "private func other() {}\n"
        let adapted = adapt([text], path: "App/main.swift").files[0].source.text
        #expect(adapted.contains("\n        let name = ") && adapted.contains("\n            func delegate"))
        #expect(adapted.contains("\nprivate func other"))
    }

    @Test func importsFollowTheFunctionOfAMainFile() throws {
        let text =
            "import UIKit\nlet name = NSStringFromClass(AppDelegate.self)\nlet url = URLRequest(url: url)\n"
            + "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)\n"
        let lines = adapt([text], path: "App/main.swift").files[0].source.text.split(separator: "\n")
        let end = try #require(lines.firstIndex { $0.hasSuffix("nil, name) }") })
        let added = try #require(lines.firstIndex(of: "import FoundationNetworking"))
        #expect(end < added)
    }

    @Test func functionsAndClassesOfAMainFileAreNoStatements() {
        let text =
            "import UIKit\nclass TestDelegate: UIResponder, UIApplicationDelegate {\n}\n"
            + "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegateName())\n"
            + "private func delegateName() -> String { \"TestDelegate\" }\n"
        let file = adapt([text], path: "App/main.swift").files[0]
        #expect(file.isProgramEntry && file.source.text.parses)
        #expect(file.source.text.contains("delegateName()) }\nprivate func"))
    }

    @Test func classesAmongTheStatementsOfAMainFileAreReported() {
        let text = "import UIKit\nlet a = 1\nclass A {}\nUIApplicationMain(a, nil, nil, nil)\n"
        let adapted = adapt([text], path: "App/main.swift")
        #expect(!adapted.files[0].isProgramEntry)
        #expect(adapted.diagnostics.contains { $0.message.contains("types between its statements") })
    }

    @Test func programsWithoutAnApplicationKeepTheirStatements() {
        let file = adapt(["import Foundation\nprint(1)\n"], path: "Tool/main.swift").files[0]
        #expect(!file.isProgramEntry && !file.isChanged)
    }
}

struct PlainInitializerTests {
    private func isMade(_ members: String, of superclass: String = "UIResponder, UIWindowSceneDelegate")
        -> Bool
    {
        adapted("import UIKit\nclass A: \(superclass) {\n\(members)\n}").contains("table.make { A() };")
    }

    @Test func delegatesAndControllersAreMade() {
        #expect(isMade("var window: UIWindow?"))
        #expect(isMade("", of: "UIViewController"))
        #expect(isMade("override init(frame: CGRect) { super.init(frame: frame) }", of: "UINavigationBar"))
        #expect(isMade("override init() { super.init() }"))
        #expect(isMade("init(a: Int = 1) { super.init() }"))
        #expect(isMade("convenience init(a: Int) { self.init() }"))
    }

    @Test func viewsAreMadeByTheirMetatype() {
        #expect(isMade("", of: "UIView"))
        #expect(isMade("override init(frame: CGRect) { super.init(frame: frame) }", of: "UIView"))
        #expect(!isMade("init(a: Int) { super.init(frame: .zero) }", of: "UIView"))
    }

    @Test func classesThatOverrideTheDesignatedInitializerInheritTheOneWithoutArguments() {
        #expect(isMade("", of: "UITableView"))
        #expect(
            isMade(
                "override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }",
                of: "UITableView"))
        #expect(!isMade("init(a: Int) { super.init(frame: .zero, style: .plain) }", of: "UITableView"))
        #expect(
            isMade(
                "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }",
                of: "UIViewController"))
        #expect(isMade("", of: "UIPanGestureRecognizer"))
        #expect(isMade("", of: "UISwitch"))
        #expect(isMade("", of: "UIWindow"))
        #expect(!isMade("init(a: Int) { super.init(frame: .zero) }", of: "UIWindow"))
        #expect(!isMade("", of: "UICollectionView"))
    }

    @Test func objectsWhoseValuesOnlyADecoderSetsAreNotMade() {
        #expect(!isMade("let a: String", of: "NSObject, Decodable"))
        #expect(!isMade("var a: String\nvar b: Int?", of: "NSObject, Codable"))
        #expect(isMade("var a: String?\nlet b = 1\nlazy var c: Int = 2", of: "NSObject, Decodable"))
    }

    @Test func subclassesOfGenericViewsAreMade() {
        let base = "open class Base<T>: UIView {\n  public init() { super.init(frame: .zero) }\n}\n"
        let view = "class A: Base<Int> {\n  override init() { super.init() }\n}"
        #expect(adapted("import UIKit\n\(base)class A: Base<Int> {\n}").contains("table.make { A() };"))
        let kit = adapt(["import UIKit\n\(base)"]).summary
        let result = adapt(["import Kit\nimport UIKit\n\(view)"], dependencies: [kit])
        #expect(result.files[0].source.text.contains("table.make { A() };"))
        let special = "extension Base where T == Int {\n  convenience init() { self.init(a: 1) }\n}\n"
        let other = "class Base<T>: UIView {\n  init(a: Int) { super.init(frame: .zero) }\n}\n"
        #expect(
            !adapted("import UIKit\n\(other)\(special)class A: Base<Int> {\n}").contains("table.make"))
    }

    @Test func layersAreMadeByTheirMetatype() {
        #expect(isMade("override init() { super.init() }", of: "CALayer"))
        #expect(!isMade("init(a: Int) { super.init() }", of: "CALayer"))
    }

    @Test(arguments: [
        (
            "open class Cell: UIView { public override init(frame: CGRect) { super.init(frame: frame) } }",
            true
        ),
        ("open class Cell: UIView { public init(a: Int) { super.init(frame: .zero) } }", false),
        ("class Cell: UIView {}", false),
    ])
    func viewsOfOtherModulesAreKnown(_ base: String, _ isMade: Bool) {
        let kit = adapt(["import UIKit\n\(base)"]).summary
        let text =
            "import Kit\nimport UIKit\nclass A: Cell { override init(frame: CGRect) { super.init(frame: frame) } }"
        let result = adapt([text], dependencies: [kit]).files[0].source.text
        #expect(result.contains("table.make { A() };") == isMade)
    }

    @Test func classesBelowOtherNamesForViewsAreMade() {
        let kit = adapt(["import UIKit\npublic typealias View = UIView\ntypealias Hidden = UIView"]).summary
        func isMade(_ text: String) -> Bool {
            adapt(["import Kit\nimport UIKit\n\(text)"], dependencies: [kit]).files[0].source.text
                .contains("table.make { A() };")
        }
        #expect(isMade("class A: View {}"))
        #expect(isMade("typealias Base = View\nclass A: Base {}"))
        #expect(
            isMade(
                "#if os(macOS)\ntypealias Base = NSView\n#else\ntypealias Base = UIView\n#endif\nclass A: Base {}"
            ))
        #expect(!isMade("class A: Hidden {}"))
        #expect(!isMade("typealias A1 = A2\ntypealias A2 = A1\nclass A: A1 {}"))
    }

    @Test func classesThatNeedArgumentsAreNot() {
        #expect(!isMade("init(a: Int) { super.init() }"))
        #expect(!isMade("required init?(coder: NSCoder) { nil }", of: "UIViewController"))
        #expect(!isMade("private override init() { super.init() }"))
        #expect(!isMade("init() throws { super.init() }"))
        #expect(!isMade("init?(a: Int = 1) { nil }"))
    }

    @Test func classesOfFunctionsHaveTheirOwnInitializers() {
        let text = """
            import UIKit
            func a() { class Mock: UIViewController { init() { super.init(nibName: nil, bundle: nil) } } }
            func b() { class Mock: UIViewController { init(a: Int) { super.init(nibName: nil, bundle: nil) } } }
            """
        #expect(adapted(text).ranges(of: "table.make { Mock() };").count == 1)
    }

    @Test func initializersAreInheritedFromClassesOfTheModule() {
        let base = "import UIKit\nclass Base: UIViewController {\nBASE\n}\nclass A: Base {}"
        let made = { (members: String) in
            adapted(base.replacing("BASE", with: members)).contains("table.make { A() };")
        }
        #expect(made(""))
        #expect(made("init() { super.init(nibName: nil, bundle: nil) }"))
        #expect(!made("init(model: Int) { super.init(nibName: nil, bundle: nil) }"))
    }
}

struct SurroundingsFileTests {
    private func file(_ surroundings: SourceAdapter.Surroundings, _ text: String = "class A {}") -> String? {
        adapt([text], surroundings: surroundings).surroundings?.text
    }

    @Test func theHostsSurroundingsNeedNoFile() { #expect(file(.host) == nil) }

    @Test func anAppsSurroundingsAreThoseOfADevice() throws {
        let text = try #require(file(.application))
        #expect(text.parses)
        #expect(text.contains("static var module: Foundation.Bundle { .main }"))
        #expect(text.contains("init() { self = UIKit.AppSurroundings.now }"))
        #expect(text.contains("import KumikiNetwork"))
        #expect(text.contains("func resume() { KumikiNetwork.AppNetwork.resume(self) }"))
    }

    @Test func rectanglesThatTouchDoNotIntersect() throws {
        for surroundings in [SourceAdapter.Surroundings.tests, .module, .application] {
            let text = try #require(file(surroundings))
            #expect(text.contains("UIKit.AppSurroundings.intersect(self, rect2)"))
        }
        let own = "import UIKit\nextension CGRect { func intersects(_ rect: CGRect) -> Bool { true } }"
        let text = try #require(file(.tests, own))
        #expect(
            !text.contains("AppSurroundings.intersect(") && text.contains("AppSurroundings.intersection("))
    }

    @Test func bundlesReturnAddresses() throws {
        let text = try #require(file(.module))
        #expect(text.parses)
        #expect(text.contains("(urls(forResourcesWithExtension: ext, subdirectory: subpath) as [F"))
        #expect(text.contains("localization localizationName: Swift.String?) -> [Foundation.URL]?"))
    }

    @Test func hexadecimalNumbersAreScanned() throws {
        let text = try #require(file(.tests))
        #expect(text.parses && text.contains("func scanHexInt64(_ result: Swift.UnsafeMutablePointer<S"))
    }

    @Test func textIsEnumeratedByWords() throws {
        let text = try #require(file(.module))
        #expect(text.parses && text.contains("static var byWords: Self { Self(rawValue: 3) }"))
        #expect(text.contains("AppSurroundings.enumerateSubstrings(of: self, in: range, options: opts, b"))
    }

    @Test func formattersHaveTheLocaleOfTheInterface() throws {
        let text = try #require(file(.module))
        #expect(text.parses && text.contains("func _dateFormat() -> Foundation.DateFormatter { UIKit.AppD"))
        let own = try #require(file(.module, "class NumberFormatter {}\nextension DateFormatter {}"))
        #expect(!own.contains("AppNumberFormatter") && own.contains("AppDateFormatter"))
    }

    @Test func testsHaveTheHostsTime() throws {
        let text = try #require(file(.tests))
        #expect(!text.contains("extension Foundation.Date {") && !text.contains("AppNetwork.contents"))
        #expect(text.contains("var preferredLocalizations: [String]"))
    }

    @Test func runLoopsOfTestsEndTheirTurns() throws {
        #expect(try #require(file(.tests)).contains("UIKit.AppSurroundings.run(self, until: limitDate)"))
        #expect(try !#require(file(.module)).contains("AppSurroundings.run("))
    }

    /// A module that imports two of them and declares none, as one with its own subclass of `FileManager`, gets Foundation's.
    @Test func membersAreFoundWithoutAmbiguity() throws {
        let text = try #require(file(.module))
        #expect(text.contains("@_disfavoredOverload nonisolated public func urls(for directory"))
    }

    /// A test's own file manager or defaults, in which an override of a member of an extension does not compile.
    @Test func membersThatTestsOverrideAreFoundations() throws {
        let test = """
            func testFolder() {
                class Files: FileManager { override func urls(for a: A, in b: B) -> [URL] { [] } }
                class Defaults: UserDefaults { override func object(forKey key: String) -> Any? { nil } }
                class Center: NotificationCenter { override func post(_ notification: Notification) {} }
            }
            """
        for result in [
            adapt([""], surroundings: .tests, dependents: [test]), adapt([test], surroundings: .tests),
        ] {
            let text = try #require(result.surroundings?.text)
            #expect(!text.contains("func urls(for directory") && !text.contains("func object(forKey"))
            #expect(text.contains("func url(for directory") && text.contains("func url(forKey"))
            #expect(text.contains("func post(_ notification"))
        }
    }

    @Test func sessionsHaveRequestsWithoutADelegateInTests() throws {
        let text = try #require(adapt([""], surroundings: .tests).surroundings?.text)
        #expect(text.contains("func data(for request: FoundationNetworking.URLRequest) async throws"))
        #expect(text.contains("try await upload(for: request, from: bodyData, delegate: nil)"))
        let source =
            "extension URLSession { func data(for request: URLRequest) async throws -> Data { Data() } }"
        let other = try #require(adapt([source], surroundings: .tests).surroundings?.text)
        #expect(!other.contains("func data(for request") && other.contains("func data(from url"))
    }

    @Test func aPredicateOfTestsWithNimbleIsAMatcher() throws {
        let alias = "typealias Predicate<Value> = Nimble.Predicate<Value>"
        for (source, isNamed) in [
            ("import Nimble", true), ("import XCTest", false),
            ("import Nimble\nstruct Predicate<T> {}", false),
        ] {
            let text = try #require(adapt([source], surroundings: .tests).surroundings?.text)
            #expect(text.contains(alias) == isNamed)
        }
        var newer = adapt(["public struct Matcher<T> {}"]).summary
        newer.module = "Nimble"
        let without = adapt(["import Nimble"], dependencies: [newer], surroundings: .tests)
        #expect(without.surroundings?.text.contains(alias) == false)
    }

    @Test func aMemberOfTheModulesOwnIsNotDeclaredTwice() throws {
        let text = try #require(
            file(.module, "import Foundation\nextension Date { static var now: Date { Date() } }"))
        #expect(!text.contains("static var now:"))
        #expect(text.contains("nonisolated public init()"))
    }

    @Test(arguments: ["A.self", "type(of: self)", "someClass"])
    func bundlesAreThoseOfTheClassesModules(_ argument: String) {
        let text = adapt(["class A {\n let b = Bundle(for: \(argument))\n}"], surroundings: .module)
        #expect(text.files[0].source.text.contains("let b = Bundle.of(  \(argument))"))
    }

    @Test(arguments: [
        "static let b: Bundle = .init(for: A.self)", "static var b: Bundle? { return .init(for: A.self) }",
        "func b() -> Bundle { .init(for: A.self) }", "func b(_ c: Bundle = .init(for: A.self)) {}",
        "let b = UINib(nibName: \"N\", bundle: .init(for: A.self))",
    ])
    func bundlesThatTheContextNamesAreThoseOfTheModules(_ member: String) {
        let text = adapt(["class A {\n \(member)\n}"], surroundings: .module).files[0].source.text
        #expect(text.replacing(/\s+/, with: "").contains("Bundle.of(A.self)"))
    }

    @Test func theSystemOfAProcessIsThatOfTheDevice() throws {
        for surroundings in [SourceAdapter.Surroundings.module, .tests] {
            let text = try #require(adapt(["class A {}"], surroundings: surroundings).surroundings?.text)
            #expect(text.contains("{ UIKit.AppSurroundings.isSystem(atLeast: version) }"))
        }
    }

    @Test func otherImplicitInitializersWithAClassStay() {
        let text = adapt(["class A {\n let b: Logger = .init(for: A.self)\n}"], surroundings: .module)
        #expect(text.files[0].source.text.contains(".init(for: A.self)"))
    }
}
