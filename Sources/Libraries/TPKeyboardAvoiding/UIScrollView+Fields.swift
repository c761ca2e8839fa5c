@_exported import Foundation
import UIKit

/// The fields in a scroll view that avoids the keyboard. No keyboard covers a field here, and so nothing moves.
extension UIScrollView {
    /// The field that is edited.
    fileprivate var editedField: UIView? { fields.first(where: \.isFirstResponder) }

    /// The text fields and views in the order of reading.
    private var fields: [UIView] {
        func found(in view: UIView) -> [UIView] {
            if view.isHidden || !view.isUserInteractionEnabled { return [] }
            if view is UITextField || (view as? UITextView)?.isEditable == true { return [view] }
            return view.subviews.flatMap(found)
        }
        let places = found(in: self).map { ($0, $0.convert($0.bounds, to: self)) }
        return places.sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }.map(\.0)
    }

    /// Edits the field after the one that is edited. Returns whether there is one.
    func editNextField() -> Bool {
        let fields = fields
        guard let index = fields.firstIndex(where: \.isFirstResponder), index + 1 < fields.count else {
            return false
        }
        return fields[index + 1].becomeFirstResponder()
    }

    /// Scrolls to the field that is edited.
    func scrollToEditedField() {
        guard let field = editedField else { return }
        scrollRectToVisible(field.convert(field.bounds, to: self), animated: true)
    }

    func endEditingField() { editedField?.resignFirstResponder() }

    /// Makes the scroll view the delegate of text fields that have none, so that their return key continues with the next field.
    func adoptFields(_ delegate: any UITextFieldDelegate) {
        let fields = fields
        for case let field as UITextField in fields
        where field.delegate == nil && field.returnKeyType == .default {
            field.delegate = delegate
            field.returnKeyType = field === fields.last ? .done : .next
        }
    }

    /// The size of all subviews, with space below them.
    var sizeOfSubviews: CGSize {
        let views = subviews.filter { !$0.isHidden && $0.alpha > 0 }
        let frame = views.reduce(CGRect.zero) { $0.union($1.frame) }
        return CGSize(width: frame.width, height: frame.height + 10)
    }
}
