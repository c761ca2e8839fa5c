import SourceAdapter
import Testing

/// Methods of notification centers and file managers can be overridden on Apple's platforms; Foundation for Linux declares them in
/// extensions.
struct OverridableClassTests {
    @Test func aNotificationCenterHasOverridableMethods() {
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

    @Test func aFileManagerHasOverridableMethods() {
        let text = body(
            """
            import UIKit
            class Files: FileManager {
                override func fileExists(atPath p: String, isDirectory d: UnsafeMutablePointer<ObjCBool>?) -> Bool {
                    super.fileExists(atPath: p, isDirectory: d) && super.fileExists(atPath: p)
                }
                override func fileExists(atPath p: String) -> Bool { true }
                override func url(
                    for d: SearchPathDirectory, in m: SearchPathDomainMask, appropriateFor u: URL?, create c: Bool
                ) throws -> URL { try super.url(for: d, in: m, appropriateFor: u, create: c) }
            }
            """)
        #expect(text.parses)
        #expect(text.contains("class Files: OpenFiles"))
        #expect(text.contains("override func _hasFile  (atPath p: String, isDirectory"))
        #expect(text.contains("super._hasFile  (atPath: p, isDirectory: d) && super.fileExists(atPath: p)"))
        #expect(text.contains("override func fileExists(atPath p: String) -> Bool { true }"))
        #expect(text.contains("override func _at(") && text.contains("try super._at("))
    }

    @Test func theSurroundingsCallOverridesInTests() throws {
        let text = try #require(
            adapt(
                [
                    "class A: FileManager { override func fileExists(atPath p: String, isDirectory d: X) -> Bool { true } }"
                ],
                surroundings: .tests
            ).surroundings?.text)
        #expect(text.contains("{ UIKit.AppSurroundings.hasFile(path, isDirectory, by: self) }"))
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
