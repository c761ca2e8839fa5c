import CoreGraphics

extension CALayer {
    /// Draws the layer with its sublayers as currently displayed, including animations.
    package func renderShown(in ctx: CGContext) {
        let time = VirtualClock.main.now
        LayerRenderer(ctx, time: time).draw(shown(at: time))
    }
}

/// Draws a layer tree into a context, once.
final class LayerRenderer {
    /// The maximum depth; deeper layers are not drawn.
    static let deepest = 1_000
    /// The maximum number of nested groups. Each takes as much memory as the screen.
    static let mostGroups = 24

    let context: CGContext
    /// The time that is drawn; nil without animations.
    private let time: CFTimeInterval?
    /// Whether only a silhouette is drawn, for a shadow; layers in it have no shadows.
    private let isSilhouette: Bool
    private var depth: Int
    private var groups = 0
    private var reported: Set<String> = []
    /// The opacity of layers above that is applied to each part.
    private var inherited: CGFloat = 1

    init(_ context: CGContext, time: CFTimeInterval? = nil, isSilhouette: Bool = false, depth: Int = 0) {
        self.context = context
        self.time = time
        self.isSilhouette = isSilhouette
        self.depth = depth
    }

    private func report(_ message: String) {
        if reported.insert(message).inserted { LayerDiagnostics.report(message) }
    }

    /// Draws a layer into its superlayer's coordinates.
    func drawInSuperlayer(_ model: CALayer) {
        let layer = model.motion == nil ? model : time.map { model.shown(at: $0) } ?? model
        guard !layer.isHidden, layer.opacity > 0 else { return }
        if layer.transform.m34 != 0 || layer.transform.m14 != 0 || layer.transform.m24 != 0 {
            report("perspective is not supported; a layer's transform is drawn without it")
        }
        let map = layer.transformToSuperlayer
        let turned = map.a * map.d - map.b * map.c < 0
        guard layer.isDoubleSided || !turned || layer.transform.m33 >= 0 else { return }
        context.saveGState()
        context.concatenate(map)
        draw(layer)
        context.restoreGState()
    }

    /// Draws a layer into its own coordinates.
    func draw(_ layer: CALayer) {
        guard layer.opacity > 0, !layer.isHidden, layer.hasUsableBounds else { return }
        let clip = context.boundingBoxOfClipPath
        guard !clip.isNull else { return }
        if layer.masksToBounds || layer.children.isEmpty, !clip.intersects(layer.drawnArea) { return }
        guard depth < Self.deepest else {
            report("layers nested more than \(Self.deepest) deep are not drawn")
            return
        }
        depth += 1
        defer { depth -= 1 }
        if let transition = layer.transition {
            return transition.draw(in: context, bounds: layer.bounds) { drawMasked(layer) }
        }
        drawMasked(layer)
    }

    private func drawMasked(_ layer: CALayer) {
        if let mask = layer.mask {
            group {
                context.draw(
                    masked: { drawComposited(layer) },
                    by: { LayerRenderer(context, time: time, depth: depth).drawInSuperlayer(mask) })
            }
        } else {
            drawComposited(layer)
        }
    }

    private func group(_ body: () -> Void) {
        groups += 1
        body()
        groups -= 1
    }

    /// Draws a layer with its opacity and blend mode.
    private func drawComposited(_ layer: CALayer) {
        let opacity = CGFloat(max(0, min(1, layer.opacity.isNaN ? 1 : layer.opacity)))
        let mode = layer.blendMode
        guard opacity < 1 || mode != .normal || layer.vibrantColor != nil else {
            drawParts(layer)
            return
        }
        let isGroup =
            mode != .normal || layer.vibrantColor != nil
            || (layer.allowsGroupOpacity && layer.hasSeveralParts)
        if isGroup, groups < Self.mostGroups {
            context.saveGState()
            context.setAlpha(opacity * inherited)
            context.setBlendMode(mode)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            let outer = inherited
            inherited = 1
            group { drawParts(layer) }
            if let color = layer.vibrantColor { replaceColors(by: color) }
            inherited = outer
            context.endTransparencyLayer()
            context.restoreGState()
            return
        }
        if isGroup {
            report("more than \(Self.mostGroups) nested translucent layers are not composited as groups")
        }
        let outer = inherited
        inherited *= opacity
        drawParts(layer)
        inherited = outer
    }

