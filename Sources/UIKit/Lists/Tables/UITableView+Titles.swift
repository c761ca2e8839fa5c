import CoreGraphics

/// Headers and footers of sections.
extension UITableView {
    /// Returns the height of a section's header or footer, in points.
    func titleHeight(_ title: TableTitle) -> CGFloat {
        let common = title.isHeader ? sectionHeaderHeight : sectionFooterHeight
        let asked = askedHeight(of: title) ?? common
        if asked > 0, asked != common { return asked + topPadding(title) }
        if let text = text(of: title) { return textHeight(text, asked, title) }
        if let view = titleView(title) {
            return (asked > 0 ? asked : viewHeight(view, title)) + topPadding(title)
        }
        guard style != .plain else { return 0 }
        return asked > 0 || leavesOut(title, asked) ? asked : emptyTitleHeight(title)
    }

    /// Returns whether a delegate that has views for other sections gives this one none, and no height (as in pictures that a
    /// public project recorded in a simulator of iOS 17).
    private func leavesOut(_ title: TableTitle, _ asked: CGFloat) -> Bool {
        let common = title.isHeader ? sectionHeaderHeight : sectionFooterHeight
        let method = title.isHeader ? TableMethod.viewForHeader : .viewForFooter
        return asked == 0 && common != 0 && tableDelegate != nil && !missingMethods.contains(method)
    }

    private func askedHeight(of title: TableTitle) -> CGFloat? {
        title.isHeader
            ? tableDelegate?.tableView(self, heightForHeaderInSection: title.section)
            : tableDelegate?.tableView(self, heightForFooterInSection: title.section)
    }

    private func text(of title: TableTitle) -> String? {
        guard content.titles[title] == nil || content.titles[title] is TableTitleView else { return nil }
        guard titleView(title) is TableTitleView else { return nil }
        let section = content.sections[title.section]
        return title.isHeader ? section.header : section.footer
    }

    /// Returns the height of a title's text. A height from the delegate is the minimum in a grouped table and exact in
    /// a plain one.
    private func textHeight(_ text: String, _ asked: CGFloat, _ title: TableTitle) -> CGFloat {
        if style == .plain, asked > 0 { return asked + topPadding(title) }
        guard let view = content.titles[title] as? TableTitleView else { return max(asked, 0) }
        return max(asked, view.fittingHeight(width: cellWidth, margins: cellMargins)) + topPadding(title)
    }

    private func viewHeight(_ view: UIView, _ title: TableTitle) -> CGFloat {
        let estimate = title.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        if let own = (view as? UITableViewHeaderFooterView)?.configuredHeight(width: cellWidth) { return own }
        let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
        let fitted = content.subviews.isEmpty ? 0 : view.fittingHeight(width: cellWidth)
        return fitted > 0 ? fitted : estimate > 0 ? estimate : Self.plainTitleHeight
    }

    /// Returns the space above and below sections without titles: 35 points at the top, 17.5 between (grouped tables
    /// saved by Interface Builder).
    func emptyTitleHeight(_ title: TableTitle) -> CGFloat { isTop(title) ? 35 : 17.5 }

    private func isTop(_ title: TableTitle) -> Bool {
        title.section == 0 && title.isHeader && tableHeaderView == nil
    }

    static let plainTitleHeight: CGFloat = 28

    /// Returns the space above a header: since iOS 15, 22 points for plain ones (documents saved by Xcode 14 and
    /// later).
    func topPadding(_ title: TableTitle) -> CGFloat {
        guard title.isHeader else { return 0 }
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? 22 : 0
    }

    // MARK: Views

    /// Returns the view of a header or footer, from the delegate or for the text; nil if the section has none.
    func titleView(_ title: TableTitle) -> UIView? {
        if let known = content.titles[title] { return known }
        guard let view = makeTitleView(title) else { return nil }
        content.titles[title] = view
        return view
    }

    private func makeTitleView(_ title: TableTitle) -> UIView? {
        let own =
            title.isHeader
            ? tableDelegate?.tableView(self, viewForHeaderInSection: title.section)
            : tableDelegate?.tableView(self, viewForFooterInSection: title.section)
        if let view = own {
            (view as? UITableViewHeaderFooterView)?.table = self
            return view
        }
        let section = content.sections[title.section]
        guard let text = title.isHeader ? section.header : section.footer else { return nil }
        let view = TableTitleView(text: text, in: self, isHeader: title.isHeader, isTop: isTop(title))
        view.applyTraits(from: traitCollection)
        return view
    }

    func placeTitles() {
        let stretch = visibleStretch
        var shown: Set<TableTitle> = []
        for number in content.geometry.sections(in: stretch) {
            for title in [
                TableTitle(section: number, isHeader: true), TableTitle(section: number, isHeader: false),
            ]
            where placeTitle(title, stretch) { shown.insert(title) }
        }
        let gone = content.titles.filter { !shown.contains($0.key) }
        for (title, view) in gone.sorted(by: { $0.key < $1.key }) {
            content.titles[title] = nil
            remove(view, title)
        }
        content.shownTitles = shown
    }

    /// Removes a title and puts its view into the reuse queue.
    func remove(_ view: UIView, _ title: TableTitle) {
        if !departs(view, from: title) {
            finishRemoving(view, title, wasShown: content.shownTitles.contains(title))
        }
    }

    func finishRemoving(_ view: UIView, _ title: TableTitle, wasShown: Bool) {
        view.endMotion()
        if view.superview === self { view.removeFromSuperview() }
        if wasShown {
            if title.isHeader {
                tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: title.section)
            } else {
                tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: title.section)
            }
        }
        if let view = view as? UITableViewHeaderFooterView {
            viewRegistry.enqueue(view, view.reuseIdentifier)
        }
    }

    /// Places a title. Returns whether it is visible.
    private func placeTitle(_ title: TableTitle, _ stretch: ClosedRange<CGFloat>) -> Bool {
        let range = content.geometry.range(of: title)
        let height = range.upperBound - range.lowerBound
        let y = floating(title, range)
        guard height > 0, (y...y + height).overlaps(stretch), let view = titleView(title) else {
            return false
        }
        let padding = view is TableTitleView ? 0 : topPadding(title)
        (view as? TableTitleView)?.margins = cellMargins
        (view as? TableTitleView)?.isFloating = y != range.lowerBound
        (view as? UITableViewHeaderFooterView)?.isPinned = y != range.lowerBound
        view.frame = CGRect(x: sideInsets.left, y: y + padding, width: cellWidth, height: height - padding)
        if view.superview !== self { display(view, title) }
        return true
    }

    private func display(_ view: UIView, _ title: TableTitle) {
        addSubview(view)
        if title.isHeader {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: title.section)
        } else {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: title.section)
        }
    }

    /// Returns the position of a title. In a plain table, headers stay at the top, and footers at the bottom, while
    /// their section is visible.
    private func floating(_ title: TableTitle, _ range: ClosedRange<CGFloat>) -> CGFloat {
        guard style == .plain, !isOnCanvas else { return range.lowerBound }
        let rows = content.geometry.rows(ofSection: title.section)
        let inset = adjustedContentInset
        let height = range.upperBound - range.lowerBound
        guard title.isHeader else {
            return max(min(range.lowerBound, bounds.maxY - inset.bottom - height), rows.lowerBound)
        }
        let top = bounds.minY + inset.top - topPadding(title)
        return max(min(max(range.lowerBound, top), rows.upperBound - height), range.lowerBound)
    }
}
