import SourceAdapter
import Testing

struct ClassTests {
    @Test func overridesInExtensionsAreCalledFromTheClass() {
        let text =
            "class A: UIViewController {\n}\nextension A {\n  override func viewDidLoad() { super.viewDidLoad() }\n}"
        let lines = body(text).split(separator: "\n")
        #expect(lines[0].hasPrefix("class A: UIViewController { override func viewDidLoad() { _"))
        #expect(lines[3].hasPrefix("           func _"))
        #expect(lines[3].hasSuffix("() { super.viewDidLoad() }"))
        #expect(lines[3].count == "  override func viewDidLoad() { super.viewDidLoad() }".count)
    }

    /// Classes that have been renamed cannot be used, not even by their tables.
    @Test func unavailableClassesHaveNoTables() {
        let text = "@available(*, unavailable, renamed: \"B\")\n@objc public class A: NSObject {}"
        #expect(!adapted("import UIKit\n" + text).contains("AdaptedClass"))
        #expect(adapted("import UIKit\n@objc public class A: NSObject {}").contains("AdaptedClass"))
    }

    @Test func classesInOtherFilesGetTheCallToo() {
        let result = adapt([
            "class A: UIView {\n}", "extension A {\n  override var tag: Int { get { 1 } set {} }\n}",
        ])
        #expect(result.files[0].source.text.contains("override var tag: Int { get { _"))
    }

    @Test func membersThatSubclassesOverrideGoIntoTheClass() {
        let text =
            "class A: UIView {\n}\nextension A {\n  @objc func shade(on x: Int) {}\n}\nclass B: A {\n  override func shade(on x: Int) {}\n}"
        #expect(body(text).hasPrefix("class A: UIView { func shade(on x: Int) { _"))
        #expect(body(text).contains("\n  override func shade(on x: Int) {}\n"))
    }

    @Test func delegatesOfScrollViewsAreOverriddenByTheirOtherName() {
        let text = body(
            "class A: UIScrollView {\n  override var delegate: D? { get { super.delegate } set {} }\n}")
        #expect(text.contains("override var delegat_: D? { get { super.delegat_ }"))
        let table = "class A: UITableView {\n  override var delegate: D? { didSet {} }\n}"
        #expect(body(table) == table)
    }

