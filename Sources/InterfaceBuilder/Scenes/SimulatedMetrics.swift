/// What the canvas pretends of a controller's surroundings. It matters in Xcode alone.
public struct SimulatedMetrics: ElementFacade {
    /// The element, such as `simulatedNavigationBarMetrics`.
    public let element: Element

    /// A typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// What is pretended: `statusBar`, `orientation`, `destination`, `simulatedTopBarMetrics`…
    public var key: String? { element.key }

    /// The device of a screen, such as `retina4_7.fullscreen`.
    public var type: String? { element["type"] }

    /// How the device is held: `landscapeRight`; nil for upright.
    public var orientation: String? { element["orientation"] }

    /// The look of a bar.
    public var barStyle: String? { element["barStyle"] }

    /// Whether a bar lets through what is below.
    public var isTranslucent: Bool { element.bool("translucent", default: true) }
}

extension Controller {
    /// What the canvas pretends of this controller.
    public var simulatedMetrics: [SimulatedMetrics] { element.simulatedMetrics }
}

extension Document {
    /// What the canvas pretends of every controller, in documents of Xcode 7 and older.
    public var defaultSimulatedMetrics: [SimulatedMetrics] {
        root.child(named: "simulatedMetricsContainer", key: "defaultSimulatedMetrics")?.simulatedMetrics ?? []
    }

    /// The segues that tell the canvas which of several ways to a controller its bars are taken from, by id.
    public var inferredMetricsTieBreakers: [String] {
        root.members(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] }
    }

    /// The features that an Xcode must have to read the document, by name.
    public var capabilities: [String] {
        root.members(of: "dependencies").filter { $0.isNamed("capability") }.compactMap { $0["name"] }
    }

    /// The release of iOS that the document is built for, as a number of Interface Builder's own; nil for the
    /// project's.
    public var deploymentVersion: Int? {
        root.members(of: "dependencies").first { $0.isNamed("deployment") }?.int("version")
    }
}

extension Element {
    fileprivate var simulatedMetrics: [SimulatedMetrics] {
        children.filter { $0.name.hasPrefix("simulated") && $0.name.hasSuffix("Metrics") }.map(
            SimulatedMetrics.init)
    }
}
