import Foundation
import Testing

@testable import UIKit

/// State restoration with the application's delegate and lists.
@MainActor
@Suite struct ApplicationRestorationTests {
    private let log = CallLog()

    @Test func theDelegateIsAskedAndToldInOrder() throws {
        let life = ApplicationLife(delegate: Delegate(log))
        life.launch()
        #expect(log.lines == ["willFinish", "didFinish"])
        log.removeAll()
        life.enterBackground()
        #expect(log.lines == ["shouldSave", "willEncode", "encode root", "encode detail"])
        life.terminate()
        log.removeAll()
        life.launch()
        #expect(
            log.lines == [
                "willFinish", "shouldRestore", "make stack/detail", "decode root", "decode detail",
                "finished root", "finished detail", "didDecode Naha", "didFinish",
            ])
        #expect(life.refusal == nil)
        life.terminate()
    }

    @Test func theOlderNamesAreAskedWhereTheNewerOnesAreAbsent() {
        let old = OldDelegate(log)
        let life = ApplicationLife(delegate: old)
        life.launch()
        life.enterBackground()
        #expect(life.savedState != nil && log.lines == ["old shouldSave"])
        life.terminate()
        log.removeAll()
        life.launch()
        #expect(log.lines == ["old shouldRestore"])
        life.terminate()
    }

    @Test func nothingIsSavedUnlessTheDelegateSaysSo() {
        let life = ApplicationLife(delegate: Silent())
        life.launch()
        life.enterBackground()
        #expect(life.savedState == nil)
        life.terminate()
    }

    @Test(arguments: ["cut", "flipped", "foreign", "newer", "empty"])
    func badStatesAreRefusedWithAReasonAndTheApplicationStartsFresh(_ damage: String) throws {
        let life = ApplicationLife(delegate: Delegate(log))
        life.launch()
        life.enterBackground()
        var state = try #require(life.savedState)
        switch damage {
        case "cut": state = state.dropLast(state.count / 2)
        case "flipped": state[state.count - 3] ^= 0x10
        case "foreign": state = Data("bplist00 something else".utf8)
        case "newer": state[8] = 77
        default: state = Data()
        }
        life.terminate()
        life.savedState = Data(state)
        log.removeAll()
        let messages = RuntimeDiagnostics.collect { _ = life.launch() }.messages
        #expect(log.lines == ["willFinish", "didFinish"])
        #expect(life.refusal != nil && life.savedState == nil)
        #expect(messages.first?.hasPrefix("the saved state") == true)
        life.terminate()
    }

    @Test func theStateOfAnotherApplicationIsRefused() throws {
        let other = ApplicationLife(delegate: OldDelegate(log))
        other.launch()
        other.terminate()
        let life = ApplicationLife(delegate: Delegate(log))
        life.savedState = other.savedState
        _ = RuntimeDiagnostics.collect { _ = life.launch() }
        #expect(life.refusal == .otherApplication("OldDelegate"))
        life.terminate()
    }

    @Test func aStateWhoseRestorationDidNotEndIsNotUsedAgain() {
        let life = ApplicationLife(delegate: Delegate(log))
        life.launch()
        UIApplication.shared.extendStateRestoration()
        life.terminate()
        #expect(life.savedState == nil)
        life.launch()
        UIApplication.shared.extendStateRestoration()
        UIApplication.shared.completeStateRestoration()
        life.terminate()
        #expect(life.savedState != nil)
    }

    @Test func registeredObjectsAreSavedWhenTheyAreReferredTo() throws {
        let (model, screen) = (Model(), ModelScreen())
        UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
        (screen.restorationIdentifier, screen.model, model.value) = ("screen", model, "Koza")
        let restoration = StateRestoration(application: "tests")
        restoration.registered = UIApplication.shared.registeredObjects
        let data = try #require(restoration.save([screen]))
        (model.value, screen.model) = ("", nil)
        try restoration.restore(data, into: [screen])
        #expect(model.value == "Koza" && screen.model === model)
    }

    // MARK: Lists

    @Test func rowsComeBackByTheNamesTheirDataSourceKnowsThemBy() throws {
        let names = Names((0..<100).map { "row \($0)" })
        let (before, table) = makeTable(names)
        table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
        table.selectRow(at: IndexPath(row: 42, section: 0), animated: false, scrollPosition: .none)
        let restoration = StateRestoration(application: "tests")
        let data = try #require(restoration.save([before.controller]))
        let moved = Names(["new one", "another"] + names.rows)
        let (after, restored) = makeTable(moved)
        try restoration.restore(data, into: [after.controller])
        #expect(restored.indexPathForSelectedRow == IndexPath(row: 44, section: 0))
        let top = restored.contentOffset.y + restored.adjustedContentInset.top + 1
        #expect(restored.indexPathForRow(at: CGPoint(x: 5, y: top)) == IndexPath(row: 42, section: 0))
    }

    @Test func rowsThatAreGoneAreForgotten() throws {
        let (before, table) = makeTable(Names((0..<50).map { "row \($0)" }))
        table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
        let restoration = StateRestoration(application: "tests")
        let data = try #require(restoration.save([before.controller]))
        let (after, restored) = makeTable(Names(["a", "b"]))
        try restoration.restore(data, into: [after.controller])
        #expect(restored.indexPathForSelectedRow == nil)
    }

    @Test func scrollViewsComeBackToTheirPlace() throws {
        let (before, scroll) = (Place(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        (scroll.contentSize, scroll.restorationIdentifier) = (CGSize(width: 300, height: 3000), "scroll")
        before.controller.view.addSubview(scroll)
        scroll.contentOffset = CGPoint(x: 0, y: 777)
        let restoration = StateRestoration(application: "tests")
        let data = try #require(restoration.save([before.controller]))
        scroll.contentOffset = .zero
        try restoration.restore(data, into: [before.controller])
        #expect(scroll.contentOffset.y == 777)
    }

    private func makeTable(_ names: Names) -> (Place, UITableView) {
        let place = Place()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.rowHeight = 44
        table.restorationIdentifier = "table"
        table.dataSource = names
        place.keep = names
        place.controller.view.addSubview(table)
        table.layoutIfNeeded()
        return (place, table)
    }
}

/// A controller in a window.
@MainActor
private final class Place {
    let controller = UIViewController()
    private let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
    var keep: AnyObject?

    init() {
        controller.restorationIdentifier = "place"
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }
}

private final class Names: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
    let rows: [String]
    init(_ rows: [String]) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { rows[idx.row] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        rows.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}

private final class Model: NSObject, UIStateRestoring {
    var value = ""
    func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
    func decodeRestorableState(with coder: NSCoder) {
        value = coder.decodeObject(forKey: "value") as? String ?? ""
    }
}

private final class ModelScreen: UIViewController {
    var model: Model?
    override func encodeRestorableState(with coder: NSCoder) { coder.encode(model, forKey: "model") }
    override func decodeRestorableState(with coder: NSCoder) {
        model = coder.decodeObject(forKey: "model") as? Model
    }
}

@MainActor
private final class Silent: UIApplicationDelegate {}

@MainActor
private final class OldDelegate: UIApplicationDelegate {
    private let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        log.add("old shouldSave")
        return true
    }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        log.add("old shouldRestore")
        return true
    }
}

