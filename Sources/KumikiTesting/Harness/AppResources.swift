#if canImport(Staging)
    import Foundation
    import Staging

    /// The places of an app's storyboards, texts and images while its tests run on Linux.
    ///
    /// There an app has no bundle of its own. The harness finds the Xcode project that a test belongs to by the test's own
    /// file; tests that lie elsewhere name its folder.
    @MainActor
    public enum AppResources {
        /// The folder that was taken last.
        public private(set) static var folder: String?

        /// The folder as a bundle, for the proof that everything in it loads: `try Screens.verify(in: AppResources.bundle)`.
        public static var bundle: Bundle { folder.flatMap(Bundle.init(path:)) ?? .main }

        /// Takes a project's folder for the app's bundle, from now on.
        public static func use(folder: String) throws {
            guard folder != self.folder else { return }
            ResourceLibrary.current = ResourceLibrary(files: try ProjectFiles(root: folder))
            self.folder = folder
        }

        /// Takes the folder of the Xcode project around a file, unless there are resources already.
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
