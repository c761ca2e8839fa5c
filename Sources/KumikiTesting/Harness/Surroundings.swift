#if canImport(Staging)
    import Staging

    /// The environment of a screen: a device and its user's settings.
    ///
    /// ```swift
    /// Surroundings("iPhone SE", isLandscape: true, style: .dark, language: "ja")
    /// ```
    public struct Surroundings: Sendable {
        /// The device by the name it is sold under, such as `iPhone SE` or `iPad Pro 11`.
        public var device: String
        /// Whether the device lies on its side.
        public var isLandscape: Bool
        /// Light or dark.
        public var style: UIUserInterfaceStyle
        /// The user's language, such as `ja` or `ar`; nil for the one that the app was developed in.
        public var language: String?
        /// The user's preferred text size.
        public var contentSize: UIContentSizeCategory

        /// A device, upright, light, in the app's own language, unless it is said otherwise.
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

        /// The names of devices that there are.
        public static var devices: [String] { DeviceModel.knownNames }

        /// All combinations, for tests that run in each: the last list changes fastest.
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
        /// In words: `iPhone SE, landscape, dark, ja`.
        public var description: String { words.joined(separator: ", ") }
    }
#endif
