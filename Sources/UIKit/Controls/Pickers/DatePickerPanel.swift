import CoreGraphics
import QuartzCore

/// The panel of a compact date picker: a calendar or wheels on a card, over all other content. A tap beside it closes
/// it.
@MainActor
final class DatePickerPanel: UIView {
    private weak var owner: UIDatePicker?
    private let card = UIView()
    let picker = UIDatePicker()

    init(of owner: UIDatePicker, mode: UIDatePicker.Mode) {
        self.owner = owner
        super.init(frame: .zero)
        isOpaque = false
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = mode == .date ? .inline : .wheels
        (picker.calendar, picker.timeZone, picker.locale) = (
            owner.calendar, owner.timeZone, owner.locale
        )
        (picker.minimumDate, picker.maximumDate) = (owner.minimumDate, owner.maximumDate)
        (picker.minuteInterval, picker.date) = (owner.minuteInterval, owner.date)
        picker.tintColor = owner.tintColor
        picker.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.owner?.choose(picker.date)
            }, for: .valueChanged)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 13
        (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.2, 20)
        card.addSubview(picker)
        addSubview(card)
    }

    required init?(coder: NSCoder) { nil }

    /// Opens the panel below the picker, or above it if there is more space.
    func open(over room: CGRect, beside place: CGRect) {
        frame = room
        let size = picker.naturalSize
        let (width, height) = (min(size.width, room.width - 16), size.height)
        let below = place.maxY + 8 + height <= room.maxY
        card.frame = CGRect(
            x: min(max(place.midX - width / 2, room.minX + 8), room.maxX - width - 8),
            y: below ? place.maxY + 8 : max(place.minY - 8 - height, room.minY + 8),
            width: width, height: height)
        picker.frame = card.bounds
        card.alpha = 0
        UIView.animate(withDuration: 0.2) { self.card.alpha = 1 }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), !card.frame.contains(point) else { return }
        close()
    }

    func close() {
        removeFromSuperview()
        owner?.opened = nil
        owner?.sendActions(for: .editingDidEnd)
    }
}
