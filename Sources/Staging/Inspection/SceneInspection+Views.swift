import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

@MainActor
extension SceneInspection {
    /// Inspects a staged scene of a document.
    package init(of staged: StagedScene, from document: Document) {
        self.init(of: staged.window, from: document)
    }

    /// Inspects the views of a window; objects of a document have their line numbers.
    package init(of window: UIWindow, from document: Document?) {
        self.init(document: document?.path ?? "", size: window.bounds.numbers.suffix(2).map { $0 })
        window.screen.performAsMain {
            window.layoutIfNeeded()
            var inspector = SceneInspector(window: window, document: document)
            inspector.run()
            (views, constraints, isCut) = (inspector.views, inspector.constraints, inspector.isCut)
            responders = inspector.chains.responders
            spoken = inspector.spoken()
            savedScreen = inspector.savedFrames?.otherScreen
            traits = window.traitCollection.words
        }
    }

    /// Returns the properties that a document connects to each object, by its id.
    package nonisolated static func outlets(in document: Document) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for element in document.elements
        where element.isNamed("outlet") || element.isNamed("outletCollection") {
            guard let target = element["destination"], let name = element["property"] else { continue }
            let owner = element.parent?.parent.flatMap { $0.customClass?.name ?? $0.standardClassName }
            result[target, default: []].append((owner.map { $0 + "." } ?? "") + name)
        }
        return result
    }
}

/// Collects the data of a window's views.
@MainActor
private struct SceneInspector {
    let window: UIWindow
    let document: Document?
    private let outlets: [String: [String]]
    private var indices: [ObjectIdentifier: Int] = [:]
    private(set) var views: [SceneInspection.View] = []
    private(set) var constraints: [SceneInspection.Constraint] = []
    private(set) var isCut = false
    private(set) var chains = ResponderChains()
    let savedFrames: SavedFrames?

    init(window: UIWindow, document: Document?) {
        (self.window, self.document) = (window, document)
        savedFrames = document.map { SavedFrames(of: $0, on: window.screen.environment) }
        outlets = document.map(SceneInspection.outlets) ?? [:]
    }

    mutating func run() {
        var all: [UIView] = []
        var stack: [(UIView, parent: Int?)] = window.subviews.reversed().map { ($0, nil) }
        while let (view, parent) = stack.popLast() {
            guard views.count < SceneInspection.maximumCount else {
                isCut = true
                break
            }
            let index = views.count
            indices[ObjectIdentifier(view)] = index
            views.append(describe(view, parent))
            all.append(view)
            stack += view.subviews.reversed().map { ($0, index) }
        }
        for view in all { for constraint in view.constraints where constraint.isActive { add(constraint) } }
        for (index, view) in all.enumerated() { views[index].responder = chains.add(view, indices) }
    }

    /// Returns the elements that VoiceOver stops at.
    func spoken() -> [SceneInspection.SpokenElement] {
        AccessibilityOrder(in: window).stops.map { stop in
            SceneInspection.SpokenElement(
                view: stop.view.flatMap { indices[ObjectIdentifier($0)] }, rect: stop.rect.rounded,
                speech: stop.speech, isUnnamed: stop.isUnnamed)
        }
    }

    // MARK: Views

    private func describe(_ view: UIView, _ parent: Int?) -> SceneInspection.View {
        let element = view.nibIdentifier.flatMap { document?.element(withID: $0) }
        let size = view.intrinsicContentSize
        let rect = view.convert(view.bounds, to: nil)
        let alignment = alignmentRect(of: view)
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
        return SceneInspection.View(
            parent: parent, className: view.shownClassName, baseClass: view.frameworkClassName,
            id: view.nibIdentifier, line: element?.line,
            outlets: view.nibIdentifier.flatMap { outlets[$0] } ?? [], label: element?["userLabel"],
            text: view.shownText.map { String($0.prefix(200)) },
            accessibilityIdentifier: view.accessibilityIdentifier,
            controller: (view.next as? UIViewController).map { "\(type(of: $0))" },
            frame: view.frame.rounded, rect: rect.rounded,
            alignmentRect: alignment == rect ? nil : alignment.rounded, isHidden: view.isHidden,
            alpha: Double(view.alpha), isAmbiguous: view.hasAmbiguousLayout,
            intrinsicSize: [Double(size.width), Double(size.height)],
            hugging: axes.map { Double(view.contentHuggingPriority(for: $0).rawValue) },
            compressionResistance: axes.map {
                Double(view.contentCompressionResistancePriority(for: $0).rawValue)
            },
            safeArea: view.safeAreaInsets.numbers, margins: view.layoutMargins.numbers,
            usesAutoresizing: view.translatesAutoresizingMaskIntoConstraints, actions: view.sentActions,
            savedFrame: element.flatMap { savedFrames?.difference(of: view, from: $0) })
    }

    private func alignmentRect(of view: UIView) -> CGRect {
        let rect = view.alignmentRect(forFrame: view.frame)
        return view.superview.map { $0.convert(rect, to: nil) } ?? rect
    }

