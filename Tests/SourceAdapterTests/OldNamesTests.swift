import SourceAdapter
import Testing

struct OldNamesTests {
    @Test(arguments: ["bar.standardAppearance", "bar.scrollEdgeAppearance?", "tabBarAppearance"])
    func copiesOfAppearancesHaveTheirType(appearance: String) {
        #expect(body("import UIKit\nlet a = \(appearance).copy()").contains("= \(appearance).cop_()"))
        #expect(body("import UIKit\nlet a = theme.copy()").contains("theme.copy()"))
    }

    @Test func overridesHaveTheNamesOfToday() {
        let text = """
            class A: UIViewController {
                override func willMove(toParentViewController parent: UIViewController?) {}
                override var childViewControllerForStatusBarStyle: UIViewController? { nil }
                func didMove(toParentViewController parent: UIViewController?) {}
            }
            """
        let result = body(text)
        #expect(result.contains("willMove(toParent               parent:"))
        #expect(result.contains("var childForStatusBarStyle              :"))
        #expect(result.contains("func didMove(toParentViewController parent"))
    }

    @Test func methodsThatHaveBecomePropertiesAreReadAsThese() {
        #expect(body("c.sound = UNNotificationSound.default()") == "c.sound = UNNotificationSound.default  ")
        #expect(body("c.sound = UNNotificationSound.default") == "c.sound = UNNotificationSound.default")
        #expect(body("let c = UNUserNotificationCenter.current()").hasSuffix("current()"))
    }

    @Test func overridesInExtensionsOfFrameworksClassesCompile() {
        let text =
            "extension UINavigationController {\n    open override var preferredStatusBarStyle: Int { 1 }\n}"
        let result = body(text)
        #expect(!result.contains("override"))
        #expect(!result.contains("preferredStatusBarStyle"))
        #expect(messages(text).count == 1)
    }
}

struct QueuedWorkTests {
    @Test func workAsAValueIsGivenUnderAnotherName() {
        #expect(body("import UIKit\nq.async(execute: work)") == "import UIKit\nq.later(execute: work)")
        #expect(
            body("import UIKit\nq.asyncAfter(deadline: .now(), execute: w)")
                == "import UIKit\nq.afterwards(deadline: .now(), execute: w)")
    }

    @Test func onlyCustomFunctionsThatAcceptWorkAreCalledInstead() {
        func text(_ label: String) -> String {
            body("enum A {\n  static func async(\(label): () -> Void) { q.async(execute: w) }\n}\n")
        }
        #expect(text("block").contains("q.later(execute: w)"))
        #expect(text("execute").contains("q.async(execute: w)"))
    }

    @Test func anExtensionOfQueuesCallsItsMembersWithoutAReceiver() {
        func text(_ type: String, _ name: String) -> String {
            "import UIKit\nextension \(type) {\n  func a(w: DispatchWorkItem) { \(name)(deadline: .now(), execute: w) }\n}"
        }
        #expect(body(text("DispatchQueue", "asyncAfter")) == text("DispatchQueue", "afterwards"))
        #expect(body(text("Other", "asyncAfter")) == text("Other", "asyncAfter"))
    }

    @Test(arguments: [
        "q.async(execute: { a() })", "q.async { a() }", "q.async(group: g, execute: w)", "q.sync(execute: w)",
        "protocol Q { func async(execute: Int) }\nq.async(execute: w)",
    ])
    func otherCallsStay(_ text: String) { #expect(body("import UIKit\n" + text) == "import UIKit\n" + text) }
}

