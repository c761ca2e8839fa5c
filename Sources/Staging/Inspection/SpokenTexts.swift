import CoreGraphics
import UIKit

/// An element that VoiceOver stops at.
@MainActor
struct SpokenStop {
    /// The view, or the view that contains the element.
    var view: UIView?
    /// The frame in the window's coordinates.
    var rect: CGRect
    var label: String?
    var value: String?
    /// The kinds of the element as VoiceOver speaks them, such as `button`.
    var kinds: [String] = []
    var hint: String?
    var isSelected = false
    var isDimmed = false
    /// Whether the value is spoken after the kind, as for switches.
    var endsWithValue = false
    var hasActions = false

    /// Whether the value serves as the element's name, as for a page control.
    var isNamedByValue = false

    /// Whether the element has no name.
    var isUnnamed: Bool { (label ?? "").isEmpty && !(isNamedByValue && value?.isEmpty == false) }

    /// The text in VoiceOver's order, in English.
    var speech: String {
        let parts =
            [isSelected ? "selected" : nil, label, endsWithValue ? nil : value, isDimmed ? "dimmed" : nil]
            + kinds + [endsWithValue ? value : nil, hasActions ? "actions available" : nil, hint]
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// The texts of a screen's elements, as VoiceOver speaks them.
@MainActor
struct SpokenTexts {
    /// The names of bars' views, which come from their items.
    private let targets: [ObjectIdentifier: [UserTarget]]

    init(of window: UIWindow) {
        targets = Dictionary(grouping: window.userTargets) { ObjectIdentifier($0.view) }
    }

    /// Returns the elements that represent a view; nil for a view that is not an element, but whose subviews may be.
    func stops(for view: UIView) -> [SpokenStop]? {
        if let segments = view as? UISegmentedControl { return segmentStops(segments) }
        if let stepper = view as? UIStepper { return stepperStops(stepper) }
        return (controlStop(view) ?? barStop(view) ?? listStop(view) ?? plainStop(view)).map { [$0] }
    }

    /// Returns the stop for an accessibility element that is not a view.
    func stop(for element: UIAccessibilityElement, in view: UIView) -> SpokenStop {
        var stop = SpokenStop(view: view, rect: element.accessibilityFrame)
        (stop.label, stop.value) = (element.accessibilityLabel, element.accessibilityValue)
        stop.hint = element.accessibilityHint
        stop.add(element.accessibilityTraits)
        return stop
    }

    /// Creates a stop with the accessibility properties that were set for the view.
    private func stop(_ view: UIView, _ label: String? = nil, _ kinds: String...) -> SpokenStop {
        var stop = SpokenStop(view: view, rect: view.accessibilityFrame, kinds: kinds)
        let name = targets[ObjectIdentifier(view)]?.first?.label
        stop.label = view.accessibilityLabel ?? name ?? label
        (stop.value, stop.hint) = (view.accessibilityValue, view.accessibilityHint)
        stop.isDimmed = (view as? UIControl)?.isEnabled == false
        stop.hasActions = view.accessibilityCustomActions?.isEmpty == false
        stop.add(view.accessibilityTraits)
        return stop
    }

    // MARK: Controls

    private func controlStop(_ view: UIView) -> SpokenStop? {
        switch view {
        case let view as UISwitch:
            return stop(view, nil, "switch button").with(
                value: view.isOn ? "on" : "off", hint: "double tap to toggle setting", endsWithValue: true)
        case let view as UISlider:
            let range = view.maximumValue - view.minimumValue
            let part = range > 0 ? (view.value - view.minimumValue) / range : 0
            return adjustable(view, "\(Int((part * 100).rounded()))%")
        case let view as UIPageControl:
            var stop = adjustable(view, "page \(view.currentPage + 1) of \(view.numberOfPages)")
            stop.isNamedByValue = true
            return stop
        case is UIPickerView, is UIDatePicker: return adjustable(view, nil)
        case let view as UIProgressView:
            return stop(view).with(value: "\(Int((view.progress * 100).rounded()))%")
        case let view as UIActivityIndicatorView:
            return stop(view, view.isAnimating ? "in progress" : "progress halted")
        case let view as UITextField: return textFieldStop(view)
        case let view as UITextView:
            let kind = view.isEditable ? "text field" : ""
            return stop(view, nil, kind).with(value: view.text, hint: editingHint(view, view.isEditable))
        default: return nil
        }
    }

    private func adjustable(_ view: UIView, _ value: String?) -> SpokenStop {
        stop(view, nil, "adjustable").with(
            value: value, hint: "swipe up or down with one finger to adjust the value")
    }

    private func textFieldStop(_ field: UITextField) -> SpokenStop {
        let text = field.text ?? ""
        let kind =
            field.isSecureTextEntry
            ? "secure text field" : field is UISearchTextField ? "search field" : "text field"
        let shown = field.isSecureTextEntry && !text.isEmpty ? "\(text.count) characters" : text
        // The placeholder is the name of an empty field without a label.
        return stop(field, field.placeholder, kind).with(
            value: shown, hint: editingHint(field, field.isEnabled))
    }

    private func editingHint(_ view: UIView, _ canEdit: Bool) -> String? {
        guard canEdit else { return nil }
        return view.isFirstResponder ? "is editing" : "double tap to edit"
    }

    private func segmentStops(_ control: UISegmentedControl) -> [SpokenStop] {
        let named = targets[ObjectIdentifier(control)] ?? []
        let count = control.numberOfSegments
        return (0..<count).map { index in
            let title = control.titleForSegment(at: index)
            var stop = SpokenStop(
                view: control, rect: named.first { $0.text == title }?.frame ?? control.accessibilityFrame)
            stop.label = title
            stop.kinds = ["button", "\(index + 1) of \(count)"]
            stop.isSelected = control.selectedSegmentIndex == index
            stop.isDimmed = !control.isEnabled || !control.isEnabledForSegment(at: index)
            return stop
        }
    }

    private func stepperStops(_ stepper: UIStepper) -> [SpokenStop] {
        let name = stepper.accessibilityLabel.map { $0 + ", " } ?? ""
        let canStep = [stepper.value > stepper.minimumValue, stepper.value < stepper.maximumValue]
        return zip(["Decrement", "Increment"], canStep).map { word, isPossible in
            var stop = SpokenStop(view: stepper, rect: stepper.accessibilityFrame, label: name + word)
            (stop.kinds, stop.isDimmed) = (["button"], !stepper.isEnabled || !isPossible)
            return stop
        }
    }

    // MARK: Bars and lists

    private func barStop(_ view: UIView) -> SpokenStop? {
        guard !(view is UIButton), view is UIControl || view is UILabel, let bar = view.enclosingBar else {
            return nil
        }
        if view is UILabel {
            return bar is UINavigationBar ? stop(view, view.shownText, "heading") : nil
        }
        let name = targets[ObjectIdentifier(view)]?.first?.text ?? view.labelTexts
        guard let tabs = bar as? UITabBar else { return stop(view, name, "button") }
        let buttons = tabs.subviews.filter { $0 is UIControl }.sorted { $0.frame.minX < $1.frame.minX }
        let index = buttons.firstIndex { $0 === view } ?? 0
        var stop = stop(view, name, "tab", "\(index + 1) of \(buttons.count)")
        stop.isSelected = tabs.items?.firstIndex { $0 === tabs.selectedItem } == index
        return stop
    }

    /// Returns the stop for a cell or header, which consists of its texts.
    private func listStop(_ view: UIView) -> SpokenStop? {
        guard view is UITableViewCell || view is UITableViewHeaderFooterView,
            view.accessibilityElements == nil
        else { return nil }
        var stop = stop(view, view.labelTexts)
        if view is UITableViewHeaderFooterView, !view.isFooter { stop.kinds.append("heading") }
        stop.isSelected = (view as? UITableViewCell)?.isSelected == true
        return stop
    }

    /// Returns the stop for a view that its class or the app declared an accessibility element.
    private func plainStop(_ view: UIView) -> SpokenStop? {
        guard view.isAccessibilityElement else { return nil }
        return stop(view, view.shownText)
    }
}

extension SpokenStop {
    fileprivate mutating func add(_ traits: UIAccessibilityTraits) {
        let words: [(UIAccessibilityTraits, String)] = [
            (.header, "heading"), (.button, "button"), (.link, "link"), (.image, "image"),
            (.searchField, "search field"), (.adjustable, "adjustable"),
        ]
        for (trait, word) in words where traits.contains(trait) && !kinds.contains(word) {
            kinds.append(word)
        }
        isSelected = isSelected || traits.contains(.selected)
        isDimmed = isDimmed || traits.contains(.notEnabled)
    }

    /// Returns the stop with default values for properties that were not set.
    fileprivate func with(value: String?, hint: String? = nil, endsWithValue: Bool = false) -> SpokenStop {
        var result = self
        result.value = self.value ?? value
        result.hint = self.hint ?? hint
        result.endsWithValue = endsWithValue
        return result
    }
}

extension UIView {
    fileprivate var enclosingBar: UIView? {
        var current = superview
        while let view = current {
            if view is UINavigationBar || view is UITabBar || view is UIToolbar { return view }
            current = view.superview
        }
        return nil
    }

    /// Whether the view is the footer of a section.
    fileprivate var isFooter: Bool {
        guard let table = superview as? UITableView else { return false }
        return (0..<table.numberOfSections).contains { table.footerView(forSection: $0) === self }
    }

    /// The texts of the labels in the view, in order.
    fileprivate var labelTexts: String? {
        var texts: [String] = []
        var rest = Array(subviews.reversed())
        while let view = rest.popLast() {
            guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { continue }
            if view is UIControl || view is UITextView { continue }
            if let text = (view.isAccessibilityElement ? view.accessibilityLabel : nil)
                ?? (view as? UILabel)?.shownText, !text.isEmpty
            {
                texts.append(text)
                continue
            }
            rest += view.subviews.reversed()
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
