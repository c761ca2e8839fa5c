/// Two images of the same subject in a frame: one of them, their difference, or both with a slider, blinking or as an
/// overlay. A page that contains it includes the style and the script.
package struct PicturePair {
    /// The views of the images, in the order of their buttons.
    package enum View: String, CaseIterable, Sendable {
        case after, before, difference, slider, blink, overlay

        var key: Character { self == .blink ? "l" : rawValue.first ?? " " }
    }

    /// The file of an image, relative to the page, and its size relative to the frame's.
    package struct Picture: Sendable {
        package var file: String
        package var width = 1.0
        package var height = 1.0

        package init(file: String, width: Double = 1, height: Double = 1) {
            (self.file, self.width, self.height) = (file, width, height)
        }
    }

    /// The subject of the images, for alternative texts.
    package var name: String
    package var before: Picture?
    package var after: Picture?
    /// The image of the difference; nil if the page computes it.
    package var difference: Picture?
    /// Whether the images differ.
    package var hasDifference = true
    /// The initial view.
    package var view = View.after
    /// The HTML content above the images.
    package var overlay = ""
    /// The width on the page, in points.
    package var width: Int
    package var height: Int

    package init(name: String, before: Picture?, after: Picture?, width: Int, height: Int) {
        (self.name, self.before, self.after) = (name, before, after)
        (self.width, self.height) = (width, height)
    }

    package var html: String {
        let kind = difference == nil ? " blended" : ""
        let shown = views.isEmpty ? "" : " data-view=\"\(view.rawValue)\""
        return """
            <div class="pair\(kind)"\(shown)>
            \(controls)<div class="frame" style="width:\(width)px;aspect-ratio:\(width)/\(height)">\(pictures)\(overlay)</div>
            </div>
            """
    }

    private var views: [View] {
        guard before != nil, after != nil else { return [] }
        return View.allCases.filter { $0 != .difference || hasDifference }
    }

    private var controls: String {
        guard !views.isEmpty else { return "" }
        let buttons = views.map { view in
            "<button data-view=\"\(view.rawValue)\" aria-pressed=\"\(view == self.view)\" "
                + "aria-keyshortcuts=\"\(view.key.uppercased())\">"
                + "\(view.rawValue.prefix(1).uppercased() + view.rawValue.dropFirst())</button>"
        }
        return "<div class=\"views\">\(buttons.joined())"
            + "<input type=\"range\" value=\"50\" aria-label=\"Slider\"></div>\n"
    }

    private var pictures: String {
        [("before", before), ("after", after), ("difference", difference)].compactMap { kind, picture in
            guard let picture else { return nil }
            let path = picture.file.percentEncodedPath.escapedForHTML
            let size = "width:\(Self.percent(picture.width));height:\(Self.percent(picture.height))"
            return
                "<img class=\"\(kind)\" src=\"\(path)\" alt=\"\(name.escapedForHTML), \(kind)\" style=\"\(size)\" "
                + "loading=\"lazy\">"
        }.joined()
    }

    /// Returns a ratio as a percentage with two decimal digits.
    package static func percent(_ share: Double) -> String {
        guard share.isFinite else { return "0%" }
        return "\((min(max(share, -10), 10) * 10_000).rounded() / 100)%"
    }
}
