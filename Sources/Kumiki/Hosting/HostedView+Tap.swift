import UIKit

extension ViewWrapper {
    /// Sends an event up the responder chain, from the wrapped view on, whenever that is tapped; a later call takes the
    /// place of the earlier, as cells are filled more than once.
    ///
    /// ```swift
    /// cell.update { $0.show(comment) }
    /// cell.stimulatesOnTap { OpenComment(comment) }
    /// ```
    ///
    /// Controls in the view keep their touches. Where a list selects its items, ``ListSource/stimulates(file:line:onSelect:)``
    /// is the better way.
    public func stimulatesOnTap<E: ResponderEvent>(
        file: StaticString = #fileID, line: UInt = #line, _ event: @escaping @MainActor () -> E
    ) {
        hosted.tapped { $0.stimulate(event(), file: file, line: line) }
    }
}

extension HostedView {
    fileprivate func tapped(_ action: @escaping (UIView) -> Void) {
        if let tap { return tap.action = action }
        let target = TapTarget(action)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: target, action: NSSelectorFromString(TapTarget.selector)))
        tap = target
    }
}

/// What a gesture recognizer tells of taps.
@MainActor
final class TapTarget: NSObject {
    static let selector = "tapped:"
    var action: (UIView) -> Void

    init(_ action: @escaping (UIView) -> Void) {
        self.action = action
        super.init()
        #if !canImport(ObjectiveC)
            ActionTable.register(TapTarget.self, Selector(Self.selector)) {
                (target: TapTarget, sender: Any?) in
                if let recognizer = sender as? UIGestureRecognizer { target.tapped(recognizer) }
            }
        #endif
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func tapped(_ recognizer: UIGestureRecognizer) {
        if let view = recognizer.view { action(view) }
    }
}
