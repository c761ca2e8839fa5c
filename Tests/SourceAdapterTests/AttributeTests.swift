import SourceAdapter
import Testing

struct AttributeTests {
    @Test(arguments: [
        ("@objc func a() {}", "      func a() {}"),
        ("@objc(b:) func a(_ x: Int) {}", "          func a(_ x: Int) {}"),
        ("@IBOutlet weak var a: UIView!", "          weak var a: UIView!"),
        ("@objc\n  /* why */\n  dynamic func a() {}", "     \n  /* why */\n          func a() {}"),
        ("@objc (b) func a() {}", "          func a() {}"),
        ("@nonobjc func a() {}", "         func a() {}"),
        ("@IBAction func a() {}", "          func a() {}"),
    ])
    func members(from: String, to: String) {
        #expect(body("class C: NSObject {\n\(from)\n}") == "class C: NSObject {\n\(to)\n}")
    }

    @Test func types() {
        #expect(body("@objcMembers final class C {}").hasPrefix("             final class C {}"))
        #expect(body("@objc(CK) enum E: Int { case a }") == "          enum E: Int { case a }")
        #expect(body("@objc extension C { func a() {} }") == "      extension C { func a() {} }")
    }

    /// The value of a managed property is stored, also where the class is in one line.
    @Test func managedProperties() {
        let values = #"{ get { managedValue("a") } set { setManagedValue(newValue, "a") } }"#
        #expect(
            body("class C: NSManagedObject {\n@NSManaged var a: Int\n}")
                == "class C: NSManagedObject {\n           var a: Int \(values)\n}")
        let line = adapted("class C: NSManagedObject { @NSManaged var a: Int }")
        #expect(line.hasPrefix("class C: NSManagedObject {            var a: Int \(values)\n"))
    }

    @Test func applicationMain() {
        #expect(body("@UIApplicationMain\nclass A {}") == "@main             \nclass A {}")
    }

    @Test func implementationsOfMethodsAreFunctionsOfSwift() {
        #expect(
            body("typealias A = @convention(c) (AnyObject, Selector) -> Void")
                == "typealias A =                (AnyObject, Selector) -> Void")
        #expect(
            body("typealias A = @convention(c) (Int32) -> Void")
                == "typealias A = @convention(c) (Int32) -> Void")
    }

    @Test func blocksThatFunctionsReceiveAreFunctionsOfSwift() {
        let (block, function) = ("(@convention(block) (B) -> Void)?", "(                   (B) -> Void)?")
        #expect(
            body("class C {\n@objc func a(_ a: \(block)) {}\ninit(_ a: \(block)) {}\n}")
                == "class C {\n      func a(_ a: \(function)) {}\ninit(_ a: \(function)) {}\n}")
        let cast = "func a(_ a: @convention(block) () -> Void) { b(unsafeBitCast(a, to: AnyObject.self)) }"
        #expect(body(cast) == cast)
        #expect(
            !adapted("class C: NSObject {\n@objc func a(_ a: @escaping @convention(block) (B) -> Void) {}\n}")
                .contains("convention(block)"))
    }

    @Test func previewsAreTakenOut() {
        #expect(body("#Preview {\n  A()\n}\nlet a = 1") == "          \n     \n \nlet a = 1")
        #expect(body("@available(iOS 17, *)\n#Preview(\"A\") { A() }\nlet a = 1").hasSuffix("\nlet a = 1"))
    }

    @Test func textIsNotCode() {
        let text = "let a = \"@objc #selector(b) #if os(iOS)\" // @objc\nlet b = #\"@IBOutlet \"#\n"
        #expect(!adapt([text]).files[0].isChanged)
        #expect(adapted(text) == text)
    }

    @Test func conditionsInsideClasses() {
        let text = "class C: UIView {\n#if DEBUG\n@objc func a() {}\n#endif\n}"
        #expect(body(text) == "class C: UIView {\n#if DEBUG\n      func a() {}\n#endif\n}")
        #expect(adapted(text).contains("#if (DEBUG)\ntable.method(\"a\")"))
    }
}
