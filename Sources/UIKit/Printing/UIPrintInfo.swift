import Foundation

/// A print job's name and options.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying {
    /// The kind of content.
    public enum OutputType: Int, Sendable {
        case general = 0
        case photo = 1
        case grayscale = 2
        case photoGrayscale = 3
    }
    /// The orientation of pages.
    public enum Orientation: Int, Sendable {
        case portrait = 0
        case landscape = 1
    }
    /// The printed sides of the paper, and the edge over which it is turned.
    public enum Duplex: Int, Sendable {
        case none = 0
        case longEdge = 1
        case shortEdge = 2
    }

    open var printerID: String?
    open var jobName: String
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none

    /// Returns options with default values.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }

    /// Creates options from those in `dictionaryRepresentation`.
    public init(dictionary: [AnyHashable: Any]?) {
        jobName = dictionary?[Key.jobName] as? String ?? ""
        printerID = dictionary?[Key.printer] as? String
        super.init()
        outputType = (dictionary?[Key.output] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (dictionary?[Key.orientation] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (dictionary?[Key.duplex] as? Int).flatMap(Duplex.init) ?? .none
    }

    open var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [
            Key.jobName: jobName, Key.output: outputType.rawValue, Key.orientation: orientation.rawValue,
            Key.duplex: duplex.rawValue,
        ]
        values[Key.printer] = printerID
        return values
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }

    private enum Key {
        static let jobName = "UIPrintInfoJobNameKey"
        static let printer = "UIPrintInfoPrinterIDKey"
        static let output = "UIPrintInfoOutputTypeKey"
        static let orientation = "UIPrintInfoOrientationKey"
        static let duplex = "UIPrintInfoDuplexKey"
    }
}
