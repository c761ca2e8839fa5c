/// The places of issues in the sources as people have them.
public struct ResultPlaces {
    private let folders: [String: String]
    private let tests: [TestCase: TestPlan.Declared]

    /// The folders of adapted sources with those of the originals, and the tests that the sources declare.
    public init(folders: [String: String], _ tests: [TestPlan.Declared]) {
        self.folders = folders
        self.tests = Dictionary(tests.map { ($0.test, $0) }) { first, _ in first }
    }

    /// The result with issues in the originals. What has no place, such as an error that a test throws, is at its test.
    public func located(_ result: TestResult) -> TestResult {
        var result = result
        for index in result.issues.indices {
            let issue = result.issues[index]
            if let file = issue.file, file.hasPrefix("/") {
                result.issues[index].file = original(of: file)
            } else if let test = tests[result.test], result.outcome != .skipped {
                (result.issues[index].file, result.issues[index].line) = (test.file, test.line)
            }
        }
        return result
    }

    private func original(of file: String) -> String {
        guard let folder = folders.first(where: { file.hasPrefix($0.key + "/") }) else { return file }
        return folder.value + file.dropFirst(folder.key.count)
    }
}
