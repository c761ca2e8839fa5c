/// The options that select the scenes and their configurations.
enum SceneOptions {
    static let all = [
        Option(
            "--device", value: "NAME", repeats: true,
            help: "A device, such as \"iPhone 16\"; the document's unless given."),
        Option("--orientation", value: "portrait|landscape", repeats: true, help: "How the device is held."),
        Option("--appearance", value: "light|dark", repeats: true, help: "Light or dark appearance."),
        Option(
            "--language", value: "CODE", repeats: true,
            help: "A language, such as ja; the document's own unless given."),
        Option(
            "--content-size", value: "CATEGORY", repeats: true,
            help: "A text size, such as large or accessibilityLarge."),
        Option("--contrast", value: "normal|high", repeats: true, help: "The contrast that is asked for."),
        Option(
            "--rtl", value: "no|yes", repeats: true,
            help: "Whether the interface runs from right to left whatever the language."),
        Option(
            "--scene", value: "ID", help: "Only the scene with this object id or storyboard identifier."),
    ]
}
