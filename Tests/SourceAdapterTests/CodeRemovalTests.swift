import Testing

@testable import SourceAdapter

@Suite struct CodeRemovalTests {
    /// Removes the code at the marks `«»` in the text, one round each; the marks themselves are not part of it.
    private func cut(
        _ text: String, message: String = "error", rounds: Int = 1,
        for purpose: CodeRemoval.Purpose = .pictures
    ) -> CodeRemoval {
        let start = text.firstRange(of: "«")?.lowerBound ?? text.startIndex
        let before = text[..<start]
        let line = before.count { $0 == "\n" } + 1
        let column = before.reversed().prefix { $0 != "\n" }.count + 1
        let places = (1...rounds).map { BrokenPlace(line: line, column: column, message: message, round: $0) }
        return CodeRemoval(
            of: SourceFile(path: "A.swift", text: text.filter { $0 != "«" }), at: places, for: purpose)
    }

    private static let method =
        "class A {\n    func f() -> Int {\n        «odd()\n        return 1\n    }\n}\n"

    @Test func aStatementGoesFirst() {
        let result = cut(Self.method)
        #expect(result.source.text == Self.method.replacing("«odd()", with: "     "))
        #expect(result.leftOut.map(\.description) == ["A.swift:3:9: warning: left out: a statement of f"])
    }

    @Test(arguments: [
        ("switch a { case .b: «odd() ; case .c: g() }", "", "switch a { case .b: break case .c: g() }"),
        (
            "switch a { case .b: «odd() ; g() ; case .c: g() }", "",
            "switch a { case .b: g() ; case .c: g() }"
        ),
        ("switch a { case .b: «odd() ; default: 1 }", "-> Int", "switch a { case .b: default: 1 }"),
    ])
    func otherCasesStay(text: String, result: String, expected: String) {
        let remains = cut("func f() \(result) {\n    \(text)\n}\n").source.text
        #expect(remains.replacing(/\s+/, with: " ").contains(expected))
    }

    @Test func aDeclarationInABlockOfConditionsGoesAlone() {
        let text =
            "#if A\n#if B\nclass B: «Odd {\n    let b = 1\n}\n#endif\nfunc f() {}\n#endif\nfunc g() {}\n"
        let result = cut(text, rounds: 2, for: .tests).source.text
        #expect(result.contains("#if A") && result.contains("func f() {}") && !result.contains("let b"))
    }

