#if canImport(Staging)
    import Foundation
    import Staging

    /// The locations of an app's storyboards, texts and images for tests on Linux.
    ///
    /// On Linux, an app under test has no bundle. The harness finds the Xcode project that contains the test's source
    /// file; tests elsewhere specify the project's folder.
    @MainActor
    public enum AppResources {
        /// The current folder.
        public private(set) static var folder: String?

        /// The folder as a bundle, for example to verify that everything in it loads: `try Screens.verify(in: AppResources.bundle)`.
        public static var bundle: Bundle { folder.flatMap(Bundle.init(path:)) ?? .main }

        /// Uses a project's folder as the app's bundle.
        public static func use(folder: String) throws {
            guard folder != self.folder else { return }
            ResourceLibrary.ofProcess = ResourceLibrary(files: try ProjectFiles(root: folder))
            self.folder = folder
        }

        /// Uses the folder of the Xcode project that contains a file, unless a folder has been set already.
        static func use(around file: String) throws {
            guard ResourceLibrary.current == nil, let folder = projectFolder(around: file) else { return }
            try use(folder: folder)
        }

        private static func projectFolder(around file: String) -> String? {
            var folder = file
            while folder.count > 1 {
                folder = (folder as NSString).deletingLastPathComponent
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return folder }
            }
            return nil
        }
    }
#endif
