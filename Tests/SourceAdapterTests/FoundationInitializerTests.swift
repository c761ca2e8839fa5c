import SourceAdapter
import Testing

struct FormatterTests {
    private func body(_ text: String) -> String {
        adapt([text], surroundings: .application).files[0].source.text
    }

    @Test(arguments: [
        ("let a = DateFormatter()", "let a = _dateFormat  ()"),
        ("let a = DateFormatter.init()", "let a = _dateFormat       ()"),
        ("let a: DateFormatter = .init()", "let a: DateFormatter = ._new()"),
        ("func f(_ a: NumberFormatter? = .init()) {}", "func f(_ a: NumberFormatter? = ._new()) {}"),
        ("let a: B = .init()", "let a: B = .init()"),
        ("let a = NumberFormatter()", "let a = _numberFormat  ()"),
        ("let a = [DateFormatter]()", "let a = [DateFormatter]()"),
        ("let a = DateFormatter(format: b)", "let a = DateFormatter(format: b)"),
        ("class A: DateFormatter {}", "class A: _DateFormat   {}"),
        ("class DateFormatter {}\nlet a = DateFormatter()", "let a = DateFormatter()"),
        ("extension DateFormatter { static let a = b }", "extension DateFormatter { static let a = b }"),
    ])
    func createdFormattersHaveTheLocaleOfTheInterface(from: String, to: String) {
        #expect(body("import Foundation\n\(from)").contains(to))
    }

    @Test func initializersOfExtensionsSetTheLocaleOfTheInterface() {
        let text =
            "import Foundation\nextension DateFormatter {\n  convenience init(a: Int) {\n    self.init()\n  }\n}"
        #expect(body(text).contains("self.init() ; self.locale = .current"))
    }
}

struct FoundationInitializerTests {
    @Test(arguments: [
        ("NSMutableCharacterSet()", "_mutableCharacterSet ()"), ("pthread_mutex_t()", "_pthreadMutex  ()"),
        ("NSMutableCharacterSet(charactersIn: s)", "_mutableCharacterSet (charactersIn: s)"),
        ("NSURLRequest()", "_urlRequest ()"), ("XMLParser(data: d)", "_xmlParse(data: d)"),
        ("XMLParser(stream: s)", "_xmlParse(stream: s)"),
        ("HTTPURLResponse()", "_httpResponse  ()"), ("URLResponse.init()", "_response       ()"),
        (
            "HTTPURLResponse(url: u, statusCode: 1, httpVersion: nil, headerFields: h)",
            "_httpResponse  (url: u, statusCode: 1, httpVersion: nil, headerFields: h)"
        ),
        ("HTTPURLResponse(url: u, mimeType: nil)", "_httpResponse  (url: u, mimeType: nil)"),
        ("HTTPURLResponse(url: u, statusCode: 1)", "HTTPURLResponse(url: u, statusCode: 1)"),
        ("URLError.Code(rawValue: c)", "_urlErrorCode(rawValue: c)"),
        ("ProcessInfo.processInfo", "ProcessInfo.processInfo"),
    ])
    func initializersThatOnlyAppleHas(from: String, to: String) {
        #expect(body("import UIKit\nlet a = \(from)").contains("let a = \(to)"))
    }

    @Test(arguments: ["ProcessInfo().environment", "ProcessInfo.init().environment"])
    func anotherProcessInfoIsTheSame(text: String) {
        #expect(adapted("import UIKit\nlet a = \(text)").contains("= ProcessInfo.processInfo"))
        #expect(!body("let a = \(text)").contains("ProcessInfo"))
    }

    @Test func initializersOfExtensionsKeepTheHeadersOfResponses() {
        let call = "self.init(url: u, statusCode: 1, httpVersion: nil, headerFields: h)!"
        let text =
            "import Foundation\nextension HTTPURLResponse {\n  convenience init(h: H) {\n    \(call)\n  }\n}"
        #expect(body(text).contains("headerFields: h)!; KumikiNetwork.AppNetwork.keep(h, of: self)"))
        #expect(!body(text.replacing("headerFields: h", with: "headerFields: make()")).contains("keep("))
    }

    @Test func changeableStringsNeedNoCapacity() {
        #expect(
            adapted("import Foundation\nlet a = NSMutableString()").contains("= NSMutableString(capacity: 0)")
        )
        #expect(
            adapted("import Foundation\nlet a = NSMutableString(string: b)").contains(
                "= NSMutableString(string: b)"))
    }

    @Test func predicatesNeedNoCondition() {
        #expect(adapted("import Foundation\nlet a = NSPredicate()").contains("NSPredicate(value: false)"))
    }

    @Test func ownTypesKeepTheirInitializers() {
        #expect(body("struct ProcessInfo {}\nlet a = ProcessInfo()").contains("let a = ProcessInfo()"))
    }

    @Test func subclassesOfTimersHaveAnInitializerWithoutArguments() {
        #expect(body("import UIKit\nclass Mock: Timer {}").contains("class Mock: _Time {}"))
        #expect(body("class Timer {}\nclass Mock: Timer {}").contains("class Mock: Timer {}"))
    }
}
