import SourceAdapter
import Testing

@testable import SourceAdapter

struct SelectorTests {
    /// The selectors that `swiftc -emit-objc-header` prints on Apple's platforms.
    @Test(arguments: [
        ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["_", "event"], "tap:event:"),
        ("a", ["b"], "aWithB:"), ("move", ["to"], "moveTo:"), ("moveTo", ["b"], "moveToB:"),
        ("doThing", ["withName"], "doThingWithName:"), ("tapURL", ["url"], "tapURLWithUrl:"),
        ("uses", ["given", "_", "c"], "usesGiven::c:"), ("init", ["coder"], "initWithCoder:"),
        ("go", ["about"], "goWithAbout:"),
        ("button", ["button", "URLString"], "buttonWithButton:URLString:"),
    ])
    func names(name: String, labels: [String], selector: String) {
        #expect(SelectorName.method(name, labels: labels) == selector)
    }

    @Test func throwingMethodsTakeAnError() {
        #expect(SelectorName.method("save", labels: [], isThrowing: true) == "saveAndReturnError:")
        #expect(SelectorName.method("save", labels: ["_"], isThrowing: true) == "save:error:")
    }

    private func selector(_ reference: String, _ members: String) -> String {
        let text = "class C: UIView {\n\(members)\nfunc use() { f(#selector(\(reference))) }\n}"
        let result = adapted(text)
        guard let start = result.firstRange(of: "Selector(\"") else { return result }
        return String(result[start.upperBound...].prefix { $0 != "\"" })
    }

    @Test(arguments: [
        ("UITableViewDelegate.tableView(_:didSelectRowAt:)", "tableView:didSelectRowAtIndexPath:"),
        ("tap", "tap:event:"), ("tap(_:event:)", "tap:event:"), ("self.tap", "tap:event:"),
        ("C.tap(_:event:)", "tap:event:"), ("getter: on", "isOn"), ("setter: C.size", "setSize:"),
        ("named", "other:"), ("resignFirstResponder", "resignFirstResponder"),
        ("UIViewController.dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:"),
        ("UIResponderStandardEditActions.copy(_:)", "copy:"), ("far(a:)", "farWithA:"),
        ("both as (C) -> (Int) -> Void", "both:"), ("(both as () -> Void)", "both"),
    ])
    func forms(reference: String, name: String) {
        let members = """
            @objc func tap(_ s: Any, event: UIEvent) {}
            @objc(isOn) var on = true
            @objc var size = 1
            @objc(other:) func named(_ s: Any) {}
            func tableView(_ a: UITableView, didSelectRowAt b: IndexPath) {}
            @objc func both() {}
            @objc func both(_ x: Int) {}
            """
        #expect(selector(reference, members) == name)
    }

    @Test func longNamesBecomeConstants() {
        let text = "class C: UIView {\n@objc func a(long: Int) {}\nlet s = #selector(a)\nlet t = 1 }"
        #expect(body(text).contains("let s = _K.c0       \nlet t"))
        #expect(adapted(text).contains("fileprivate enum _K { static let c0 = _Selector(\"aWithLong:\") }"))
    }

    @Test func defaultsOfParametersAreLiterals() {
        #expect(
            body("class C { func f(s: Selector = #selector(go), t: Int) {} }").contains(
                "= \"go\"         , t"))
    }

    @Test func unknownNamesAreReported() {
        #expect(
            messages("let a = #selector(gone)") == [
                "File0.swift:1:9: warning: cannot find the method of #selector(gone); it is assumed to have no arguments"
            ])
    }

    @Test func keyPaths() {
        #expect(body("let a = #keyPath(Person.home.street)") == "let a = \"home.street\"               ")
        #expect(body("let a = #keyPath(name)") == "let a = \"name\"        ")
    }

    @Test func resources() {
        #expect(body("f(#imageLiteral(resourceName: \"a\"))") == "f(UIImage(named:\"a\")!             )")
        #expect(
            body("f(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))")
                == "f(UIColor      (red: 1, green: 0, blue: 0, alpha: 1))")
        #expect(
            adapted("f(#fileLiteral(resourceName: \"a.txt\"))").contains(
                "Bundle.main.url(forResource: \"a.txt\""))
        #expect(
            adapted("import XCTest\nf(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))").contains(
                "import UIKit"))
    }
}
