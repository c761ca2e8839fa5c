import SourceAdapter
import Testing

/// Generic types for objects may contain objects of Objective-C's protocols.
struct OpenGenericTests {
    private func adapted(_ text: String, open names: Set<String>) -> String {
        var configuration = SourceAdapter.Configuration(moduleName: "App", naming: .none)
        configuration.openGenerics = names
        return SourceAdapter(configuration).adapt([SourceFile(path: "A.swift", text: text)]).files[0].source
            .text
    }

    @Test func aTypeThatAnErrorRefersToIsLeftOpen() {
        let text = "struct Weak<T: AnyObject> {\n    private(set) weak var value: T?\n}\n"
        let lines = adapted(text, open: ["Weak"]).split(separator: "\n")
        #expect(lines[0].filter { $0 != " " } == "structWeak<T>{")
        #expect(
            lines[1].split(separator: " ").joined(separator: " ")
                == "@UIKit.AdaptedWeak private(set) var value: T? = nil")
        #expect(adapted(text, open: []) == text)
    }

    @Test func onlyTypesWithAWeakPropertyOfTheParameterAreLeftOpen() {
        let sources = [
            SourceFile(
                path: "A.swift",
                text: """
                    struct Weak<T: AnyObject> { weak var value: T? }
                    struct Box<T: AnyObject> { var value: T? }
                    struct Watch<T: AnyObject> { weak var value: T? { didSet { report() } } }
                    """)
        ]
        #expect(OpenGenerics.declared(["Weak", "Box", "Watch", "Other"], in: sources) == ["Weak"])
    }

    @Test func parametersThatConformToObjectsAreLeftOpen() {
        let text =
            "protocol Drop { associatedtype Item: NSObjectProtocol }\nclass Box<T: NSObjectProtocol> {}\n"
        let source = SourceFile(path: "A.swift", text: text)
        #expect(OpenGenerics.declared(["NSObjectProtocol"], in: [source]) == ["NSObjectProtocol"])
        #expect(
            adapted(text, open: ["NSObjectProtocol"]).filter { $0 != " " }
                == "protocolDrop{associatedtypeItem}\nclassBox<T>{}\n")
        #expect(adapted(text, open: []) == text)
    }

    @Test func theTypeIsFoundInTheCompilersMessage() {
        #expect(
            OpenGenerics.name(in: "type 'any UIDropSession' cannot conform to 'NSObjectProtocol'")
                == "NSObjectProtocol")
        #expect(
            OpenGenerics.name(in: "'Weak' requires that 'any UITextFieldDelegate' be a class type") == "Weak")
        #expect(OpenGenerics.name(in: "cannot find 'Weak' in scope") == nil)
    }
}
