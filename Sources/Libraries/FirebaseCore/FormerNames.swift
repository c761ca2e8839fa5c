// Names before version 4.

public typealias FIRApp = FirebaseApp
public typealias FIROptions = FirebaseOptions

extension FirebaseApp {
    public static func defaultApp() -> FirebaseApp? { app() }
}
