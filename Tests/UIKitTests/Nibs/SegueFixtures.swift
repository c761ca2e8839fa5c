import Foundation
import InterfaceBuilder

@testable import UIKit

/// A controller of documents that records its calls, and has actions of several signatures.
class Traveller: UIViewController {
    static var log: [String] = []
    var allows = true
    var stopsUnwinding = false
    var providesUnwinding = false
    var received: Any?

    private var name: String { nibIdentifier ?? "" }
    private func note(_ text: String) { Traveller.log.append("\(name).\(text)") }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() { note("loaded") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        received = sender
        note("prepare \(segue.identifier ?? "")\(segue.destination.isViewLoaded ? " late" : "")")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should \(identifier)")
        return allows
    }

    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        guard providesUnwinding else { return nil }
        return UIStoryboardSegue(
            identifier: identifier, source: fromViewController, destination: toViewController
        ) { [weak self] in self?.note("own \(identifier ?? "")") }
    }

    func back(_ segue: UIStoryboardSegue) { note("back \(segue.identifier ?? "")") }
    func plain() { note("plain") }
    func sent(_ sender: Any) { received = sender }
    func sent(_ sender: UIControl, event: UIEvent?) { note("sent with event") }
    func make(_ coder: NSCoder) -> UIViewController? { Guest(coder: coder, name: "coder") }
    func make(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        Guest(coder: coder, name: sender as? String ?? "nobody")
    }
    func make(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
        Guest(coder: coder, name: identifier ?? "nameless")
    }

    static func register() {
        ClassLookup.register(Traveller.self, as: "Traveller")
        ClassLookup.register(Stranger.self, as: "Stranger")
        ClassLookup.register(Leap.self, as: "Leap")
        ActionTable.register(Traveller.self, "back:") { $0.back($1) }
        ActionTable.register(Traveller.self, "plain") { $0.plain() }
        ActionTable.register(Traveller.self, "sent:") { $0.sent($1) }
        ActionTable.register(Traveller.self, "sent:event:") { $0.sent($1, event: $2) }
        ActionTable.register(Traveller.self, "make:") { $0.make($1) }
        ActionTable.register(Traveller.self, "make:sender:") { $0.make($1, sender: $2) }
        ActionTable.register(Traveller.self, "make:sender:identifier:") {
            $0.make($1, sender: $2, identifier: $3)
        }
        log = []
    }
}

/// A controller without actions.
final class Stranger: UIViewController {}

/// A controller that the source of a segue creates.
final class Guest: UIViewController {
    private(set) var name = ""

    convenience init?(coder: NSCoder, name: String) {
        self.init(coder: coder)
        self.name = name
    }
}

/// A custom segue.
final class Leap: UIStoryboardSegue {
    override func perform() {
        Traveller.log.append("leap to \(destination.nibIdentifier ?? "")")
        super.perform()
    }
}

/// Returns a scene of a traveller: `traveller("a", content, "<segue …/>")`.
func traveller(_ id: String, _ content: String = "", _ connections: String = "", objects: String = "")
    -> String
{
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" storyboardIdentifier="\(id)" \
    sceneMemberID="viewController" customClass="Traveller"><view key="view" id="\(id)-v">\
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(content)</subviews></view>\
    <connections>\(connections)</connections></viewController>\(objects)</objects></scene>
    """
}

/// Returns a scene of a container with children in a relationship.
func container(_ kind: String, _ id: String, _ relationship: String, _ children: String...) -> String {
    let segues = children.map {
        #"<segue kind="relationship" relationship="\#(relationship)" destination="\#($0)" id="\#(id)-\#($0)"/>"#
    }
    return #"<scene sceneID="s-\#(id)"><objects><\#(kind) id="\#(id)" sceneMemberID="viewController">"#
        + #"<connections>\#(segues.joined())</connections></\#(kind)></objects></scene>"#
}

/// A document's initial scene in a window.
@MainActor
final class Journey {
    let window: UIWindow
    let loader: StoryboardLoader
    let root: UIViewController

    init(_ scenes: String..., start: String, environment: ScreenEnvironment = ScreenEnvironment()) throws {
        Traveller.register()
        let document = try storyboard(scenes.joined())
        loader = StoryboardLoader(document: document, environment: environment)
        root = loader.instantiate(id: start) ?? UIViewController()
        window = UIWindow(screen: UIScreen(environment: environment))
        window.rootViewController = root
        window.makeKeyAndVisible()
        Traveller.log = []
    }

    /// The innermost controller in front after transitions have completed.
    var front: UIViewController {
        VirtualClock.main.runUntilIdle(within: 2)
        return window.frontmostController ?? root
    }

    func control(_ id: String) -> UIControl? { window.descendant(id) as? UIControl }
}
