import CommandArguments

/// The options that select the scenes and their configurations.
enum SceneOptions {
    static let all = [
        Option(
            "--device", value: "NAME", repeats: true,
            help: "The device, such as \"iPhone 16\"; by default the document's own."),
        Option(
            "--orientation", value: "portrait|landscape", repeats: true,
            help: "The orientation of the device."),
        Option("--appearance", value: "light|dark", repeats: true, help: "The appearance, light or dark."),
        Option(
            "--language", value: "CODE", repeats: true,
            help: "The language, such as ja; by default the document's own."),
        Option(
            "--content-size", value: "CATEGORY", repeats: true,
            help: "The text size, such as large or accessibilityLarge."),
        Option("--contrast", value: "normal|high", repeats: true, help: "The contrast, normal or high."),
        Option(
            "--rtl", value: "no|yes", repeats: true,
            help: "Whether to use right-to-left layout, independent of the language."),
        Option(
            "--look", value: "18|26", repeats: true,
            help: "The appearance of iOS 18 (the default) or of iOS 26."),
        Option(
            "--scene", value: "ID", help: "Only the scene with this object id or storyboard identifier."),
    ]
}
