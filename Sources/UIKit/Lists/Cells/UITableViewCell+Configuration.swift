/// Content, background and state.
extension UITableViewCell {
    var contentOfStyle: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        (state.isEditing, state.isFocused) = (isEditing, isFocused)
        state.isSwiped = isSwiped
        state.isDisabled = !isUserInteractionEnabled
        switch dragState {
        case .none: state.cellDragState = .none
        case .lifting: state.cellDragState = .lifting
        case .dragging: state.cellDragState = .dragging
        }
        return state
    }

    /// Updates the appearance for the state.
    func stateDidChange() {
        selectionDidChange()
        markForConfiguration()
    }

    func markForConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
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

    func show(_ content: (any UIContentConfiguration)?) {
        configured.show(content, in: contentView)
        setNeedsLayout()
    }

    func showBackground() {
        guard let backgroundConfiguration else {
            configuredGround?.removeFromSuperview()
            configuredGround = nil
            return
        }
        let view = configuredGround ?? ConfiguredBackground()
        configuredGround = view
        if view.superview !== self { insertSubview(view, at: 0) }
        selectionView?.removeFromSuperview()
        view.configuration = backgroundConfiguration
        setNeedsLayout()
    }

    // MARK: Editing

    func setEditingControls(_ controls: EditingControls) {
        guard controls != editingControls else { return }
        editingControls = controls
        setNeedsLayout()
    }

    /// Changes the editing state and notifies subclasses before and after.
    func changeEditing(_ editing: Bool) {
        guard editing != isEditing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        isEditing = editing
        didTransition(to: state)
    }

    func setDragState(_ state: DragState) {
        guard state != dragState else { return }
        dragState = state
        markForConfiguration()
        dragStateDidChange(state)
    }
}
