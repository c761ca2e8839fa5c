import UIKit

extension ViewWrapper {
    /// Sends an event up the responder chain, from the wrapped view on, whenever the view is tapped. A later call replaces
    /// the earlier one, as cells are filled more than once.
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
        hosted.onTap { $0.stimulate(event(), file: file, line: line) }
    }
}

extension HostedView {
    fileprivate func onTap(_ action: @escaping (UIView) -> Void) {
        if let tap { return tap.action = action }
        let target = TapTarget(action)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: target, action: NSSelectorFromString("select:")))
        tap = target
    }
}

/// The target of a tap recognizer.
///
/// A recognizer calls its target by a method's name, which in Swift needs Objective-C, except for the methods of UIKit's own
/// protocols: these have names by which every UIKit can call them. A tap selects what it meets, so the method is that of
/// `UIResponderStandardEditActions`.
final class TapTarget: NSObject, UIResponderStandardEditActions {
    var action: (UIView) -> Void

    init(_ action: @escaping (UIView) -> Void) {
        self.action = action
        super.init()
    }

    func select(_ sender: Any?) {
        if let view = (sender as? UIGestureRecognizer)?.view { action(view) }
    }
}
