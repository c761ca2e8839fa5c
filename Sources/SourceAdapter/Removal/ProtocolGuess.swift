import SwiftSyntax

/// The protocol of UIKit that a missing one refines: the one that its name ends with, if the declaration has the methods.
struct ProtocolGuess {
    /// The name; nil if there is no evidence.
    let name: String?

    init(_ lost: Substring, of declaration: any DeclGroupSyntax) {
        let methods = Set(
            declaration.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.fullName })
        name = Self.protocols.first { lost.hasSuffix($0.ending) && !methods.isDisjoint(with: $0.methods) }
            .map { "UI\($0.ending)" }
    }

    /// UIKit's protocols by the common endings of those that refine them, with some of their methods.
    private static let protocols: [(ending: String, methods: Set<String>)] = [
        ("TableViewDataSource", ["tableView(_:cellForRowAt:)"]),
        ("TableViewDelegate", ["tableView(_:didSelectRowAt:)", "tableView(_:heightForRowAt:)"]),
        ("CollectionViewDataSource", ["collectionView(_:cellForItemAt:)"]),
        ("CollectionViewDelegate", ["collectionView(_:didSelectItemAt:)"]),
        ("CollectionViewDelegateFlowLayout", ["collectionView(_:layout:sizeForItemAt:)"]),
    ]
}