struct ObjectMembersTests {
    @Test func membersOfAnyObjectAreThoseOfNSObject() {
        #expect(
            body("let a = (sender as AnyObject).value(forKey: \"tag\")")
                == "let a = (sender as!NSObject ).value(forKey: \"tag\")")
        #expect(body("let a = (b as AnyObject).frame") == "let a = (b as AnyObject).frame")
        let text =
            "func f() -> Bool {\n#if os(iOS)\n    let a = b as AnyObject\n#endif\n    return a.isEqual(c)\n}"
        #expect(body(text).contains("let a = b as!NSObject \n"))
    }

    @Test func argumentsOfPredicatesAreOfAnyType() {
        #expect(
            body("let p = NSPredicate(format: \"a IN %@\", list as CVarArg)")
                == "let p = NSPredicate(format: \"a IN %@\", list as Any    )")
        #expect(body("let s = String(format: \"%d\", a as CVarArg)").contains("as CVarArg"))
        #expect(
            body("let p = withVaList(a) { NSPredicate(format: f, arguments: $0) }").hasPrefix(
                "let p = NSPredicate(format: f, argumentArray: a)"))
    }
}

/// Custom overloads of methods of UIKit's clock.
struct DispatchOverloadTests {
    @Test func anAppsOwnAsyncIsNotPreferred() {
        let text =
            "extension DispatchQueue {\n  func async(execute work: @escaping () -> Void) {\n  }\n  func later() {\n  }\n}"
        let result = adapted(text)
        #expect(result.hasPrefix("extension DispatchQueue { @_disfavoredOverload\n  func async("))
        #expect(result.matches(of: /_disfavored/).count == 1 && result.parses)
        #expect(adapted(result) == result)
        #expect(!adapted("extension Worker {\n  func async() {\n  }\n}").contains("_disfavored"))
    }
}

struct TimerTests {
    @Test(arguments: [
        (
            "Timer(timeInterval: 1, repeats: false) { _ in }",
            "_Time(timeInterval: 1, repeats: false) { _ in }"
        ),
        (
            "Timer.init(fire: d, interval: 1, repeats: true) {}",
            "_Time.init(fire: d, interval: 1, repeats: true) {}"
        ),
        ("Timer()", "_Tick()"),
        ("Timer.init()", "_Time.init()"),
        ("Timer(a: 1)", "Timer(a: 1)"),
        ("Timer.scheduledTimer(timeInterval: 1)", "Timer.scheduledTimer(timeInterval: 1)"),
    ])
    func timersThatAreAddedLaterGoByTheClock(_ text: String, _ result: String) {
        #expect(body("import UIKit\nlet a = \(text)") == "import UIKit\nlet a = \(result)")
        #expect(body("import UIKit\nclass Timer {}\nlet a = \(text)").hasSuffix("let a = \(text)"))
        let isIdle = text == "Timer()" || text == "Timer.init()"
        #expect(body("import Foundation\nlet a = \(text)").contains("let a = \(isIdle ? result : text)"))
    }

    /// A variable that is assigned other timers later has Foundation's type, as on iOS.
    @Test func variablesHaveTheTypeOfAllTimers() {
        #expect(body("import UIKit\nvar a = Timer()").hasSuffix("var a = _Tick()"))
        #expect(body("import UIKit\nvar a: Timer = Timer()").hasSuffix("var a: Timer = _Tick()"))
        #expect(adapted("import Foundation\nvar a = Timer()").contains("import func UIKit._Tick"))
    }

    /// A timer without an action is a placeholder, which exists in UIKit alone.
    @Test func idleTimersOfFilesWithoutUIKitImportIt() {
        #expect(adapted("import Foundation\nlet a = Timer()").contains("import func UIKit._Tick"))
    }

    @Test func timersWithATargetNeedNoImportOfUIKit() {
        let text = adapted("import Foundation\nlet a = Timer(timeInterval: 1, target: b, selector: c)")
        #expect(text.contains("let a = _Time(timeInterval: 1, target: b"))
        #expect(text.contains("\nimport typealias UIKit._Time"))
    }

    @Test func unarchiversOfNoDataExist() {
        let text = "import UIKit\nlet a = NSKeyedUnarchiver(forReadingWith: Data())"
        #expect(body(text).hasSuffix("let a = _keyedUnarchiver (forReadingWith: Data())"))
    }
}