    // MARK: Constraints

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let firstItem = constraint.firstItem,
            let first = item(firstItem, constraint.firstAttribute)
        else { return }
        let second = constraint.secondItem.flatMap { item($0, constraint.secondAttribute) }
        let id = constraint.documentIdentifier
        let relation = constraint.relation.symbol
        var made = SceneInspection.Constraint(
            id: id, line: id.flatMap { document?.element(withID: $0) }?.line,
            identifier: constraint.identifier, first: first,
            second: second, relation: relation, multiplier: Double(constraint.multiplier),
            constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue), text: "")
        made.deviation = deviation(of: made, isLeftToRight: isLeftToRight(firstItem))
        made.text = text(of: made)
        let index = constraints.count
        constraints.append(made)
        for view in Set([first.view, second?.view].compactMap { $0 }) {
            views[view].constraints.append(index)
        }
    }

    private func item(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> SceneInspection.Item?
    {
        if let view = object as? UIView {
            let rect =
                attribute.isOfMargins
                ? view.convert(view.layoutMarginsGuide.layoutFrame, to: nil) : alignmentRect(of: view)
            return SceneInspection.Item(
                view: indices[ObjectIdentifier(view)], rect: rect.rounded, attribute: attribute.words)
        }
        guard let guide = object as? UILayoutGuide, let owner = guide.owningView else { return nil }
        return SceneInspection.Item(
            view: indices[ObjectIdentifier(owner)], guide: guide.words,
            rect: owner.convert(guide.layoutFrame, to: nil).rounded, attribute: attribute.words)
    }

    private func isLeftToRight(_ item: AnyObject) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view?.effectiveUserInterfaceLayoutDirection != .rightToLeft
    }

    /// Returns the deviation of the layout from the constraint; nil for positions with a multiplier, which are relative to
    /// a superview, and for baselines.
    private func deviation(of constraint: SceneInspection.Constraint, isLeftToRight: Bool) -> Double? {
        guard let first = constraint.first.value(isLeftToRight) else { return nil }
        var target = constraint.constant
        if let second = constraint.second {
            guard let value = second.value(isLeftToRight),
                constraint.multiplier == 1 || second.isSize && constraint.first.isSize
            else { return nil }
            let runsBackwards = !isLeftToRight && constraint.first.followsDirection
            target = value * constraint.multiplier + (runsBackwards ? -1 : 1) * constraint.constant
            if runsBackwards, constraint.relation != "=" {
                return max(0, constraint.relation == "≥" ? first - target : target - first)
            }
        } else if !constraint.first.isSize {
            return nil
        }
        switch constraint.relation {
        case "≤": return max(0, first - target)
        case "≥": return max(0, target - first)
        default: return abs(first - target)
        }
    }

    private func text(of constraint: SceneInspection.Constraint) -> String {
        let first = "\(name(of: constraint.first)).\(constraint.first.attribute)"
        let constant = JSONValue.plain(abs(constraint.constant))
        let strength = constraint.priority < 1000 ? " @\(JSONValue.plain(constraint.priority))" : ""
        guard let second = constraint.second else {
            let sign = constraint.constant < 0 ? "-" : ""
            return "\(first) \(constraint.relation) \(sign)\(constant)\(strength)"
        }
        let factor = constraint.multiplier == 1 ? "" : "\(JSONValue.plain(constraint.multiplier)) × "
        let sum = constraint.constant == 0 ? "" : (constraint.constant < 0 ? " - " : " + ") + constant
        return
            "\(first) \(constraint.relation) \(factor)\(name(of: second)).\(second.attribute)\(sum)\(strength)"
    }

    private func name(of item: SceneInspection.Item) -> String {
        if let guide = item.guide { return guide }
        guard let index = item.view else { return "view outside" }
        let view = views[index]
        let outlet = view.outlets.first.flatMap { $0.split(separator: ".").last }.map(String.init)
        let text = view.text.map { "“\($0.prefix(24))”" }
        return view.label ?? outlet ?? text ?? view.className
    }
}

extension SceneInspection.Item {
    fileprivate var isSize: Bool { attribute == "width" || attribute == "height" }

    fileprivate var followsDirection: Bool { ["leading", "trailing"].contains(attribute) }

    /// Returns the attribute's value in the window's coordinates; nil for baselines.
    fileprivate func value(_ isLeftToRight: Bool) -> Double? {
        guard rect.count == 4 else { return nil }
        let (left, top, width, height) = (rect[0], rect[1], rect[2], rect[3])
        switch attribute {
        case "left": return left
        case "right": return left + width
        case "leading": return isLeftToRight ? left : left + width
        case "trailing": return isLeftToRight ? left + width : left
        case "top": return top
        case "bottom": return top + height
        case "width": return width
        case "height": return height
        case "centerX": return left + width / 2
        case "centerY": return top + height / 2
        default: return nil
        }
    }
}
