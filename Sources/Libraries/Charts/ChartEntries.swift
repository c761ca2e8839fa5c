import UIKit

/// A value of a chart.
open class ChartDataEntry: NSObject {
    open var x: Double
    open var y: Double
    open var data: Any?
    open var icon: UIImage?

    public required override init() { (x, y) = (0, 0) }

    public init(x: Double, y: Double, icon: UIImage? = nil, data: Any? = nil) {
        (self.x, self.y, self.icon, self.data) = (x, y, icon, data)
    }
}

/// The value of a bar, or the values of its parts from the bottom to the top.
open class BarChartDataEntry: ChartDataEntry {
    open private(set) var yValues: [Double]?

    public required init() { super.init() }

    public override init(x: Double, y: Double, icon: UIImage? = nil, data: Any? = nil) {
        super.init(x: x, y: y, icon: icon, data: data)
    }

    public init(x: Double, yValues: [Double], icon: UIImage? = nil, data: Any? = nil) {
        self.yValues = yValues
        super.init(x: x, y: yValues.reduce(0, +), icon: icon, data: data)
    }

    /// The heights at which the parts begin and end.
    var parts: [(from: Double, to: Double)] {
        guard let yValues else { return [(0, y)] }
        var end = 0.0
        return yValues.map { value in
            defer { end += value }
            return (end, end + value)
        }
    }
}

/// The value of a slice.
open class PieChartDataEntry: ChartDataEntry {
    open var label: String?
    open var value: Double {
        get { y }
        set { y = newValue }
    }

    public required init() { super.init() }

    public init(value: Double, label: String? = nil, icon: UIImage? = nil, data: Any? = nil) {
        self.label = label
        super.init(x: 0, y: value, icon: icon, data: data)
    }
}

/// Writes values as texts.
public protocol ValueFormatter: AnyObject {
    func stringForValue(
        _ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?
    ) -> String
}

public typealias IValueFormatter = ValueFormatter

/// Writes the labels of an axis.
public protocol AxisValueFormatter: AnyObject {
    func stringForValue(_ value: Double, axis: AxisBase?) -> String
}

public typealias IAxisValueFormatter = AxisValueFormatter

/// Writes numbers with a formatter of Foundation's, or with as many decimals as are given.
open class DefaultValueFormatter: NSObject, ValueFormatter {
    open var formatter: NumberFormatter?
    open var decimals: Int?

    public override init() { decimals = 1 }
    public init(formatter: NumberFormatter) { self.formatter = formatter }
    public init(decimals: Int) { self.decimals = decimals }

    open func stringForValue(
        _ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?
    ) -> String { NumberText.text(value, formatter, decimals) }
}

/// Writes the numbers of an axis, with as many decimals as its interval needs.
open class DefaultAxisValueFormatter: NSObject, AxisValueFormatter {
    open var formatter: NumberFormatter?
    open var decimals: Int?

    public override init() {}
    public init(formatter: NumberFormatter) { self.formatter = formatter }
    public init(decimals: Int) { self.decimals = decimals }

    open func stringForValue(_ value: Double, axis: AxisBase?) -> String {
        NumberText.text(value, formatter, decimals ?? axis?.decimals)
    }
}

/// Writes the text whose index is the value; nothing for other values.
open class IndexAxisValueFormatter: NSObject, AxisValueFormatter {
    open var values: [String]

    public override init() { values = [] }
    public init(values: [String]) { self.values = values }
    public static func with(values: [String]) -> IndexAxisValueFormatter? {
        IndexAxisValueFormatter(values: values)
    }

    open func stringForValue(_ value: Double, axis: AxisBase?) -> String {
        guard value.rounded() == value, values.indices.contains(Int(value)) else { return "" }
        return values[Int(value)]
    }
}

enum NumberText {
    static func text(_ value: Double, _ formatter: NumberFormatter?, _ decimals: Int?) -> String {
        if let formatter { return formatter.string(from: NSNumber(value: value)) ?? "" }
        let style = NumberFormatter()
        style.numberStyle = .decimal
        (style.minimumFractionDigits, style.maximumFractionDigits) = (decimals ?? 0, decimals ?? 1)
        return style.string(from: NSNumber(value: value)) ?? ""
    }
}

/// The part of the view in which values are drawn.
open class ViewPortHandler: NSObject {
    public internal(set) var contentRect = CGRect.zero
}

/// A value that the user has selected.
open class Highlight: NSObject {
    public let x: Double
    public let y: Double
    public let dataSetIndex: Int

    public init(x: Double, y: Double = .nan, dataSetIndex: Int) {
        (self.x, self.y, self.dataSetIndex) = (x, y, dataSetIndex)
    }
}

/// Colors that fit each other.
public enum ChartColorTemplates {
    public static func liberty() -> [UIColor] { colors(0xCFF8F6, 0x94D4D4, 0x88B4BB, 0x76AEAF, 0x2A6D82) }
    public static func joyful() -> [UIColor] { colors(0xD9508A, 0xFE9507, 0xFEF778, 0x6AA786, 0x35C2D1) }
    public static func pastel() -> [UIColor] { colors(0x405980, 0x95A57C, 0xD9B8A2, 0xBF8686, 0xB33050) }
    public static func colorful() -> [UIColor] { colors(0xC12552, 0xFF6600, 0xF5C700, 0x6A961F, 0xB36435) }
    public static func vordiplom() -> [UIColor] { colors(0xC0FF8C, 0xFFF78C, 0xFFD08C, 0x8CEAFF, 0xFF8C9D) }
    public static func material() -> [UIColor] { colors(0x2ECC71, 0xF1C40F, 0xE74C3C, 0x3498DB) }

    private static func colors(_ values: Int...) -> [UIColor] {
        values.map { value in
            UIColor(
                red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
                blue: CGFloat(value & 255) / 255, alpha: 1)
        }
    }
}
