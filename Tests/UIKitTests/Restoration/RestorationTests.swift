import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct RestorationTests {
    @MainActor private final class Screen: UIViewController {
        static var log: [String] = []
        var text = ""
        var friend: UIViewController?

        convenience init(_ identifier: String?) {
            self.init(nibName: nil, bundle: nil)
            restorationIdentifier = identifier
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            Self.log.append("encode \(restorationIdentifier ?? "")")
            coder.encode(text, forKey: "text")
            coder.encode(3, forKey: "number")
            coder.encode(friend, forKey: "friend")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            Self.log.append("decode \(restorationIdentifier ?? "")")
            text = coder.decodeObject(forKey: "text") as? String ?? ""
            friend = coder.decodeObject(forKey: "friend") as? UIViewController
            #expect(coder.decodeInteger(forKey: "number") == 3)
        }

        override func applicationFinishedRestoringState() {
            Self.log.append("finished \(restorationIdentifier ?? "")")
        }
    }

    private let restoration = StateRestoration(application: "tests 1.0")

    private func makeStack(_ screens: [Screen]) -> UINavigationController {
        let stack = UINavigationController(rootViewController: screens[0])
        stack.setViewControllers(screens, animated: false)
        stack.restorationIdentifier = "stack"
        return stack
    }

    @Test func statesComeBackInOrder() throws {
        Screen.log = []
        restoration.hooks.willEncode = { _ in Screen.log.append("will encode") }
        restoration.hooks.didDecode = { _ in Screen.log.append("did decode") }
        let (a, b) = (Screen("a"), Screen("b"))
        (a.text, b.text, b.friend) = ("A", "B", a)
        let data = try #require(restoration.save([makeStack([a, b])]))
        #expect(Screen.log == ["will encode", "encode a", "encode b"])
        Screen.log = []
        let root = Screen("a")
        let fresh = makeStack([root])
        restoration.hooks.viewController = { path, _ in path == ["stack", "b"] ? Screen("b") : nil }
        try restoration.restore(data, into: [fresh])
        #expect(Screen.log == ["decode a", "decode b", "finished a", "finished b", "did decode"])
        #expect(fresh.viewControllers.count == 2 && root.text == "A")
        let restored = fresh.topViewController as? Screen
        #expect(restored?.text == "B" && restored?.friend === root)
    }

    @Test func controllersWithoutIdentifierAreLeftOut() throws {
        Screen.log = []
        _ = restoration.save([makeStack([Screen("a"), Screen(nil)])])
        #expect(Screen.log == ["encode a"])
    }

    @Test func nothingIsSavedOrRestoredWithoutConsent() throws {
        restoration.hooks.shouldRestore = { _ in false }
        let data = try #require(restoration.save([makeStack([Screen("a")])]))
        Screen.log = []
        try restoration.restore(data, into: [makeStack([Screen("a")])])
        #expect(Screen.log.isEmpty)
        restoration.hooks.shouldSave = { _ in false }
        #expect(restoration.save([]) == nil)
    }

    private func refusal(_ data: Data, _ application: String = "tests 1.0") -> StateArchive.Refusal? {
        do throws(StateArchive.Refusal) {
            _ = try StateArchive(data: data, application: application)
            return nil
        } catch {
            return error
        }
    }

    @Test func badFilesAreRefusedWithAReason() throws {
        let data = try #require(restoration.save([makeStack([Screen("a")])]))
        #expect(refusal(data) == nil)
        #expect(refusal(Data()) == .foreign)
        #expect(refusal(Data("something else entirely".utf8)) == .foreign)
        #expect(refusal(data.dropLast(10)) == .truncated(expected: data.count, found: data.count - 10))
        #expect(refusal(data, "other") == .otherApplication("tests 1.0"))
        var newer = data
        newer[8] = 9
        #expect(refusal(newer) == .newer(version: 9))
        var damaged = data
        damaged[data.count - 5] ^= 1
        #expect(refusal(damaged) == .corrupt)
        #expect(refusal(data + [0]) == .corrupt)
    }

    @Test func anyCutOrFlippedByteIsRefused() throws {
        let data = try #require(restoration.save([makeStack([Screen("a")])]))
        for length in 0..<data.count { #expect(refusal(data.prefix(length)) != nil) }
        for place in data.indices {
            var damaged = data
            damaged[place] ^= 0x55
            #expect(refusal(damaged) != nil)
        }
    }
}
