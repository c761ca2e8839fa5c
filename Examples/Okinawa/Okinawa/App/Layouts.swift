/// All layouts in code.
@MainActor
enum Layouts {
    static func register() {
        MapLayouts.register()
        VideoLayouts.register()
        UsersLayouts.register()
        HarborLayouts.register()
        SettingsLayouts.register()
    }
}
