import Foundation

extension UIApplicationDelegate {
    /// Where a program begins whose delegate is marked `@main`: launches the application with a delegate of the class.
    public static func main() {
        guard let delegate = ClassLookup.make(Self.self) as? any UIApplicationDelegate else {
            return RuntimeDiagnostics.report(
                "\(Self.self).main(): there is no initializer without arguments that is known here")
        }
        ApplicationProgram(delegate: delegate).run()
    }
}