    @Test(arguments: [
        (
            "x.f«!.g()", "cannot force unwrap value of non-optional type 'Int'", "x.f .g()"
        ),
        (
            "let a = «Entity.Object(context: b)",
            "constructing an object of class type 'Entity.Object' with a metatype value must use a 'required' initializer",
            "let a = Entity.Object.make( context: b)"
        ),
        (
            "let a = «abs(b)", "static member 'abs' cannot be used on instance of type 'CGFloat'",
            "let a = Swift.abs(b)"
        ),
        (
            "return try «NSDataDetector(types: 1)",
            "cannot convert return expression of type 'NSDataDetector' to return type 'NSRegularExpression'",
            "return try NSDataDetector(types: 1).regularExpression"
        ),
        (
            "let a = x[1]?.«cgRectValue", "value of type 'AnyObject' has no member 'cgRectValue'",
            "let a = UIKit.AnyObjectMembers(x[1]).cgRectValue"
        ),
        (
            "let a = x?«[1]", "value of type 'AnyObject' has no subscripts",
            "let a = UIKit.AnyObjectMembers(x)[1]"
        ),
        (
            "«switch x { case .a: f() }", "switch must be exhaustive",
            "switch x { case .a: f() default: fatalError() }"
        ),
        (
            "class A: P { private func «f(a: Int) {} }",
            "method 'f(a:)' must be as accessible as its enclosing type because it matches a requirement in protocol 'P'",
            "class A: P { private func f(a: Int , _: Void = ()) {} }"
        ),
        (
            "guard x else { f() «}", "'guard' body must not fall through, consider using",
            "guard x else { f() return }"
        ),
        ("x«?.g()", "cannot use optional chaining on non-optional value of type 'X'", "x .g()"),
        (
            "if let «a = f() { use(a) }",
            "initializer for conditional binding must have Optional type, not 'X'",
            "if case let a = f() { use(a) }"
        ),
        (
            "«ProcessInfo().x()",
            "'ProcessInfo' initializer is inaccessible due to 'internal' protection level",
            "ProcessInfo.processInfo.x()"
        ),
        (
            "hold(«timer)",
            "argument type 'any DispatchSourceTimer' expected to be an instance of a class or class-constrained type",
            "hold( (timer as AnyObject) )"
        ),
        (
            "hold(«value)",
            "argument type 'T' expected to be an instance of a class or class-constrained type",
            "hold( (value as AnyObject) )"
        ),
        (
            "watch(«self)",
            "argument type 'Kit.Type' expected to be an instance of a class or class-constrained type",
            "watch( UIKit.AdaptedCode.object(of: self) )"
        ),
        (
            "model.add(observer: «self)",
            "cannot convert value of type 'ModelTests' to expected argument type 'NSObject'",
            "model.add(observer: XCTestSupport.TestObject.of(self) )"
        ),
        (
            "a.«isSubclass(of: b)",
            "value of type 'AnyClass' (aka 'any AnyObject.Type') has no member 'isSubclass'",
            "UIKit.AnyClassMembers(a).isSubclass(of: b)"
        ),
        (
            "type(of: a).«description()", "value of type 'any AnyObject.Type' has no member 'description'",
            "UIKit.AnyClassMembers(type(of: a)).description()"
        ),
        (
            "func f(_ done: @escaping @convention(block) «(A?) -> Void) {}",
            "'(A?) -> Void' is not representable in Objective-C, so it cannot be used with '@convention(block)'",
            "func f(_ done: @escaping (A?) -> Void) {}"
        ),
        (
            "var item: ItemCell { «ItemCell.appearance() }",
            "cannot convert return expression of type 'AppearanceProxy<ItemCell>' to return type 'ItemCell'",
            "var item: UIKit.AppearanceProxy<ItemCell> { ItemCell.appearance() }"
        ),
        (
            "let bar: UINavigationBar = «.appearance()",
            "cannot convert value of type 'AppearanceProxy<UINavigationBar>' to specified type 'UINavigationBar'",
            "let bar: UIKit.AppearanceProxy<UINavigationBar> = .appearance()"
        ),
        (
            "override var «completionBlock: (() -> Void)? { didSet {} }",
            "property 'completionBlock' with type '(() -> Void)?' cannot override a property with type "
                + "'(@Sendable () -> Void)?'",
            "override var completionBlock: (@Sendable () -> Void)? { didSet {} }"
        ),
        (
            "let a = «URLCache()",
            "missing arguments for parameters 'memoryCapacity', 'diskCapacity', 'diskPath' in call",
            "let a = URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)"
        ),
        (
            "let a = «FakeBundle()", "missing argument for parameter 'path' in call",
            "let a = FakeBundle(path: \"/\")!"
        ),
        (
            "let a = «UISearchController()",
            "missing argument for parameter 'searchResultsController' in call",
            "let a = UISearchController(searchResultsController: nil)"
        ),
        (
            "let a = «NSFetchedResultsController<Thing>()",
            "missing arguments for parameters 'fetchRequest' in call",
            "let a = NSFetchedResultsController<Thing>(fetchRequest: NSFetchRequest(), managedObjectContext: "
                + "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType), sectionNameKeyPath: nil, cacheName: nil)"
        ),
        (
            "return «self.init(red: 1, green: 0, blue: 0, alpha: 1)",
            "constructing an object of class type 'UIColor' with a metatype value must use a 'required' initializer",
            "return UIColor.init(red: 1, green: 0, blue: 0, alpha: 1)"
        ),
        (
            "f(«NSError())", "missing argument for parameter 'coder' in call",
            "f( NSError(domain: \"\", code: 0) )"
        ),
        (
            "let a = «NSURL() as URL", "missing argument for parameter 'fileURLWithPath' in call",
            "let a = NSURL(fileURLWithPath: \"/\") as URL"
        ),
        (
            "«type.init(frame: f)",
            "constructing an object of class type 'UIView' with a metatype value must use",
            "UIKit.AdaptedCode.make(type, frame: f)"
        ),
        (
            "let a: View = «.init(frame: f)",
            "constructing an object of class type 'View' with a metatype value must use a 'required' initializer",
            "let a: View = UIKit.AdaptedCode.make(View.self, frame: f)"
        ),
        (
            "view.linkTextAttributes = [«Key.link.rawValue: 1]",
            "cannot convert value of type 'String' to expected dictionary key type 'NSAttributedString.Key'",
            "view.linkTextAttributes = [ NSAttributedString.Key(rawValue: Key.link.rawValue) : 1]"
        ),
        (
            "extension P where Self: View { init(a: Int) { «self.init(frame: f) } }",
            "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer",
            "extension P where Self: View { init(a: Int) { self = UIKit.AdaptedCode.make(Self.self, frame: f) } }"
        ),
        (
            "class A: Object { «override init() { } }",
            "use the 'required' modifier to override a required initializer",
            "class A: Object { required init() { } }"
        ),
        (
            "let a = «Dog.fetchRequest()", "ambiguous use of 'fetchRequest()'",
            "let a = (Dog.fetchRequest() as NSFetchRequest<Dog>)"
        ),
        (
            "f(View.«init)", "constructing an object of class type 'View' with a metatype value must use",
            "f( { UIKit.AdaptedCode.make(View.self) } )"
        ),
        (
            "let a = «VC(nibName: n, bundle: b)",
            "constructing an object of class type 'VC' with a metatype value must use",
            "let a = UIKit.AdaptedCode.make(VC.self, nibName: n, bundle: b)"
        ),
        (
            "let a = «Self.V()",
            "constructing an object of class type 'Self.V' with a metatype value must use",
            "let a = UIKit.AdaptedCode.make(Self.V.self )"
        ),
        (
            "urls.map(Bundle.«init)", "ambiguous use of 'init'", "urls.map( UIKit._bundle )"
        ),
        (
            "let a: V = .«init()", "constructing an object of class type 'V' with a metatype value must use",
            "let a: V = UIKit.AdaptedCode.make(V.self )"
        ),
        (
            "let a: T.V = .«init()",
            "constructing an object of class type 'T.V' with a metatype value must use",
            "let a: T.V = UIKit.AdaptedCode.make( )"
        ),
    ])
    func whatHasTheSameMeaningTakesItsPlace(text: String, message: String, expected: String) {
        let result = cut("class T: XCTestCase {\n  func testA() {\n    \(text)\n  }\n}", message: message)
        #expect(result.source.text.replacing(/\s+/, with: " ").contains("{ \(expected) }"))
        #expect(result.leftOut.isEmpty)
    }

    @Test func whatMayFollowFromARepairedErrorWaitsForTheNextRound() {
        let file = SourceFile(
            path: "A.swift",
            text: "class A<T: B> {\n    lazy var b = T()\n    func f() {\n        c.map(b.d)\n    }\n}\n")
        let unknown = "generic parameter 'E' could not be inferred"
        let made = BrokenPlace(
            line: 2, column: 18, message: "constructing an object of class type 'T' with", round: 1)
        let first = BrokenPlace(line: 4, column: 11, message: unknown, round: 1)
        let later = BrokenPlace(line: 4, column: 11, message: unknown, round: 2)
        let waiting = CodeRemoval(of: file, at: [made, first])
        #expect(waiting.source.text.contains("AdaptedCode.make(T") && waiting.leftOut.isEmpty)
        #expect(CodeRemoval(of: file, at: [made, first, later]).leftOut.count == 1)
        #expect(CodeRemoval(of: file, at: [first]).leftOut.count == 1)
    }

    private static let host = """
        class A {
            private let store: any Store
            let name: String
            let count = 1
            init() {
                store = odd()
                name = "a"
            }
        }
        """

