/// The state of a view that determines the appearance of its configurations.
@MainActor @preconcurrency
public protocol UIConfigurationState {
    /// Creates a state with the traits and default values.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// Accesses a custom state of the app.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a custom state of an app.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or footer.
@MainActor @preconcurrency
public struct UIViewConfigurationState: UIConfigurationState, @preconcurrency Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    /// Whether the view is pinned to the edge while its section scrolls.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
@MainActor @preconcurrency
public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
    /// The state of a cell in a drag.
    public enum DragState: Hashable, Sendable {
        case none
        case lifting
        case dragging
    }

    /// The state of a cell as the target of a drop.
    public enum DropState: Hashable, Sendable {
        case none
        case notTargeted
        case targeted
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    /// Whether the items below the cell's are shown.
    public var isExpanded = false
    /// Whether the cell's swipe actions are shown.
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The states that the configurations of lists have in common.
@MainActor
protocol SelectableState: UIConfigurationState {
    var isDisabled: Bool { get }
    var isHighlighted: Bool { get }
    var isSelected: Bool { get }
}

extension UIViewConfigurationState: SelectableState {}
extension UICellConfigurationState: SelectableState {}
