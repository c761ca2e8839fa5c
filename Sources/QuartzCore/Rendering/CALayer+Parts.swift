import CoreGraphics

extension CALayer {
    /// Whether the bounds can be drawn. The limit is far beyond any screen and keeps
    /// sums exact.
    var hasUsableBounds: Bool {
        let r = bounds
        let figures = [r.origin.x, r.origin.y, r.size.width, r.size.height, position.x, position.y]
        return figures.allSatisfy { $0.isFinite && abs($0) < 1e9 }
    }

    /// The area that the layer itself may cover, including its shadow, without sublayers.
    var drawnArea: CGRect {
        var area = bounds.standardized.union(masksToBounds ? bounds : contentsReach)
        if shadowOpacity > 0, !masksToBounds {
            let reach = max(0, shadowRadius) * 3 + 2
            let shape = shadowPath.map { area.union($0.boundingBox) } ?? area
            area = area.union(
                shape.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height).insetBy(
                    dx: -reach, dy: -reach))
        }
        return area
    }

    /// Whether there are several of background, contents, border and sublayers.
    var mayOverlapItself: Bool {
        guard children.isEmpty, shadowOpacity <= 0 else { return true }
        let hasBackground = (backgroundColor?.alpha ?? 0) > 0
        let hasBorder = borderWidth > 0 && (borderColor?.alpha ?? 0) > 0
        return drawsItself || (hasBackground ? 1 : 0) + (hasBorder ? 1 : 0) + (hasContents ? 1 : 0) > 1
    }

    /// Whether an opaque background covers the layer's whole shape, so that its shadow is that of the
    /// outline.
    var isCoveredByBackground: Bool {
        guard let color = backgroundColor, color.alpha >= 1, contentsReach == bounds else { return false }
        return children.allSatisfy { $0.isHidden || $0.opacity == 0 || liesInside($0) }
    }

    private func liesInside(_ child: CALayer) -> Bool {
        (child.children.isEmpty || child.masksToBounds) && bounds.contains(child.frame)
            && child.shadowOpacity <= 0
    }

    /// The blend mode of the compositing filter.
    var blendMode: CGBlendMode {
        guard let name = compositingFilter as? String else { return .normal }
        return LayerBlendModes.modes[name] ?? .normal
    }
}

/// The blend modes by the names of compositing filters.
enum LayerBlendModes {
    static let modes: [String: CGBlendMode] = [
        "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
        "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
        "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
    ]
}
