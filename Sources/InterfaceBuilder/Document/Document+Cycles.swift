extension Document {
    /// Returns a cycle of embed and relationship segues through the controller, as the ids of the controllers
    /// in it; nil when there is none. Loading such a cycle would never end.
    public func embeddingCycle(from controllerID: String) -> [String]? {
        var finished: Set<String> = []
        var path: [String] = []
        var stack: [(id: String, next: ArraySlice<String>)] = [
            (controllerID, children(of: controllerID)[...])
        ]
        path.append(controllerID)
        while let top = stack.last {
            guard let child = top.next.first else {
                finished.insert(top.id)
                stack.removeLast()
                path.removeLast()
                continue
            }
            stack[stack.count - 1].next = top.next.dropFirst()
            if let start = path.firstIndex(of: child) { return Array(path[start...]) }
            guard !finished.contains(child) else { continue }
            stack.append((child, children(of: child)[...]))
            path.append(child)
        }
        return nil
    }

    /// Returns the controllers that are loaded with a controller: those embedded in its views and its container children.
    private func children(of controllerID: String) -> [String] {
        guard let controller = element(withID: controllerID), Controller.isKind(controller.name) else {
            return []
        }
        return controller.descendants.filter { $0.isNamed("segue") }.map { Segue($0) }
            .filter { $0.segueKind == .embed || $0.segueKind == .relationship }
            .map(\.destinationID)
    }
}
