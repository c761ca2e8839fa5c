import CoreGraphics

/// Draws particles.
struct ParticleRenderer {
    let context: CGContext
    let mode: CAEmitterLayerRenderMode

    func draw(_ particles: [Particle]) {
        var tints: [Tint: CGImage] = [:]
        context.saveGState()
        if mode == .additive { context.setBlendMode(.plusLighter) }
        for particle in particles where particle.color[3] > 0.002 && particle.size.width > 0 {
            let tint = Tint(of: particle)
            let image = tints[tint] ?? tint.apply(to: particle.image)
            tints[tint] = image
            draw(image, particle)
        }
        context.restoreGState()
    }

    private func draw(_ image: CGImage, _ particle: Particle) {
        context.saveGState()
        context.translateBy(x: particle.center.x, y: particle.center.y)
        context.rotate(by: particle.angle)
        context.setAlpha(particle.color[3])
        let (width, height) = (particle.size.width, particle.size.height)
        context.drawUpright(image, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
        context.restoreGState()
    }

    /// An image and the color that multiplies it, quantized in imperceptible steps.
    private struct Tint: Hashable {
        private static let steps: CGFloat = 32
        let image: ObjectIdentifier
        let red: Int
        let green: Int
        let blue: Int

        init(of particle: Particle) {
            image = ObjectIdentifier(particle.image)
            let parts = particle.color.prefix(3).map { Int(($0 * Self.steps).rounded()) }
            (red, green, blue) = (parts[0], parts[1], parts[2])
        }

        func apply(to image: CGImage) -> CGImage {
            let whole = Int(Self.steps)
            if red == whole, green == whole, blue == whole { return image }
            return image.multiplied(
                red: CGFloat(red) / Self.steps, green: CGFloat(green) / Self.steps,
                blue: CGFloat(blue) / Self.steps)
        }
    }
}
