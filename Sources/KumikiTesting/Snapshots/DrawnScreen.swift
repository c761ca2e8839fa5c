#if !canImport(Staging)
    import Foundation
    import UIKit

    /// A screen as the simulator or the device draws it.
    @MainActor
    struct DrawnScreen {
        /// The PNG file.
        let picture: Data
        /// One line a visible view: its class, its frame in the window, its text and its accessibility identifier.
        let layout: String
        /// The frames of views that are not compared, in pixels.
        let leftOut: [CGRect]

        /// Shows a controller in a window of its own and draws it.
        init(_ screen: UIViewController, leavingOut names: [String]) {
            let window = UIWindow()
            window.frame = UIScreen.main.bounds
            window.rootViewController = screen
            window.isHidden = false
            window.layoutIfNeeded()
            let image = UIGraphicsImageRenderer(size: window.bounds.size).image { _ in
                _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
            picture = image.pngData() ?? Data()
            var (lines, frames): ([String], [CGRect]) = ([], [])
            Self.list(screen.view, in: window, depth: 0, leavingOut: names, &lines, &frames)
            layout = lines.joined(separator: "\n") + "\n"
            let scale = image.scale
            leftOut = frames.map {
                CGRect(
                    x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale
                )
            }
            window.isHidden = true
            window.rootViewController = nil
        }

        private static func list(
            _ view: UIView, in window: UIWindow, depth: Int, leavingOut names: [String],
            _ lines: inout [String], _ leftOut: inout [CGRect]
        ) {
            guard !view.isHidden, view.alpha > 0 else { return }
            let frame = view.convert(view.bounds, to: window)
            let texts = [view.shownText, view.accessibilityIdentifier].compactMap { $0 }
            guard !texts.contains(where: names.contains) else {
                leftOut.append(frame)
                return
            }
            let place = "(\(frame.minX), \(frame.minY)) \(frame.width)×\(frame.height)"
            let words = ["\(type(of: view))", place] + texts.map { "\"\($0)\"" }
            lines.append(String(repeating: "  ", count: depth) + words.joined(separator: "  "))
            for child in view.subviews {
                list(child, in: window, depth: depth + 1, leavingOut: names, &lines, &leftOut)
            }
        }
    }

    /// The lines that one text has and another has not.
    struct LineDifference {
        /// Lines that are gone after `-`, and new ones after `+`.
        let lines: [String]

        init(_ old: String, _ new: String) {
            let (before, after) = (old.split(separator: "\n"), new.split(separator: "\n"))
            lines = after.difference(from: before).map { change in
                switch change {
                case .remove(_, let line, _): "- " + line
                case .insert(_, let line, _): "+ " + line
                }
            }
        }
    }
#endif
