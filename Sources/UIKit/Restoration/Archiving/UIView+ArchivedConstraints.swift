import CoreGraphics
import Foundation

// Constraints are archived by the view that holds them. Their items are encoded as paths in its subviews: [] is the
// view itself, [2, 0] the first subview of its third.
extension UIView {
    private static let constraintsKey = "kumiki.constraints"

    func archiveConstraints(with coder: NSCoder) {
        let entries = constraints.compactMap(entry)
        guard !entries.isEmpty else { return }
        coder.encode(entries as NSArray, forKey: Self.constraintsKey)
    }

    private func entry(_ constraint: NSLayoutConstraint) -> [String: Any]? {
        guard let first = place(of: constraint.firstItem) else {
            RuntimeDiagnostics.report("a constraint to \(constraint.firstItem as Any) was not archived")
            return nil
        }
        var entry: [String: Any] = [
            "first": first, "attribute": constraint.firstAttribute.rawValue,
            "relation": constraint.relation.rawValue, "constant": Double(constraint.constant),
            "multiplier": Double(constraint.multiplier), "priority": Double(constraint.priority.rawValue),
            "active": constraint.isActive, "other": constraint.secondAttribute.rawValue,
        ]
        entry["identifier"] = constraint.identifier
        guard let second = constraint.secondItem else { return entry }
        guard let place = place(of: second) else { return nil }
        entry["second"] = place
        return entry
    }

    private func place(of item: AnyObject?) -> [Int]? {
        guard var view = item as? UIView else { return nil }
        var place: [Int] = []
        while view !== self {
            guard let holder = view.superview, let index = holder.subviews.firstIndex(of: view) else {
                return nil
            }
            place.insert(index, at: 0)
            view = holder
        }
        return place
    }

    func unarchiveConstraints(with coder: NSCoder) {
        let entries = coder.archived(Self.constraintsKey) as? [Any] ?? []
        let made = entries.compactMap { ($0 as? [String: Any]).flatMap(constraint) }
        for (constraint, isActive) in made where isActive { constraint.isActive = true }
    }

    private func constraint(_ entry: [String: Any]) -> (NSLayoutConstraint, Bool)? {
        func whole(_ key: String) -> Int { KeyValue.number(entry[key]).map(KeyValue.integer) ?? 0 }
        func length(_ key: String) -> CGFloat {
            KeyValue.number(entry[key]).flatMap { $0.isFinite ? CGFloat($0) : nil } ?? 0
        }
        guard let first = view(at: entry["first"]),
            let attribute = NSLayoutConstraint.Attribute(rawValue: whole("attribute")),
            attribute != .notAnAttribute, let other = NSLayoutConstraint.Attribute(rawValue: whole("other")),
            let relation = NSLayoutConstraint.Relation(rawValue: whole("relation"))
        else { return nil }
        let second = entry["second"].flatMap(view)
        if entry["second"] != nil, second == nil || other == .notAnAttribute { return nil }
        let made = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: second == nil ? .notAnAttribute : other, multiplier: length("multiplier"),
            constant: length("constant"))
        made.priority = UILayoutPriority(min(max(Float(length("priority")), 1), 1000))
        made.identifier = entry["identifier"] as? String
        return (made, KeyValue.bool(entry["active"]) ?? true)
    }

    private func view(at place: Any?) -> UIView? {
        guard let steps = (place as? [Any])?.compactMap(KeyValue.number).map(KeyValue.integer) else {
            return nil
        }
        return steps.reduce(self as UIView?) { view, step in
            guard let view, view.subviews.indices.contains(step) else { return nil }
            return view.subviews[step]
        }
    }
}
