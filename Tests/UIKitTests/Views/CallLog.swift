import UIKit

/// A log of calls, in order.
@MainActor
final class CallLog {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func removeAll() { lines = [] }
}

/// A view that records its insertion and removal.
final class LoggingView: UIView {
    private var log: CallLog?
    private var name = ""

    convenience init(_ name: String, _ log: CallLog) {
        self.init(frame: .zero)
        (self.name, self.log) = (name, log)
    }

    private func add(_ text: String) { log?.add("\(name).\(text)") }

    override func willMove(toSuperview newSuperview: UIView?) {
        add("willMove\(newSuperview == nil ? "Out" : "In")")
    }
    override func didMoveToSuperview() { add("didMove\(superview == nil ? "Out" : "In")") }
    override func willMove(toWindow newWindow: UIWindow?) {
        add("will\(newWindow == nil ? "Leave" : "Enter")Window")
    }
    override func didMoveToWindow() { add("did\(window == nil ? "Leave" : "Enter")Window") }
    override func didAddSubview(_ subview: UIView) { add("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { add("willRemove") }
}
