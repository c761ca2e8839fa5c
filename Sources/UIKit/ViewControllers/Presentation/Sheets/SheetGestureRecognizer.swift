import CoreGraphics

/// A recognizer of pans that resize or dismiss a sheet.
@MainActor
final class SheetGestureRecognizer: UIPanGestureRecognizer {
    /// The effect of the pan on the sheet.
    private enum Work {
        case resizing
        case dismissing(FingerDriver)
        /// The sheet cannot be dismissed: it follows only a little.
        case stuck
    }

    private weak var sheet: UISheetPresentationController?
    private var work: Work?

    /// The fraction of the distance by which a sheet follows that cannot be dismissed.
    private static let give: CGFloat = 0.1

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    required init?(coder: NSCoder) { nil }

    override func isPan(_ translation: CGPoint) -> Bool {
        guard super.isPan(translation) else { return false }
        if abs(translation.x) > abs(translation.y) { state = .failed }
        return state == .possible
    }

    /// Returns whether a pan on content that is scrolled to its top moves the sheet (Apple:
    /// UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge).
    func takesFromContent(_ translation: CGPoint) -> Bool {
        guard isEnabled, let sheet, abs(translation.y) > abs(translation.x) else { return false }
        guard translation.y < 0 else { return true }
        return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.isEdgeAttached
            && sheet.selectedHeight?.identifier != sheet.heights.last?.identifier
    }

    override func tellTargets() {
        let (way, speed) = (translation(in: sheet?.containerView).y, velocity(in: sheet?.containerView).y)
        switch state {
        case .began: work = begin(downward: way > 0)
        case .changed: follow(way)
        case .ended: end(way, speed)
        case .cancelled: end(0, 0)
        default: break
        }
        super.tellTargets()
    }

    /// Begins a pan: dismisses a sheet at its smallest height when it is pulled down, if allowed; else resizes it.
    private func begin(downward: Bool) -> Work? {
        guard let sheet, sheet.presentedViewController.storage.running == nil else { return nil }
        let isSmallest = sheet.selectedHeight?.identifier == sheet.heights.first?.identifier
        guard downward, isSmallest || !sheet.isEdgeAttached else {
            return sheet.isEdgeAttached ? .resizing : nil
        }
        guard sheet.mayBeDismissedByUser else { return .stuck }
        let driver = FingerDriver(distance: sheet.presentedView?.bounds.height ?? 0)
        sheet.beginDismissalByUser(interaction: driver)
        return .dismissing(driver)
    }

    /// Begins to move the sheet by a pan that has scrolled content to its edge. Returns whether it may.
    func begin(fromContentBy way: CGFloat) -> Bool {
        guard work == nil else { return false }
        work = begin(downward: way > 0)
        return work != nil
    }

    func follow(fromContentBy way: CGFloat) { follow(way) }
    func end(fromContentBy way: CGFloat, _ speed: CGFloat) { end(way, speed) }

    private func follow(_ way: CGFloat) {
        switch work {
        case .dismissing(let driver): driver.move(to: way)
        case .resizing: sheet?.pull(by: way)
        case .stuck: sheet?.pull(by: max(way, 0) * Self.give)
        case nil: break
        }
    }

    private func end(_ way: CGFloat, _ speed: CGFloat) {
        defer { work = nil }
        switch work {
        case .dismissing(let driver): driver.letGo(at: way, speed: speed)
        case .resizing: sheet?.rest(after: way + speed * 0.2)
        case .stuck:
            sheet?.rest(after: 0)
            sheet?.userAttemptFailed()
        case nil: break
        }
    }
}

extension UISheetPresentationController {
    /// Moves the sheet with the touch, between its smallest and its largest height.
    func pull(by way: CGFloat) {
        guard let now = selectedHeight?.value, let least = heights.first?.value,
            let most = heights.last?.value
        else { return }
        let isStuck = least == most || way > now - least
        pull =
            isStuck && way > 0 && way > now - least
            ? now - least + (way - (now - least)) * 0.1 : max(way, now - most)
        containerView?.setNeedsLayout()
        containerView?.layoutIfNeeded()
    }

    /// Animates the sheet to the detent nearest to the projected end of the pan.
    func rest(after way: CGFloat) {
        pull = 0
        guard let now = selectedHeight else { return }
        let wanted = now.value - way
        let nearest = heights.min { abs($0.value - wanted) < abs($1.value - wanted) }
        if let nearest, nearest.identifier != now.identifier {
            selectedDetentIdentifier = nearest.identifier
            (delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
        animateToRest()
    }
}
