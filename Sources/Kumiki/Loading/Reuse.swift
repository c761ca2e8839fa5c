/// The cast from what a list hands out to what was asked for.
enum Reuse {
    /// The view as what it was registered as. A list that hands out another class has two classes under one
    /// identifier, which is a mistake in the app, as is an identifier that UIKit does not know.
    static func checked<View>(_ view: Any, identifier: String) -> View {
        guard let view = view as? View else {
            let error = LoadingError.wrongClass(
                expected: String(describing: View.self), found: String(describing: type(of: view)),
                place: "reuse identifier “\(identifier)”")
            preconditionFailure(String(describing: error))
        }
        return view
    }
}
