import UIKit

/// A controller that records its calls.
final class LoggingController: UIViewController {
    private var log: CallLog?
    private var name = ""

    convenience init(_ name: String, _ log: CallLog) {
        self.init(nibName: nil, bundle: nil)
        (self.name, self.log) = (name, log)
    }

    private func add(_ text: String) { log?.add("\(name).\(text)") }

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
    override func viewDidLayoutSubviews() { add("layout") }
    override func willMove(toParent parent: UIViewController?) {
        add("willMove\(parent == nil ? "Out" : "In")")
    }
    override func didMove(toParent parent: UIViewController?) {
        add("didMove\(parent == nil ? "Out" : "In")")
    }
}

extension CallLog {
    /// The calls except those of layout, whose number is not specified.
    var withoutLayout: [String] { lines.filter { !$0.hasSuffix("layout") } }
}

/// Retains windows while a test runs.
@MainActor
final class WindowKeeper {
    private var windows: [UIWindow] = []
    func keep(_ window: UIWindow) { windows.append(window) }
}
