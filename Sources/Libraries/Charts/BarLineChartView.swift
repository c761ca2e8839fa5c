import UIKit

/// A chart with a horizontal and two vertical axes. It shows all values: it cannot be scrolled or enlarged.
open class BarLineChartViewBase: ChartViewBase {
    open private(set) lazy var leftAxis = YAxis(position: .left)
    open private(set) lazy var rightAxis = YAxis(position: .right)
    open var drawGridBackgroundEnabled = false
    open var gridBackgroundColor = UIColor(white: 240 / 255, alpha: 1)
    open var drawBordersEnabled = false
    open var borderColor = UIColor.black
    open var borderLineWidth: CGFloat = 1
    open var minOffset: CGFloat = 10
    open var dragEnabled = true
    open var dragXEnabled = true
    open var dragYEnabled = true
    open var scaleXEnabled = true
    open var scaleYEnabled = true
    open var pinchZoomEnabled = false
    open var doubleTapToZoomEnabled = true
    open var highlightPerDragEnabled = true
    open var autoScaleMinMaxEnabled = false
    open var maxVisibleCount = 100
    open func setScaleEnabled(_ enabled: Bool) { (scaleXEnabled, scaleYEnabled) = (enabled, enabled) }

    /// Whether a vertical axis begins at zero.
    var startsAtZero: Bool { false }
    /// The space beside the first and the last value.
    var sideSpace: Double { 0 }

    func axis(of set: ChartDataSet) -> YAxis { set.axisDependency == .left ? leftAxis : rightAxis }

    private func measure(_ data: ChartData) {
        let sets = data.dataSets.filter { $0.visible && $0.count > 0 }
        let (low, high) = (sets.map(\.xMin).min() ?? 0, sets.map(\.xMax).max() ?? 0)
        xAxis.range = low - xAxis.spaceMin - sideSpace...max(low, high) + xAxis.spaceMax + sideSpace
        for (axis, side) in [(leftAxis, YAxis.AxisDependency.left), (rightAxis, .right)] {
            // An axis without series has the values of the other.
            let own = sets.filter { $0.axisDependency == side }
            let used = own.isEmpty ? sets : own
            axis.adopt(
                used.map(\.yMin).min() ?? 0, used.map(\.yMax).max() ?? 0, startsAtZero: startsAtZero)
        }
    }

    // MARK: Places

    /// Returns where a value is in the view.
    func point(x: Double, y: Double, _ axis: YAxis) -> CGPoint {
        let rect = viewPortHandler.contentRect
        let (xs, ys) = (xAxis.shown, axis.shown)
        let across = (x - xs.lowerBound) / (xs.upperBound - xs.lowerBound)
        let up = (y - ys.lowerBound) / (ys.upperBound - ys.lowerBound)
        return CGPoint(
            x: rect.minX + CGFloat(across) * rect.width,
            y: axis.inverted ? rect.minY + CGFloat(up) * rect.height : rect.maxY - CGFloat(up) * rect.height)
    }

    /// Returns the place of a value in the view, as of the last drawing.
    open func getPosition(entry: ChartDataEntry, axis: YAxis.AxisDependency) -> CGPoint {
        point(x: entry.x, y: entry.y, axis == .left ? leftAxis : rightAxis)
    }

    open override func getHighlightByTouchPoint(_ point: CGPoint) -> Highlight? {
        var nearest: (distance: CGFloat, highlight: Highlight)?
        for (index, set) in (data?.dataSets ?? []).enumerated() where set.highlightEnabled && set.visible {
            for entry in set.entries {
                let place = self.point(x: entry.x, y: entry.y, axis(of: set))
                let distance = hypot(place.x - point.x, (place.y - point.y) / 4)
                if distance < nearest?.distance ?? .infinity {
                    nearest = (distance, Highlight(x: entry.x, y: entry.y, dataSetIndex: index))
                }
            }
        }
        return nearest?.highlight
    }

    // MARK: Drawing

