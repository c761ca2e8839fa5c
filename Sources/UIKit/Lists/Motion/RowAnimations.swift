import CoreGraphics
import Foundation

/// The animations of the rows and sections that a batch inserts and deletes.
struct RowAnimations {
    private var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
    private var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
    private var deletedSections: [Int: UITableView.RowAnimation] = [:]
    private var insertedSections: [Int: UITableView.RowAnimation] = [:]
    /// The animation of all other rows.
    var common = UITableView.RowAnimation.automatic

    mutating func delete(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
        for row in rows { deletedRows[row] = animation }
    }
    mutating func insert(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
        for row in rows { insertedRows[row] = animation }
    }
    mutating func delete(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        for section in sections { deletedSections[section] = animation }
    }
    mutating func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        for section in sections { insertedSections[section] = animation }
    }

    /// Returns the animation of a deleted row, by its index path before the batch.
    func departure(of row: IndexPath) -> UITableView.RowAnimation {
        deletedRows[row] ?? departure(ofSection: row.section)
    }
    /// Returns the animation of an inserted row, by its index path after the batch.
    func arrival(of row: IndexPath) -> UITableView.RowAnimation {
        insertedRows[row] ?? arrival(ofSection: row.section)
    }
    func departure(ofSection section: Int) -> UITableView.RowAnimation { deletedSections[section] ?? common }
    func arrival(ofSection section: Int) -> UITableView.RowAnimation { insertedSections[section] ?? common }
}

extension UITableView.RowAnimation {
    /// Whether the row itself moves or fades; rows that move to make space for it are always animated.
    var isSeen: Bool { self != .none }

    /// Returns the pose outside of the list of a row before it is inserted, or after it is deleted, given its pose
    /// inside.
    func away(from pose: ViewPose) -> ViewPose {
        switch self {
        case .left: pose.moved(by: CGPoint(x: -pose.size.width, y: 0))
        case .right: pose.moved(by: CGPoint(x: pose.size.width, y: 0))
        case .top: pose.moved(by: CGPoint(x: 0, y: -pose.size.height))
        case .bottom: pose.moved(by: CGPoint(x: 0, y: pose.size.height))
        case .none: pose
        case .fade, .middle, .automatic: pose.faded
        }
    }
}
