import KumikiTesting
import Testing

@testable import Okinawa

@MainActor @Suite struct VideoTests {
    @Test(arguments: [true, false]) func turnedTheCommentsMoveBesideTheVideo(drawn: Bool) throws {
        let video = try Harness { drawn ? try Screen.video.drawn() : Screen.video.coded() }
        let (upright, picture) = (try video.frame(of: "comments"), try video.frame(of: "playButton"))
        #expect(upright.minY > picture.maxY && upright.width == video.window.bounds.width)
        try video.rotate()
        let lying = try video.frame(of: "comments")
        #expect(try lying.minX > video.frame(of: "playButton").maxX && lying.minY == 0)
        #expect(video.shows("Comment"))
        try video.rotate()
        #expect(try video.frame(of: "comments") == upright)
    }

    @Test func aCommentThatIsSentStandsFirst() throws {
        let video = try Harness { VideoViewController.instance() }
        try video.type("More of this!", into: "commentField")
        try video.tap("Send")
        video.wait(1)
        let cell = try #require(video.window.all(CommentTableCell.self).min { $0.frame.minY < $1.frame.minY })
        #expect(cell.all(UILabel.self).contains { $0.text == "More of this!" })
    }

    @Test func theSameCommentIsACard() throws {
        let wall = try Harness { CommentWallViewController(comments: Comment.samples) }
        #expect(wall.window.all(CommentView.self).count == Comment.samples.count)
        #expect(wall.shows("The red of that gate never gets old."))
    }
}
