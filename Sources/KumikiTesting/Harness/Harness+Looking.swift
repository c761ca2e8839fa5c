#if canImport(Staging)
    import Foundation
    import Staging

    extension Harness {
        /// All texts that show, from back to front.
        public var texts: [String] {
            perform {
                window.userTargets.filter(\.isOnScreen).compactMap(\.text).filter { !$0.isEmpty }
            }
        }

        /// Whether a text shows.
        public func shows(_ text: String) -> Bool { texts.contains(text) }

        /// The view that has the name, as for ``tap(_:)``, in reach of a touch.
        public func view(_ name: String) throws -> UIView { try target(name).view }

        /// As ``view(_:)``, of a class.
        public func view<View: UIView>(_ name: String, as type: View.Type) throws -> View {
            let view = try view(name)
            guard let view = view as? View else {
                throw HarnessError.refused("“\(name)” is a \(Swift.type(of: view)), not a \(type)")
            }
            return view
        }

        /// The frame in the window, in points, of the element with the name.
        public func frame(of name: String) throws -> CGRect { try target(name).frame }

        private func target(_ name: String) throws -> UserTarget {
            do {
                return try perform { try StepRunner(window: window).find(name) }
            } catch let error as StepError {
                throw HarnessError.refused(error.description)
            }
        }

        /// The tree of views after layout, for comparing one screen with another.
        public var layout: LayoutTree { perform { LayoutTree(of: root.view) } }

        /// The screen as a PNG file, the same bytes for the same screen, without the device's own parts.
        public func picture() -> Data? {
            perform { Picture(of: window).data(as: .png) }
        }
    }

    extension UserTarget {
        fileprivate var isOnScreen: Bool {
            guard let window = view.window else { return false }
            return window.bounds.intersects(frame)
        }
    }
#endif
