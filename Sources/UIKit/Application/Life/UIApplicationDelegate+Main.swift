import Foundation

extension UIApplicationDelegate {
    /// The entry point of a program whose delegate is marked `@main`: launches the app with a delegate of the class.
    public static func main() {
        guard let delegate = ClassLookup.make(Self.self) as? any UIApplicationDelegate else {
            return RuntimeDiagnostics.report(
                "\(Self.self).main(): no initializer without arguments is registered")
        }
        ApplicationProgram(delegate: delegate).run()
    }
}
