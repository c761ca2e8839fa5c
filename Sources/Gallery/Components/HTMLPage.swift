/// The structure of all pages: the head, the logo, the title and the lines below it.
package struct HTMLPage {
    /// The separator between the parts of a line.
    package static let separator = " <span aria-hidden=\"true\">·</span> "

    package var title: String
    /// The lines below the title, as HTML.
    package var lines: [String]
    /// The navigation, as HTML.
    package var navigation = ""
    /// The page's own style rules, after those that all pages share.
    package var style = ""
    /// The class of the body.
    package var bodyClass = ""
    /// The page's script.
    package var script = ""

    package init(title: String, lines: [String], navigation: String = "", style: String = "") {
        (self.title, self.lines, self.navigation, self.style) = (title, lines, navigation, style)
    }

    /// Defines `onPlainKey`, which registers a function for keys that are not typed in a control and that have no
    /// modifier except Shift. If the function returns true, the key's default action is prevented.
    package static let keyScript = """
        function onPlainKey(perform) {
          document.addEventListener('keydown', event => {
            if (event.metaKey || event.ctrlKey || event.altKey) return;
            if (event.target.matches?.('input, select, textarea')) return;
            const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
            if (perform(key, event)) event.preventDefault();
          });
        }

        """

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
        \(PageStyle.css)\(style)
        </style>
        </head>
        <body\(bodyClass.isEmpty ? "" : " class=\"\(bodyClass)\"")>
        <header>
        \(PageStyle.mark)
        <h1>\(title.escapedForHTML)</h1>
        \(lines.map { "<p>\($0)</p>" }.joined(separator: "\n"))
        </header>
        \(navigation)
        <main>
        \(main)
        </main>\(script.isEmpty ? "" : "\n<script>\n\(script)</script>")
        </body>
        </html>

        """
    }
}
