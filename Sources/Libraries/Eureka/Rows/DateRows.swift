import UIKit

/// A row with a date, which is displayed by a formatter.
open class DateFieldRow<Cell: CellType>: Row<Cell> where Cell: BaseCell, Cell.Value == Date {
    public var minimumDate: Date?
    public var maximumDate: Date?
    public var minuteInterval: Int?
    public var dateFormatter: DateFormatter?

    public required init(tag: String?) {
        super.init(tag: tag)
        let formatter = DateFormatter()
        configure(formatter)
        dateFormatter = formatter
        displayValueFor = { [unowned self] in $0.flatMap { dateFormatter?.string(from: $0) } }
    }

    open override func customDidSelect() { toggle(wheel) }

    private func wheel() -> BaseRow {
        let wheel = DatePickerRow()
        let picker = wheel.cell.picker
        picker.datePickerMode = mode
        (picker.minimumDate, picker.maximumDate) = (minimumDate, maximumDate)
        if let minuteInterval { picker.minuteInterval = minuteInterval }
        wheel.value = value
        wheel.callbackOnChange = { [weak self, unowned wheel] in
            self?.value = wheel.value
            self?.updateCell()
        }
        return wheel
    }

    /// The parts of a date that the user chooses in the wheel.
    var mode: UIDatePicker.Mode {
        switch (dateFormatter?.dateStyle, dateFormatter?.timeStyle) {
        case (.some(.none), .some(.none)), (.some(.none), _): .time
        case (_, .some(.none)): .date
        default: .dateAndTime
        }
    }

    /// Sets the parts of the date that the row displays.
    func configure(_ formatter: DateFormatter) {
        (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    }
}

/// A date that is chosen in a wheel.
public final class DateRow: DateFieldRow<LabelCellOf<Date>>, RowType {}
public final class DateInlineRow: DateFieldRow<LabelCellOf<Date>>, RowType {}

public final class TimeRow: DateFieldRow<LabelCellOf<Date>>, RowType {
    override func configure(_ formatter: DateFormatter) {
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    }
}
public final class TimeInlineRow: DateFieldRow<LabelCellOf<Date>>, RowType {
    override func configure(_ formatter: DateFormatter) {
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    }
}
public final class DateTimeRow: DateFieldRow<LabelCellOf<Date>>, RowType {
    override func configure(_ formatter: DateFormatter) {
        (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
    }
}
public final class DateTimeInlineRow: DateFieldRow<LabelCellOf<Date>>, RowType {
    override func configure(_ formatter: DateFormatter) {
        (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
    }
}
public final class CountDownRow: DateFieldRow<LabelCellOf<Date>>, RowType {
    override func configure(_ formatter: DateFormatter) { formatter.dateFormat = "HH:mm" }
}
public final class CountDownInlineRow: DateFieldRow<LabelCellOf<Date>>, RowType {
    override func configure(_ formatter: DateFormatter) { formatter.dateFormat = "HH:mm" }
}

open class DatePickerCell: Cell<Date>, CellType {
    public let picker = UIDatePicker()
    public var datePicker: UIDatePicker! { picker }

    open override func setup() {
        super.setup()
        picker.preferredDatePickerStyle = .wheels
        picker.frame = contentView.bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picker)
        let change = UIAction { [weak self] _ in self.map { $0.row.value = $0.picker.date } }
        picker.addAction(change, for: .valueChanged)
        height = { 216 }
    }

    open override func update() {
        super.update()
        hideTexts()
        if let date = row.value { picker.date = date }
    }
}
public final class DatePickerRow: Row<DatePickerCell>, RowType {}
