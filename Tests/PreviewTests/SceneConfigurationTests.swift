import Testing

@testable import Preview

/// Configurations in URLs.
@MainActor
@Suite struct SceneConfigurationTests {
    @Test func everyParameterHasItsPart() throws {
        let configuration = try SceneConfiguration([
            "device": "iphone se", "orientation": "landscape", "appearance": "dark", "language": "ja",
            "size": "accessibilityLarge", "contrast": "high", "direction": "rtl", "scale": "2", "other": "x",
        ])
        #expect(
            configuration.variant.words == [
                "iPhone SE", "landscape", "dark", "ja", "accessibilityLarge", "high-contrast",
                "rtl",
            ])
        #expect(configuration.scale == 2)
    }

    @Test func emptyValuesAreTheDocumentsOwn() throws {
        #expect(try SceneConfiguration(["device": "", "language": ""]) == SceneConfiguration([:]))
    }

    @Test(arguments: [
        "device": "Nokia", "orientation": "up", "appearance": "blue", "language": "../..", "size": "huge",
        "contrast": "1", "direction": "down", "scale": "1000",
    ])
    func aValueThatMeansNothingIsNamed(_ name: String, _ value: String) {
        #expect {
            try SceneConfiguration([name: value])
        } throws: {
            ($0 as? SceneConfiguration.Mistake)?.description.hasPrefix("\(name) cannot be \"\(value)\"")
                == true
        }
    }
}
