import UIKit

/// A view that draws data. What is animated on a device is drawn as at the end of the animation.
open class ChartViewBase: UIView {
    open weak var delegate: (any ChartViewDelegate)?
    open var data: ChartData? { didSet { notifyDataSetChanged() } }
    open private(set) lazy var legend = Legend()
    open lazy var xAxis = XAxis()
    open lazy var chartDescription: Description! = Description()
    open private(set) lazy var viewPortHandler = ViewPortHandler()
    open private(set) var highlighted: [Highlight] = []
    open var noDataText = "No chart data available." { didSet { setNeedsDisplay() } }
    open var noDataFont = UIFont.systemFont(ofSize: 12)
    open var noDataTextColor = UIColor(red: 247 / 255, green: 189 / 255, blue: 51 / 255, alpha: 1)
    open var noDataTextAlignment = NSTextAlignment.left
    open var drawMarkers = true
    open var highlightPerTapEnabled = true
    open var dragDecelerationEnabled = true
    open var extraTopOffset: CGFloat = 0
    open var extraRightOffset: CGFloat = 0
    open var extraBottomOffset: CGFloat = 0
    open var extraLeftOffset: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        if backgroundColor == nil { backgroundColor = .clear }
        contentMode = .redraw
    }

    // MARK: Content

    open func notifyDataSetChanged() {
        highlighted = []
        setNeedsDisplay()
    }
    open func clear() { data = nil }
    open func clearValues() { data?.clearValues(); notifyDataSetChanged() }
    open func isEmpty() -> Bool { (data?.entryCount ?? 0) == 0 }
    open func setExtraOffsets(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        (extraLeftOffset, extraTopOffset) = (left, top)
        (extraRightOffset, extraBottomOffset) = (right, bottom)
        setNeedsDisplay()
    }

    open func animate(xAxisDuration: TimeInterval) { setNeedsDisplay() }
    open func animate(yAxisDuration: TimeInterval) { setNeedsDisplay() }
    open func animate(xAxisDuration: TimeInterval, yAxisDuration: TimeInterval) { setNeedsDisplay() }
    open func animate(xAxisDuration: TimeInterval, easingOption: ChartEasingOption) { setNeedsDisplay() }
    open func animate(yAxisDuration: TimeInterval, easingOption: ChartEasingOption) { setNeedsDisplay() }
    open func animate(
        xAxisDuration: TimeInterval, yAxisDuration: TimeInterval, easingOption: ChartEasingOption
    ) { setNeedsDisplay() }

    open override func draw(_ rect: CGRect) {
        guard let data, !isEmpty() else { return drawMissingData() }
        var area = bounds.inset(
            by: UIEdgeInsets(
                top: extraTopOffset, left: extraLeftOffset, bottom: extraBottomOffset, right: extraRightOffset
            ))
        if !legend.isLegendCustom { legend.entries = legendEntries(of: data) }
        if legend.enabled, !legend.entries.isEmpty { area = LegendDrawing(legend).draw(in: area) }
        draw(data, in: area)
        drawDescription()
    }

    private func drawMissingData() {
        let text = ChartText(noDataText, noDataFont, noDataTextColor)
        text.draw(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: CGPoint(x: 0.5, y: 0.5))
    }

    private func drawDescription() {
        guard let description = chartDescription, description.enabled, let text = description.text else {
            return
        }
        let point =
            description.position
            ?? CGPoint(
                x: viewPortHandler.contentRect.maxX - description.xOffset,
                y: viewPortHandler.contentRect.maxY - description.yOffset)
        ChartText(text, description.font, description.textColor).draw(at: point, anchor: CGPoint(x: 1, y: 1))
    }

    /// Draws the data in the area that the legend leaves.
    func draw(_ data: ChartData, in area: CGRect) {}

    /// Returns an entry of the legend for each series.
    func legendEntries(of data: ChartData) -> [LegendEntry] {
        data.dataSets.filter(\.visible).compactMap { set in
            guard let label = set.label, !label.isEmpty else { return nil }
            let entry = LegendEntry(label: label)
            entry.formColor = set.color(atIndex: 0)
            return entry
        }
    }

    // MARK: Selection

    open func highlightValues(_ highlights: [Highlight]?) {
        highlighted = highlights ?? []
        setNeedsDisplay()
    }
    open func highlightValue(_ highlight: Highlight?) { highlightValue(highlight, callDelegate: false) }
    open func highlightValue(_ highlight: Highlight?, callDelegate: Bool) {
        highlightValues(highlight.map { [$0] })
        guard callDelegate else { return }
        let set = highlight.flatMap { data?.dataSet(at: $0.dataSetIndex) }
        let entry = set?.entries.first { $0.x == highlight?.x }
        if let highlight, let entry {
            delegate?.chartValueSelected(self, entry: entry, highlight: highlight)
        } else {
            delegate?.chartValueNothingSelected(self)
        }
    }
    open func highlightValue(x: Double, dataSetIndex: Int, callDelegate: Bool = true) {
        highlightValue(Highlight(x: x, dataSetIndex: dataSetIndex), callDelegate: callDelegate)
    }

    /// Returns the value at a point of the view; nil if there is none.
    open func getHighlightByTouchPoint(_ point: CGPoint) -> Highlight? { nil }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard highlightPerTapEnabled, let touch = touches.first else { return }
        highlightValue(getHighlightByTouchPoint(touch.location(in: self)), callDelegate: true)
    }
}

