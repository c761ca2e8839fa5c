import SourceAdapter
import Testing

struct ExtensionDispatchTests {
    private let root = "extension UIView {\n  @objc func shade(on x: Int) {}\n}\n"

    @Test func classesAnswerForMembersThatExtensionsGiveToOtherModulesClasses() {
        let result = adapted(
            root + "class A: UILabel {\n  override func shade(on x: Int) { super.shade(on: x) }\n}")
        #expect(
            result.contains(
                "extension UIView { func shade(on x: Int) { if let __o = self as? any UIView__shade_on_1"))
        #expect(result.contains("class A: UILabel   , UIView__shade_on_1 {"))
        #expect(!result.contains("override"))
        #expect(result.contains("super._"))
        #expect(result.parses)
    }

    @Test func classesOfOtherModulesAnswerForMembersOfExtensions() {
        let root = "extension UIView {\n  @objc open func shade(on x: Int) {}\n}\n"
        let tests = "class A: UILabel {\n  override func shade(on x: Int) { super.shade(on: x) }\n}"
        let library = adapt([root + "open class B: UIView {}"], dependents: [tests])
        let text = library.files[0].source.text
        #expect(text.contains("public protocol UIView__shade_on_1: AnyObject"))
        #expect(text.contains("if let __o = self as? any UIView__shade_on_1"))
        let classes = tests + "\nclass C: B {\n  override func shade(on x: Int) {}\n}"
        let result = adapt([classes], dependencies: [library.summary]).files[0].source.text
        #expect(result.contains("class A: UILabel   , UIView__shade_on_1 {"))
        #expect(result.contains("import \(library.summary.module)"))
        #expect(result.contains("class C: B   , UIView__shade_on_1 {"))
        #expect(!result.contains("override") && !result.contains("protocol UIView__shade"))
        let name = result.firstMatch(of: /func (_\w+)\(on/)?.1 ?? "-"
        let own = result.firstMatch(of: /super\.(_\w+)\(/)?.1 ?? "-"
        #expect(text.contains("__o.\(name)(on: x)") && text.contains("open func \(own)(on x: Int) {}"))
        #expect(text.parses && result.parses)
    }

    @Test func extensionsNameClassesByAliases() {
        let result = adapted(
            "#if os(iOS)\ntypealias V = UIView\n#endif\n" + root.replacing("UIView", with: "V")
                + "class A: UILabel {\n  override func shade(on x: Int) {}\n}")
        #expect(
            result.contains("class A: UILabel   , UIView__shade_on_1 {") && !result.contains("override"))
    }

    @Test func classesBelowOverrideAsTheyDidBefore() {
        let result = body(
            root + "class A: UILabel {\n  override func shade(on x: Int) {}\n}\n"
                + "class B: A {\n  override func shade(on x: Int) { super.shade(on: x) }\n}")
        let lines = result.split(separator: "\n")
        #expect(lines[4].hasPrefix("           func _"))
        #expect(lines[7].hasPrefix("  override func _"))
        let name = lines[4].split(separator: "(")[0].suffix(5)
        #expect(lines[7].contains("super.\(name)(on: x)"))
    }

    @Test func extensionsOfOtherClassesAreAskedTheLowestFirst() {
        let result = adapted(
            root
                + "extension UIControl {\n  @objc override func shade(on x: Int) { super.shade(on: x) }\n}\n"
                + "extension UIButton {\n  @objc override func shade(on x: Int) {}\n}")
        let dispatcher =
            result.split(separator: "\n").first { $0.hasPrefix("extension UIView { func shade") } ?? ""
        let parts = dispatcher.split(separator: "as? ").map { $0.prefix(9) }
        #expect(parts.dropFirst() == ["UIButton ", "UIControl"])
        #expect(result.parses)
    }

    /// The member of the class in UIKit names the class in MapKit, and each is in a file of its own.
    @Test func classesOfOtherFilesAreImported() {
        let files = [
            "import UIKit\n" + root,
            "import MapKit\nextension MKMapView {\n  @objc override func shade(on x: Int) {}\n}\n",
        ]
        let result = adapt(files, provided: ["MapKit"])
        let text = result.files[0].source.text
        #expect(text.contains("self as? MKMapView") && text.contains("import MapKit"))
    }

    /// Default values are those of the class that the source names.
    @Test func overridesWithOtherDefaultValuesAreFoundByTheirClass() {
        let text = """
            extension UIControl {
              @objc func touch(for e: Int = 1) {}
            }
            extension UISwitch {
              @objc override func touch(for e: Int = 2) {}
            }
            extension UISlider {
              @objc override func touch(for e: Int) {}
            }
            """
        let result = adapted(text)
        #expect(
            result.contains("extension UIControl { @_disfavoredOverload func touch(for e: Int = 1)"))
        #expect(result.contains("extension UISwitch { func touch(for e: Int = 2, overload: Void = ())"))
        #expect(!result.contains("extension UISlider { func touch"))
        #expect(!adapted(text.replacing("= 2", with: "= 1")).contains("@_disfavoredOverload"))
    }

    @Test func overridesThatTakeOtherTypesAreFoundByThem() {
        let result = adapted(
            "extension UIView {\n  @objc func set(up f: (Low) -> Void) -> Self { self }\n}\n"
                + "extension UILabel {\n  @objc override func set(up f: (High) -> Void) -> Self { self }\n}"
        )
        #expect(
            result.contains(
                "extension UILabel { func set(up f: (High) -> Void, overload: Void = ()) -> Self {"))
        #expect(result.contains("if let __o = self as? UILabel { return __o._"))
        #expect(result.contains("(up: f) as! Self }"))
    }

    @Test func propertiesAreReadAndWritten() {
        let result = adapted(
            "extension UIView {\n  @objc var shade: Int { get { 1 } set {} }\n}\n"
                + "class A: UIView {\n  override var shade: Int { get { 2 } set { super.shade = 3 } }\n}")
        #expect(result.contains("set { if let __o = self as? any UIView__shade_0 { __o._"))
        #expect(result.contains("= newValue; return }"))
        #expect(result.parses)
    }

    @Test func overridesInExtensionsOfTheClassAreCalledFromIt() {
        let result = adapted(
            root + "class A: UILabel {}\nextension A {\n  override func shade(on x: Int) {}\n}")
        #expect(result.contains("class A: UILabel   , UIView__shade_on_1 {\n"))
        let requirement = result.split(separator: "\n").first { $0.contains("protocol UIView__") } ?? ""
        let name = requirement.split(separator: "func ").last?.prefix(5) ?? ""
        #expect(result.contains(" func \(name)(on x: Int) { _"))
        #expect(result.parses)
    }

    @Test func whatOtherClassesHaveIsNotMeant() {
        let text =
            "extension UIColor {\n  func draw(_ r: CGRect) {}\n}\n"
            + "class A: UIView {\n  override func draw(_ r: CGRect) {}\n}"
        #expect(body(text) == text)
    }

    @Test func whatIsAdaptedStays() {
        let once = adapted(
            root + "class A: UILabel {\n  override func shade(on x: Int) { super.shade(on: x) }\n}\n"
                + "extension UIControl {\n  @objc override func shade(on x: Int) {}\n}")
        #expect(adapted(once) == once)
    }
}
