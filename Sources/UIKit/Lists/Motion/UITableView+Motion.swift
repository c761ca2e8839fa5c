import CoreGraphics
import Foundation

/// Animations of inserted, deleted and moved rows.
extension UITableView {
    /// Performs changes that agree with the data source.
    func carryOut(
        _ changes: BatchUpdates, to sections: [TableContent.Section], _ animations: RowAnimations,
        completion: @escaping (Bool) -> Void
    ) {
        guard motion.isSeen else {
            adopt(sections, after: changes)
            setNeedsLayout()
            layoutIfNeeded()
            return completion(true)
        }
        let before = TableBefore(self, changes, animations, sectionCount: sections.count)
        motion.show(movingViews, completion: completion) {
            updates.leavingBy = animations
            adopt(sections, after: changes)
            updates.leavingBy = nil
            setNeedsLayout()
            layoutIfNeeded()
            startArrivals(before)
        }
    }

    /// The visible cells and titles, from top to bottom.
    private var movingViews: [UIView] {
        let cells = content.cells.sorted { $0.key < $1.key }.map(\.value)
        let titles = content.titles.filter { content.shownTitles.contains($0.key) }
            .sorted { $0.key < $1.key }.map(\.value)
        return cells + titles + [tableFooterView].compactMap { $0?.superview === self ? $0 : nil }
    }

    // MARK: Disappearing

    /// Keeps a removed cell on the screen until the animation ends. Returns whether it does.
    func departs(_ cell: UITableViewCell, from path: IndexPath) -> Bool {
        guard motion.isCollecting, motion.knows(cell) else { return false }
        guard leave(cell, by: updates.leavingBy?.departure(of: path), to: { self.placeOfRow(path) }) else {
            return false
        }
        motion.depart(cell) { [weak self] in self?.finishDisplaying(cell, at: path) }
        return true
    }

    /// Keeps a removed header or footer of a section on the screen until the animation ends. Returns whether it does.
    func departs(_ view: UIView, from title: TableTitle) -> Bool {
        guard motion.isCollecting, motion.knows(view), view.superview === self else { return false }
        let place = { self.placeOfTitle(title.section, isHeader: title.isHeader) }
        let animation = updates.leavingBy?.departure(ofSection: title.section)
        guard leave(view, by: animation, to: place) else { return false }
        motion.depart(view) { [weak self] in self?.finishRemoving(view, title, wasShown: true) }
        return true
    }

    /// Animates a removed view: a deleted one by its animation and behind the others, one that becomes invisible to its
    /// new position.
    private func leave(_ view: UIView, by animation: RowAnimation?, to place: @escaping () -> CGRect) -> Bool
    {
        guard let animation else {
            motion.end(view) { $0.centered(at: place().midY) }
            return true
        }
        guard animation.isSeen else { return false }
        sendSubviewToBack(view)
        if let backgroundView { sendSubviewToBack(backgroundView) }
        motion.end(view) { animation.away(from: $0) }
        return true
    }

    // MARK: Appearing

    private func startArrivals(_ before: TableBefore) {
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) where !motion.knows(cell) {
            let pose = ViewPose(cell)
            motion.begin(cell, at: before.start(of: path, pose, shift: motion.shift.y))
        }
        for title in content.shownTitles.sorted() {
            guard let view = content.titles[title], !motion.knows(view) else { continue }
            motion.begin(view, at: before.start(of: title, ViewPose(view), shift: motion.shift.y))
        }
    }
}

/// The state of a table before a change, for rows that become visible with it.
private struct TableBefore {
    let geometry: TableGeometry
    let animations: RowAnimations
    let reloaded: UITableView.Reloads
    /// Maps the index paths after the change to those before it.
    let origins: BatchMap

    @MainActor
    init(
        _ table: UITableView, _ changes: BatchUpdates, _ animations: RowAnimations, sectionCount: Int
    ) {
        (geometry, self.animations) = (table.content.geometry, animations)
        reloaded = UITableView.Reloads(changes)
        origins = BatchMap(changes.inverted, sectionCount: sectionCount)
    }

    /// Returns the pose at which a row begins: its old one if it was not visible, for a new row that of its animation.
    func start(of path: IndexPath, _ pose: ViewPose, shift: CGFloat) -> ViewPose {
        guard let origin = origins.item(path) else { return animations.arrival(of: path).away(from: pose) }
        if reloaded.contains(origin) { return animations.departure(of: origin).away(from: pose) }
        guard let range = geometry.row(at: origin) else { return pose }
        return pose.centered(at: (range.lowerBound + range.upperBound) / 2 + shift)
    }

    func start(of title: TableTitle, _ pose: ViewPose, shift: CGFloat) -> ViewPose {
        guard let origin = origins.section(title.section) else {
            return animations.arrival(ofSection: title.section).away(from: pose)
        }
        if reloaded.contains(section: origin) {
            return animations.departure(ofSection: origin).away(from: pose)
        }
        return pose
    }
}

extension ViewPose {
    /// Returns the pose at another height.
    fileprivate func centered(at y: CGFloat) -> ViewPose {
        var pose = self
        pose.center.y = y
        return pose
    }
}

extension BatchUpdates {
    /// The changes in the opposite direction, without reloads.
    var inverted: BatchUpdates {
        var inverted = BatchUpdates()
        (inverted.deletedSections, inverted.insertedSections) = (insertedSections, deletedSections)
        (inverted.deletedItems, inverted.insertedItems) = (insertedItems, deletedItems)
        inverted.movedSections = movedSections.map { ($0.to, $0.from) }
        inverted.movedItems = movedItems.map { ($0.to, $0.from) }
        return inverted
    }
}
