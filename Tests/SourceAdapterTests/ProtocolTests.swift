import Foundation
import SourceAdapter
import Testing

struct ProtocolTests {
    private let pager = """
        @objc public protocol PagerDelegate {
            func pages() -> Int
            @objc optional func pager(_ pager: Pager,
                                      didTurn page: Int) -> Bool
            @objc optional func closed()
            @objc optional var title: String? { get }
            @objc optional var namer: (Int) -> String? { get }
        }
        """

    @Test func protocolsAreOfClasses() {
        #expect(body("@objc protocol P {\n}") == "      protocol P   : AnyObject {\n}")
        #expect(body("@objc protocol P: NSObjectProtocol {\n}") == "      protocol P: NSObjectProtocol {\n}")
        #expect(
            adapted("@objc protocol P { func a() }").contains(
                ": AnyObject {\n#sourceLocation(file: \"File0.swift\", line: 1)\n                   func a() }"
            ))
    }

    @Test func namesInBackticksAreNames() {
        let result = adapted(
            "@objc protocol P { @objc optional func `turn`(`page`: Page, to `page2`: Page) }")
        #expect(result.contains("protocol P__turn_page_to_2: AnyObject"))
    }

    @Test func optionalRequirementsGetProtocolsOfTheirOwn() {
        let result = adapted(pager)
        #expect(result.contains("public protocol PagerDelegate__closed_0: AnyObject { func closed() }"))
        #expect(result.contains("extension PagerDelegate { public var closed: (() -> Void)? {"))
        #expect(result.contains("extension PagerDelegate { public var title: String? {"))
        #expect(result.contains("extension PagerDelegate { public var namer: ((Int) -> String?)? {"))
        #expect(result.parses)
    }

    @Test func implicitlyUnwrappedTypesAreOptionalInFunctionTypes() {
        let result = adapted("@objc protocol P {\n    @objc optional func turn(_ page: Page!) -> Page!\n}")
        #expect(result.contains("extension P { var turn: ((Page?) -> Page?)? {"))
        #expect(result.contains("func turn(_ page: Page!) -> Page! }"))
    }

    @Test func callsKeepTheirPlace() {
        let text = pager + "\nfunc f(d: PagerDelegate?) -> Bool? { d?.pager?(p, didTurn: 1) }"
        let line = body(text).split(separator: "\n").last ?? ""
        #expect(line.hasPrefix("func f(d: PagerDelegate?) -> Bool? { d?._"))
        #expect(line.hasSuffix("?(p,          1) }"))
        #expect(body(pager + "\nfunc f(d: PagerDelegate?) { d?.closed?() }").hasSuffix("{ d?.closed?() }"))
    }

    @Test func delegatesOfAnyClassAreAskedAsOneOfTheProtocols() {
        let text = pager + "\nclass A { weak var delegate: AnyObject?; func f() { delegate?.closed?() } }"
        #expect(body(text).hasSuffix("func f() { (delegate as? PagerDelegate)?.closed?() } }"))
        let named = text.replacing("delegate?.closed?()", with: "self.delegate?.pager?(p, didTurn: 1)")
        #expect(body(named).contains("(self.delegate as? PagerDelegate)?._"))
        #expect(
            body(text.replacing("AnyObject?", with: "PagerDelegate?")).hasSuffix("{ delegate?.closed?() } }"))
    }

    @Test func classesSayWhatTheyImplement() {
        let use =
            "class A: NSObject {}\nextension A: PagerDelegate {\nfunc closed() {}\n}\nclass B: A { override func closed() {} }"
        let result = adapt([pager, use]).files[1].source.text
        #expect(result.contains("extension A: PagerDelegate__closed_0 {}"))
        #expect(!result.contains("extension B: PagerDelegate__closed_0"))
    }

    @Test func classesInFunctionsSayItInTheirOwnDeclaration() {
        let use = "func f() {\n  class A: NSObject, PagerDelegate {\n    func closed() {}\n  }\n}"
        let result = adapt([pager, use]).files[1].source.text
        #expect(
            result.contains(
                "class A: NSObject, PagerDelegate   , PagerDelegate__closed_0, UIKit.SelfAdapting {"))
        #expect(!result.contains("extension A"))
    }

    @Test func classesInFunctionsHaveTheTypesAfterTheirOwnColon() {
        let use =
            "func f() { class A: NSObject { func closed() {} } }\n"
            + "func g() { class A: NSObject, PagerDelegate { func closed() {} } }"
        let result = adapt([pager, use]).files[1].source.text
        #expect(result.contains(", PagerDelegate__closed_0, ") && result.parses)
        #expect(result.matches(of: /PagerDelegate__closed_0/).count == 1)
    }

    @Test func aReferenceToAnotherTypesMethodIsLeftAlone() {
        let use =
            "class Other { func pager(_ pager: Pager, didTurn page: Int) -> Bool { true } }\n"
            + "func f(o: Other) { g(o.pager(_:didTurn:)) }\n"
            + "func h(d: PagerDelegate?) -> Bool { d?.pager(_:didTurn:) != nil }"
        let result = adapt([pager, use]).files[1].source.text
        #expect(result.contains("g(o.pager(_:didTurn:))"))
        #expect(!result.contains("d?.pager(_:didTurn:)"))
    }

    @Test func otherModulesKnow() {
        let first = adapt([pager])
        let use = "import First\nclass A: NSObject, PagerDelegate { func closed() {} }"
        let second = adapt([use], dependencies: [first.summary])
        #expect(second.files[0].source.text.contains("extension A: PagerDelegate__closed_0 {}"))
    }

    @Test func methodsOfUIKitAreAlwaysThere() {
        #expect(body("d?.tableView?(t, didSelectRowAt: i)") == "d?.tableView (t, didSelectRowAt: i)")
        #expect(body("d?.webView?(w, didFinish: n)") == "d?.webView (w, didFinish: n)")
        #expect(body("d.tableView!(t, didSelectRowAt: i)") == "d.tableView (t, didSelectRowAt: i)")
        #expect(body("handler.done?(t)") == "handler.done?(t)")
    }

    @Test func requirementsMayDifferByTypesAlone() {
        let text = """
            @objc protocol P {
                @objc optional func pick(_ a: A, at b: Int)
                @objc optional func pick(_ a: A, at b: String)
            }
            class C: P { func pick(_ a: A, at b: String) {} }
            func f(p: P?) { p?.pick?(a, at: 1); p?.pick?(a, at: "x") }
            """
        let result = adapted(text)
        #expect(result.parses)
        #expect(result.contains("protocol P__pick_at_2_A_Int: AnyObject"))
        #expect(result.contains("protocol P__pick_at_2_A_String: AnyObject"))
        #expect(result.contains("extension C: P__pick_at_2_A_String {}"))
        #expect(!result.contains("extension C: P__pick_at_2_A_Int {}"))
        #expect(result.components(separatedBy: "struct P__pick_at_2_A_Int__calls").count == 2)
    }
}
