import CoreGraphics

/// Draws the contents between a layer's background and its sublayers.
enum LayerContents {
    static func draw(_ layer: CALayer, in context: CGContext) {
        if let contents = layer.contents {
            if let image = contents as? CGImage { draw(image, of: layer, in: context) }
        } else if layer.drawsItself {
            context.clip(to: layer.bounds)
            layer.delegate?.layerWillDraw(layer)
            layer.draw(in: context)
        }
    }

    private static func draw(_ image: CGImage, of layer: CALayer, in context: CGContext) {
        let scale = layer.contentsScale.isFinite && layer.contentsScale > 0 ? layer.contentsScale : 1
        guard let part = shownPart(of: image, layer.contentsRect) else { return }
        let size = CGSize(width: part.naturalSize.width / scale, height: part.naturalSize.height / scale)
        let place = layer.contentsGravity.place(size, in: layer.bounds.standardized)
        if layer.magnificationFilter == .nearest { context.interpolationQuality = .none }
        let center = layer.contentsCenter
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1), center.isUsablePart else {
            context.drawUpright(part, in: place)
            return
        }
        let whole = part.naturalSize
        context.drawNinePart(
            part, in: place,
            insets: (
                top: center.minY * whole.height, left: center.minX * whole.width,
                bottom: (1 - center.maxY) * whole.height, right: (1 - center.maxX) * whole.width
            ), scale: scale)
    }

    private static func shownPart(of image: CGImage, _ rect: CGRect) -> CGImage? {
        guard rect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        guard rect.isUsablePart else { return nil }
        let size = image.naturalSize
        return image.cropping(
            to: CGRect(
                x: rect.minX * size.width, y: rect.minY * size.height, width: rect.width * size.width,
                height: rect.height * size.height))
    }
}

extension CGRect {
    /// Whether the rectangle is a valid part of something, as fractions of its size.
    var isUsablePart: Bool {
        [minX, minY, maxX, maxY].allSatisfy { $0.isFinite && abs($0) < 1e6 }
    }
}

extension CALayerContentsGravity {
    /// Returns the rectangle of contents of a size in the bounds. Top is up on the screen.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let (fitX, fitY) = (bounds.width / size.width, bounds.height / size.height)
        switch self {
        case .resizeAspect: return centered(size, times: min(fitX, fitY), in: bounds)
        case .resizeAspectFill: return centered(size, times: max(fitX, fitY), in: bounds)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
            let (x, y) = share
            return CGRect(
                x: bounds.minX + (bounds.width - size.width) * x,
                y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
        default: return bounds
        }
    }

    private func centered(_ size: CGSize, times factor: CGFloat, in bounds: CGRect) -> CGRect {
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The fractions of the unused space to the left of the contents and above them.
    private var share: (CGFloat, CGFloat) {
        let name = rawValue.lowercased()
        let x: CGFloat = name.contains("left") ? 0 : name.contains("right") ? 1 : 0.5
        let y: CGFloat = name.contains("top") ? 0 : name.contains("bottom") ? 1 : 0.5
        return (x, y)
    }
}