    @Test func aPropertyWhoseValueIsLeftOutBecomesImplicitlyUnwrapped() {
        let message = "return from initializer without initializing all stored properties"
        let places = [
            BrokenPlace(line: 6, column: 17, message: "cannot find 'odd' in scope", round: 1),
            BrokenPlace(line: 8, column: 5, message: message, round: 2),
        ]
        let result = CodeRemoval(of: SourceFile(path: "A.swift", text: Self.host), at: places)
        #expect(result.source.text.contains("var store: (any Store)!"))
        #expect(
            result.source.text.contains("let name: String\n") && result.source.text.contains("name = \"a\""))
        #expect(result.leftOut.map(\.message).contains("left out: the value of store"))
        let tested = CodeRemoval(
            of: SourceFile(path: "A.swift", text: Self.host), at: places, for: .testedCode)
        #expect(!tested.source.text.contains("(any Store)!"))
    }

    /// The controller is created from its document alone, and what uses the value that it then lacks is skipped.
    @Test func aPropertyOfAMissingTypeThatIsUnsetBecomesOneOfTheTypeInItsPlace() {
        let text = """
            class A: UIViewController {
                let item: Odd
                required init?(coder: NSCoder) {
                    fatalError("")
                }
                func viewDidLoad() {
                    show(item)
                }
            }
            """
        let places = [
            BrokenPlace(
                line: 7, column: 9,
                message: "fails here: Unexpectedly found nil while implicitly unwrapping an Optional value",
                round: 1),
            BrokenPlace(line: 4, column: 9, message: "fails here: Fatal error", round: 1),
            BrokenPlace(line: 2, column: 15, message: "cannot find type 'Odd' in scope", round: 1),
            BrokenPlace(
                line: 4, column: 9, message: "property 'self.item' not initialized at super.init call",
                round: 2),
        ]
        let result = CodeRemoval(of: SourceFile(path: "A.swift", text: text), at: places).source.text
        #expect(result.contains("var item: (UIKit.AbsentObject)!"), "\(result)")
        #expect(result.contains("super.init(coder: coder)"))
        #expect(result.contains("if self.item != nil { show(item) }"))
    }

    /// A line that the adapter adds to a file is left out alone; if the file's other code needs it, the file goes with it.
    @Test func aFileGoesWithAnAddedLineThatItNeeds() {
        let file = SourceFile(path: "A.swift", text: "class A {\n    let name = _K.c0\n}\n")
        let first = BrokenPlace(line: 0, column: 0, message: "enum _K {}", round: 1, reach: .type)
        #expect(CodeRemoval(of: file, at: [first]).leftOut.isEmpty)
        let second = BrokenPlace(line: 0, column: 0, message: "enum _K {}", round: 2, reach: .type)
        let result = CodeRemoval(of: file, at: [first, second])
        #expect(result.leftOut.map(\.message) == ["left out: the file"])
        #expect(!result.source.text.contains("class"))
    }

    @Test func thenAnInitializersBodyGoes() {
        let text = "class A {\n    let store: Store\n    init() {\n    «}\n}\n"
        let message = "return from initializer without initializing all stored properties"
        #expect(cut(text, message: message).source.text.contains("var store: (Store)!"))
        #expect(cut(text, message: message, rounds: 2).source.text.contains("does not compile here"))
    }

    @Test func thenTheBodyThenTheDeclaration() {
        #expect(cut(Self.method, rounds: 2).source.text.contains("func f() -> Int { return 0 "))
        #expect(!cut(Self.method, rounds: 3).source.text.contains("func"))
        #expect(cut(Self.method, rounds: 3).source.text.count { $0 == "\n" } == 6)
    }

    @Test func whatUsesALeftOutConstantGoesWithIt() {
        let text = """
            func f() {
                let a = «odd()
                let b = a + 1
                use(self.a)
                if c { use(b) }
                use(d)
            }
            """
        let result = cut(text).source.text
        #expect(!result.contains("let b"))
        #expect(!result.contains("use(b)"))
        #expect(result.contains("if c {"))
        #expect(result.contains("use(self.a)"))
        #expect(result.contains("use(d)"))
        #expect(result.parses)
    }

    /// The exit of a guard is that of its function.
    @Test(arguments: [
        ("func f() -> Int? { guard x else { «} }", "else { return nil }"),
        ("func f() -> B { guard x else { «} }", "else { fatalError() }"),
        ("let a = { guard x else { «}; f() }", "else { return }"),
        ("let a = { guard x else { «}; return 1 }", "else { fatalError() }"),
    ])
    func guardsKeepAnExit(_ text: String, _ expected: String) {
        let message =
            "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
        let result = cut(text, message: message).source.text
        #expect(result.replacing(/\ +/, with: " ").contains(expected), "\(result)")
    }

    @Test func errorsThatDoNotCompileAreReplaced() {
        let result = cut("func f() throws {\n  guard x else { throw «Odd() }\n}").source.text
        #expect(result.contains("throw CancellationError()"))
        #expect(
            cut("func f() throws {\n  throw «Odd()\n}", for: .testedCode).source.text.contains("fatalError"))
    }

    @Test func whatUsesTheBindingsOfALeftOutGuardGoesWithIt() {
        let result = cut("func f() {\n    guard let a = «odd() else { return }\n    use(a)\n    use(b)\n}")
            .source.text
        #expect(!result.contains("use(a)"))
        #expect(result.contains("use(b)"))
    }

    @Test func returnedValuesAreReplacedAtOnce() {
        let result = cut("func f() -> [Int] {\n    use()\n    return «odd()\n}").source.text
        #expect(result.contains("use()"))
        #expect(result.contains("return []"))
        #expect(cut("var a: Int { «odd() }").source.text.contains("return 0"))
        #expect(cut("func f() -> Int {\n  g { return «odd() }\n  return 1\n}").source.text.contains("g {"))
    }

    @Test(arguments: [
        (BrokenPlace.Reach.body, "func f() -> Int { return 0"), (.declaration, "class A"), (.type, ""),
        (.file, ""),
    ])
    func theReachSaysHowMuchGoes(_ reach: BrokenPlace.Reach, _ left: String) {
        let text = Self.method.replacing("«", with: "")
        let result = CodeRemoval(
            of: SourceFile(path: "A.swift", text: text),
            at: [BrokenPlace(line: 3, column: 9, message: "error", round: 1, reach: reach)]
        ).source.text
        #expect(left.isEmpty || result.contains(left))
        #expect(result.contains("func") == (reach == .body))
        #expect(result.contains("class") == (reach <= .declaration))
        #expect(result.count { $0 == "\n" } == 6)
    }

    @Test func missingSuperclassesAreReplacedByUIKits() {
        let message = "cannot find type 'FormViewController' in scope"
        let result = cut("class A: «FormViewController, B {}", message: message)
        #expect(result.source.text.contains("class A:  UIViewController"))
        #expect(result.source.text.contains(", B {}"))
        let drawer = cut(
            "class A: «DrawerController {}", message: "cannot find type 'DrawerController' in scope")
        #expect(drawer.source.text.contains("class A:  UIViewController"))
        #expect(result.leftOut.first?.message.contains("UIViewController replaces it") == true)
        #expect(
            cut("class A: «Form {}", message: "cannot find type 'Form' in scope").source.text
                == "class A       {}")
    }

    @Test(arguments: [
        ("func viewDidLoad()", "UIViewController"),
        ("func tableView(_ t: UITableView, cellForRowAt i: IndexPath)", "UITableViewController"),
        ("init(style: Style, reuseIdentifier: String?)", "UITableViewCell"),
        ("func prepareForReuse()", "UICollectionViewCell"), ("func layoutSubviews()", "UIView"),
    ])
    func missingSuperclassesAreKnownByWhatIsOverridden(_ method: String, _ base: String) {
        let text = "class A: «Odd { override \(method) {} }"
        let result = cut(text, message: "cannot find type 'Odd' in scope").source.text
        #expect(result.hasPrefix("class A:  \(base)"))
        let plain = cut(text.replacing("override ", with: ""), message: "cannot find type 'Odd' in scope")
        #expect(plain.source.text.hasPrefix("class A      {"))
    }

    @Test(arguments: [
        ("func viewDidLoad() {}", "UIViewController"), ("func opened() {}", "UIKit.AbsentObject"),
    ])
    func missingSuperclassesAreKnownByWhatExtensionsOverride(_ method: String, _ base: String) {
        let sources = [
            SourceFile(path: "A.swift", text: "class A: Odd {}\nclass B: Odd {}\n"),
            SourceFile(path: "A+B.swift", text: "extension A { override \(method) }\n"),
        ]
        let places = [1, 2].map {
            BrokenPlace(line: $0, column: 10, message: "cannot find type 'Odd' in scope", round: 1)
        }
        let removal = ModuleRemoval(of: sources, at: ["A.swift": places], for: .pictures)
        let lines = removal.files["A.swift"]?.source.text.split(separator: "\n") ?? []
        #expect(lines.first?.hasPrefix("class A:  \(base) ") == true)
        #expect(lines.last?.hasPrefix("class B  ") == true)
    }

    @Test(arguments: [
        (
            "class A: B, «GhostTableViewDataSource", "cellForRowAt i: IndexPath",
            "class A: B,  UITableViewDataSource"
        ),
        (
            "extension A: «Ghosts.GhostTableViewDataSource", "cellForRowAt i: IndexPath",
            "extension A:  UITableViewDataSource"
        ),
        ("class A: B, «GhostTableViewDataSource", "at i: IndexPath", "class A: B "),
    ])
    func missingProtocolsThatRefineUIKitsAreReplacedByThem(_ head: String, _ label: String, _ result: String)
    {
        let text = "\(head) {\n    func tableView(_ t: UITableView, \(label)) {}\n}"
        let remains = cut(text, message: "cannot find type 'GhostTableViewDataSource' in scope").source.text
        #expect(remains.hasPrefix(result), "\(remains)")
    }

    @Test func aClassWhoseInitializersAreLeftOutRemains() {
        let text = "final class «Sea {\n    let depth: Int\n    var name: String?\n    func f() {}\n}"
        let message = "class 'Sea' has no initializers"
        let result = cut(text, message: message).source.text
        #expect(result.contains("var depth: (Int)!") && result.contains("func f()"))
        #expect(!cut(text, message: message, for: .testedCode).source.text.contains("Sea"))
        #expect(!cut("class «Sea { @Odd var a }", message: message).source.text.contains("Sea"))
    }

    /// The compiler reports both in one round.
    @Test func aClassWithoutInitializersWhosePropertiesLoseTheirWrappersRemains() {
        let text = "final class Sea {\n    @Injected var depth: Int\n    func f() {}\n}"
        let places = [
            BrokenPlace(line: 2, column: 6, message: "unknown attribute 'Injected'", round: 1),
            BrokenPlace(line: 1, column: 13, message: "class 'Sea' has no initializers", round: 1),
        ]
        let result = CodeRemoval(of: SourceFile(path: "A.swift", text: text), at: places).source.text
        #expect(result.contains("final class Sea {") && result.contains("var depth: (Int)!"))
        #expect(result.contains("func f()"))
    }

    /// Documents name the class.
    @Test(arguments: [BrokenPlace.Reach.type, .file])
    func aClassOfScreensOnlyLosesItsMembers(_ reach: BrokenPlace.Reach) {
        let text = "class A: BaseViewController {\n    func f() { odd() }\n    let a = 1\n}\nfunc g() {}\n"
        let place = BrokenPlace(line: 2, column: 16, message: "error", round: 1, reach: reach)
        let file = SourceFile(path: "A.swift", text: text)
        let result = CodeRemoval(of: file, at: [place])
        #expect(
            result.source.text.split(separator: " ").joined(separator: " ").hasPrefix(
                "class A: BaseViewController {\n \n \n}"))
        #expect(result.source.text.hasSuffix("func g() {}\n"))
        #expect(result.leftOut.map(\.message) == ["left out: the members of A"])
        #expect(!CodeRemoval(of: file, at: [place], for: .tests).source.text.contains("class A"))
        let model = SourceFile(path: "A.swift", text: text.replacing("BaseViewController", with: "Model"))
        #expect(!CodeRemoval(of: model, at: [place]).source.text.contains("class A"))
    }

    @Test func anArgumentThatDoesNotFitLeavesAClassOfUIKit() {
        let message = "type 'Row' does not conform to protocol 'CellModel'"
        let result = cut("class A: «TableViewCell<Row>, B {}", message: message).source.text
        #expect(result.split(separator: " ").joined(separator: " ") == "class A: UITableViewCell , B {}")
        #expect(cut("class A: «Base<Row> {}", message: message).source.text.hasPrefix("class A  "))
    }

    @Test(arguments: ["override class func key() {}", "dynamic var a = 1"])
    func missingSuperclassesOfDataAreEmptyInPictures(_ member: String) {
        let message = "cannot find type 'Odd' in scope"
        let result = cut("class A: «Odd { \(member) }", message: message).source.text
        #expect(result.hasPrefix("class A:  UIKit.AbsentObject "))
        let tested = cut("class A: «Odd { \(member) }", message: message, for: .testedCode).source.text
        #expect(tested.hasPrefix("class A  "))
        let delegate = cut(
            "class A: «OddDelegate { \(member) }", message: "cannot find type 'OddDelegate' in scope")
        #expect(delegate.source.text.hasPrefix("class A  "))
    }

    @Test func superclassesOfCoreDataAreReplaced() {
        let message = "cannot find type 'RSTPersistentContainer' in scope"
        let result = cut("class A: «RSTPersistentContainer {}", message: message)
        #expect(result.source.text.hasPrefix("class A:  NSPersistentContainer"))
    }

    @Test(arguments: [
        ("@IBOutlet var box: «GhostTextView!", "var box: UITextView!", "type "),
        ("let box: «Sea.GhostButton<Int>?", "let box: UIButton?", "type "),
        (
            "@IBOutlet private weak var box: «TextField!", "@IBOutlet private weak var box: UITextField!",
            "type "
        ),
        ("let box = «GhostLabel(frame: a)", "let box = UILabel(frame: a)", ""),
        ("let box = «GhostView(name: a) { 1 }", "let box = UIView()", ""),
        ("let box = «GhostViewController(center: a)", "let box = UIViewController(center: a)", ""),
        ("list.register(«GhostTableViewCell.self)", "list.register( UITableViewCell.self)", ""),
    ])
    func missingTypesOfViewsAreReplacedInPictures(_ text: String, _ result: String, _ kind: String) {
        let name = text.drop { $0 != "«" }.dropFirst().prefix { $0.isLetter }
        let message = "cannot find \(kind)'\(name)' in scope"
        let squeezed = { (text: String) in
            text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
        let whole = "class A { \(kind.isEmpty ? "func f() { \(text) }" : text) }"
        #expect(squeezed(cut(whole, message: message).source.text).contains(squeezed(result)))
        // Tests would not be those that were written.
        #expect(!cut(whole, message: message, for: .testedCode).source.text.contains(" UI"))
    }

    @Test(arguments: [
        ("let box: «Sea<Int>.Store?", "let box: UIKit.AbsentObject?", "type "),
        ("func f(_ a: [any «Sea]) {}", "func f(_ a: [ UIKit.AbsentObject ]) {}", "type "),
        ("let a = «Sea<Int>(value: 1) { 2 }", "let a =  UIKit.AbsentObject()", ""),
        ("let a = [«Sea]()", "let a = [ UIKit.AbsentObject ]()", ""),
        ("let a = [Int: «Sea]()", "let a = [Int:  UIKit.AbsentObject ]()", ""),
        ("g(«Sea.shared)", "g( UIKit.AbsentObject() )", ""),
        ("g(«Sea.default())", "g( UIKit.AbsentObject() )", ""),
    ])
    func declarationsWithOtherMissingTypesRemainInPictures(_ text: String, _ result: String, _ kind: String) {
        let message = "cannot find \(kind)'Sea' in scope"
        let squeezed = { (text: String) in
            text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
        let whole = "class A { \(kind.isEmpty ? "func f() { \(text) }" : text) }"
        let removal = cut(whole, message: message)
        #expect(squeezed(removal.source.text).contains(squeezed(result)))
        #expect(removal.leftOut.first?.message.hasSuffix("an empty class replaces it") == true)
        #expect(!cut(whole, message: message, for: .testedCode).source.text.contains("AbsentObject"))
    }

    /// A class cannot constrain what a protocol has to, and in a file of SwiftUI's the missing type is often one of its.
    @Test(arguments: [
        "func f<A: «Sea>(_ a: A) {}", "func f(_ a: some «Sea) {}", "var a: B & «Sea",
        "import SwiftUI; var a: «Sea",
    ])
    func constraintsToMissingTypesAreRemoved(_ text: String) {
        #expect(!cut(text, message: "cannot find type 'Sea' in scope").source.text.contains("Absent"))
    }

    @Test(arguments: ["let a = «GhostView.shared", "let a = «View()", "«GhostStore()", "let a = «Sea(1).b"])
    func otherMissingNamesAreRemovedWithTheirStatements(_ text: String) {
        let name = text.drop { $0 != "«" }.dropFirst().prefix { $0.isLetter }
        let result = cut("func f() { \(text); g() }", message: "cannot find '\(name)' in scope")
        #expect(result.leftOut.map(\.message) == ["left out: a statement of f"])
    }

    // MARK: Failures at run time

    @Test func whatFailedSaysSo() {
        let message = "fails here: Unexpectedly found nil"
        #expect(
            cut("func f() {\n    «a()\n}", message: message).leftOut.map(\.message)
                == ["left out: a statement of f, which \(message)"])
        let body = cut("func f() -> A { «a() }", message: message).source.text
        #expect(body.contains("return UIKit.AdaptedCode.absentValue(\"f \(message)\")"))
    }

    /// An object of the app's is created with a neutral value in place of what is missing.
    @Test(arguments: [
        ("'nil' requires a contextual type", nil),
        ("'nil' is not compatible with expected argument type 'String'", "\"\""),
        ("'nil' is not compatible with expected argument type '(Data, Int) -> Void'", "{ _, _ in  }"),
        ("'nil' is not compatible with expected argument type '@Sendable () -> [Int]'", "{ [] }"),
        ("'nil' is not compatible with expected argument type 'Store'", nil),
        ("cannot convert value of type 'AbsentObject' to expected argument type 'Int'", "0"),
    ])
    func missingArgumentsAreNeutral(_ message: String, _ value: String?) {
        let text =
            "class A {\n    func f() {\n        let a = Store(send: Session.shared.send(1)!, b: 2)\n    }\n}"
        func line(_ places: [BrokenPlace]) -> String {
            let result = CodeRemoval(of: SourceFile(path: "A.swift", text: text), at: places).source.text
            return result.split(separator: "\n")[2].split(separator: " ").joined(separator: " ")
        }
        let first = BrokenPlace(line: 3, column: 29, message: "cannot find 'Session' in scope", round: 1)
        #expect(line([first]) == "let a = Store(send: nil , b: 2)")
        let second = BrokenPlace(line: 3, column: 30, message: message, round: 2)
        let words = value?.split(separator: " ").joined(separator: " ")
        #expect(line([first, second]) == (words.map { "let a = Store(send: \($0) , b: 2)" } ?? ""))
    }

    /// The value is missing until something sets it.
    @Test(arguments: [
        ("«@Injected private var a: Store", "private var a: (Store)!"),
        ("«@Injected(.main) var a: Store?", "var a: Store?"),
        ("@objc «@Injected let a: any Store", "@objc var a: (any Store)!"),
        ("«@Injected var a = Store()", ""),
    ])
    func propertiesWithMissingWrappersRemain(_ property: String, _ result: String) {
        let text = cut("class A {\n    \(property)\n}", message: "unknown attribute 'Injected'").source.text
        let line = text.split(separator: "\n")[1].split(separator: " ").joined(separator: " ")
        #expect(line == result)
    }

    /// Apple's objects without their arguments may replace what documents contain.
    @Test(arguments: [
        "a.image = UIImage(named: «Names.a)", "title(«Names.a)", "a.setTitle(«Names.a, for: b)",
    ])
    func otherCallsWithMissingArgumentsAreLeftOut(_ statement: String) {
        let result = cut("func f() {\n    \(statement)\n}", message: "cannot find 'Names' in scope")
        #expect(result.leftOut.map(\.message) == ["left out: a statement of f"])
    }

    /// A screen that is shown without its value skips what uses it; with the value nothing changes.
    @Test func usesOfAMissingValueDependOnIt() {
        let text = """
            class A: UIViewController {
                var model: Model!
                @IBOutlet var label: UILabel!
                func f() {
                    «label.text = model.name
                    model = Model()
                    g { model.h() }
                    let a = self.model.a
                    use(a)
                }
                static func s() { model.h() }
            }
            extension A { func count() -> Int { model.count } }
            class B { func f() { model.h() } }
            """
        let message = "fails here: Unexpectedly found nil while implicitly unwrapping an Optional value"
        let result = cut(text, message: message)
        let lines = result.source.text.split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        #expect(lines[4] == "if self.model != nil { label.text = model.name }")
        #expect(lines[5...6] == ["model = Model()", "if self.model != nil { g { model.h() } }"])
        #expect(lines[7...8] == ["guard self.model != nil else { return }; let a = self.model.a", "use(a)"])
        #expect(lines[10] == "static func s() { model.h() }")
        #expect(lines[12].hasSuffix("{ guard self.model != nil else { return 0 }; return model.count } }"))
        #expect(lines[13] == "class B { func f() { model.h() } }")
        let words = "left out: what uses model while it is nil, which \(message)"
        #expect(result.leftOut.map(\.message) == [words])
    }

    /// A screen that is shown by itself is in no container.
    @Test func usesOfAllContainersOfAScreenAreSkippedWhereOneIsMissing() {
        let text = """
            class A: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    «navigationController!.delegate = self
                    tabBarController!.tabBar.isHidden = true
                    navigationController?.pop()
                    show()
                }
            }
            """
        let message = "fails here: Unexpectedly found nil while unwrapping an Optional value"
        let lines = cut(text, message: message).source.text.split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        #expect(lines[2] == "if self.navigationController != nil { navigationController!.delegate = self }")
        #expect(
            lines[3] == "if self.tabBarController != nil { tabBarController!.tabBar.isHidden = true }")
        #expect(lines[4...5] == ["navigationController?.pop()", "show()"])
    }

    /// A statement lacks what it uses, not what it assigns, which is missing afterwards.
    @Test func valuesThatDependOnAMissingOneAreMissing() {
        let text = """
            class A: UIViewController {
                var list: List!
                var source: Source!
                var model: Model!
                var other: Model!
                func f() {
                    «source = Source(model: model, other: other)
                    self.list = List(source: source)
                    list.show()
                    free()
                }
            }
            """
        let message = "fails here: Unexpectedly found nil while implicitly unwrapping an Optional value"
        let result = cut(text, message: message)
        let lines = result.source.text.split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        #expect(
            lines[6]
                == "if self.model != nil, self.other != nil { source = Source(model: model, other: other) }")
        #expect(lines[7] == "if self.source != nil { self.list = List(source: source) }")
        #expect(lines[8...9] == ["if self.list != nil { list.show() }", "free()"])
        #expect(result.leftOut.first?.message.hasPrefix("left out: what uses model while it is nil") == true)
    }

    /// Code that tests the value itself is left as it is.
    @Test func unwrappedUsesOfAMissingOptionalDependOnIt() {
        let text = """
            class A: UIViewController {
                var home: Home?
                var wallet: Wallet?
                var name: String? { home?.name }
                func f() {
                    «label.text = self.home!.name
                    self.wallet = home!.wallet
                    label.tag = self.wallet!.count
                    wallet?.open()
                    other.home!.open()
                    if home != nil, home!.isOpen { g() }
                    if home!.isOpen { g() }
                    Task {
                        let text = home!.text
                        show(text)
                    }
                    let count = list.map { item in
                        let text = home!.text
                        return text + item
                    }
                }
            }
            """
        let message = "fails here: Unexpectedly found nil while unwrapping an Optional value"
        let result = cut(text, message: message)
        let lines = result.source.text.split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        #expect(lines[5] == "if self.home != nil { label.text = self.home!.name }")
        #expect(lines[6] == "if self.home != nil { self.wallet = home!.wallet }")
        #expect(lines[7] == "if self.wallet != nil { label.tag = self.wallet!.count }")
        #expect(lines[8...9] == ["wallet?.open()", "other.home!.open()"])
        #expect(lines[10] == "if home != nil, home!.isOpen { g() }")
        #expect(lines[11] == "guard self.home != nil else { return }; if home!.isOpen { g() }")
        #expect(lines[13] == "guard self.home != nil else { return }; let text = home!.text")
        #expect(lines[17] == "let text = home!.text")
        let words = "left out: what uses home while it is nil, which \(message)"
        #expect(result.leftOut.map(\.message) == [words])
    }

    /// The controllers of many apps have an extension in a file of its own for each of their protocols.
    @Test func valuesOfAClassAreMissingInItsOtherFiles() {
        let controller = """
            class A: UIViewController {
                @IBOutlet var list: UITableView!
                var model: Model?
            }
            """
        let use = """
            extension A {
                func f() {
                    list.reloadData()
                    g(self.model!.name)
                }
            }
            """
        let sources = [SourceFile(path: "A.swift", text: controller), SourceFile(path: "B.swift", text: use)]
        func lines(_ line: Int, _ words: String) -> [String] {
            let message = "fails here: Unexpectedly found nil while \(words) an Optional value"
            let place = BrokenPlace(line: line, column: 9, message: message, round: 1)
            let removal = ModuleRemoval(of: sources, at: ["B.swift": [place]], for: .pictures)
            return removal.files["B.swift"]?.source.text.split(separator: "\n").map { line in
                line.split(separator: " ").joined(separator: " ")
            } ?? []
        }
        #expect(lines(3, "implicitly unwrapping")[2] == "if self.list != nil { list.reloadData() }")
        #expect(lines(4, "unwrapping")[3] == "if self.model != nil { g(self.model!.name) }")
    }

    @Test func attributesOfSwift3HaveTheNamesOfToday() {
        let result = cut(
            "func f() {\n    a = [«NSForegroundColorAttributeName: red]\n}",
            message: "cannot find 'NSForegroundColorAttributeName' in scope")
        let line = result.source.text.split(separator: "\n")[1].split(separator: " ").joined(separator: " ")
        #expect(line == "a = [ NSAttributedString.Key.foregroundColor : red]" && result.leftOut.isEmpty)
    }

    @Test(arguments: [
        (
            "func f(r: «DataResponse<Any>) {}",
            "generic type 'DataResponse' specialized with too few type parameters (got 1, but expected 2)",
            "func f(r: AFDataResponse<Any> ) {}"
        ),
        (
            "func f() { c.httpAdditionalHeaders = «M.headers }",
            "cannot assign value of type 'HTTPHeaders' to type '[AnyHashable : Any]'",
            "func f() { c.httpAdditionalHeaders = (M.headers).dictionary }"
        ),
        (
            "func f(d: Data) { let j = «JSON(data: d)[0] }",
            "call can throw, but it is not marked with 'try' and the error is not handled",
            "func f(d: Data) { let j = ((try? JSON(data: d)) ?? JSON.null)[0] }"
        ),
    ])
    func codeForFormerVersionsOfLibrariesCompiles(text: String, message: String, expected: String) {
        let result = cut(text, message: message)
        let line = result.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(line == expected)
        #expect(result.leftOut.isEmpty)
    }

    @Test(arguments: [("animate in b()", "{ b() }"), ("a in b(a)", nil), ("[weak c] a in b()", nil)])
    func closuresOfSwift3HaveNoParameterInPlaceOfNone(closure: String, expected: String?) {
        let result = cut(
            "func f() { g(«{ \(closure) }) }",
            message:
                "contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body")
        #expect(result.leftOut.isEmpty == (expected != nil))
        let line = result.source.text.split(separator: " ").joined(separator: " ")
        if let expected { #expect(line == "func f() { g(\(expected)) }") }
    }

    @Test func aReturnAboveAConditionalStatementEndsThere() {
        let result = cut(
            "func f() {\n  return\n  // Later:\n  if a {\n    «return\n  }\n}",
            message: "cannot use 'return' to transfer control out of 'if' expression")
        let lines = result.source.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines == ["func f() {", "return;", "// Later:", "if a {", "return", "}", "}"])
        #expect(result.leftOut.isEmpty)
    }

    @Test func otherCallsThatCanThrowAreLeftOut() {
        let result = cut(
            "func f(d: Data) { let j = «Text(data: d) }",
            message: "call can throw, but it is not marked with 'try' and the error is not handled")
        #expect(!result.leftOut.isEmpty)
    }

    /// A document that has not connected one outlet has connected none.
    @Test func usesOfAllOutletsDependOnThemWhereOneIsMissing() {
        let text = """
            class A: UIViewController {
                var name = ""
                @IBOutlet weak var label: UILabel!
                @IBOutlet var list: UITableView!
                func f() {
                    «label.text = name
                    list.dataSource = self
                    list.tag = self.label.tag
                    list?.reloadData()
                    if list == nil { list = make() }
                }
            }
            """
        let message = "fails here: Unexpectedly found nil while implicitly unwrapping an Optional value"
        let lines = cut(text, message: message).source.text.split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        #expect(lines[5] == "if self.label != nil { label.text = name }")
        #expect(lines[6] == "if self.list != nil { list.dataSource = self }")
        #expect(lines[7] == "if self.list != nil, self.label != nil { list.tag = self.label.tag }")
        #expect(lines[8...9] == ["list?.reloadData()", "if list == nil { list = make() }"])
    }

    /// The statement may need another value as well.
    @Test func aStatementThatFailsAgainIsLeftOut() {
        let text = "class A {\n    var model: Model!\n    func f() { «g(model.name) }\n}"
        let message = "fails here: Unexpectedly found nil while implicitly unwrapping an Optional value"
        #expect(!cut(text, message: message, rounds: 2).source.text.contains("model.name"))
    }

    /// Then the property is not nil, but what the statement uses of it.
    @Test(arguments: ["Model()", "self.make(1) as! Model"])
    func aStatementIsLeftOutWhereItsPropertyIsSetBeforeIt(_ value: String) {
        let text =
            "class A {\n    var model: Model!\n    func f() {\n        model = \(value)\n        «g(model.name)\n    }\n}"
        let message = "fails here: Unexpectedly found nil while implicitly unwrapping an Optional value"
        #expect(!cut(text, message: message).source.text.contains("model.name"))
        let optional = text.replacing(value, with: "find()")
        #expect(cut(optional, message: message).source.text.contains("if self.model != nil {"))
    }

    /// The file may have changed since the value was missing.
    @Test(arguments: [("Model!", "if self.model != nil { g(model.name) }"), ("Model?", "g(model.name)")])
    func onlyConditionsAreAddedWhereAskedFor(_ type: String, _ statement: String) {
        let text = "class A {\n    var model: \(type)\n    func f() { g(model.name) }\n}"
        let message = "fails here: Unexpectedly found nil while implicitly unwrapping an Optional value"
        let place = BrokenPlace(line: 3, column: 16, message: message, round: 1, reach: .condition)
        let result = CodeRemoval(of: SourceFile(path: "A.swift", text: text), at: [place])
        let line = result.source.text.split(separator: "\n")[2].split(separator: " ").joined(separator: " ")
        #expect(line == "func f() { \(statement) }")
    }

    @Test func propertiesThatALeftOutStatementSetsAreNotUsedAfterIt() {
        let text = """
            class A {
                var cell: Cell!
                var other: Cell?
                func f() {
                    if true {
                        «self.cell = missing()
                        cell.a()
                    }
                    self.cell.b()
                    other = cell
                    g(other)
                }
                func g() { cell.c() }
            }
            """
        let result = cut(text).source.text
        #expect(!result.contains("cell.a()") && !result.contains("cell.b()") && !result.contains("= cell"))
        #expect(result.contains("g(other)") && result.contains("cell.c()"))
        let optional = cut(text.replacing("Cell!", with: "Cell?")).source.text
        #expect(optional.contains("cell.a()") && optional.contains("self.cell.b()"))
    }

    @Test(arguments: [
        ("left: menu, centerViewController: home", "home"),
        ("mainViewController: home, leftMenuViewController: menu", "home"),
        ("firstController: home, a: 1", "home"), ("home", nil), ("controller: make()", nil),
    ])
    func aWindowShowsWhatALostContainerWouldHaveShown(_ arguments: String, _ shown: String?) {
        let text = """
            func f() {
                let drawer = «Drawer(\(arguments))
                drawer.width = 9
                window?.rootViewController = drawer
                show()
            }
            """
        let result = cut(text, message: "cannot find 'Drawer' in scope").source.text
        #expect(result.contains("rootViewController =") == (shown != nil))
        #expect(result.contains("=  \(shown ?? "none") ") == (shown != nil))
        #expect(!result.contains("width") && result.contains("show()"))
    }

    @Test func propertiesWhoseValueWasMissingAreNotUsedAfterwards() {
        let text =
            "class A {\n    @IBOutlet var a: B!\n    func f() {\n        «a.b()\n        c()\n        a.d()\n    }\n}"
        let missing = "fails here: Unexpectedly found nil while implicitly unwrapping an Optional value"
        let result = cut(text, message: missing, rounds: 2).source.text
        #expect(!result.contains("a.d()") && result.contains("c()"))
        #expect(cut(text, message: "fails here: Index out of range").source.text.contains("a.d()"))
    }

    @Test func columnsBehindALineAreItsEnd() {
        let text = "class A {\n    var a = 1\n    var b = 2\n}"
        let result = CodeRemoval(
            of: SourceFile(path: "A.swift", text: text),
            at: [BrokenPlace(line: 2, column: 400, message: "error", round: 1)]
        ).source.text
        #expect(result.contains("var b"))
    }

    @Test func testsFailAsAWhole() {
        let text =
            "class T: XCTestCase {\n    func testA() {\n        let a = «odd\n        XCTAssert(a)\n    }\n}"
        let result = cut(text, message: "cannot find 'odd' in scope").source.text
        #expect(
            result.contains("testA() { XCTFail(\"testA does not compile here: cannot find 'odd' in scope\")"))
        #expect(!result.contains("XCTAssert(a)"))
    }

    @Test func testsOfSwiftTestingRecordAnIssue() {
        let result = cut("@Test func a() { «odd() }").source.text
        #expect(result == "@Test func a() { Issue.record(\"a does not compile here: error\")        }")
    }

    @Test(arguments: [
        ("class A {\n  func f() {\n    a()\n    «odd()\n    b()\n  }\n}", "a statement of f (A.swift:4)"),
        (
            "class A {\n  lazy var x: Int = {\n    «odd()\n    return 1\n  }()\n}",
            "a statement of x (A.swift:3)"
        ),
        ("let f = {\n  «odd()\n  return 1\n}", "a statement (A.swift:2)"),
        (
            "class A {\n  var x = 1 {\n    didSet {\n      «odd()\n    }\n  }\n}",
            "a statement of an accessor (A.swift:4)"
        ),
    ])
    func testedCodeEndsWhereAStatementIsMissing(_ text: String, _ words: String) {
        let result = cut(text, for: .testedCode).source.text
        #expect(result.contains("fatalError(\"\(words) was left out: error\")"), "\(result)")
        #expect(!result.contains("odd") && result.parses)
        #expect(!cut(text).source.text.contains("fatalError"))
    }

    @Test func wordsAndConformancesGoAlone() {
        let word = cut("class A: B { override func «f() {} }", message: "method does not override any method")
        #expect(word.source.text == "class A: B {          func f() {} }")
        let second = cut(
            "\n\nclass A: B {\n  open override func «f() {} }", message: "method does not override any method"
        )
        #expect(second.source.text == "\n\nclass A: B {\n  open          func f() {} }")
        #expect(cut("class A: B, «C {}").source.text == "class A: B    {}")
        #expect(cut("extension A: «C {}").source.text == "extension A    {}")
        let named = cut("class «A: B, M.C {}", message: "type 'A' does not conform to protocol 'C'")
        #expect(named.source.text == "class A: B      {}")
    }

    @Test(arguments: [
        ("-> Bool", "return false"), ("-> [Int]", "return []"), ("-> A?", "return nil"),
        ("-> A", "return UIKit.AdaptedCode.absentValue("), ("-> some View", "fatalError"),
        ("async throws -> A", "throw CancellationError()"), ("throws(E) -> A", "absentValue("),
        ("throws -> [Int]", "return []"),
    ])
    func bodiesAnswerWhatSaysTheLeast(_ result: String, _ statement: String) {
        #expect(cut("func f() \(result) {\n    «odd()\n}", rounds: 2).source.text.contains(statement))
    }

    @Test(arguments: [
        ("var x: Int?", "required init?(coder c: NSCoder)", "super.init(coder: c)", "super.init(coder:c)"),
        ("let x: Int", "required init?(coder c: NSCoder)", "super.init(coder: c)", "return nil"),
        ("var x = 1", "init(frame: CGRect)", "super.init(frame: .zero)", "super.init(frame:.zero)"),
        ("var x = 1", "init(frame: CGRect)", "super.init(frame: f(x))", "fatalError"),
        ("let x: Int", "convenience init()", "self.init(x: nil)", "self.init(x:nil)"),
    ])
    func initializersKeepWhatMakesTheObject(
        _ property: String, _ head: String, _ call: String, _ kept: String
    ) {
        let text =
            "class A: B {\n    \(property)\n    \(head) {\n        \(call)\n        p = «odd()\n    }\n}\n"
        let result = cut(text, rounds: 2).source.text
        #expect(result.contains("\(head) {\(kept)") || result.contains("\(head) { \(kept)"), "\(result)")
        #expect(!result.contains("odd"))
    }

    /// A controller that code creates with values of its own can be created from its document alone.
    @Test(arguments: [
        ("class A: UIViewController", "required init?(coder c: NSCoder)", "super.init(coder: c)"),
        ("class A: SlideController<B>", "required init(coder: NSCoder)", ""),
        ("class A: SlideViewController", "required init(coder: NSCoder)", "super.init(coder: coder)"),
        ("class A: NSObject", "required init?(coder: NSCoder)", ""),
        ("class A: UIView", "init(frame: CGRect)", ""),
    ])
    func initializersOfDocumentsThatOnlyEndTheProcessMakeTheObject(
        _ type: String, _ head: String, _ statement: String
    ) {
        let text = "\(type) {\n    let x: Int\n    \(head) {\n        «fatalError(\"\")\n    }\n}\n"
        let result = cut(text, message: "fails here: ").source.text
        let words = { (text: String) in text.split(whereSeparator: \.isWhitespace) }
        #expect(words(result) == words(text.replacing("«fatalError(\"\")", with: statement)))
        #expect(!cut(text, for: .testedCode).source.text.contains("super"))
    }

    @Test(arguments: ["", "«", "func f() {«", "«}}}", "func f() { «"])
    func oddFilesAreLeftAlone(_ text: String) {
        let result = cut(text, rounds: 3)
        #expect(result.source.text.utf8.count >= 0)
        let far = CodeRemoval(
            of: SourceFile(path: "A.swift", text: text),
            at: [
                BrokenPlace(line: 99, column: 99, message: "", round: 1),
                BrokenPlace(line: 0, column: 0, message: "", round: 1),
            ])
        #expect(far.source.text == text)
    }
}
