// Prints the names in Swift of Objective-C's selectors, one a line of the input: the selector, the class, the class of the result, the
// properties of the class in lower case, separated by commas, and the classes of the parameters, separated by tabs. Built by
// Scripts/frameworks/newer with the rules of SourceProjects.

while let line = readLine() {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 4 else { continue }
    let pieces = fields[0].split(separator: ":").map(String.init)
    let context = SelectorNames.Context(
        type: fields[1], result: fields[2], parameters: Array(fields.dropFirst(4)),
        properties: Set(fields[3].split(separator: ",").map(String.init)))
    let isInitializer = fields[0].hasPrefix("init")
    print(
        (isInitializer ? SelectorNames(initializer: pieces, in: context) : SelectorNames(pieces, in: context))
            .text)
}
