/// An option of a command or a subcommand.
package struct Option: Sendable {
    /// All spellings; the last, long one is the option's name.
    package let names: [String]
    /// The placeholder for the value in the help; nil for a flag.
    package let value: String?
    /// Whether the value is optional; it then follows an equals sign only.
    package let isValueOptional: Bool
    package let repeats: Bool
    package let help: String

    package init(
        _ names: String..., value: String? = nil, isValueOptional: Bool = false, repeats: Bool = false,
        help: String
    ) {
        self.names = names
        self.value = value
        self.isValueOptional = isValueOptional
        self.repeats = repeats
        self.help = help
    }

    package var name: String { names.last ?? "" }

    /// The option's usage in the help, such as `-o, --output DIR`.
    package var usage: String {
        names.joined(separator: ", ") + (value.map { isValueOptional ? "[=\($0)]" : " \($0)" } ?? "")
    }
}
