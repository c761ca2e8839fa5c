import UIKit

/// A series of values with the same look.
open class ChartDataSet: NSObject {
    open var entries: [ChartDataEntry]
    open var label: String?
    open var colors: [UIColor] = [UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)]
    open var valueColors: [UIColor] = [.black]
    open var valueFont = UIFont.systemFont(ofSize: 7)
    open var valueFormatter: any ValueFormatter = DefaultValueFormatter()
    open var drawValuesEnabled = true
    open var drawIconsEnabled = true
    open var highlightEnabled = true
    open var visible = true
    open var axisDependency = YAxis.AxisDependency.left
    open var formLineWidth: CGFloat = .nan

    public required override init() { entries = [] }

    public init(entries: [ChartDataEntry], label: String = "DataSet") {
        (self.entries, self.label) = (entries, label)
    }

    public convenience init(label: String) { self.init(entries: [], label: label) }

    // Names of version 3.
    public convenience init(values: [ChartDataEntry]?, label: String?) {
        self.init(entries: values ?? [], label: label ?? "")
    }
    open var values: [ChartDataEntry] {
        get { entries }
        set { entries = newValue }
    }

    open var count: Int { entries.count }
    open var entryCount: Int { entries.count }
    open var isDrawValuesEnabled: Bool { drawValuesEnabled }
    open var isVisible: Bool { visible }
    open var yMin: Double { entries.map(\.y).min() ?? .greatestFiniteMagnitude }
    open var yMax: Double { entries.map(\.y).max() ?? -.greatestFiniteMagnitude }
    open var xMin: Double { entries.map(\.x).min() ?? .greatestFiniteMagnitude }
    open var xMax: Double { entries.map(\.x).max() ?? -.greatestFiniteMagnitude }

    open func entryForIndex(_ index: Int) -> ChartDataEntry? {
        entries.indices.contains(index) ? entries[index] : nil
    }
    open func entryIndex(entry: ChartDataEntry) -> Int { entries.firstIndex { $0 === entry } ?? -1 }
    open func addEntry(_ entry: ChartDataEntry) -> Bool {
        entries.append(entry)
        return true
    }
    open func append(_ entry: ChartDataEntry) { entries.append(entry) }
    open func removeAll() { entries = [] }
    open func clear() { entries = [] }

    open func color(atIndex index: Int) -> UIColor { colors.isEmpty ? .clear : colors[index % colors.count] }
    open func setColor(_ color: UIColor) { colors = [color] }
    open func setColor(_ color: UIColor, alpha: CGFloat) { colors = [color.withAlphaComponent(alpha)] }
    open func setColors(_ colors: UIColor...) { self.colors = colors }
    open func setColors(_ colors: [UIColor], alpha: CGFloat) {
        self.colors = colors.map { $0.withAlphaComponent(alpha) }
    }
    open func addColor(_ color: UIColor) { colors.append(color) }
    open func resetColors() { colors = [] }

    open var valueTextColor: UIColor {
        get { valueColors.first ?? .black }
        set { valueColors = [newValue] }
    }
    open func valueTextColorAt(_ index: Int) -> UIColor {
        valueColors.isEmpty ? .black : valueColors[index % valueColors.count]
    }
}

public typealias IChartDataSet = ChartDataSet
public typealias ChartDataSetProtocol = ChartDataSet

/// A line through values.
open class LineChartDataSet: ChartDataSet {
    public enum Mode: Int, Sendable { case linear, stepped, cubicBezier, horizontalBezier }

    open var mode = Mode.linear
    open var lineWidth: CGFloat = 1
    open var lineDashLengths: [CGFloat]?
    open var circleColors = [UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)]
    open var circleHoleColor: UIColor? = .white
    open var circleRadius: CGFloat = 8
    open var circleHoleRadius: CGFloat = 4
    open var drawCirclesEnabled = true
    open var drawCircleHoleEnabled = true
    open var drawFilledEnabled = false
    open var fillColor = UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)
    open var fillAlpha: CGFloat = 0.33
    open var cubicIntensity: CGFloat = 0.2
    open var highlightColor = UIColor(red: 1, green: 187 / 255, blue: 115 / 255, alpha: 1)
    open var highlightLineWidth: CGFloat = 0.5
    open var drawHorizontalHighlightIndicatorEnabled = true
    open var drawVerticalHighlightIndicatorEnabled = true

    open func setCircleColor(_ color: UIColor) { circleColors = [color] }
    open func setDrawHighlightIndicators(_ enabled: Bool) {
        (drawHorizontalHighlightIndicatorEnabled, drawVerticalHighlightIndicatorEnabled) = (enabled, enabled)
    }
}

