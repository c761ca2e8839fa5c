import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite struct EmitterTests {
    private func image() throws -> CGImage {
        let context = try #require(CGContext.bitmap(width: 4, height: 4, scale: 1, opaque: true))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        return try #require(context.makeImage())
    }

    private func layer(_ change: (CAEmitterCell) -> Void = { _ in }) throws -> CAEmitterLayer {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.contents) = (10, 2, try image())
        change(cell)
        let layer = CAEmitterLayer()
        layer.emitterPosition = CGPoint(x: 50, y: 60)
        layer.emitterCells = [cell]
        return layer
    }

    private var now: Double { VirtualClock.main.now }

    @Test func particlesAreBornAtTheRateAndDieAfterTheirLifetime() throws {
        let layer = try layer()
        #expect(layer.particles(at: now + 1.05).count == 11)
        #expect(layer.particles(at: now + 5.05).count == 20)
    }

    @Test func theSameMomentLooksTheSame() throws {
        let layer = try layer { ($0.velocity, $0.velocityRange, $0.emissionRange) = (100, 50, 6) }
        let first = layer.particles(at: now + 1).map(\.center)
        #expect(first == layer.particles(at: now + 1).map(\.center))
        layer.seed = 7
        #expect(first != layer.particles(at: now + 1).map(\.center))
    }

    @Test func particlesFlyAlongTheirDirectionAndFall() throws {
        let layer = try layer { ($0.velocity, $0.emissionLongitude, $0.yAcceleration) = (100, 0, 20) }
        let oldest = try #require(layer.particles(at: now + 1).max { $0.age < $1.age })
        #expect(abs(oldest.center.x - 150) < 0.001 && abs(oldest.center.y - 70) < 0.001)
    }

    @Test func particlesThatWereSentOutLiveOnWhenTheRateIsNothing() throws {
        let layer = try layer()
        let start = now
        VirtualClock.main.advance(by: 1.05)
        layer.birthRate = 0
        #expect(layer.particles(at: start + 1.5).count == 11)
        #expect(layer.particles(at: start + 4).isEmpty)
    }

    @Test func aCellsRateIsSetByItsKeyPath() throws {
        let layer = try layer { $0.name = "spark" }
        layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        #expect(layer.emitterCells?.first?.birthRate == 0)
    }

    @Test func particlesFadeAndGrow() throws {
        let layer = try layer { ($0.alphaSpeed, $0.scaleSpeed) = (-0.5, 1) }
        let oldest = try #require(layer.particles(at: now + 1).max { $0.age < $1.age })
        #expect(abs(oldest.color[3] - 0.5) < 0.001 && abs(oldest.size.width - 8) < 0.001)
    }

    @Test func particlesComeFromTheLine() throws {
        let layer = try layer()
        (layer.emitterShape, layer.emitterSize) = (.line, CGSize(width: 20, height: 0))
        let places = layer.particles(at: now + 2).map(\.center)
        #expect(places.allSatisfy { 40...60 ~= $0.x && $0.y == 60 } && Set(places.map(\.x)).count > 5)
    }

    @Test func particlesAreDrawnInTheColorOfTheirCell() throws {
        let layer = try layer { $0.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        VirtualClock.main.advance(by: 0.05)
        let context = try #require(CGContext.bitmap(width: 100, height: 100, scale: 1, opaque: true))
        layer.render(in: context)
        let data = try #require(context.makeImage()?.dataProvider?.data) as Data
        let pixel = Array(data[(60 * 100 + 50) * 4..<(60 * 100 + 50) * 4 + 3])
        #expect(pixel == [0, 0, 255])
    }
}
