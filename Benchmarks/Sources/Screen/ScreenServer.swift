import CoreGraphics
import Foundation
import Staging

/// Answers each line of its input with a picture: the line `screen` draws what already stands, any other makes it anew
/// from the document. A picture comes as its length on a line, then its bytes.
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
