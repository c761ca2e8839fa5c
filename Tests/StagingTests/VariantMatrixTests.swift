import Testing

@testable import Staging
@testable import UIKit

@Suite struct VariantMatrixTests {
    @Test func nothingAskedForIsOneVariant() {
        #expect(VariantMatrix().variants.count == 1)
        #expect(VariantMatrix().variants.first?.words.isEmpty == true)
    }

    @Test func everyCombinationIsAVariant() {
        var matrix = VariantMatrix()
        matrix.devices = [.named("iPhone SE"), .named("iPad")]
        matrix.styles = [.light, .dark]
        matrix.languages = ["ja", "ar", nil]
        #expect(matrix.variants.count == 12)
    }

    @Test func theLastListRunsFastest() {
        var matrix = VariantMatrix()
        matrix.orientations = [false, true]
        matrix.styles = [.light, .dark]
        let words = matrix.variants.map { $0.words.joined(separator: " ") }
        #expect(words == ["portrait light", "portrait dark", "landscape light", "landscape dark"])
    }

    @Test func aDeviceStandsUprightUnlessAskedOtherwise() {
        let canvas = ScreenEnvironment(isLandscape: true)
        #expect(Variant().environment(canvas: canvas).isLandscape)
        #expect(!Variant(device: .named("iPad")).environment(canvas: canvas).isLandscape)
        #expect(Variant(device: .named("iPad"), isLandscape: true).environment(canvas: canvas).isLandscape)
    }
}
