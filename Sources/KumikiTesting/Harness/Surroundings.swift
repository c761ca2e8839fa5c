#if canImport(Staging)
    import Staging

    /// The environment of a screen: the device and the user's settings.
    ///
    /// ```swift
    /// Surroundings("iPhone SE", isLandscape: true, style: .dark, language: "ja")
    /// ```
    public struct Surroundings: Sendable {
        /// The marketing name of the device, such as `iPhone SE` or `iPad Pro 11`.
        public var device: String
        /// Whether the device is in landscape orientation.
        public var isLandscape: Bool
        /// The user interface style: light or dark.
        public var style: UIUserInterfaceStyle
        /// The user's language, such as `ja` or `ar`; nil for the app's development language.
        public var language: String?
        /// The user's preferred text size.
        public var contentSize: UIContentSizeCategory

        /// Creates an environment; the default is portrait orientation, light appearance and the app's development language.
        public init(
            _ device: String = "iPhone 16", isLandscape: Bool = false, style: UIUserInterfaceStyle = .light,
            language: String? = nil, contentSize: UIContentSizeCategory = .large
        ) {
            self.device = device
            self.isLandscape = isLandscape
            self.style = style
            self.language = language
            self.contentSize = contentSize
        }

        /// The names of the supported devices.
        public static var devices: [String] { DeviceModel.knownNames }

        /// Returns all combinations, for tests in several environments: the last list varies fastest.
        public static func all(
            devices: [String] = ["iPhone 16"], landscape: [Bool] = [false],
            styles: [UIUserInterfaceStyle] = [.light],
            languages: [String?] = [nil], contentSizes: [UIContentSizeCategory] = [.large]
        ) -> [Surroundings] {
            devices.flatMap { device in
                landscape.flatMap { isLandscape in
                    styles.flatMap { style in
                        languages.flatMap { language in
                            contentSizes.map {
                                Surroundings(
                                    device, isLandscape: isLandscape, style: style, language: language,
                                    contentSize: $0)
                            }
                        }
                    }
                }
            }
        }

        /// The device and the settings that differ from the usual ones, each a word or two.
        var words: [String] {
            let size = UIContentSizeCategory.ordered.first { $0.category == contentSize }?.name
            return [
                device, isLandscape ? "landscape" : nil, style == .dark ? "dark" : nil, language,
                contentSize == .large ? nil : size,
            ].compactMap { $0 }
        }

        @MainActor func screen() throws(HarnessError) -> UIScreen {
            guard let model = DeviceModel.named(device) else {
                throw .unknownDevice(device, known: Self.devices)
            }
            let variant = Variant(
                device: model, isLandscape: isLandscape, style: style, language: language,
                contentSize: contentSize)
            return UIScreen(environment: variant.environment(canvas: ScreenEnvironment()))
        }
    }

    extension Surroundings: CustomStringConvertible {
        /// A description such as `iPhone SE, landscape, dark, ja`.
        public var description: String { words.joined(separator: ", ") }
    }
#endif
