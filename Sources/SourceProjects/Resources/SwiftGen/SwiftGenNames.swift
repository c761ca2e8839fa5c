/// The identifiers that SwiftGen's templates derive from the names of resources.
enum SwiftGenNames {
    /// Returns the name of a type: the words of a name, each with a capital. Names in capitals alone lose those inside of words.
    static func type(_ name: some StringProtocol) -> String { bare(name).declaredName }

    /// Returns the name of a constant: that of a type, whose first word is in lower case.
    static func member(_ name: some StringProtocol) -> String {
        AssetSymbols.lowercased(bare(name)).declaredName
    }

    private static func bare(_ name: some StringProtocol) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let isInCapitals = !name.contains(where: \.isLowercase)
        let joined = words.map { word in
            word.prefix(1).uppercased()
                + (isInCapitals ? word.dropFirst().lowercased() : String(word.dropFirst()))
        }.joined()
        return joined.first?.isLetter == true ? joined : "_" + joined
    }

    /// Returns the name of a file without its folder and extension.
    static func file(_ path: String) -> String {
        FileWalker.stem(of: path.split(separator: "/").last.map(String.init) ?? "")
    }

    /// Returns an enumeration with members.
    static func enumeration(_ head: String, _ members: [String]) -> [String] {
        ["enum \(head) {"] + members.map { "    " + $0 } + ["}"]
    }
}
