import SourceAdapter
import Testing

/// Any error can be cast to `NSError` on iOS.
struct ErrorCastTests {
    @Test(arguments: ["error", "problem"])
    func aClauseForFoundationsErrorsCatchesAll(_ name: String) {
        let text = adapted(
            "import Foundation\nfunc a() {\n    do { try b() } catch let \(name) as NSError {\n        print(\(name))\n    }\n}"
        )
        let words = String(repeating: " ", count: "let \(name) as NSError".count)
        #expect(text.contains("catch \(words) { let \(name) = error as NSError; _ = \(name);\n"))
        #expect(text.parses)
    }

    @Test func aClauseOnOneLineKeepsItsPlaces() {
        let text = adapted("func a() {\n do { try b() } catch let e as NSError { print(e) }\n}")
        #expect(text.contains("let e = error as NSError; _ = e;\n#sourceLocation"))
        #expect(text.contains("\n" + String(repeating: " ", count: 41) + "print(e) }"))
        #expect(text.parses)
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
}
