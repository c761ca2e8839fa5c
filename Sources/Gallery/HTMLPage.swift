/// The frame of all pages: the head, the mark, the title and the lines below it.
package struct HTMLPage {
    /// Between the parts of a line.
    package static let separator = " <span aria-hidden=\"true\">·</span> "

    package var title: String
    /// As HTML.
    package var lines: [String]
    /// As HTML.
    package var navigation = ""
    /// Rules of the page's own, after those that all pages share.
    package var style = ""

    package init(title: String, lines: [String], navigation: String = "", style: String = "") {
        (self.title, self.lines, self.navigation, self.style) = (title, lines, navigation, style)
    }

    package func html(_ main: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title.escapedForHTML)</title>
        <style>
        \(GalleryStyle.css)\(style)
        </style>
        </head>
        <body>
        <header>
        \(GalleryStyle.mark)
        <h1>\(title.escapedForHTML)</h1>
        \(lines.map { "<p>\($0)</p>" }.joined(separator: "\n"))
        </header>
        \(navigation)
        <main>
        \(main)
        </main>
        </body>
        </html>

        """
    }
}
