import UIKit

/// A chart of slices, with a hole in the middle.
open class PieChartView: ChartViewBase {
    open var holeRadiusPercent: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
    open var transparentCircleRadiusPercent: CGFloat = 0.55
    open var transparentCircleColor: UIColor? = UIColor(white: 1, alpha: 105 / 255)
    open var drawHoleEnabled = true { didSet { setNeedsDisplay() } }
    open var holeColor: UIColor? = .white
    open var usePercentValuesEnabled = false
    open var drawEntryLabelsEnabled = true
    open var entryLabelColor: UIColor? = .white
    open var entryLabelFont: UIFont? = .systemFont(ofSize: 13)
    open var drawCenterTextEnabled = true
    open var centerText: String? { didSet { setNeedsDisplay() } }
    open var centerAttributedText: NSAttributedString? { didSet { setNeedsDisplay() } }
    open var rotationAngle: CGFloat = 270 { didSet { setNeedsDisplay() } }
    open var rotationEnabled = true
    open var maxAngle: CGFloat = 360
    open var drawSlicesUnderHoleEnabled = false

    open private(set) var radius: CGFloat = 0
    open var centerCircleBox: CGPoint {
        CGPoint(x: viewPortHandler.contentRect.midX, y: viewPortHandler.contentRect.midY)
    }

    private var pie: PieChartData? { data as? PieChartData }

    /// The angles at which slices begin and end, in degrees.
    private var angles: [(from: CGFloat, to: CGFloat)] {
        let total = pie?.yValueSum ?? 0
        guard total > 0, let entries = pie?.dataSet?.entries else { return [] }
        var end = rotationAngle
        return entries.map { entry in
            defer { end += CGFloat(abs(entry.y) / total) * maxAngle }
            return (end, end + CGFloat(abs(entry.y) / total) * maxAngle)
        }
    }

    override func draw(_ data: ChartData, in area: CGRect) {
        guard let pie, let set = pie.dataSet else { return }
        viewPortHandler.contentRect = area.insetBy(dx: 10, dy: 10)
        let shift = (set as? PieChartDataSet)?.selectionShift ?? 0
        radius = max(min(area.width, area.height) / 2 - 10 - shift, 0)
        for (index, angle) in angles.enumerated() { drawSlice(index, angle, of: set) }
        if drawHoleEnabled { drawHole() }
        for (index, angle) in angles.enumerated() { drawTexts(index, angle, of: set) }
        drawCenterText()
    }

    private func drawSlice(_ index: Int, _ angle: (from: CGFloat, to: CGFloat), of set: ChartDataSet) {
        guard angle.to > angle.from else { return }
        let isSelected = highlighted.contains { Int($0.x) == index }
        let shift = isSelected ? (set as? PieChartDataSet)?.selectionShift ?? 0 : 0
        let space = (set as? PieChartDataSet)?.sliceSpace ?? 0
        // Half of the space is at each side of the slice.
        let gap = radius > 0 && angles.count > 1 ? space / radius * 90 / .pi : 0
        let path = UIBezierPath()
        path.move(to: centerCircleBox)
        path.addArc(
            withCenter: centerCircleBox, radius: radius + shift, startAngle: (angle.from + gap) * .pi / 180,
            endAngle: (angle.to - gap) * .pi / 180, clockwise: true)
        path.close()
        set.color(atIndex: index).setFill()
        path.fill()
    }

    private func drawHole() {
        for (part, color) in [
            (transparentCircleRadiusPercent, transparentCircleColor), (holeRadiusPercent, holeColor),
        ] {
            guard let color, part > 0 else { continue }
            color.setFill()
            UIBezierPath(
                arcCenter: centerCircleBox, radius: radius * part, startAngle: 0, endAngle: 2 * .pi,
                clockwise: true
            ).fill()
        }
    }

    private func drawTexts(_ index: Int, _ angle: (from: CGFloat, to: CGFloat), of set: ChartDataSet) {
        let entry = set.entries[index]
        let middle = (angle.from + angle.to) / 2 * .pi / 180
        let hole = drawHoleEnabled ? holeRadiusPercent : 0
        let distance = radius * (hole > 0 ? (1 + hole) / 2 : 0.6)
        let point = CGPoint(
            x: centerCircleBox.x + cos(middle) * distance, y: centerCircleBox.y + sin(middle) * distance)
        let total = pie?.yValueSum ?? 1
        let value = usePercentValuesEnabled ? entry.y / total * 100 : entry.y
        let number = set.valueFormatter.stringForValue(
            value, entry: entry, dataSetIndex: 0, viewPortHandler: viewPortHandler)
        let name = drawEntryLabelsEnabled ? (entry as? PieChartDataEntry)?.label : nil
        let isShared = set.drawValuesEnabled && name != nil
        if set.drawValuesEnabled {
            ChartText(number, set.valueFont, set.valueTextColorAt(index)).draw(
                at: point, anchor: CGPoint(x: 0.5, y: isShared ? 1 : 0.5))
        }
        if let name {
            let pieSet = set as? PieChartDataSet
            ChartText(
                name, pieSet?.entryLabelFont ?? entryLabelFont ?? .systemFont(ofSize: 13),
                pieSet?.entryLabelColor ?? entryLabelColor ?? .white
            ).draw(at: point, anchor: CGPoint(x: 0.5, y: isShared ? 0 : 0.5))
        }
    }

    private func drawCenterText() {
        guard drawCenterTextEnabled, drawHoleEnabled else { return }
        if let text = centerAttributedText {
            let size = text.size()
            text.draw(
                at: CGPoint(x: centerCircleBox.x - size.width / 2, y: centerCircleBox.y - size.height / 2))
        } else if let centerText {
            ChartText(centerText, .systemFont(ofSize: 12), .black).draw(
                at: centerCircleBox, anchor: CGPoint(x: 0.5, y: 0.5))
        }
    }

    override func legendEntries(of data: ChartData) -> [LegendEntry] {
        (pie?.dataSet?.entries ?? []).enumerated().compactMap { index, entry in
            guard let label = (entry as? PieChartDataEntry)?.label else { return nil }
            let result = LegendEntry(label: label)
            result.formColor = pie?.dataSet?.color(atIndex: index)
            return result
        }
    }

    /// The slice at the point.
    open override func getHighlightByTouchPoint(_ point: CGPoint) -> Highlight? {
        let (x, y) = (point.x - centerCircleBox.x, point.y - centerCircleBox.y)
        guard hypot(x, y) <= radius else { return nil }
        var angle = atan2(y, x) * 180 / .pi
        while angle < rotationAngle { angle += 360 }
        guard let index = angles.firstIndex(where: { $0.from <= angle && angle < $0.to }),
            let entry = pie?.dataSet?.entries[index]
        else { return nil }
        return Highlight(x: Double(index), y: entry.y, dataSetIndex: 0)
    }

    open override func highlightValue(_ highlight: Highlight?, callDelegate: Bool) {
        highlightValues(highlight.map { [$0] })
        guard callDelegate else { return }
        if let highlight, let entry = pie?.dataSet?.entryForIndex(Int(highlight.x)) {
            delegate?.chartValueSelected(self, entry: entry, highlight: highlight)
        } else {
            delegate?.chartValueNothingSelected(self)
        }
    }
}
