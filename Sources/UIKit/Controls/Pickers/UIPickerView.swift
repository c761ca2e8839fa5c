import CoreGraphics
import Foundation

/// The methods that provide a picker view with its rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods that determine the appearance of a picker view's rows.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns a view for a row instead of a text; a view of a row that is no longer visible is passed for reuse.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// The result of a delegate that has no views for rows.
final class MissingRowView: UIView {}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    )
        -> String?
    {
        AddedMethods.result(self, pickerView, row, component) ?? nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        AddedMethods.result(self, pickerView, row, component) ?? nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        AddedMethods.result(self, pickerView, row, component, view) ?? MissingRowView()
    }
    /// Returns the height of rows; 0 for the picker's own: 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
        -> CGFloat
    {
        AddedMethods.result(self, pickerView, component) ?? 0
    }
    /// Returns the width of a component; 0 for an equal share.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        AddedMethods.result(self, pickerView, component) ?? 0
    }
    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { AddedMethods.perform(self, pickerView, row, component) }
}

/// Wheels of rows, side by side.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    private var chosen: [Int: Int] = [:]
    private var wheels = WheelSet()
    private var rowViews = WheelViews()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfComponents: Int {
        min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), 20)
    }

    open func numberOfRows(inComponent component: Int) -> Int {
        max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    }

    open func rowSize(forComponent component: Int) -> CGSize {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return CGSize(
            width: places().indices.contains(component) ? places()[component].width : 0,
            height: height > 0 ? height : 32)
    }

    /// Returns the delegate's view for a visible row.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { rowViews[component, row] }

    open func reloadAllComponents() {
        rowViews.removeAll()
        setNeedsLayout()
        setNeedsDisplay()
    }

    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = row
        wheels[component]?.choose(selectedRow(inComponent: component), animated: animated)
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Returns the row in the middle of a wheel; -1 if there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        let rows = numberOfRows(inComponent: component)
        return rows == 0 ? -1 : min(max(chosen[component] ?? 0, 0), rows - 1)
    }

    /// 216 points high (Apple: UIPickerView as Interface Builder saves it).
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Returns the frames of the wheels. Widths that the delegate does not determine are equal.
    private func places() -> [CGRect] {
        let count = numberOfComponents
        guard count > 0 else { return [] }
        let wanted = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let room = max(bounds.width - 18 - wanted.reduce(0, +), 0)
        let open = wanted.count { $0 <= 0 }
        let widths = wanted.map { $0 > 0 ? $0 : room / CGFloat(max(open, 1)) }
        var x = bounds.midX - widths.reduce(0, +) / 2
        return widths.map { width in
            defer { x += width }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let painter = WheelPainter(context: context, view: self)
        painter.paintBand()
        for (component, place) in places().enumerated() {
            guard !rowViews.hasViews(component) else { continue }
            let count = numberOfRows(inComponent: component)
            let (middle, turned) = wheels.middle(component, else: selectedRow(inComponent: component))
            painter.paint(in: place, middle: middle, turned: turned, rows: 0..<count) {
                title($0, component)
            }
        }
    }

    // MARK: Turning

    /// Lays out the wheels. Touches turn them; the rows on which they stop are chosen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places()
        wheels.place(in: self, places) { [weak self] in
            self?.setNeedsDisplay()
            self?.placeRowViews()
        } rested: { [weak self] in
            self?.choose($1, $0)
        }
        for (component, place) in places.enumerated() {
            wheels[component]?.take(
                place, rows: numberOfRows(inComponent: component),
                rowHeight: rowSize(forComponent: component).height,
                chosen: selectedRow(inComponent: component))
        }
        placeRowViews()
    }

    /// Places the delegate's views of visible rows, if it has any.
    private func placeRowViews() {
        guard let delegate else { return }
        for component in 0..<numberOfComponents {
            guard let wheel = wheels[component] else { continue }
            let middle = wheels.middle(component, else: selectedRow(inComponent: component))
            rowViews.place(in: wheel, component, around: middle) { row, spare in
                let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: spare)
                return view is MissingRowView ? nil : view
            }
        }
    }

    private func choose(_ row: Int, _ component: Int) {
        chosen[component] = row
        setNeedsDisplay()
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    private func title(_ row: Int, _ component: Int) -> NSAttributedString? {
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return title
        }
        return delegate?.pickerView(self, titleForRow: row, forComponent: component)
            .map { NSAttributedString(string: $0) }
    }
}
