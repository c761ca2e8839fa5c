import SourceAdapter
import Testing

/// Any error can be cast to `NSError` on iOS.
struct ErrorCastTests {
    @Test(arguments: ["error", "problem"])
    func aClauseForFoundationsErrorsCatchesAll(_ name: String) {
        let text = adapted(
            "import Foundation\nfunc a() {\n    do { try b() } catch let \(name) as NSError {\n        print(\(name))\n    }\n}"
        )
        let blanks = String(repeating: " ", count: "as NSError".count)
        #expect(
            text.contains("catch let \(name) \(blanks) { let \(name) = \(name) as NSError; _ = \(name);\n"))
        #expect(text.parses)
    }

    @Test func aClauseOnOneLineKeepsItsPlaces() {
        let text = adapted("func a() {\n do { try b() } catch let e as NSError { print(e) }\n}")
        #expect(text.contains("let e = e as NSError; _ = e;\n#sourceLocation"))
        #expect(text.contains("\n" + String(repeating: " ", count: 41) + "print(e) }"))
        #expect(text.parses)
    }

    @Test func aVariableNamedErrorIsThatOfTheBody() {
        let text = adapted("func a() {\n do { try b() } catch var e as NSError {\n error = e }\n}")
        #expect(text.contains("catch let e            { var e = e as NSError; _ = e;\n error = e }"))
        #expect(
            body("func a() {\n do { try b() } catch let _ as NSError { c() }\n}").contains(
                "catch                  { c() }"))
    }

    @Test(arguments: [
        "catch let e as NSError where e.code == 1 {}", "catch let e as Problem {}", "catch {}",
    ])
    func otherClausesStay(_ clause: String) {
        #expect(body("func a() {\ndo { try b() } \(clause)\n}").contains(clause))
    }

    @Test func aConditionalCastBridges() {
        #expect(body("let a = error as? NSError").hasPrefix("let a = error |?> ()    "))
        #expect(adapted("let a = error as? NSError").contains("\nimport UIKit"))
        #expect(body("let a = error as? URLError") == "let a = error as? URLError")
        #expect(body("class NSError {}\nlet a = error as? NSError").hasSuffix("as? NSError"))
    }

    @Test func castsOfRequestsIgnoreTheirResults() {
        let text = body(
            "let a = b.c() as! NSFetchRequest<NSFetchRequestResult>\nlet d = a as? NSFetchRequest<Thing>")
        #expect(
            text.hasPrefix(
                "let a = b.c() |!> NSFetchRequest<NSFetchRequestResult>.self\nlet d = a |?> NSFetchRequest<Thing>.self"
            ))
        #expect(body("let a = b as! Other<Thing>").contains("as! Other<Thing>"))
    }

    @Test func castsOfAnchorsIgnoreTheirTypes() {
        let text = adapted(
            "let a = b.c as NSLayoutAnchor<D> as! NSLayoutAnchor<E>\nlet f = a as? NSLayoutAnchor<D> as? D")
        #expect(text.contains("let a = b.c as NSLayoutAnchor<D> |!> NSLayoutAnchor<E>.self\n"))
        #expect(text.contains("let f = (a |?> NSLayoutAnchor<D>.self) as? D"))
        #expect(text.parses)
    }

    @Test func collectionsOfHashableValuesAreConverted() {
        let text = adapted("let a = json as? [String: AnyHashable]\nlet b = json as! [[String: AnyHashable]]")
        #expect(text.contains("let a = json |&> [String: AnyHashable].self"))
        #expect(text.contains("let b = json |&! [[String: AnyHashable]].self"))
        #expect(text.parses && body("let c = json as? [String: Any]").contains("as? [String: Any]"))
    }
}
