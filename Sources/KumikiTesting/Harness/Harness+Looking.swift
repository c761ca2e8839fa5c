#if canImport(Staging)
    import Foundation
    import Staging

    extension Harness {
        /// All visible texts, from back to front.
        public var texts: [String] {
            perform {
                window.userTargets.filter(\.isOnScreen).compactMap(\.text).filter { !$0.isEmpty }
            }
        }

        /// Returns whether a text is visible.
        public func shows(_ text: String) -> Bool { texts.contains(text) }

        /// Returns the view with a name as for ``tap(_:)``, which a touch can reach.
        public func view(_ name: String) throws -> UIView { try target(name).view }

        /// Returns the view with a name like ``view(_:)``, as an instance of a class.
        public func view<View: UIView>(_ name: String, as type: View.Type) throws -> View {
            let view = try view(name)
            guard let view = view as? View else {
                throw HarnessError.refused("“\(name)” is a \(Swift.type(of: view)), not a \(type)")
            }
            return view
        }

        /// Returns the frame of the element with a name in the window, in points.
        public func frame(of name: String) throws -> CGRect { try target(name).frame }

        private func target(_ name: String) throws -> UserTarget {
            do {
                return try perform { try StepRunner(window: window).find(name) }
            } catch let error as StepError {
                throw HarnessError.refused(error.description)
            }
        }

        /// The view tree after layout, for comparing screens.
        public var layout: LayoutTree { perform { LayoutTree(of: root.view) } }

        /// Returns the screen as a PNG image, which is deterministic, without the device's status bar and home indicator.
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
