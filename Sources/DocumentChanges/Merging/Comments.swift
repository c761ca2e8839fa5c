import InterfaceBuilder

/// The comments of a version, by the element that they precede or at whose end they are.
struct Comments {
    private var before: [Int: [Element.Content]] = [:]
    private var closing: [Int: [Element.Content]] = [:]

    init(of document: Document) {
        for element in document.elements {
            guard element.hasNotes, !element.hasMixedContent else { continue }
            var pending: [Element.Content] = []
            for content in element.contents {
                if case .element(let child) = content {
                    if !pending.isEmpty { before[child.position] = pending }
                    pending = []
                } else {
                    pending.append(content)
                }
            }
            if !pending.isEmpty { closing[element.position] = pending }
        }
    }

    func before(_ element: Element?) -> [Element.Content]? { element.map { before[$0.position] ?? [] } }

    func closing(_ element: Element?) -> [Element.Content]? { element.map { closing[$0.position] ?? [] } }
}
