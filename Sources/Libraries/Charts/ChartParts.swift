import UIKit

/// A part of a chart besides its data: an axis, the legend or the description.
open class ComponentBase: NSObject {
    open var enabled = true
    open var xOffset: CGFloat = 5
    open var yOffset: CGFloat = 5
    open var isEnabled: Bool { enabled }

    public override init() {}
}

/// A line at a value of an axis.
open class ChartLimitLine: ComponentBase {
    public enum LabelPosition: Int, Sendable {
        case leftTop, leftBottom, rightTop, rightBottom
        public static let topLeft = leftTop, bottomLeft = leftBottom, topRight = rightTop
        public static let bottomRight = rightBottom
    }

    open var limit: Double
    open var label: String
    open var lineColor = UIColor(red: 237 / 255, green: 91 / 255, blue: 91 / 255, alpha: 1)
    open var lineWidth: CGFloat = 2
    open var lineDashLengths: [CGFloat]?
    open var labelPosition = LabelPosition.rightTop
    open var valueTextColor = UIColor.black
    open var valueFont = UIFont.systemFont(ofSize: 13)

    public init(limit: Double, label: String = "") { (self.limit, self.label) = (limit, label) }
}

/// An axis with its labels and grid lines.
open class AxisBase: ComponentBase {
    open var labelFont = UIFont.systemFont(ofSize: 10)
    open var labelTextColor = UIColor.black
    open var axisLineColor = UIColor.gray
    open var axisLineWidth: CGFloat = 0.5
    open var axisLineDashLengths: [CGFloat]?
    open var gridColor = UIColor.gray.withAlphaComponent(0.9)
    open var gridLineWidth: CGFloat = 0.5
    open var gridLineDashLengths: [CGFloat]?
    open var drawGridLinesEnabled = true
    open var drawAxisLineEnabled = true
    open var drawLabelsEnabled = true
    open var centerAxisLabelsEnabled = false
    open var drawLimitLinesBehindDataEnabled = false
    open var granularityEnabled = false
    open var granularity = 1.0 { didSet { granularityEnabled = true } }
    open var forceLabelsEnabled = false
    open var labelCount = 6
    open private(set) var limitLines: [ChartLimitLine] = []
    open var spaceMin = 0.0
    open var spaceMax = 0.0
    open var valueFormatter: (any AxisValueFormatter)? = DefaultAxisValueFormatter()

    private var fixedMinimum: Double?
    private var fixedMaximum: Double?
    /// The range of the values, with the space around them.
    var range = 0.0...1.0

    open var axisMinimum: Double {
        get { fixedMinimum ?? range.lowerBound }
        set { fixedMinimum = newValue }
    }
    open var axisMaximum: Double {
        get { fixedMaximum ?? range.upperBound }
        set { fixedMaximum = newValue }
    }
    open func resetCustomAxisMin() { fixedMinimum = nil }
    open func resetCustomAxisMax() { fixedMaximum = nil }
    open func setLabelCount(_ count: Int, force: Bool) { (labelCount, forceLabelsEnabled) = (count, force) }
    open func addLimitLine(_ line: ChartLimitLine) { limitLines.append(line) }
    open func removeLimitLine(_ line: ChartLimitLine) { limitLines.removeAll { $0 === line } }
    open func removeAllLimitLines() { limitLines = [] }

    /// The visible range, which is not empty.
    var shown: ClosedRange<Double> {
        let (low, high) = (min(axisMinimum, axisMaximum), max(axisMinimum, axisMaximum))
        return low < high ? low...high : low - 1...high + 1
    }

    /// The distance of labels: a round number near that of as many labels as are wanted.
    var interval: Double {
        let length = shown.upperBound - shown.lowerBound
        let wanted = length / Double(max(labelCount, 1))
        let magnitude = pow(10, floor(log10(wanted)))
        let digit = (wanted / magnitude).rounded()
        let round = digit > 5 ? 10 * magnitude : digit * magnitude
        return granularityEnabled ? max(round, granularity) : round
    }

    /// The values with labels.
    open var entries: [Double] {
        if forceLabelsEnabled, labelCount > 1 {
            let step = (shown.upperBound - shown.lowerBound) / Double(labelCount - 1)
            return (0..<labelCount).map { shown.lowerBound + Double($0) * step }
        }
        let step = interval
        guard step > 0, step.isFinite else { return [] }
        let first = (shown.lowerBound / step).rounded(.up)
        let last = (shown.upperBound / step).rounded(.down)
        guard last >= first, last - first < 100 else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * step }
    }

    /// The decimals that the interval needs.
    var decimals: Int { interval >= 1 || interval <= 0 ? 0 : Int((-log10(interval)).rounded(.up)) }

    func text(of value: Double) -> String { valueFormatter?.stringForValue(value, axis: self) ?? "" }
}

