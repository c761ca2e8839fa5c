import CoreGraphics
import QuartzCore

/// A menu over all other content. A tap beside it closes it.
@MainActor
final class MenuPanel: UIView {
    /// The width in points (observed; Apple documents none).
    private static let width: CGFloat = 250

    private let card = UIScrollView()
    private let header = UILabel()
    private var menu: UIMenu
    private weak var sender: AnyObject?
    private var place = CGRect.zero
    private(set) var rows: [MenuRow] = []
    /// Called with the chosen element, before its action.
    var chosen: (UIMenuElement) -> Void = { _ in }
    /// Called when the menu has closed.
    var closed: () -> Void = {}

    init(_ menu: UIMenu, sender: AnyObject?) {
        (self.menu, self.sender) = (menu, sender)
        super.init(frame: .zero)
        isOpaque = false
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = design == .glass ? 28 : 13
        header.font = .systemFont(ofSize: 12)
        header.textColor = .secondaryLabel
        header.textAlignment = .center
        addSubview(card)
    }

    required init?(coder: NSCoder) { nil }

    /// Opens a menu beside a rectangle of the window; returns nil if it is empty.
    @discardableResult
    static func open(_ menu: UIMenu, in window: UIWindow, beside place: CGRect, sender: AnyObject?)
        -> MenuPanel?
    {
        guard !menu.groups.isEmpty else { return nil }
        let panel = MenuPanel(menu, sender: sender)
        window.addSubview(panel)
        panel.frame = window.bounds
        panel.place = place
        panel.enter(menu)
        panel.card.alpha = 0
        UIView.animate(withDuration: 0.2) { panel.card.alpha = 1 }
        return panel
    }

    // MARK: Content

    /// Shows a menu and requests its deferred elements.
    private func enter(_ menu: UIMenu) {
        show(menu)
        menu.requestDeferredElements { [weak self] in
            if let self, superview != nil, self.menu === menu { show(menu) }
        }
    }

    private func show(_ menu: UIMenu) {
        self.menu = menu
        for row in rows { row.removeFromSuperview() }
        let groups = menu.groups
        let isMarkable = groups.joined().contains { $0.state != .off }
        rows = groups.flatMap { group in
            group.enumerated().map { place, entry in
                MenuRow(entry, isMarkable: isMarkable, isLast: place == group.count - 1)
            }
        }
        for row in rows {
            row.choose = { [weak self] in self?.choose($0) }
            card.addSubview(row)
        }
        header.text = menu.title
        if menu.title.isEmpty { header.removeFromSuperview() } else { card.addSubview(header) }
        layOut(groups.map(\.count))
    }

    private func layOut(_ counts: [Int]) {
        var y: CGFloat = menu.title.isEmpty ? 0 : 34
        header.frame = CGRect(x: 16, y: 0, width: Self.width - 32, height: y)
        var next = rows.makeIterator()
        for (group, count) in counts.enumerated() {
            if group > 0 { y += 8 }
            for _ in 0..<count {
                next.next()?.frame = CGRect(x: 0, y: y, width: Self.width, height: MenuRow.height)
                y += MenuRow.height
            }
        }
        card.contentSize = CGSize(width: Self.width, height: y)
        card.frame = cardFrame(height: y)
    }

    /// Returns the frame below the menu's source, or above it where there is more space.
    private func cardFrame(height: CGFloat) -> CGRect {
        let room = bounds.insetBy(dx: 8, dy: 8)
        let (above, below) = (place.minY - 8 - room.minY, room.maxY - place.maxY - 8)
        let isBelow = height <= below || below >= above
        let shown = max(min(height, isBelow ? below : above), min(height, MenuRow.height))
        return CGRect(
            x: max(min(place.midX - Self.width / 2, room.maxX - Self.width), room.minX),
            y: isBelow ? place.maxY + 8 : place.minY - 8 - shown, width: Self.width, height: shown)
    }

    // MARK: Choosing

    /// Handles a tap on a row.
    func choose(_ entry: MenuEntry) {
        guard !entry.isDisabled else { return }
        if let submenu = entry.submenu { return enter(submenu) }
        menu.select(entry.element)
        let keeps = entry.attributes.contains(.keepsMenuPresented)
        if !keeps { close() }
        chosen(entry.element)
        entry.perform(from: sender)
        if keeps, superview != nil { show(menu) }
    }

    func close() {
        guard superview != nil else { return }
        removeFromSuperview()
        closed()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), !card.frame.contains(point) else { return }
        close()
    }
}
