import CoreGraphics
import Foundation

/// How the rows and sections of a batch come and go.
struct RowAnimations {
    private var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
    private var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
    private var deletedSections: [Int: UITableView.RowAnimation] = [:]
    private var insertedSections: [Int: UITableView.RowAnimation] = [:]
    /// What holds for rows of which nothing else is said.
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

    /// How a row goes that stood at a place before the batch.
    func departure(of row: IndexPath) -> UITableView.RowAnimation {
        deletedRows[row] ?? departure(ofSection: row.section)
    }
    /// How a row comes that stands at a place after the batch.
    func arrival(of row: IndexPath) -> UITableView.RowAnimation {
        insertedRows[row] ?? arrival(ofSection: row.section)
    }
    func departure(ofSection section: Int) -> UITableView.RowAnimation { deletedSections[section] ?? common }
    func arrival(ofSection section: Int) -> UITableView.RowAnimation { insertedSections[section] ?? common }
}

extension UITableView.RowAnimation {
    /// Whether the row itself moves or fades; what makes room for it always does.
    var isSeen: Bool { self != .none }

    /// Where a row stands before it comes, or after it has gone, whose place is the pose.
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
