import Foundation
import Testing

@testable import Workshop

struct LostSuperclassesTests {
    /// Returns those of the errors at the marks `«` in a file that are left out first, by their columns.
    private func first(_ text: String, _ message: String? = nil) throws -> [Int] {
        let path = NSTemporaryDirectory() + "kumiki-lost-\(UUID().uuidString).swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try text.filter { $0 != "«" }.write(toFile: path, atomically: true, encoding: .utf8)
        let parts = text.split(separator: "«", omittingEmptySubsequences: false).dropLast()
        var column = 1
        let names = text.split(separator: "«").suffix(parts.count).map { $0.prefix { $0.isLetter } }
        let errors = zip(parts, names).map { part, name in
            column += part.utf8.count
            let kind = name.first?.isUppercase == true ? "type " : ""
            return CompilerMessages.Message(
                file: path, line: 1, column: column, text: message ?? "cannot find \(kind)'\(name)' in scope")
        }
        return LostSuperclasses.first(errors).map(\.column)
    }

    @Test(arguments: ["class A<T: C>: «B { «c() }", "final class A : «B { let a = «c(«d) }"])
    func superclassesGoBeforeAllElse(_ text: String) throws {
        #expect(try first(text).count == 1)
    }

    @Test(arguments: ["final class A: «B { let a: «C = «d }", "class A : «B, «C { «d() }"])
    func otherTypesGoWithSuperclasses(_ text: String) throws {
        #expect(try first(text).count == 2)
    }

    @Test(arguments: ["let a: «B = «c()", "struct A: «B { «c() }", "class A: C, «B { «c() }"])
    func withoutThemAllGo(_ text: String) throws {
        #expect(try first(text).count == 2)
    }

    /// Calls of functions with a missing type fail in consequence.
    @Test func typesGoFirstInPictures() {
        let errors = ["cannot find type 'B' in scope", "extra argument 'b' in call"].map {
            CompilerMessages.Message(file: "/A.swift", line: 1, column: 1, text: $0)
        }
        #expect(LostSuperclasses.first(errors, typesFirst: true) == [errors[0]])
        #expect(LostSuperclasses.first(errors) == errors)
        #expect(LostSuperclasses.first([errors[1]], typesFirst: true) == [errors[1]])
    }

    @Test func otherErrorsAboutSuperclassesAreNotMeant() throws {
        #expect(try first("class A: «B { «c() }", "cannot inherit from class 'B'").count == 2)
    }

    @Test func genericTypesThatAreUsedWithAProtocolGoBeforeAllElse() {
        let errors = [
            "cannot infer contextual base in reference to member 'a'",
            "'Weak' requires that 'any UITextFieldDelegate' be a class type",
        ].map { CompilerMessages.Message(file: "/A.swift", line: 1, column: 1, text: $0) }
        #expect(ObjectProtocolErrors.first(errors) == [errors[1]])
        #expect(ObjectProtocolErrors.first([errors[0]]) == [errors[0]])
    }
}
