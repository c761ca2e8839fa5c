import CoreGraphics
import Foundation

/// A layer that emits particles.
///
/// Each particle depends on the seed, its cell and its number alone, so that a moment always looks the same.
open class CAEmitterLayer: CALayer {
    open var emitterCells: [CAEmitterCell]? { didSet { emissionDidChange() } }
    /// A factor for the birth rates of the cells.
    open var birthRate: Float = 1 { didSet { if birthRate != oldValue { emissionDidChange() } } }
    /// A factor for the lifetimes of the cells.
    open var lifetime: Float = 1
    open var emitterPosition = CGPoint.zero
    /// Stored only; emitters are two-dimensional here.
    open var emitterZPosition: CGFloat = 0
    open var emitterSize = CGSize.zero
    /// Stored only; emitters are two-dimensional here.
    open var emitterDepth: CGFloat = 0
    open var emitterShape = CAEmitterLayerEmitterShape.point
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Stored only; emitters are two-dimensional here.
    open var preservesDepth = false
    /// A factor for the velocities of the cells.
    open var velocity: Float = 1
    /// A factor for the scales of the cells.
    open var scale: Float = 1
    /// A factor for the spins of the cells.
    open var spin: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0

    /// The periods of emission at a constant rate, the last of which is current.
    private(set) var emissions: [Emission] = []
    /// The maximum number of past emissions that can still have particles; older ones are discarded.
    private static let mostEmissions = 64

    private func emissionDidChange() {
        let now = VirtualClock.main.now
        if let last = emissions.indices.last, emissions[last].end == nil { emissions[last].end = now }
        emissions = emissions.suffix(Self.mostEmissions)
        guard birthRate > 0, let emitterCells, !emitterCells.isEmpty else { return }
        emissions.append(Emission(start: now, rate: Double(birthRate), cells: emitterCells))
    }

    /// Sets the rate of a cell by `emitterCells.NAME.birthRate`. Other properties are set on the cell.
    override func setPart(_ value: Any, at keyPath: String) -> Bool {
        guard let (cell, key) = cell(at: keyPath) else { return false }
        if key == "birthRate", let rate = LayerProperties.figure(value) {
            cell.birthRate = Float(rate)
            emissionDidChange()
        } else {
            LayerDiagnostics.report("\(keyPath) cannot be set by its key path here; set it on the cell")
        }
        return true
    }

    /// Returns the cell and the key of `emitterCells.NAME.KEY`.
    private func cell(at keyPath: String) -> (CAEmitterCell, String)? {
        let parts = keyPath.split(separator: ".").map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells" else { return nil }
        return emitterCells?.first { $0.name == parts[1] }.map { ($0, parts[2]) }
    }

    // MARK: Drawing

    override var hasContents: Bool { !emissions.isEmpty || super.hasContents }

    /// Particles are not bounded by the layer.
    override var contentsReach: CGRect {
        emissions.isEmpty ? super.contentsReach : CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    }

    override func drawContents(in ctx: CGContext) {
        if super.hasContents { super.drawContents(in: ctx) }
        ParticleRenderer(context: ctx, mode: renderMode).draw(particles(at: VirtualClock.main.now))
    }

    /// Returns the particles that are alive at a moment, in drawing order.
    func particles(at time: CFTimeInterval) -> [Particle] {
        let field = ParticleField(
            origin: emitterPosition, size: emitterSize, shape: emitterShape, mode: emitterMode,
            lifetime: Double(lifetime), velocity: CGFloat(velocity), scale: CGFloat(scale),
            spin: CGFloat(spin), seed: UInt64(seed))
        let all = emissions.enumerated().flatMap { field.particles(of: $1, number: $0, at: time) }
        switch renderMode {
        case .oldestFirst: return all.sorted { $0.age > $1.age }
        case .oldestLast: return all.sorted { $0.age < $1.age }
        default: return all
        }
    }

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CAEmitterLayer else { return }
        (emitterCells, birthRate, lifetime) = (other.emitterCells, other.birthRate, other.lifetime)
        (emitterPosition, emitterSize) = (other.emitterPosition, other.emitterSize)
        (emitterShape, emitterMode, renderMode) = (other.emitterShape, other.emitterMode, other.renderMode)
        (velocity, scale, spin, seed) = (other.velocity, other.scale, other.spin, other.seed)
        emissions = other.emissions
    }
}

/// A period in which an emitter emits particles at a constant rate.
struct Emission {
    var start: CFTimeInterval
    /// Nil for the current period.
    var end: CFTimeInterval?
    /// A factor for the rates of the cells.
    var rate: Double
    var cells: [CAEmitterCell]
}
