import Testing

/// Invalid arguments, and folders that cannot be written.
@Suite struct ArgumentTests {
    private static func misuse(_ says: String, _ arguments: String...) -> BadInput {
        BadInput(arguments.joined(separator: " "), files, arguments, 2, says)
    }

    private static let files: [String: Content] = ["A.storyboard": .text(Sample.view(Sample.label("Text")))]

    static let cases = [
        misuse("unknown command frobnicate", "frobnicate"),
        misuse("unknown command", ""),
        misuse("render needs a PATH", "render"),
        misuse("unknown option --nonsense", "render", "A.storyboard", "--nonsense"),
        misuse("--output needs a value", "render", "A.storyboard", "-o"),
        misuse("--output was given twice", "render", "A.storyboard", "-o", "a", "-o", "b"),
        misuse("unknown device", "render", "A.storyboard", "--device", "iPhone 1000000"),
        misuse("--orientation is", "render", "A.storyboard", "--orientation", "sideways"),
        misuse("--appearance is", "render", "A.storyboard", "--appearance", ""),
        misuse("--language is", "render", "A.storyboard", "--language", "../../etc"),
        misuse("unknown text size", "render", "A.storyboard", "--content-size", "-1"),
        misuse("--format is", "render", "A.storyboard", "--format", "bmp"),
        misuse("tree takes one FILE", "tree"),
        misuse("tree takes one FILE", "tree", "A.storyboard", "A.storyboard"),
        misuse("takes no value", "tree", "A.storyboard", "--json=yes"),
        misuse("cannot read gone.json", "tree", "A.storyboard", "--insets", "gone.json"),
        misuse("the file is not well-formed", "tree", "A.storyboard", "--insets", "A.storyboard"),
        BadInput(
            "insets of another form",
            [
                "A.storyboard": .text(Sample.view("")),
                "i.json": .text("{\"a\":{\"margins\":{\"top\":\"x\"}}}"),
            ],
            ["tree", "A.storyboard", "--insets", "i.json"], 2, "a number for \"top\" is expected"),
        BadInput(
            "no such scene", files, ["render", "A.storyboard", "-o", "out", "--scene", "x\"y"], 1,
            "no scene has the id or storyboard identifier"),
        BadInput(
            "the output is a file", ["A.storyboard": .text(Sample.view("")), "f": .text("kept")],
            ["render", "A.storyboard", "-o", "f"], 1, "f", "error: "),
        BadInput(
            "the output is below a file", ["A.storyboard": .text(Sample.view("")), "f": .text("kept")],
            ["render", "A.storyboard", "-o", "f/out"], 1, "f/out", "error: "),
        BadInput(
            "the output cannot be made", files, ["render", "A.storyboard", "-o", "/proc/kumiki"], 1,
            "/proc/kumiki", "error: "),
        BadInput(
            "a picture's place is taken by a folder",
            ["A.storyboard": .text(Sample.view("")), "out/A.storyboard/viewController-vc.png": .folder],
            ["render", "A.storyboard", "-o", "out"], 1, "viewController-vc.png", "error: "),
        BadInput(
            "a folder's place is taken by a file",
            ["A.storyboard": .text(Sample.view("")), "out/A.storyboard": .folder, "out/index.html": .folder],
            ["render", "A.storyboard", "-o", "out"], 1, "index.html", "error: ", pictures: 1),
    ]

    @Test(arguments: cases) func isRefused(_ input: BadInput) async throws { try await input.check() }
}