/// A text of a chart.
@MainActor
struct ChartText {
    private let text: NSAttributedString

    init(_ text: String, _ font: UIFont, _ color: UIColor) {
        self.text = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
    }

    var size: CGSize { text.size() }

    /// Draws the text so that the anchor, from 0 to 1 in its rectangle, is at the point.
    func draw(at point: CGPoint, anchor: CGPoint) {
        let size = text.size()
        text.draw(at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height))
    }
}

/// Draws a legend.
@MainActor
private struct LegendDrawing {
    let legend: Legend

    init(_ legend: Legend) { self.legend = legend }

    private func text(_ entry: LegendEntry) -> ChartText {
        ChartText(entry.label ?? "", legend.font, legend.textColor)
    }

    private func width(_ entry: LegendEntry) -> CGFloat {
        legend.formSize + legend.formToTextSpace + text(entry).size.width
    }

    private var lines: [[LegendEntry]] {
        legend.orientation == .vertical ? legend.entries.map { [$0] } : [legend.entries]
    }

    /// Draws the legend at its side of the area; returns what it leaves.
    func draw(in area: CGRect) -> CGRect {
        let height = legend.font.lineHeight + legend.yEntrySpace
        let total = height * CGFloat(lines.count)
        let isAbove = legend.verticalAlignment == .top
        let top =
            legend.verticalAlignment == .center
            ? area.midY - total / 2
            : isAbove ? area.minY + legend.yOffset : area.maxY - total - legend.yOffset
        for (index, line) in lines.enumerated() {
            draw(line, in: area, y: top + (CGFloat(index) + 0.5) * height)
        }
        let space = legend.drawInside || legend.verticalAlignment == .center ? 0 : total + legend.yOffset
        return area.inset(
            by: UIEdgeInsets(top: isAbove ? space : 0, left: 0, bottom: isAbove ? 0 : space, right: 0))
    }

    private func draw(_ line: [LegendEntry], in area: CGRect, y: CGFloat) {
        let width = line.reduce(0) { $0 + self.width($1) } + CGFloat(line.count - 1) * legend.xEntrySpace
        var x: CGFloat =
            switch legend.horizontalAlignment {
            case .left: area.minX + legend.xOffset
            case .center: area.midX - width / 2
            case .right: area.maxX - width - legend.xOffset
            }
        for entry in line {
            let form = CGRect(
                x: x, y: y - legend.formSize / 2, width: legend.formSize, height: legend.formSize)
            (entry.formColor ?? .clear).setFill()
            switch legend.form {
            case .none, .empty: break
            case .circle: UIBezierPath(ovalIn: form).fill()
            case .line:
                UIBezierPath(
                    rect: CGRect(
                        x: form.minX, y: y - legend.formLineWidth / 2, width: form.width,
                        height: legend.formLineWidth)
                ).fill()
            case .square, .default: UIBezierPath(rect: form).fill()
            }
            text(entry).draw(
                at: CGPoint(x: form.maxX + legend.formToTextSpace, y: y), anchor: CGPoint(x: 0, y: 0.5))
            x += self.width(entry) + legend.xEntrySpace
        }
    }
}
