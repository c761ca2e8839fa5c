import CoreGraphics

/// The relations that line up a stack view's views. They are what ports of UIStackView found in the constraints that
/// UIKit prints (kean/Arranged, forkingdog/FDStackView, tomvanzummeren/TZStackView), under UIKit's names.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    let axis: NSLayoutConstraint.Axis
    /// The arranged views.
    let views: [UIView]
    /// The item to which the views are aligned: the stack, or its margins.
    let canvas: any LayoutItem
    private var result: [ImpliedRelation] = []

    init(_ stack: UIStackView) {
        self.stack = stack
        axis = stack.axis
        views = stack.arrangedSubviews.filter(stack.takesPart)
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    consuming func relations() -> [ImpliedRelation] {
        guard !stack.arrangedSubviews.isEmpty else { return [] }
        hide()
        if views.isEmpty {
            fit(axis, 49)
            fit(axis.other, 49)
            return result
        }
        connectEnds()
        space()
        distribute()
        align()
        return result
    }

    // MARK: Along the stack

    private mutating func connectEnds() {
        add("UISV-canvas-connection", views[0], axis.near, .equal, canvas, axis.near)
        add("UISV-canvas-connection", canvas, axis.far, .equal, views[views.count - 1], axis.far)
    }

    private mutating func space() {
        let isExact = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
        let isByBaselines = stack.isBaselineRelativeArrangement && axis == .vertical
        for (view, next) in zip(views, views.dropFirst()) {
            add(
                "UISV-spacing", next, isByBaselines ? .firstBaseline : axis.near,
                isExact ? .equal : .greaterThanOrEqual, view, isByBaselines ? .lastBaseline : axis.far,
                constant: isByBaselines && stack.usesSystemSpace(after: view)
                    ? view.systemBaselineSpacing(to: next) : stack.space(after: view))
        }
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually: fillEqually()
        case .fillProportionally: fillProportionally()
        case .equalSpacing:
            makeGapsEqual(from: axis.far, to: axis.near, priority: 1000)
            fit(axis, 49)
        case .equalCentering:
            makeGapsEqual(from: axis.center, to: axis.center, priority: 149)
            fit(axis, 49)
        }
    }

    private mutating func fillEqually(priority: Double = 1000) {
        for view in views.dropFirst() {
            add("UISV-fill-equally", view, axis.size, .equal, views[0], axis.size, priority: priority)
        }
    }

    private mutating func fillProportionally() {
        let lengths = views.map { $0.naturalLength(along: axis) }
        let sum = lengths.reduce(0, +)
        guard sum > 0, sum.isFinite else { return fillEqually(priority: 999) }
        guard views.count > 1 else { return }
        let total = sum + views.dropLast().reduce(0) { $0 + sharedSpace(after: $1) }
        guard total > 0 else { return fillEqually(priority: 999) }
        for (index, (view, length)) in zip(views, lengths).enumerated() {
            let priority = max(999 - Double(index), 1)
            if length > 0 {
                add(
                    "UISV-fill-proportionally", view, axis.size, .equal, stack, axis.size,
                    multiplier: length / total, priority: priority)
            } else {
                add(
                    "UISV-fill-proportionally", view, axis.size, .equal, nil, .notAnAttribute,
                    priority: priority)
            }
        }
    }

    /// Returns the space after a view that proportional filling counts. That of the system is none to it, so that the
    /// last view is smaller by it (frames that Interface Builder saved).
    private func sharedSpace(after view: UIView) -> CGFloat {
        stack.spacing == UIStackView.spacingUseSystem ? 0 : stack.space(after: view)
    }

    /// Creates a guide in each gap; all of the same length.
    private mutating func makeGapsEqual(
        from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute, priority: Double
    ) {
        let gaps = stack.gapGuides(views.count - 1)
        for (index, gap) in gaps.enumerated() {
            add("UISV-distributing-edge", gap, axis.near, .equal, views[index], end)
            add("UISV-distributing-edge", gap, axis.far, .equal, views[index + 1], start)
            if index > 0 {
                add("UISV-distributing", gap, axis.size, .equal, gaps[0], axis.size, priority: priority)
            }
        }
    }

    // MARK: Across the stack

    private mutating func align() {
        let across = axis.other
        switch stack.alignment {
        case .fill:
            for view in views {
                add("UISV-alignment", view, across.near, .equal, canvas, across.near)
                add("UISV-alignment", canvas, across.far, .equal, view, across.far)
            }
            return
        case .leading: alignAll(across.near)
        case .trailing: alignAll(across.far)
        case .center: alignAll(across.center)
        case .firstBaseline: return alignBaselines(.firstBaseline)
        case .lastBaseline: return alignBaselines(.lastBaseline)
        }
        contain(across)
    }

    private mutating func alignAll(_ attribute: NSLayoutConstraint.Attribute) {
        for view in views { add("UISV-alignment", view, attribute, .equal, canvas, attribute) }
    }

    /// Aligns baselines, in rows only; in columns the views are at the leading edge. In a row the first view is at the
    /// far edge, which others may exceed (frames that Interface Builder saved).
    private mutating func alignBaselines(_ attribute: NSLayoutConstraint.Attribute) {
        let across = axis.other
        guard axis == .horizontal else {
            alignAll(across.near)
            return contain(across)
        }
        for view in views.dropFirst() { add("UISV-alignment", view, attribute, .equal, views[0], attribute) }
        add("UISV-canvas-connection", canvas, across.far, .equal, views[0], across.far)
        for view in views {
            add("UISV-spanning-boundary", view, across.near, .greaterThanOrEqual, canvas, across.near)
        }
        suppressAmbiguity(across)
    }

    /// Keeps the views inside, the stack no larger than they need, and views without a size small.
    private mutating func contain(_ across: NSLayoutConstraint.Axis) {
        for view in views {
            add("UISV-spanning-boundary", view, across.near, .greaterThanOrEqual, canvas, across.near)
            add("UISV-spanning-boundary", canvas, across.far, .greaterThanOrEqual, view, across.far)
        }
        suppressAmbiguity(across)
    }

    /// Makes views without a size small. On Interface Builder's canvas the first one fills the stack (frames that it saved).
    private mutating func suppressAmbiguity(_ across: NSLayoutConstraint.Axis) {
        for view in views {
            if view === views.first, let least = view.leastCanvasSize, least.along(across) > 0 {
                add(
                    "UISV-ambiguity-suppression", view, across.size, .equal, canvas, across.size, priority: 25
                )
            } else {
                add(
                    "UISV-ambiguity-suppression", view, across.size, .equal, nil, .notAnAttribute,
                    priority: 25)
            }
        }
        fit(across, views.count > 1 ? 51 : 49)
    }

    private mutating func fit(_ axis: NSLayoutConstraint.Axis, _ priority: Double) {
        add("UISV-canvas-fit", stack, axis.size, .equal, nil, .notAnAttribute, priority: priority)
    }

    // MARK: Hidden views

    /// Constrains a hidden view to no length. It is in the middle of the gap at its position, and aligned across the
    /// stack as the others are (frames that Interface Builder saved).
    private mutating func hide() {
        var previous: UIView?
        for view in stack.arrangedSubviews {
            guard !stack.takesPart(view) else {
                previous = view
                continue
            }
            addHiding(view, axis.size, nil, .notAnAttribute)
            let gap = previous === views.last ? 0 : previous.map { stack.space(after: $0) } ?? -stack.spacing
            if let previous {
                addHiding(view, axis.near, previous, axis.far, constant: gap / 2)
            } else {
                addHiding(view, axis.near, canvas, axis.near, constant: gap / 2)
            }
            for attribute in attributesAcross { addHiding(view, attribute, canvas, attribute) }
        }
    }

    private var attributesAcross: [NSLayoutConstraint.Attribute] {
        let across = axis.other
        switch stack.alignment {
        case .fill: return [across.near, across.far]
        case .center: return [across.center]
        case .trailing: return [across.far]
        case .leading, .firstBaseline, .lastBaseline: return [across.near]
        }
    }

    private mutating func addHiding(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: (any LayoutItem)?,
        _ secondAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0
    ) {
        add(
            "UISV-hiding", view, attribute, .equal, second, secondAttribute, constant: constant, priority: 999
        )
    }

    private mutating func add(
        _ name: String, _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
        _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: Double = 1000
    ) {
        result.append(
            ImpliedRelation(
                name: name, index: result.count,
                relation: LayoutRelation(
                    first: first, attribute: attribute, relation: relation, second: second,
                    secondAttribute: secondAttribute, multiplier: Double(multiplier),
                    constant: Double(constant),
                    priority: priority)))
    }
}