    override func draw(_ data: ChartData, in area: CGRect) {
        measure(data)
        viewPortHandler.contentRect = area.inset(by: labelSpace)
        let rect = viewPortHandler.contentRect
        if drawGridBackgroundEnabled {
            gridBackgroundColor.setFill()
            UIBezierPath(rect: rect).fill()
        }
        let axes = AxisDrawing(chart: self)
        axes.drawGrid()
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        context?.clip(to: rect.insetBy(dx: -10, dy: -10))
        for (index, set) in data.dataSets.enumerated() where set.visible { draw(set, index, of: data) }
        context?.restoreGState()
        axes.drawLines()
        axes.drawLabels()
        for (index, set) in data.dataSets.enumerated() where set.visible && set.drawValuesEnabled {
            drawValues(of: set, index)
        }
    }

    /// The space of the axes' labels.
    private var labelSpace: UIEdgeInsets {
        func width(_ axis: YAxis) -> CGFloat {
            guard axis.enabled, axis.drawLabelsEnabled, axis.labelPosition == .outsideChart else { return 0 }
            let widths = axis.entries.map { ChartText(axis.text(of: $0), axis.labelFont, .black).size.width }
            return min(max((widths.max() ?? 0) + 2 * axis.xOffset, axis.minWidth), axis.maxWidth)
        }
        let height = xAxis.enabled && xAxis.drawLabelsEnabled ? xAxis.labelFont.lineHeight + xAxis.yOffset : 0
        return UIEdgeInsets(
            top: max(
                xAxis.labelPosition == .top || xAxis.labelPosition == .bothSided ? height : 0, minOffset),
            left: max(width(leftAxis), minOffset),
            bottom: max(
                xAxis.labelPosition == .bottom || xAxis.labelPosition == .bothSided ? height : 0, minOffset),
            right: max(width(rightAxis), minOffset))
    }

    /// Draws a series.
    func draw(_ set: ChartDataSet, _ index: Int, of data: ChartData) {}

    /// Draws the values of a series above their places.
    private func drawValues(of set: ChartDataSet, _ index: Int) {
        guard (data?.entryCount ?? 0) < maxVisibleCount else { return }
        for (number, entry) in set.entries.enumerated() {
            let text = set.valueFormatter.stringForValue(
                entry.y, entry: entry, dataSetIndex: index, viewPortHandler: viewPortHandler)
            let place = point(x: entry.x, y: entry.y, axis(of: set))
            guard viewPortHandler.contentRect.insetBy(dx: -1, dy: -1).contains(place) else { continue }
            ChartText(text, set.valueFont, set.valueTextColorAt(number)).draw(
                at: CGPoint(x: place.x, y: place.y - valueSpace(of: set)), anchor: CGPoint(x: 0.5, y: 1))
        }
    }

    /// The distance of a value's text from its place.
    func valueSpace(of set: ChartDataSet) -> CGFloat { 4 }

    /// Whether the user has selected the value.
    func isHighlighted(_ entry: ChartDataEntry, _ index: Int) -> Bool {
        highlighted.contains { $0.x == entry.x && $0.dataSetIndex == index }
    }
}

/// Draws the axes of a chart.
@MainActor
private struct AxisDrawing {
    let chart: BarLineChartViewBase

    private var rect: CGRect { chart.viewPortHandler.contentRect }
    private var verticalAxes: [YAxis] { [chart.leftAxis, chart.rightAxis] }

    private func x(_ value: Double) -> CGFloat { chart.point(x: value, y: 0, chart.leftAxis).x }
    private func y(_ value: Double, _ axis: YAxis) -> CGFloat { chart.point(x: 0, y: value, axis).y }

