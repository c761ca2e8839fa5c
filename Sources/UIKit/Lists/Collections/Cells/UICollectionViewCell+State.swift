/// Backgrounds, content and state of a cell.
extension UICollectionViewCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isEditing, state.isExpanded, state.isFocused) = (isEditing, isExpanded, isFocused)
        state.isSwiped = isSwiped
        state.isDisabled = !isUserInteractionEnabled
        state.isReordering = collection?.content.movement.map { isShown(at: $0) } ?? false
        switch dragState {
        case .none: state.cellDragState = .none
        case .lifting: state.cellDragState = .lifting
        case .dragging: state.cellDragState = .dragging
        }
        return state
    }

    private func isShown(at movement: InteractiveMovement) -> Bool {
        collection?.content.cell(at: movement.current) === self
    }

    /// Has the configurations follow the state.
    func applyState() {
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
            backgroundConfiguration = background.updated(for: state)
        }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: Backgrounds

    func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    func placeSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        setNeedsLayout()
    }

    /// Places the background configuration's view behind all others.
    func showBackground() {
        guard let backgroundConfiguration else {
            configuredGround?.removeFromSuperview()
            configuredGround = nil
            return
        }
        let view = configuredGround ?? ConfiguredBackground()
        configuredGround = view
        if view.superview !== self { insertSubview(view, at: 0) }
        view.configuration = backgroundConfiguration
        setNeedsLayout()
    }
}
