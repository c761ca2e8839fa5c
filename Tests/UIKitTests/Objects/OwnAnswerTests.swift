import Foundation
import Testing

@testable import UIKit

@MainActor
struct OwnAnswerTests {
    private final class Choosy: NSObject {
        var yes = false
        func responds(to aSelector: Selector!) -> Bool {
            aSelector == Selector("stop") ? yes : super.responds(to: aSelector)
        }
        func setValue(_ value: Any?, forUndefinedKey key: String) { yes = key == "unknown" }
    }

    private let table: Void = {
        let table = AdaptedClass(Choosy.self)
        table.method("respondsToSelector:") { (o: Choosy, a: Selector?) in o.responds(to: a) }
        table.method("setValue:forUndefinedKey:") { (o: Choosy, v: Any?, k: String) in
            o.setValue(v, forUndefinedKey: k)
        }
        table.implements("go")
    }()

    @Test func classesAnswerThemselvesWhatTheyHave() {
        let object = Choosy()
        #expect(!ActionTable.responds(object, to: Selector("stop")))
        object.yes = true
        #expect(ActionTable.responds(object, to: Selector("stop")))
        #expect(ActionTable.responds(object, to: Selector("go")))
        #expect(!ActionTable.responds(object, to: Selector("wait")))
    }

    @Test func classesTakeKeysThatTheyDoNotHave() {
        let object = Choosy()
        object.setValue(1, forKey: "unknown")
        #expect(object.yes)
    }
}