    /// Gives what has been drawn into the group one color.
    private func replaceColors(by color: CGColor) {
        context.saveGState()
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(context.boundingBoxOfClipPath)
        context.restoreGState()
    }

    /// Draws background, contents, sublayers and border, in that order.
    private func drawParts(_ layer: CALayer) {
        let outline = layer.outline()
        if layer.shadowOpacity > 0, !layer.masksToBounds, !isSilhouette { drawShadow(of: layer, outline) }
        fill(layer.backgroundColor, outline)
        let clips = layer.masksToBounds
        if layer.hasContents || !layer.children.isEmpty {
            if clips {
                context.saveGState()
                context.beginPath()
                outline.add(to: context)
                context.clip()
            }
            drawContents(of: layer)
            drawSublayers(of: layer)
            if clips { context.restoreGState() }
        }
        drawBorder(of: layer, outline)
    }

    private func fill(_ color: CGColor?, _ outline: LayerOutline) {
        guard let color, color.alpha > 0 else { return }
        context.setAlpha(inherited)
        context.setFillColor(color)
        context.beginPath()
        outline.add(to: context)
        context.fillPath()
    }

    private func drawContents(of layer: CALayer) {
        guard layer.hasContents else { return }
        context.saveGState()
        context.setAlpha(inherited)
        if inherited < 1, layer.drawsItself { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        layer.drawContents(in: context)
        if inherited < 1, layer.drawsItself { context.endTransparencyLayer() }
        context.restoreGState()
    }

    private func drawSublayers(of layer: CALayer) {
        guard !layer.children.isEmpty else { return }
        let instances = layer.sublayerInstances
        guard instances.count != 1 || !instances[0].isIdentity else {
            for child in layer.drawingOrder { drawInSuperlayer(child) }
            return
        }
        for map in instances {
            context.saveGState()
            context.concatenate(map)
            for child in layer.drawingOrder { drawInSuperlayer(child) }
            context.restoreGState()
        }
    }

    private func drawBorder(of layer: CALayer, _ outline: LayerOutline) {
        let width = layer.borderWidth
        guard width > 0, width.isFinite, let color = layer.borderColor, color.alpha > 0 else { return }
        context.setAlpha(inherited)
        context.setFillColor(color)
        context.beginPath()
        outline.add(to: context)
        if width * 2 < min(outline.rect.width, outline.rect.height) {
            layer.outline(inset: width).add(to: context)
        }
        context.fillPath(using: .evenOdd)
    }

    private func drawShadow(of layer: CALayer, _ outline: LayerOutline) {
        let opacity = CGFloat(min(1, layer.shadowOpacity)) * inherited
        guard let base = layer.shadowColor, let color = base.copy(alpha: base.alpha * opacity),
            layer.shadowRadius.isFinite
        else { return }
        let (offset, blur) = (layer.shadowOffset, 2 * max(0, layer.shadowRadius))
        if let path = layer.shadowPath {
            context.drawShadow(offset: offset, blur: blur, color: color, bounds: path.boundingBox) { mask in
                mask.setFillColor(.black)
                mask.addPath(path)
                mask.fillPath()
            }
        } else if layer.isCoveredByBackground {
            context.drawShadow(
                offset: offset, blur: blur, color: color, rect: outline.rect, corner: outline.cornerExtent
            ) { rect in
                var outline = outline
                outline.rect = rect
                return outline.path
            }
        } else {
            let (depth, time) = (self.depth, self.time)
            context.drawShadow(offset: offset, blur: blur, color: color, bounds: nil) { mask in
                LayerRenderer(mask, time: time, isSilhouette: true, depth: depth).drawParts(layer)
            }
        }
    }
}
