import SourceAdapter
import Testing

/// Methods of notification centers can be overridden on Apple's platforms; Foundation for Linux declares them in extensions.
struct NotificationCenterTests {
    @Test func aSubclassHasOverridableMethods() {
        let text = body(
            """
            import UIKit
            class Center: NotificationCenter {
                override func post(name n: Notification.Name, object o: Any?, userInfo u: [AnyHashable: Any]? = nil) {
                    super.post(name: n, object: o, userInfo: u)
                }
                override func removeObserver(_ o: Any) { super.removeObserver(o) }
                override func addObserver(_ o: NSObject, forKeyPath p: String, options: Int, context: Int) {}
                func post() { super.removeObserver(self, forKeyPath: "a") }
            }
            """)
        #expect(text.parses)
        #expect(text.contains("class Center: OverridableCenter  {"))
        #expect(text.contains("override func _put(name n") && text.contains("super._put(name: n"))
        #expect(text.contains("override func _remove       (_ o: Any) { super._remove       (o) }"))
        #expect(text.contains("func addObserver(_ o: NSObject, forKeyPath"))
        #expect(text.contains("func post() { super.removeObserver(self, forKeyPath"))
    }

    @Test func aFileWithoutUIKitImportsTheClass() {
        #expect(
            adapted("import Foundation\nclass A: NotificationCenter {}").contains(
                "import class UIKit.OverridableCenter"))
    }

    @Test func centersOfOtherKindsRemain() {
        let text = "class NotificationCenter { func post() {} }\nclass A: NotificationCenter {}"
        #expect(body(text) == text)
    }

    @Test func theSurroundingsCallOverrides() throws {
        let text = try #require(adapt(["class A {}"], surroundings: .module).surroundings?.text)
        #expect(text.contains("{ UIKit.AppSurroundings.post(notification, by: self) }"))
    }
}