/// The horizontal axis.
open class XAxis: AxisBase {
    public enum LabelPosition: Int, Sendable { case top, bottom, bothSided, topInside, bottomInside }

    open var labelPosition = LabelPosition.top
    open var labelRotationAngle: CGFloat = 0
    open var avoidFirstLastClippingEnabled = false
    open var wordWrapEnabled = false

    var isAbove: Bool { [.top, .bothSided, .topInside].contains(labelPosition) }
    var isBelow: Bool { [.bottom, .bothSided, .bottomInside].contains(labelPosition) }
}

/// A vertical axis.
open class YAxis: AxisBase {
    public enum LabelPosition: Int, Sendable { case outsideChart, insideChart }
    public enum AxisDependency: Int, Sendable { case left, right }

    open private(set) var axisDependency = AxisDependency.left
    open var labelPosition = LabelPosition.outsideChart
    open var spaceTop: CGFloat = 0.1
    open var spaceBottom: CGFloat = 0.1
    open var inverted = false
    open var drawTopYLabelEntryEnabled = true
    open var drawBottomYLabelEntryEnabled = true
    open var drawZeroLineEnabled = false
    open var zeroLineColor: UIColor? = .gray
    open var zeroLineWidth: CGFloat = 1
    open var minWidth: CGFloat = 0
    open var maxWidth: CGFloat = .infinity

    public override init() { super.init() }
    public init(position: AxisDependency) {
        super.init()
        axisDependency = position
    }

    /// Adopts the range of values, with space above and below it.
    func adopt(_ low: Double, _ high: Double, startsAtZero: Bool) {
        guard low <= high else { return range = 0...1 }
        let length = high > low ? high - low : max(abs(high), 1)
        let bottom = startsAtZero && low >= 0 ? 0 : low - length * Double(spaceBottom)
        let top = startsAtZero && high <= 0 ? 0 : high + length * Double(spaceTop)
        range = bottom...max(top, bottom)
    }
}

/// An entry of a legend.
open class LegendEntry: NSObject {
    open var label: String?
    open var formColor: UIColor?

    public init(label: String?) { self.label = label }
}

/// The names of the series with their colors.
open class Legend: ComponentBase {
    public enum Form: Int, Sendable { case none, empty, `default`, square, circle, line }
    public enum HorizontalAlignment: Int, Sendable { case left, center, right }
    public enum VerticalAlignment: Int, Sendable { case top, center, bottom }
    public enum Orientation: Int, Sendable { case horizontal, vertical }
    public enum Direction: Int, Sendable { case leftToRight, rightToLeft }

    open internal(set) var entries: [LegendEntry] = []
    open private(set) var isLegendCustom = false
    open var horizontalAlignment = HorizontalAlignment.left
    open var verticalAlignment = VerticalAlignment.bottom
    open var orientation = Orientation.horizontal
    open var direction = Direction.leftToRight
    open var drawInside = false
    open var font = UIFont.systemFont(ofSize: 10)
    open var textColor = UIColor.black
    open var form = Form.square
    open var formSize: CGFloat = 8
    open var formLineWidth: CGFloat = 3
    open var xEntrySpace: CGFloat = 6
    open var yEntrySpace: CGFloat = 0
    open var formToTextSpace: CGFloat = 5
    open var wordWrapEnabled = true

    open func setCustom(entries: [LegendEntry]) { (self.entries, isLegendCustom) = (entries, true) }
    open func resetCustom() { isLegendCustom = false }
}

/// The text in a corner of the chart.
open class Description: ComponentBase {
    open var text: String? = "Description Label"
    open var textAlign = NSTextAlignment.right
    open var font = UIFont.systemFont(ofSize: 8)
    open var textColor = UIColor.black
    open var position: CGPoint?
}

public enum ChartEasingOption: Int, Sendable {
    case linear, easeInQuad, easeOutQuad, easeInOutQuad, easeInCubic, easeOutCubic, easeInOutCubic,
        easeInSine,
        easeOutSine, easeInOutSine, easeInExpo, easeOutExpo, easeInOutExpo, easeInBack, easeOutBack,
        easeInOutBack, easeInBounce, easeOutBounce, easeInOutBounce
}

/// Receives what the user selects.
@preconcurrency @MainActor
public protocol ChartViewDelegate: AnyObject {
    func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight)
    func chartValueNothingSelected(_ chartView: ChartViewBase)
}

extension ChartViewDelegate {
    public func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight) {}
    public func chartValueNothingSelected(_ chartView: ChartViewBase) {}
}
