import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKit

/// A controller that records all of its life cycle calls.
class LifeRecorder: UIViewController {
    /// The current log.
    static var log = CallLog()

    private var givenName = ""
    var name: String { givenName.isEmpty ? nibIdentifier ?? "?" : givenName }

    convenience init(_ name: String) {
        self.init(nibName: nil, bundle: nil)
        givenName = name
    }

    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        add("init(coder)")
    }

    func add(_ text: String) { LifeRecorder.log.add("\(name).\(text)") }

    override func awakeFromNib() { add("awakeFromNib") }
    override func loadView() {
        add("loadView")
        super.loadView()
    }
    override func viewDidLoad() { add("didLoad") }
    override func viewWillAppear(_ animated: Bool) { add("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { add("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { add("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { add("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { add("didDisappear") }
    override func viewWillLayoutSubviews() { add("willLayout") }
    override func viewDidLayoutSubviews() { add("didLayout") }
    override func willMove(toParent parent: UIViewController?) {
        add(parent == nil ? "willMove(nil)" : "willMove(parent)")
    }
    override func didMove(toParent parent: UIViewController?) {
        add(parent == nil ? "didMove(nil)" : "didMove(parent)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        add("shouldPerform")
        return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { add("prepare") }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        add("willTransition(traits)")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        add("willTransition(size)")
        super.viewWillTransition(to: size, with: coordinator)
    }
}

/// A window, controllers and the log of their calls, with a separate clock.
@MainActor
final class LifeStage {
    let clock: VirtualClock
    let window: UIWindow
    let user: UserActions

    private init(_ clock: VirtualClock, _ environment: ScreenEnvironment) {
        self.clock = clock
        window = UIWindow(screen: UIScreen(environment: environment))
        user = UserActions(on: window)
        LifeRecorder.log = CallLog()
    }

    /// Runs with a stage. The controller is the root, visible and settled, and its log is empty.
    static func run(
        _ root: UIViewController? = nil, on device: String = "iPhone 16",
        design: InterfaceDesign = .bars, _ work: (LifeStage) throws -> Void
    ) rethrows {
        try VirtualClock.withFresh { clock in
            let model = DeviceModel.named(device) ?? .standard
            var environment = ScreenEnvironment(device: model)
            environment.design = design
            let stage = LifeStage(clock, environment)
            if let root { stage.show(root) }
            try work(stage)
            stage.window.rootViewController = nil
        }
    }

    func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        forget()
    }

    func settle() { clock.runUntilIdle(within: 5) }
    func forget() { LifeRecorder.log.removeAll() }

    /// The calls without those about layout.
    var calls: [String] { LifeRecorder.log.lines.filter { !$0.hasSuffix("Layout") } }

    /// The calls; repeated layout occurs once.
    var callsWithLayout: [String] {
        LifeRecorder.log.lines.reduce(into: []) { lines, line in
            let pair = line.hasSuffix("Layout") ? lines.suffix(2) : lines.suffix(0)
            if !pair.contains(line) { lines.append(line) }
        }
    }

    /// Returns the calls since the log was last read.
    func next() -> [String] {
        defer { forget() }
        return calls
    }
}