    private func line(
        from start: CGPoint, to end: CGPoint, _ color: UIColor, _ width: CGFloat, _ dashes: [CGFloat]? = nil
    ) {
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)
        path.lineWidth = width
        if let dashes, !dashes.isEmpty { path.setLineDash(dashes, count: dashes.count, phase: 0) }
        color.setStroke()
        path.stroke()
    }

    private func vertical(_ value: Double, _ color: UIColor, _ width: CGFloat, _ dashes: [CGFloat]?) {
        let x = x(value)
        line(from: CGPoint(x: x, y: rect.minY), to: CGPoint(x: x, y: rect.maxY), color, width, dashes)
    }

    private func horizontal(
        _ value: Double, _ axis: YAxis, _ color: UIColor, _ width: CGFloat, _ dashes: [CGFloat]?
    ) {
        let y = y(value, axis)
        line(from: CGPoint(x: rect.minX, y: y), to: CGPoint(x: rect.maxX, y: y), color, width, dashes)
    }

    func drawGrid() {
        let axis = chart.xAxis
        if axis.enabled, axis.drawGridLinesEnabled {
            for value in axis.entries {
                vertical(value, axis.gridColor, axis.gridLineWidth, axis.gridLineDashLengths)
            }
        }
        for axis in verticalAxes where axis.enabled {
            for value in axis.drawGridLinesEnabled ? axis.entries : [] {
                horizontal(value, axis, axis.gridColor, axis.gridLineWidth, axis.gridLineDashLengths)
            }
            if axis.drawZeroLineEnabled {
                horizontal(0, axis, axis.zeroLineColor ?? .clear, axis.zeroLineWidth, nil)
            }
        }
    }

    /// Draws the lines of the axes and of limits.
    func drawLines() {
        let axis = chart.xAxis
        if axis.enabled, axis.drawAxisLineEnabled {
            for y in [axis.isAbove ? rect.minY : nil, axis.isBelow ? rect.maxY : nil].compactMap(\.self) {
                line(
                    from: CGPoint(x: rect.minX, y: y), to: CGPoint(x: rect.maxX, y: y), axis.axisLineColor,
                    axis.axisLineWidth)
            }
        }
        for axis in verticalAxes where axis.enabled && axis.drawAxisLineEnabled {
            let x = axis.axisDependency == .left ? rect.minX : rect.maxX
            line(
                from: CGPoint(x: x, y: rect.minY), to: CGPoint(x: x, y: rect.maxY), axis.axisLineColor,
                axis.axisLineWidth)
        }
        if chart.drawBordersEnabled {
            chart.borderColor.setStroke()
            let border = UIBezierPath(rect: rect)
            border.lineWidth = chart.borderLineWidth
            border.stroke()
        }
        for limit in chart.xAxis.limitLines where limit.enabled && chart.xAxis.shown.contains(limit.limit) {
            vertical(limit.limit, limit.lineColor, limit.lineWidth, limit.lineDashLengths)
            label(limit, at: CGPoint(x: x(limit.limit), y: rect.minY), isVertical: true)
        }
        for axis in verticalAxes where axis.enabled {
            for limit in axis.limitLines where limit.enabled && axis.shown.contains(limit.limit) {
                horizontal(limit.limit, axis, limit.lineColor, limit.lineWidth, limit.lineDashLengths)
                label(limit, at: CGPoint(x: 0, y: y(limit.limit, axis)), isVertical: false)
            }
        }
    }

    private func label(_ limit: ChartLimitLine, at point: CGPoint, isVertical: Bool) {
        let text = ChartText(limit.label, limit.valueFont, limit.valueTextColor)
        let isRight = [.rightTop, .rightBottom].contains(limit.labelPosition)
        let isTop = [.leftTop, .rightTop].contains(limit.labelPosition)
        let space: CGFloat = 4
        if isVertical {
            text.draw(
                at: CGPoint(
                    x: point.x + (isRight ? space : -space), y: isTop ? rect.minY + space : rect.maxY - space),
                anchor: CGPoint(x: isRight ? 0 : 1, y: isTop ? 0 : 1))
        } else {
            text.draw(
                at: CGPoint(
                    x: isRight ? rect.maxX - space : rect.minX + space, y: point.y + (isTop ? -space : space)),
                anchor: CGPoint(x: isRight ? 1 : 0, y: isTop ? 1 : 0))
        }
    }

    func drawLabels() {
        drawHorizontalLabels()
        for axis in verticalAxes where axis.enabled && axis.drawLabelsEnabled {
            let isLeft = axis.axisDependency == .left
            let isOutside = axis.labelPosition == .outsideChart
            let x = isLeft ? rect.minX : rect.maxX
            let isBefore = isLeft == isOutside
            for value in axis.entries {
                ChartText(axis.text(of: value), axis.labelFont, axis.labelTextColor).draw(
                    at: CGPoint(x: x + (isBefore ? -axis.xOffset : axis.xOffset), y: y(value, axis)),
                    anchor: CGPoint(x: isBefore ? 1 : 0, y: 0.5))
            }
        }
    }

    private func drawHorizontalLabels() {
        let axis = chart.xAxis
        guard axis.enabled, axis.drawLabelsEnabled else { return }
        let step = axis.centerAxisLabelsEnabled ? axis.interval / 2 : 0
        for value in axis.entries where axis.shown.contains(value + step) {
            let text = ChartText(axis.text(of: value), axis.labelFont, axis.labelTextColor)
            let x = x(value + step)
            if axis.isAbove {
                let isInside = axis.labelPosition == .topInside
                text.draw(
                    at: CGPoint(x: x, y: rect.minY + (isInside ? axis.yOffset : -axis.yOffset)),
                    anchor: CGPoint(x: 0.5, y: isInside ? 0 : 1))
            }
            if axis.isBelow {
                let isInside = axis.labelPosition == .bottomInside
                text.draw(
                    at: CGPoint(x: x, y: rect.maxY + (isInside ? -axis.yOffset : axis.yOffset)),
                    anchor: CGPoint(x: 0.5, y: isInside ? 1 : 0))
            }
        }
    }
}