/// Bars of values.
open class BarChartDataSet: ChartDataSet {
    open var stackLabels: [String] = []
    open var barShadowColor = UIColor(white: 215 / 255, alpha: 1)
    open var barBorderWidth: CGFloat = 0
    open var barBorderColor = UIColor.black
    open var highlightAlpha: CGFloat = 120 / 255
    open var highlightColor = UIColor.black

    open override var yMin: Double { parts.map { min($0.from, $0.to) }.min() ?? super.yMin }
    open override var yMax: Double { parts.map { max($0.from, $0.to) }.max() ?? super.yMax }
    private var parts: [(from: Double, to: Double)] {
        entries.flatMap { ($0 as? BarChartDataEntry)?.parts ?? [(0, $0.y)] }
    }
}

/// The slices of a pie.
open class PieChartDataSet: ChartDataSet {
    public enum ValuePosition: Int, Sendable { case insideSlice, outsideSlice }

    open var sliceSpace: CGFloat = 0
    open var selectionShift: CGFloat = 18
    open var xValuePosition = ValuePosition.insideSlice
    open var yValuePosition = ValuePosition.insideSlice
    open var entryLabelColor: UIColor?
    open var entryLabelFont: UIFont?
}

/// The series of a chart.
open class ChartData: NSObject {
    open var dataSets: [ChartDataSet]

    public required override init() { dataSets = [] }
    public init(dataSets: [ChartDataSet]) { self.dataSets = dataSets }
    public convenience init(dataSet: ChartDataSet) { self.init(dataSets: [dataSet]) }

    open var dataSetCount: Int { dataSets.count }
    open var entryCount: Int { dataSets.reduce(0) { $0 + $1.entryCount } }
    open var yMin: Double { dataSets.map(\.yMin).min() ?? 0 }
    open var yMax: Double { dataSets.map(\.yMax).max() ?? 0 }
    open var xMin: Double { dataSets.map(\.xMin).min() ?? 0 }
    open var xMax: Double { dataSets.map(\.xMax).max() ?? 0 }

    open func getDataSetByIndex(_ index: Int) -> ChartDataSet! { dataSet(at: index) }
    open func dataSet(at index: Int) -> ChartDataSet? {
        dataSets.indices.contains(index) ? dataSets[index] : nil
    }
    open func addDataSet(_ dataSet: ChartDataSet) { dataSets.append(dataSet) }
    open func append(_ dataSet: ChartDataSet) { dataSets.append(dataSet) }
    open func addEntry(_ entry: ChartDataEntry, dataSetIndex: Int) {
        _ = dataSet(at: dataSetIndex)?.addEntry(entry)
    }
    open func clearValues() { dataSets = [] }
    open func notifyDataChanged() {}

    open func setDrawValues(_ enabled: Bool) { dataSets.forEach { $0.drawValuesEnabled = enabled } }
    open func setValueFont(_ font: UIFont) { dataSets.forEach { $0.valueFont = font } }
    open func setValueTextColor(_ color: UIColor) { dataSets.forEach { $0.valueTextColor = color } }
    open func setValueFormatter(_ formatter: any ValueFormatter) {
        dataSets.forEach { $0.valueFormatter = formatter }
    }
}

open class LineChartData: ChartData {}

open class PieChartData: ChartData {
    open var dataSet: ChartDataSet? {
        get { dataSets.first }
        set { dataSets = [newValue].compactMap(\.self) }
    }
    open var yValueSum: Double { dataSet?.entries.reduce(0) { $0 + abs($1.y) } ?? 0 }
}

open class BarChartData: ChartData {
    /// The width of a bar, where the distance of two values is 1.
    open var barWidth = 0.85

    /// Moves the bars of all series side by side, in groups.
    open func groupBars(fromX: Double, groupSpace: Double, barSpace: Double) {
        let width = groupWidth(groupSpace: groupSpace, barSpace: barSpace)
        for group in 0..<(dataSets.map(\.count).max() ?? 0) {
            let start = fromX + Double(group) * width + groupSpace / 2
            for (index, set) in dataSets.enumerated() {
                set.entryForIndex(group)?.x = start + (Double(index) + 0.5) * (barWidth + barSpace)
            }
        }
    }

    open func groupWidth(groupSpace: Double, barSpace: Double) -> Double {
        Double(dataSets.count) * (barWidth + barSpace) + groupSpace
    }
}
