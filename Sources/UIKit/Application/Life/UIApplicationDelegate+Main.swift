extension UIApplicationDelegate {
    /// Where a program begins whose delegate is marked `@main`.
    ///
    /// There is no system here that would send it events, so it ends at once and says so. Tests and tools begin an
    /// application's life with ``ApplicationLife``.
    public static func main() {
        RuntimeDiagnostics.report("\(self).main() ends at once: there is no event loop, only ApplicationLife")
    }
}
