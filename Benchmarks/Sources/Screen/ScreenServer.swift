import CoreGraphics
import Foundation
import Staging

/// Replies to each line of its input with a picture: after the line `screen` it draws the existing screen, after any other
/// it creates the screen again from the document. A reply is the picture's length on a line, followed by its bytes.
@MainActor
struct ScreenServer {
    private let subject: ScreenSubject

    init(_ options: Options) throws { subject = try ScreenSubject(options) }

    func run() throws {
        var scene = try subject.show(try subject.parse())
        while let line = readLine() {
            if line != "screen" { scene = try subject.show(try subject.parse()) }
            let data = try subject.encode(try subject.draw(scene))
            FileHandle.standardOutput.write(Data("\(data.count)\n".utf8) + data)
        }
    }
}
