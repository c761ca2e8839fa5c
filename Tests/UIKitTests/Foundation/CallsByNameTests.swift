import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Listener: NSObject {
    var heard: [String] = []

    override init() {
        super.init()
        ActionTable.register(Listener.self, "hear:") { (listener: Listener, note: Notification) in
            listener.heard.append(note.name.rawValue)
        }
        ActionTable.register(Listener.self, "ping") { (listener: Listener) in listener.heard.append("ping") }
        ActionTable.register(Listener.self, "answer:") { (_: Listener, word: String) in NSString(string: word)
        }
    }
}

@MainActor
@Suite struct CallsByNameTests {
    private let center = NotificationCenter()
    private let name = NSNotification.Name("rain")

    @Test func aClassRespondsToItsClassMethods() {
        final class Speaker: NSObject {}
        AdaptedClass(Speaker.self).classMethod("say:") { (type: Speaker.Type, word: String) in
            "\(type) \(word)"
        }
        #expect(Speaker.responds(to: "say:") && !Speaker.responds(to: "description:"))
        #expect(!Listener.responds(to: "ping") && !Speaker().responds(to: "say:"))
        let answer = Speaker.perform("say:", with: "hello")?.takeUnretainedValue()
        #expect(answer as? String == "Speaker hello")
    }

    @Test func anyObjectPerformsItsMethods() {
        final class Plain { var notes: [Int] = [] }
        AdaptedClass(Plain.self).method("note:") { (plain: Plain, note: Int) in plain.notes.append(note) }
        let plain = Plain()
        let members = AnyObjectMembers(plain)
        #expect(members.responds(to: "note:") && !members.responds(to: "forget:"))
        members.perform("note:", with: 3)
        #expect(plain.notes == [3])
        #expect(!AnyObjectMembers(nil).responds(to: "note:"))
    }

    @Test func delegatesHaveTheAccessorsOfTheirWindow() {
        final class Delegate: NSObject, UIApplicationDelegate {
            var window: UIWindow?
        }
        let (delegate, window) = (Delegate(), UIWindow())
        delegate.perform("setWindow:", with: window)
        #expect(delegate.window === window)
        #expect(delegate.perform("window")?.takeUnretainedValue() === window)
    }

    @Test func aMethodHearsANotification() {
        let listener = Listener()
        center.addObserver(listener, selector: "hear:", name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(listener.heard == ["rain"])
    }

    @Test func aMethodHearsOnlyThePosterItAskedFor() {
        let (listener, poster) = (Listener(), NSObject())
        center.addObserver(listener, selector: "hear:", name: name, object: poster)
        center.post(name: name, object: NSObject())
        center.post(name: name, object: poster)
        #expect(listener.heard == ["rain"])
    }

    @Test func aRemovedObserverHearsNothing() {
        let listener = Listener()
        center.addObserver(listener, selector: "hear:", name: name, object: nil)
        center.removeObserver(listener)
        center.post(name: name, object: nil)
        #expect(listener.heard.isEmpty)
    }

    @Test func observersAreNotKeptAlive() {
        weak var gone: Listener?
        do {
            let listener = Listener()
            center.addObserver(listener, selector: "hear:", name: name, object: nil)
            gone = listener
        }
        center.post(name: name, object: nil)
        #expect(gone == nil)
    }

    @Test func methodsAreCalledByName() {
        let listener = Listener()
        listener.perform("ping")
        #expect(listener.heard == ["ping"])
        #expect(listener.responds(to: "ping") && !listener.responds(to: "pong"))
        #expect(listener.perform("answer:", with: "yes").takeUnretainedValue() as? NSString == "yes")
    }
}
