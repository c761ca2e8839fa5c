/// The results of functions without their bodies that return sequences of a library: those without elements.
struct EmptySequences {
    /// Functions for the libraries that the module imports.
    let parts: [String]

    init(_ module: ModuleIndex, _ configuration: SourceAdapter.Configuration) {
        let imported = module.imports.subtracting(configuration.missingModules)
        parts = Self.libraries.filter { imported.contains($0.module) }.map { library in
            let functions = library.sequences.map {
                "    nonisolated static func absentValue\($0.generics)(_ reason: Swift.String) -> \($0.type) { \($0.value) }"
            }
            let lines =
                ["#if canImport(\(library.module))", "import \(library.module)"]
                + ["extension UIKit.AdaptedCode {"] + functions + ["}", "#endif"]
            return lines.joined(separator: "\n")
        }
    }

    private struct Sequence {
        var generics = "<Element>"
        let type: String
        var value = ".empty()"
    }

    private static let libraries: [(module: String, sequences: [Sequence])] = [
        (
            "RxSwift",
            [
                Sequence(type: "RxSwift.Observable<Element>"),
                Sequence(type: "RxSwift.Single<Element>", value: ".never()"),
                Sequence(type: "RxSwift.Maybe<Element>"),
                Sequence(generics: "", type: "RxSwift.Completable"),
            ]
        ),
        (
            "RxCocoa",
            [
                Sequence(
                    generics: "<Strategy: RxCocoa.SharingStrategyProtocol, Element>",
                    type: "RxCocoa.SharedSequence<Strategy, Element>")
            ]
        ),
        (
            "Combine",
            [
                Sequence(
                    generics: "<Output, Failure: Swift.Error>", type: "Combine.AnyPublisher<Output, Failure>",
                    value: "Combine.Empty().eraseToAnyPublisher()")
            ]
        ),
    ]
}