private final class Screen: UIViewController {
    private let log: CallLog

    init(_ identifier: String, _ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
    }
    required init?(coder: NSCoder) { nil }

    private func add(_ text: String) { log.add("\(text) \(restorationIdentifier ?? "")") }
    override func encodeRestorableState(with coder: NSCoder) { add("encode") }
    override func decodeRestorableState(with coder: NSCoder) { add("decode") }
    override func applicationFinishedRestoringState() { add("finished") }
}

@MainActor
private final class Delegate: UIApplicationDelegate {
    private let log: CallLog
    var window: UIWindow?
    init(_ log: CallLog) { self.log = log }

    private var launches = 0

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.add("willFinish")
        let stack = UINavigationController(rootViewController: Screen("root", log))
        stack.restorationIdentifier = "stack"
        // The screen that the user visited in the first launch.
        if launches == 0 { stack.pushViewController(Screen("detail", log), animated: false) }
        launches += 1
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.add("didFinish")
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        log.add("shouldSave")
        return true
    }
    func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
        log.add("shouldRestore")
        #expect(coder.containsValue(forKey: UIApplication.stateRestorationSystemVersionKey))
        #expect(coder.containsValue(forKey: UIApplication.stateRestorationTimestampKey))
        return true
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        log.add("willEncode")
        coder.encode("Naha", forKey: "place")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        log.add("didDecode \(coder.decodeObject(forKey: "place") as? String ?? "")")
    }
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        guard identifierComponents.last == "detail" else { return nil }
        log.add("make \(identifierComponents.joined(separator: "/"))")
        return Screen("detail", log)
    }
}