/// A chart of lines.
open class LineChartView: BarLineChartViewBase {
    open var lineData: LineChartData? { data as? LineChartData }

    override func valueSpace(of set: ChartDataSet) -> CGFloat {
        guard let line = set as? LineChartDataSet, line.drawCirclesEnabled else { return 4 }
        return line.circleRadius + 2
    }

    override func draw(_ set: ChartDataSet, _ index: Int, of data: ChartData) {
        guard let line = set as? LineChartDataSet, !line.entries.isEmpty else { return }
        let axis = axis(of: set)
        let points = line.entries.map { point(x: $0.x, y: $0.y, axis) }
        let path = path(through: points, line)
        if line.drawFilledEnabled { fill(path, points, line) }
        path.lineWidth = line.lineWidth
        if let dashes = line.lineDashLengths { path.setLineDash(dashes, count: dashes.count, phase: 0) }
        line.color(atIndex: 0).setStroke()
        path.stroke()
        if line.drawCirclesEnabled { drawCircles(points, line) }
        for (number, entry) in line.entries.enumerated() where isHighlighted(entry, index) {
            drawHighlight(at: points[number], line)
        }
    }

    private func path(through points: [CGPoint], _ line: LineChartDataSet) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: points[0])
        for index in points.indices.dropFirst() {
            let (start, end) = (points[index - 1], points[index])
            switch line.mode {
            case .linear: path.addLine(to: end)
            case .stepped:
                path.addLine(to: CGPoint(x: end.x, y: start.y))
                path.addLine(to: end)
            case .horizontalBezier:
                let middle = (start.x + end.x) / 2
                path.addCurve(
                    to: end, controlPoint1: CGPoint(x: middle, y: start.y),
                    controlPoint2: CGPoint(x: middle, y: end.y))
            case .cubicBezier:
                // The direction at each point is that of its neighbors.
                let before = points[max(index - 2, 0)]
                let after = points[min(index + 1, points.count - 1)]
                let part = line.cubicIntensity
                path.addCurve(
                    to: end,
                    controlPoint1: CGPoint(
                        x: start.x + (end.x - before.x) * part, y: start.y + (end.y - before.y) * part),
                    controlPoint2: CGPoint(
                        x: end.x - (after.x - start.x) * part, y: end.y - (after.y - start.y) * part))
            }
        }
        return path
    }

    private func fill(_ path: UIBezierPath, _ points: [CGPoint], _ line: LineChartDataSet) {
        guard let first = points.first, let last = points.last else { return }
        let axis = axis(of: line)
        let base = point(x: 0, y: min(max(0, axis.shown.lowerBound), axis.shown.upperBound), axis).y
        let area = UIBezierPath()
        area.append(path)
        area.addLine(to: CGPoint(x: last.x, y: base))
        area.addLine(to: CGPoint(x: first.x, y: base))
        area.close()
        line.fillColor.withAlphaComponent(line.fillAlpha).setFill()
        area.fill()
    }

    private func drawCircles(_ points: [CGPoint], _ line: LineChartDataSet) {
        func circle(_ point: CGPoint, _ radius: CGFloat) -> UIBezierPath {
            UIBezierPath(
                ovalIn: CGRect(
                    x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        }
        for (index, point) in points.enumerated() where !line.circleColors.isEmpty {
            line.circleColors[index % line.circleColors.count].setFill()
            circle(point, line.circleRadius).fill()
            if line.drawCircleHoleEnabled, line.circleHoleRadius < line.circleRadius,
                let color = line.circleHoleColor
            {
                color.setFill()
                circle(point, line.circleHoleRadius).fill()
            }
        }
    }

    private func drawHighlight(at point: CGPoint, _ line: LineChartDataSet) {
        let rect = viewPortHandler.contentRect
        let path = UIBezierPath()
        if line.drawVerticalHighlightIndicatorEnabled {
            path.move(to: CGPoint(x: point.x, y: rect.minY))
            path.addLine(to: CGPoint(x: point.x, y: rect.maxY))
        }
        if line.drawHorizontalHighlightIndicatorEnabled {
            path.move(to: CGPoint(x: rect.minX, y: point.y))
            path.addLine(to: CGPoint(x: rect.maxX, y: point.y))
        }
        path.lineWidth = line.highlightLineWidth
        line.highlightColor.setStroke()
        path.stroke()
    }
}

/// A chart of bars.
open class BarChartView: BarLineChartViewBase {
    open var barData: BarChartData? { data as? BarChartData }
    open var drawValueAboveBarEnabled = true
    open var drawBarShadowEnabled = false
    open var fitBars = false
    open var highlightFullBarEnabled = false

    override var startsAtZero: Bool { true }
    override var sideSpace: Double { (barData?.barWidth ?? 0) / 2 }

    open func groupBars(fromX: Double, groupSpace: Double, barSpace: Double) {
        barData?.groupBars(fromX: fromX, groupSpace: groupSpace, barSpace: barSpace)
        notifyDataSetChanged()
    }

    /// The rectangle of a part of a bar.
    private func rect(_ entry: ChartDataEntry, from low: Double, to high: Double, _ axis: YAxis) -> CGRect {
        let half = (barData?.barWidth ?? 0.85) / 2
        let (a, b) = (point(x: entry.x - half, y: low, axis), point(x: entry.x + half, y: high, axis))
        return CGRect(x: a.x, y: min(a.y, b.y), width: b.x - a.x, height: abs(b.y - a.y))
    }

    open func getBarBounds(entry: BarChartDataEntry) -> CGRect {
        rect(entry, from: min(entry.y, 0), to: max(entry.y, 0), leftAxis)
    }

    override func draw(_ set: ChartDataSet, _ index: Int, of data: ChartData) {
        guard let bars = set as? BarChartDataSet else { return }
        let axis = axis(of: set)
        for (number, entry) in bars.entries.enumerated() {
            if drawBarShadowEnabled {
                bars.barShadowColor.setFill()
                UIBezierPath(rect: rect(entry, from: axis.shown.lowerBound, to: axis.shown.upperBound, axis))
                    .fill()
            }
            let parts = (entry as? BarChartDataEntry)?.parts ?? [(0, entry.y)]
            for (part, heights) in parts.enumerated() {
                let path = UIBezierPath(rect: rect(entry, from: heights.from, to: heights.to, axis))
                bars.color(atIndex: parts.count > 1 ? part : number).setFill()
                path.fill()
                if isHighlighted(entry, index) {
                    bars.highlightColor.withAlphaComponent(bars.highlightAlpha).setFill()
                    path.fill()
                }
                if bars.barBorderWidth > 0 {
                    path.lineWidth = bars.barBorderWidth
                    bars.barBorderColor.setStroke()
                    path.stroke()
                }
            }
        }
    }

    override func legendEntries(of data: ChartData) -> [LegendEntry] {
        data.dataSets.flatMap { set in
            let labels = (set as? BarChartDataSet)?.stackLabels ?? []
            let names = labels.isEmpty ? [set.label].compactMap(\.self).filter { !$0.isEmpty } : labels
            return names.enumerated().map { index, name in
                let entry = LegendEntry(label: name)
                entry.formColor = set.color(atIndex: index)
                return entry
            }
        }
    }
}
