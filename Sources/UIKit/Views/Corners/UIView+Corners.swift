import CoreGraphics
import QuartzCore

/// A corner configuration of a view. An object, since few views have one.
final class CornerConfigurationBox: Sendable {
    let configuration: UICornerConfiguration

    init(_ configuration: UICornerConfiguration) { self.configuration = configuration }
}

extension UIView {
    /// The radii of the view's corners, which follow its size and its container with each layout (iOS 26). Content is
    /// clipped to them if `clipsToBounds` is true; the effect of a visual effect view always is.
    public var cornerConfiguration: UICornerConfiguration? {
        get { layoutState.corners?.configuration }
        set {
            layoutState.corners = newValue.map(CornerConfigurationBox.init)
            if newValue == nil { show(radii: Array(repeating: 0, count: 4)) }
            setNeedsLayout()
        }
    }

    /// Sets the radii of the layer to those of the configuration for the current size.
    func applyCorners() {
        guard let configuration = cornerConfiguration else { return }
        let resolver = CornerResolver(view: self)
        show(radii: resolver.radii(configuration.kind))
    }

    private func show(radii: [CGFloat]) {
        let isUniform = radii.allSatisfy { $0 == radii[0] }
        layer.cornerCurve = .continuous
        layer.cornerRadius = isUniform ? radii[0] : 0
        layer.cornerRadii =
            isUniform
            ? nil
            : CornerRadii(topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3])
        setNeedsDisplay()
    }
}

/// Determines the radii of a view's corners: top left, top right, bottom left, bottom right.
@MainActor
private struct CornerResolver {
    let view: UIView

    func radii(_ kind: UICornerConfiguration.Kind) -> [CGFloat] {
        switch kind {
        case .capsule(let maximum):
            return Array(repeating: min(half, maximum.map { max($0, 0) } ?? half), count: 4)
        case .uniform(let radius):
            // Apple does not document which corner's radius all have; the largest keeps each as round as its container's.
            let largest = (0..<4).map { value(radius, corner: $0) }.max() ?? 0
            return Array(repeating: largest, count: 4)
        case .corners(let corners):
            let radii = [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight]
            return radii.enumerated().map { corner, radius in radius.map { value($0, corner: corner) } ?? 0 }
        }
    }

    private var half: CGFloat { min(view.bounds.width, view.bounds.height) / 2 }

    private func value(_ radius: UICornerRadius, corner: Int) -> CGFloat {
        switch radius.kind {
        case .fixed(let radius): min(max(radius, 0), half)
        case .containerConcentric(let minimum): min(max(concentric(corner), minimum ?? 0, 0), half)
        }
    }

    /// Returns the radius of the container's corner less the larger distance from its sides; 0 if no container is round.
    private func concentric(_ corner: Int) -> CGFloat {
        guard let container = sequence(first: view, next: \.superview).dropFirst().first(where: isRound)
        else {
            return 0
        }
        let (frame, bounds) = (view.convert(view.bounds, to: container), container.bounds)
        let across = corner % 2 == 0 ? frame.minX - bounds.minX : bounds.maxX - frame.maxX
        let along = corner < 2 ? frame.minY - bounds.minY : bounds.maxY - frame.maxY
        return radius(of: container, corner: corner) - max(across, along)
    }

    private func isRound(_ view: UIView) -> Bool {
        view.layer.cornerRadius > 0 || view.layer.cornerRadii != nil
    }

    private func radius(of container: UIView, corner: Int) -> CGFloat {
        container.layer.cornerRadii?.all[corner] ?? container.layer.cornerRadius
    }
}
