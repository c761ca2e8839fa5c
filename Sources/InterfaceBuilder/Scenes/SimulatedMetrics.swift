/// A simulated metric of a controller's environment on the canvas. It has no effect outside of Xcode.
public struct SimulatedMetrics: ElementFacade {
    /// The element, such as `simulatedNavigationBarMetrics`.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The simulated property: `statusBar`, `orientation`, `destination`, `simulatedTopBarMetrics`…
    public var key: String? { element.key }

    /// The device of a screen, such as `retina4_7.fullscreen`.
    public var type: String? { element["type"] }

    /// The simulated orientation, such as `landscapeRight`; nil for portrait.
    public var orientation: String? { element["orientation"] }

    /// The style of a bar.
    public var barStyle: String? { element["barStyle"] }

    /// Whether a bar is translucent.
    public var isTranslucent: Bool { element.bool("translucent", default: true) }
}

extension Controller {
    /// The simulated metrics of this controller.
    public var simulatedMetrics: [SimulatedMetrics] { element.simulatedMetrics }
}

extension Document {
    /// The simulated metrics of every controller, in documents of Xcode 7 and older.
    public var defaultSimulatedMetrics: [SimulatedMetrics] {
        root.child(named: "simulatedMetricsContainer", key: "defaultSimulatedMetrics")?.simulatedMetrics ?? []
    }

    /// The ids of the segues from which the canvas infers the bars of a controller that several segues lead to.
    public var inferredMetricsTieBreakers: [String] {
        root.members(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] }
    }

    /// The names of the features that Xcode needs to support to read the document.
    public var capabilities: [String] {
        root.members(of: "dependencies").filter { $0.isNamed("capability") }.compactMap { $0["name"] }
    }

    /// The iOS version that the document is built for, as a number of Interface Builder; nil for the
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
