import Foundation
import Testing

/// Containers are in the pictures of what they show first, and scenes of the report all the same.
@Suite struct ContainerPicturesTests {
    private struct Report: Decodable {
        struct Scene: Decodable {
            var id: String
            var state: String
            var pictures: [String]
            var shownWith: String?
        }
        var scenes: [Scene]
    }

    private func render(_ arguments: String...) async throws -> (run: Tool.Run, scenes: [Report.Scene]) {
        let place = try Workplace()
        let root =
            "<connections><segue destination=\"vc\" kind=\"relationship\" "
            + "relationship=\"rootViewController\" id=\"r\"/></connections>"
        let document = Sample.storyboard(
            Sample.controller("nav", "navigationController", root), Sample.scene("vc", Sample.label("Boats")))
        try place.make("Main.storyboard", .text(document))
        let run = try await Tool.run(["render", "Main.storyboard", "-o", "out"] + arguments, in: place)
        let json = try #require(place.files(below: "out")["report.json"])
        return (run, try JSONDecoder().decode(Report.self, from: json).scenes)
    }

    @Test func aNavigationControllerAndItsRootAreOnePicture() async throws {
        let (run, scenes) = try await render()
        #expect(run.status == 0 && run.output.contains("1 document, 1 picture →"))
        #expect(scenes.map(\.id) == ["nav", "vc"])
        #expect(scenes.map(\.shownWith) == ["vc", nil])
        #expect(scenes[0].pictures == scenes[1].pictures && scenes[0].pictures.count == 1)
        #expect(scenes.map(\.state) == ["stand-in", "stand-in"])
    }

    @Test func aContainerThatIsAskedForHasItsOwnPicture() async throws {
        let (run, scenes) = try await render("--scene", "nav")
        #expect(run.status == 0 && scenes.map(\.id) == ["nav"])
        #expect(scenes[0].pictures.count == 1 && scenes[0].shownWith == nil)
    }
}
