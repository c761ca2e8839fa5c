/// An option of a subcommand.
struct Option: Sendable {
    /// All spellings; the last, long one is the option's name.
    let names: [String]
    /// The placeholder for the value in the help; nil for a flag.
    let value: String?
    /// Whether the value is optional; it then follows an equals sign only.
    let isValueOptional: Bool
    let repeats: Bool
    let help: String

    init(
        _ names: String..., value: String? = nil, isValueOptional: Bool = false, repeats: Bool = false,
        help: String
    ) {
        self.names = names
        self.value = value
        self.isValueOptional = isValueOptional
        self.repeats = repeats
        self.help = help
    }

    var name: String { names.last ?? "" }

    /// The option's usage in the help, such as `-o, --output DIR`.
    var usage: String {
        names.joined(separator: ", ") + (value.map { isValueOptional ? "[=\($0)]" : " \($0)" } ?? "")
    }
}
