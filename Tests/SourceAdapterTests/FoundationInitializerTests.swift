import SourceAdapter
import Testing

struct FoundationInitializerTests {
    @Test(arguments: [
        ("ProcessInfo().environment", "ProcessInfo.processInfo.environment"),
        ("ProcessInfo.init().systemUptime", "ProcessInfo.processInfo.systemUptime"),
        ("ProcessInfo.processInfo", "ProcessInfo.processInfo"),
        ("HTTPURLResponse()", "HTTPURLResponse._httpResponse()"),
        ("URLResponse()", "URLResponse._response()"),
        ("HTTPURLResponse(url: u, mimeType: nil)", "HTTPURLResponse._httpResponse(url: u, mimeType: nil)"),
        ("HTTPURLResponse(url: u, statusCode: 1)", "HTTPURLResponse(url: u, statusCode: 1)"),
        ("pthread_mutex_t()", "pthread_mutex_t._uninitialized()"),
        ("NSMutableCharacterSet()", "NSMutableCharacterSet._mutable()"),
        ("NSMutableCharacterSet(charactersIn: \"a\")", "NSMutableCharacterSet._mutable(charactersIn: \"a\")"),
    ])
    func initializersThatOnlyAppleHas(from: String, to: String) {
        #expect(body("import UIKit\nlet a = \(from)").contains("let a = \(to)"))
    }

    @Test func ownTypesKeepTheirInitializers() {
        #expect(body("struct ProcessInfo {}\nlet a = ProcessInfo()").contains("let a = ProcessInfo()"))
    }

    @Test func subclassesOfTimersHaveAnInitializerWithoutArguments() {
        #expect(body("import UIKit\nclass Mock: Timer {}").contains("class Mock: _Time {}"))
        #expect(body("class Timer {}\nclass Mock: Timer {}").contains("class Mock: Timer {}"))
    }

    @Test func selectorsAreThoseOfUIKitBesideATypeOfTheSameName() {
        let text = "class A: UIView {\n@objc func tap() {}\nlet a = #selector(tap)\n}"
        #expect(adapted(text).contains("Selector(\"tap\")"))
        #expect(!adapted(text).contains("UIKit.Selector"))
        #expect(adapted(text + "\nenum Selector {}").contains("UIKit.Selector(\"tap\")"))
    }
}
