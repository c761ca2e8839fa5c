import SourceAdapter
import Testing

/// Conformances for all Objective-C objects are copied to Foundation's classes that are not derived from `NSObject` here.
struct RootConformanceTests {
    @Test func aConformanceOfAllObjectsIsAlsoOneOfNotificationCenters() {
        let text = adapted("import Foundation\nprotocol P {}\nextension NSObject: P {}\n")
        #expect(text.contains("\nextension Foundation.NotificationCenter: P {}\n"))
        #expect(text.contains("\nextension Foundation.FileManager: P {}\n"))
        #expect(text.parses)
    }

    @Test(arguments: [
        "extension NSObject: P { var a: Int { 1 } }", "extension NSObject {}", "extension UIView: P {}",
        "#if canImport(Kit)\nextension NSObject: P {}\n#endif",
    ])
    func othersAreNot(_ text: String) {
        #expect(!adapted("protocol P {}\n\(text)\n").contains("Foundation.NotificationCenter: P"))
    }

    @Test func whatTheModuleSaysItselfIsNotSaidTwice() {
        let text = adapted("protocol P {}\nextension NSObject: P {}\nextension NotificationCenter: P {}\n")
        #expect(!text.contains("Foundation.NotificationCenter") && text.contains("Foundation.ProcessInfo: P"))
    }
}
