import CoreGraphics
import Foundation

/// Something at the side of a cell in a list.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// Called when the accessory is tapped, in place of its default action.
    public typealias ActionHandler = () -> Void

    /// The editing states in which an accessory is visible.
    public enum DisplayedState: Hashable, Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// The type of an accessory.
    public enum AccessoryType: Hashable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case detail
        case customView(UIView)
    }

    /// The width reserved for an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width of the accessory.
        case actual
        /// The width of the system's accessories.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The side of an accessory, and its position among the others.
    @preconcurrency @MainActor
    public enum Placement {
        /// Returns an accessory's index among the existing ones.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the position before another accessory; the first one if that is missing.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// Returns the position after another accessory; the last one if that is missing.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
                    ?? accessories.count
            }
        }
    }

    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    let position: Placement.Position?
    let look: Look
    let action: ActionHandler?

    /// The options that all types share, and those that single types add.
    struct Look {
        var isHidden = false
        var reservedWidth = LayoutDimension.standard
        var tintColor: UIColor?
        var backgroundColor: UIColor?
        var text: String?
        var font: UIFont?
        var keepsSize = true
        /// Whether a tap anywhere on the cell counts as one on the accessory.
        var takesWholeCell = false
    }

    init(
        _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, _ look: Look,
        position: Placement.Position? = nil, action: ActionHandler? = nil
    ) {
        (accessoryType, self.displayed, self.isLeading) = (type, displayed, isLeading)
        (self.look, self.position, self.action) = (look, position, action)
    }

    /// Returns whether the accessory is visible in the editing state.
    func isShown(editing: Bool) -> Bool {
        guard !look.isHidden else { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return editing
        case .whenNotEditing: return !editing
        }
    }
}
