/// A model around another one.
protocol ModelBox {
    var boxedModel: Any { get }
}

extension AnyModel: ModelBox {
    var boxedModel: Any { base }
}

extension Adapted: ModelBox {
    var boxedModel: Any { base }
}

/// Finds the models that are objects.
enum ModelObjects {
    /// Whether models of a type may be objects: most lists show structures, and need not look at each of them.
    static func areExpected<Model>(in type: Model.Type) -> Bool {
        type is AnyObject.Type || type is any ModelBox.Type
    }

    /// Returns the object that a model is, or nil for a structure.
    static func object(of model: Any) -> AnyObject? {
        if let box = model as? any ModelBox { return object(of: box.boxedModel) }
        return type(of: model) is AnyObject.Type ? model as AnyObject : nil
    }
}

/// The values of a model object's properties when its row was configured.
struct ObjectSnapshot: Equatable {
    let object: ObjectIdentifier
    private let properties: [String]

    init(of object: AnyObject) {
        self.object = ObjectIdentifier(object)
        let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
        properties = mirrors.flatMap { $0.children.map { String(describing: $0.value) } }
    }
}
