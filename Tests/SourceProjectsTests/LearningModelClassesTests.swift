import Testing

@testable import SourceProjects

/// The classes that Xcode generates from a model of Core ML.
struct LearningModelClassesTests {
    /// A field of Protocol Buffers with bytes.
    private func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
        coded(number << 3 | 2) + coded(bytes.count) + bytes
    }

    private func coded(_ number: Int) -> [UInt8] {
        number < 128 ? [UInt8(number)] : [UInt8(number & 0x7F | 0x80)] + coded(number >> 7)
    }

    private func feature(_ name: String, _ kind: Int, _ type: [UInt8] = [], isOptional: Bool = false)
        -> [UInt8]
    {
        let flags = isOptional ? coded(1000 << 3) + [1] : []
        return field(1, Array(name.utf8)) + field(2, Array("What it is".utf8))
            + field(3, field(kind, type) + flags)
    }

    /// A model that names what an image shows.
    private var model: [UInt8] {
        let description =
            field(1, feature("image", 4, [8, 224, 1])) + field(1, feature("threshold", 2, isOptional: true))
            + field(10, feature("labelProbs", 6, field(2, []))) + field(10, feature("class", 3))
            + field(10, feature("ranks", 6, field(1, []))) + field(11, Array("class".utf8))
        return [8, 1] + field(2, description) + field(500, Array(repeating: 7, count: 300))
    }

    @Test func inputsAndOutputsAreThoseOfTheDescription() throws {
        let model = try #require(LearningModel(model))
        #expect(model.inputs.map(\.name) == ["image", "threshold"])
        #expect(model.inputs.map(\.type) == [.image, .double])
        #expect(model.inputs.map(\.isOptional) == [false, true])
        #expect(model.outputs.map(\.type) == [.dictionary, .string, .numberedDictionary])
    }

    @Test func theWeightsAreNotNeeded() {
        #expect(LearningModel(Array(model.dropLast(200)))?.inputs.count == 2)
    }

    @Test(arguments: [[], [1], [255], [18, 200, 1], Array("version https".utf8)])
    func othersAreNoModels(_ bytes: [UInt8]) {
        #expect(LearningModel(bytes)?.inputs.isEmpty ?? true)
    }

    @Test func classesHaveTheNamesOfTheFileAndOfTheFeatures() throws {
        let text = LearningModelClasses(try #require(LearningModel(model)), named: "Mobile-Net 2").text
        for line in [
            "public class Mobile_Net_2 {", "public class Mobile_Net_2Input: MLFeatureProvider {",
            "    public init(image: CVPixelBuffer, threshold: Double? = nil) {",
            "    public var labelProbs: [String: Double] {", "    public var `class`: String {",
            "    public var ranks: [Int64: Double] {",
            "    public func prediction(image: CVPixelBuffer, threshold: Double? = nil) throws -> Mobile_Net_2Output {",
        ] { #expect(text.contains(line)) }
    }

    @Test func aFileThatIsStoredElsewhereHasTheClassAlone() throws {
        let folder = try TemporaryFolder([
            "Seer.mlmodel": "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"
        ])
        let classes = try LearningModelClasses(modelAt: folder.path + "/Seer.mlmodel", within: folder.path)
        #expect(classes.text.contains("public class Seer {") && !classes.text.contains("prediction()"))
    }
}