    @Test func requiredInitializers() {
        #expect(
            body("class C: UITableViewCell {\n  override init(style: S, reuseIdentifier: String?) {}\n}")
                .contains("\n  required init(style"))
        #expect(body("class C: UIView {\n  override init(frame: CGRect) {}\n}").contains("override init"))
        #expect(
            body("class C: UICollectionViewCell {\n  init(x: Int) {}\n}")
                .contains("{ required init(frame: CGRect) { fatalError("))
        #expect(
            body("class C: UICollectionViewFlowLayoutInvalidationContext {\n  init(x: Int) {}\n}")
                .contains("{ required init() { fatalError("))
    }

    @Test func requiredInitializersAreSeenByWhoeverSeesTheClass() {
        let text = "open class C: UICollectionViewCell {\n  override init(frame: CGRect) {}\n}"
        #expect(body(text).contains("{ public\n  required init(frame"))
        let second = text.replacing("{\n", with: "{\n  let x = 1\n")
        #expect(body(second).contains("let x = 1; public\n  required init(frame"))
        let hidden = text.replacing("open class", with: "class")
        #expect(!body(hidden).contains("public"))
    }

    @Test func presentationsAreMadeByTheInitializerForThem() {
        let text = body(
            "class L: CAShapeLayer {\n  override init(layer: Any) { super.init(layer: layer) }\n}")
        #expect(
            text.contains(
                "override class func presentation(of layer: CALayer) -> CALayer { L(layer: layer) };"))
        #expect(text.contains("  override init(layer: Any)"))
        #expect(!body("class L: UIView {\n  override init(layer: Any) {}\n}").contains("presentation"))
        // Beside the initializer without arguments, which the class inherits no more.
        let both = body("class L: CALayer {\n  init(x: Int) {}\n  override init(layer: Any) {}\n}")
        #expect(
            both.contains("{ required init() {") && both.contains(") }; override class func presentation"))
    }

    @Test func animationsAreCopiedByTheInitializerWithoutArguments() {
        #expect(
            body("class A: CABasicAnimation {\n  override init() { super.init() }\n}").contains(
                "required init()"))
        let plain =
            "class A: CABasicAnimation {\n  var a = 1, b: Int?\n  var c: Int { 1 }\n  init(x: Int) { super.init() }\n}"
        #expect(body(plain).contains("required init() { super.init() };"))
        let stored = "class A: CAAnimationGroup {\n  let a: Int\n  init(x: Int) { a = x; super.init() }\n}"
        #expect(body(stored).contains("required init() { fatalError("))
    }

    @Test func aLayerWithoutAnInitializerForItselfGetsBothMembers() {
        let text = adapted(
            "class L: CALayer {\n  override init(layer: Any) { super.init(layer: layer) }\n  init(x: Int) { super.init() }\n}"
        )
        #expect(text.parses && text.contains("required init()") && text.contains("func presentation(of"))
    }

    @Test(arguments: [
        ("class M: A {\n  override func shade(on x: Int) {}\n}", true),
        ("class M: Kit.A {\n  override func shade(on x: Int) {}\n}", true),
        ("class N: A {}\nclass M: N {\n  override func shade(on x: Int) {}\n}", true),
        ("class M: A {\n  override func shade(at x: Int) {}\n}", false),
        ("class M: Other {\n  override func shade(on x: Int) {}\n}", false),
    ])
    func whatTestsOverrideIsMovedIntoTheClass(test: String, isMoved: Bool) {
        let text = "class A: NSObject {\n}\nextension A {\n  @objc func shade(on x: Int) {}\n}"
        let result = adapt([text], dependents: [test]).files[0].source.text
        #expect(result.contains("class A: NSObject { ") == isMoved)
        #expect(result.parses)
    }

    @Test func extensionsObserveByASetter() {
        func text(_ observer: String) -> String {
            body(
                "class A: UITableViewCell {\n}\nextension A {\n  override var isSelected: Bool {\n"
                    + "    \(observer)\n  }\n}")
        }
        let before = text("willSet { show(newValue) }")
        let name = before.split(separator: "willSet { ").last?.prefix(10) ?? ""
        #expect(before.contains("override var isSelected: Bool { willSet { \(name) = newValue } }"))
        #expect(before.contains("var \(name): Bool { get { isSelected }\n    set     { show(newValue) }"))
        let after = text("didSet { show() }")
        #expect(after.contains("= isSelected } }") && after.contains("set    { show() }"))
    }

    @Test func parametersWithoutNamesArePassedOn() {
        let text = body(
            "class A: UITableViewController {\n}\nextension A {\n"
                + "  override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 1 }\n}")
        #expect(text.contains("func tableView(_ __0: UITableView, numberOfRowsInSection __1: Int) -> Int"))
        #expect(text.contains("(__0, numberOfRowsInSection: __1)"))
    }

    @Test func anyObjectIsAskedForItsValue() {
        let text = body("let on = (info as AnyObject).boolValue")
        #expect(text.contains("(info |~> ()      ).boolValue"))
        #expect(body("let name = (info as AnyObject).name").contains("as AnyObject"))
    }

    @Test func anyObjectIsAskedAsTheOnlyTypeThatCanAnswer() {
        let show = "protocol P: AnyObject { func show() }\n"
        let call = "let a = (view as AnyObject).show()"
        #expect(body(show + call).hasSuffix("let a = (view as! P            ).show()"))
        #expect(body(show + "class A: P { func show() {} }\n" + call).contains("as! P "))
        #expect(body(show + "protocol Q { func show() }\n" + call).hasSuffix(call))
        #expect(body("class A { func show() {} }\n" + call).contains("as! A "))
        #expect(body("class A { static func show() {} }\n" + call).hasSuffix(call))
    }

    @Test func tablesHoldWhatObjectiveCWouldKnow() {
        let result = adapted(
            """
            @objc(Old) class A: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBInspectable var size: CGFloat = 1
                @IBInspectable var kind: String { get { fatalError() } set { size = 2 } }
                @IBAction private func tap(_ sender: UIButton, event: UIEvent) {}
                @objc func stop() throws {}
                func hidden() {}
            }
            extension A: UITableViewDelegate {
                func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
            }
            """)
        #expect(result.contains("UIKit.AdaptedClass(A.self, \"Old\", \"App.A\");"))
        #expect(result.contains("table.property(\"label\", \\A.`label`);"))
        #expect(result.contains("table.property(\"size\", \\A.`size`);"))
        #expect(result.contains("table.property(\"kind\", \\A.`kind`) { $0.`kind` = $1 };"))
        #expect(
            result.contains(
                "table.method(\"tap:event:\") { (o: A, a0: UIButton, a1: UIEvent) in o.`tap`(a0, event: a1) };"
            ))
        #expect(result.contains("table.method(\"stopAndReturnError:\") { (o: A) in try? o.`stop`() };"))
        #expect(result.contains("table.implements(\"tableView:didSelectRowAtIndexPath:\");"))
        #expect(!result.contains("hidden\""))
        #expect(result.parses)
    }

    @Test func extensionsOfValuesHaveNoTable() {
        let text =
            "extension Array {\n  func copy(_ change: ((inout Element) -> Void)? = nil) -> [Element] { self }\n}"
        #expect(adapted(text) == text)
    }

    @Test func tablesHoldClassMethods() {
        let result = adapted(
            "class A: NSObject {\n  @objc class func a(_ n: Int) {}\n  @objc static func b() {}\n  class func c() {}\n}"
        )
        #expect(result.contains("table.classMethod(\"a:\") { (o: A.Type, a0: Int) in o.`a`(a0) };"))
        #expect(result.contains("table.classMethod(\"b\") { (o: A.Type) in o.`b`() };"))
        #expect(!result.contains("`c`") && result.parses)
    }

    @Test func classesInsideOthersAreNamedInFull() {
        let result = adapted(
            "class A {\n  class B: UIView {\n    @IBOutlet var x: UIView!\n    @objc func a() {}\n  }\n}")
        #expect(result.contains("UIKit.AdaptedClass(A.B.self, \"App.A.B\");"))
        #expect(result.contains("table.property(\"x\", \\A.B.`x`);"))
        #expect(result.contains("{ (o: A.B) in o.`a`() };"))
    }

    @Test func privateClassesInsideOthersAreReached() {
        let result = adapted("class A {\n  private class B: UIView {\n    @objc private func a() {}\n  }\n}")
        #expect(
            result.contains("private class B: UIView { @MainActor fileprivate static func __adapted0() {"))
        #expect(
            result.contains(
                "extension A { @MainActor fileprivate static func __adapted0_() { B.__adapted0() } }"))
    }

    @Test func genericClassesAdaptThemselves() {
        let result = adapted("class A<T>: UIView {\n  @objc func a() {}\n}")
        #expect(result.contains("class A<T>: UIView { @MainActor class func adapt() {"))
        #expect(result.contains("extension A: UIKit.SelfAdapting {}"))
    }

    @Test func extensionsOfFrameworksGenericClassesHaveNoTables() {
        let text = "extension NSLayoutAnchor {\n  @objc func equal(_ other: NSLayoutAnchor<AnchorType>) {}\n}"
        #expect(!adapted(text).contains("__adapted"))
        #expect(adapted("extension UIView {\n  @objc func shade() {}\n}").contains("UIView.__adapted0()"))
    }

    @Test func genericSubclassesOfGenericClassesAdaptThemselvesToo() {
        let text = "class A<T>: UIView {\n  @objc func a() {}\n}\nclass B<T>: A<T> {\n  @objc func b() {}\n}"
        let result = adapted(text)
        #expect(result.contains("class B<T>: A<T> { @MainActor override class func adapt() {"))
        #expect(!result.contains("extension B: UIKit.SelfAdapting"))
    }

    @Test func nestedClassesOfOtherTypesAreNoSuperclasses() {
        let text =
            "extension UILabel {\n  class Link<T>: Subscription {\n    @objc func a() {}\n  }\n}\n"
            + "extension UIButton {\n  class Subscription<T>: Combine.Subscription {\n    @objc func a() {}\n  }\n}"
        #expect(!adapted(text).contains("override class func adapt()"))
    }

    @Test func nestedClassesOfSuperclassesAreSuperclasses() {
        let text =
            "class A: UIView {\n  class Link<T>: UIView {\n    @objc func a() {}\n  }\n}\n"
            + "class B: A {\n  class Sublink<T>: Link<T> {\n    @objc func b() {}\n  }\n}"
        #expect(adapted(text).contains("class Sublink<T>: Link<T> { @MainActor override class func adapt()"))
    }

    @Test func genericClassesInPublicExtensionsArePublic() {
        let text = "public extension UIView {\n  class Link<T> {\n    @objc func a() {}\n  }\n}"
        #expect(adapted(text).contains("class Link<T> { @MainActor public class func adapt()"))
    }

    @Test func viewsInFunctionsAreMadeByTheirClass() {
        let result = adapted("func f() {\n  class A: UIView {\n  }\n}")
        #expect(result.contains("UIKit.SelfAdapting { @MainActor class func adapt() {"))
        #expect(result.contains("table.make { A() };"))
    }

    @Test func classesInFunctionsAdaptThemselves() {
        let text = "func f() {\n  class A: UIView {\n    @objc func a() {}\n  }\n}"
        let result = adapted(text)
        #expect(
            result.contains(
                "class A: UIView   , UIKit.SelfAdapting { @MainActor class func adapt() { let table"))
        #expect(result.contains("table.method(\"a\") { (o: A) in") && !result.contains("extension A"))
        #expect(adapted(result) == result && result.parses)
        #expect(
            messages("func f() {\n  class A {\n    @objc func a() {}\n  }\n}") == [
                "File0.swift:2:9: warning: actions and outlets of A are not known by name: the class is declared in a function"
            ])
    }

    @Test(arguments: [
        "@objc(A) class A: UIView {\n@objc func a() {}\n}", "class A: UITableViewCell {\ninit(x: Int) {}\n}",
        "private class A: UIView {}", "class A<T>: UIView {\n@objc func a() {}\n}",
        "class A<T>: UIView {\n@objc func a() {}\n}\nclass B<T>: A<T> {\n@objc func b() {}\n}",
        "class A: UIView {}\nextension A {\noverride func draw(_ r: CGRect) {}\n}",
        "@objc protocol P {\n@objc optional func a(b: Int)\n}\nclass C: P { func a(b: Int) {} }",
        "class A: UIView {\nlet s = #selector(b)\n@objc func b(long: Int) {}\n}",
    ])
    func whatIsAdaptedStays(text: String) {
        let once = adapted(text)
        #expect(once.parses)
        #expect(adapted(once) == once)
    }

    @Test func gestureRecognizersNeedNoInitializerOfCoding() {
        let text = "class A: UIPanGestureRecognizer {\n  init() { super.init(target: nil, action: nil) }\n}"
        #expect(body(text).contains("{ required init?(coder: NSCoder) { fatalError("))
        #expect(!body("class A: UIPanGestureRecognizer {\n}").contains("required init"))
    }

    @Test func descriptionsInExtensionsAreReadFromAnywhere() {
        let text =
            "@MainActor class A: NSObject {\n}\nextension A {\n  override var debugDescription: String { \"\" }\n}"
        #expect(
            body(text).contains("override var debugDescription: String { MainActor.assumeIsolated { _"))
    }
}
