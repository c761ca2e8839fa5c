import CoreGraphics
import Foundation

/// The state of a particle at a moment.
struct Particle {
    var image: CGImage
    /// The time since it was emitted, in seconds.
    var age: CFTimeInterval
    var center: CGPoint
    /// In points.
    var size: CGSize
    /// In radians.
    var angle: CGFloat
    /// Red, green, blue and alpha from 0 to 1, which multiply the image's colors.
    var color: [CGFloat]
}

/// The parameters by which an emitter layer emits particles.
struct ParticleField {
    /// The maximum number of particles of a cell that are drawn, newest first.
    private static let limit = 2_000

    let origin: CGPoint
    let size: CGSize
    let shape: CAEmitterLayerEmitterShape
    let mode: CAEmitterLayerEmitterMode
    let lifetime: Double
    let velocity: CGFloat
    let scale: CGFloat
    let spin: CGFloat
    let seed: UInt64

    /// Returns the particles of an emission that are alive at a moment.
    func particles(of emission: Emission, number: Int, at time: CFTimeInterval) -> [Particle] {
        emission.cells.enumerated().flatMap { index, cell in
            particles(of: cell, emission, salt: UInt64(number) << 32 | UInt64(index) << 24, at: time)
        }
    }

    private func particles(
        of cell: CAEmitterCell, _ emission: Emission, salt: UInt64, at time: CFTimeInterval
    ) -> [Particle] {
        let rate = Double(cell.birthRate) * emission.rate
        let start = emission.start + cell.beginTime
        let end = min(emission.end ?? time, start + cell.duration, time)
        let longest = Double(abs(cell.lifetime) + abs(cell.lifetimeRange)) * lifetime
        guard cell.isEnabled, rate > 0, rate < 1e6, end >= start, longest > 0, let image = cell.image else {
            return []
        }
        let last = Int((end - start) * rate)
        let first = max(Int(max(time - longest - start, 0) * rate), last - Self.limit, 0)
        guard first <= last else { return [] }
        return (first...last).compactMap { number in
            let random = ParticleNumbers(seed: seed ^ salt &+ UInt64(number) &* 0x9E37_79B9)
            return particle(of: cell, image, age: time - start - Double(number) / rate, random)
        }
    }

    private func particle(
        of cell: CAEmitterCell, _ image: CGImage, age: CFTimeInterval, _ random: ParticleNumbers
    ) -> Particle? {
        var random = random
        let life = Double(cell.lifetime) + random.spread(Double(cell.lifetimeRange))
        guard age >= 0, age < life * lifetime else { return nil }
        let t = CGFloat(age)
        let place = place(&random)
        let angle = cell.emissionLongitude + random.spread(cell.emissionRange) / 2
        let speed = (cell.velocity + random.spread(cell.velocityRange)) * velocity
        let size = max((cell.scale + random.spread(cell.scaleRange) + cell.scaleSpeed * t) * scale, 0)
        let natural = image.naturalSize
        let pixels = max(cell.contentsScale, 0.01)
        return Particle(
            image: image, age: age,
            center: CGPoint(
                x: place.x + cos(angle) * speed * t + cell.xAcceleration * t * t / 2,
                y: place.y + sin(angle) * speed * t + cell.yAcceleration * t * t / 2),
            size: CGSize(width: natural.width / pixels * size, height: natural.height / pixels * size),
            angle: (cell.spin + random.spread(cell.spinRange)) * spin * t,
            color: cell.color(after: Float(age), &random))
    }

    private func place(_ random: inout ParticleNumbers) -> CGPoint {
        let (across, along, edge) = (random.part(), random.part(), random.part())
        switch shape {
        case .line: return CGPoint(x: origin.x + (across - 0.5) * size.width, y: origin.y)
        case .rectangle, .cuboid: return inRectangle(across, along, edge)
        case .circle, .sphere:
            let radius = mode == .outline ? size.width : size.width * along.squareRoot()
            return CGPoint(
                x: origin.x + cos(across * 2 * .pi) * radius, y: origin.y + sin(across * 2 * .pi) * radius)
        default: return origin
        }
    }

    private func inRectangle(_ across: CGFloat, _ along: CGFloat, _ edge: CGFloat) -> CGPoint {
        var (x, y) = (across - 0.5, along - 0.5)
        switch mode {
        case .points: (x, y) = (across < 0.5 ? -0.5 : 0.5, along < 0.5 ? -0.5 : 0.5)
        case .outline where edge < 0.5: x = across < 0.5 ? -0.5 : 0.5
        case .outline: y = along < 0.5 ? -0.5 : 0.5
        default: break
        }
        return CGPoint(x: origin.x + x * size.width, y: origin.y + y * size.height)
    }
}

extension CAEmitterCell {
    fileprivate var image: CGImage? {
        guard let contents else { return nil }
        return contents as? CGImage
    }

    private var sRGBComponents: [CGFloat] {
        let space = CGColorSpaceCreateDeviceRGB()
        return color?.converted(to: space, intent: .defaultIntent, options: nil)?.components ?? [1, 1, 1, 1]
    }

    fileprivate func color(after age: Float, _ random: inout ParticleNumbers) -> [CGFloat] {
        let base = sRGBComponents
        let ranges = [redRange, greenRange, blueRange, alphaRange]
        let speeds = [redSpeed, greenSpeed, blueSpeed, alphaSpeed]
        return base.indices.map { index in
            let change = random.spread(CGFloat(ranges[index])) / 2 + CGFloat(speeds[index] * age)
            return min(max(base[index] + change, 0), 1)
        }
    }
}

/// The random numbers of one particle.
struct ParticleNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns a number from 0 up to 1, by SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number
    /// generators", 2014).
    mutating func part() -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return CGFloat((bits ^ (bits >> 31)) >> 11) / CGFloat(1 << 53)
    }

    /// Returns a number between the negative range and the range.
    mutating func spread(_ range: CGFloat) -> CGFloat { (part() * 2 - 1) * range }
}
