import Testing

@testable import UIKit

/// The environment that a process receives in variables.
@Suite struct ProcessEnvironmentTests {
    @Test func theStandardEnvironmentNeedsNoVariables() {
        #expect(ScreenEnvironment().variables.isEmpty)
    }

    @Test func everyPropertySurvives() throws {
        var environment = ScreenEnvironment(
            device: try #require(DeviceModel.named("iPhone 16 Pro")), isLandscape: true, style: .dark,
            contentSize: .accessibilityLarge, direction: .rightToLeft)
        environment.language = "he"
        environment.design = .glass
        let copy = ScreenEnvironment(variables: environment.variables)
        #expect(copy.device.name == "iPhone 16 Pro" && copy.isLandscape && copy.style == .dark)
        #expect(copy.contentSize == .accessibilityLarge && copy.direction == .rightToLeft)
        #expect(copy.language == "he" && copy.design == .glass && copy.controls == .glass)
    }

    @Test func anUnknownDeviceIsTheStandardOne() {
        #expect(
            ScreenEnvironment(variables: ["KUMIKI_DEVICE": "Lamp"]).device.name == DeviceModel.standard.name)
    }
}
