/// The display of the number of drawn images on a terminal.
@MainActor
final class RenderProgress {
    private let total: Int
    private var done = 0
    private let isShown: Bool

    init(total: Int) {
        self.total = total
        isShown = total > 1 && Console.isInteractive
    }

    /// Counts an image of the document.
    func advance(_ document: String) {
        done += 1
        if isShown { Console.progress("[\(done)/\(total)] \(document)") }
    }

    func finish() { if isShown { Console.progress("") } }
}
