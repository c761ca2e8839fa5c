import Workers
import CoreGraphics
import Foundation
import Testing

@testable import Staging
@testable import UIKit

/// The visible views of a window.
@MainActor
@Suite struct VisibleViewsTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    private func add(_ view: UIView, _ frame: CGRect, id: String? = nil) {
        view.frame = frame
        view.nibIdentifier = id
        window.addSubview(view)
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test("Texts are in the order of the views, on one line, each once where it repeats")
    func texts() {
        for (index, text) in ["Sign\nin", "Sign in", " ", "Help"].enumerated() {
            add(label(text), CGRect(x: 0, y: index * 20, width: 50, height: 20))
        }
        #expect(VisibleViews(in: window).texts(limit: 9) == ["Sign in", "Help"])
        #expect(VisibleViews(in: window).texts(limit: 1) == ["Sign in"])
    }

    @Test("Nothing is read of hidden, transparent and outlying views, nor of the status bar")
    func invisible() throws {
        let frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        let hidden = UIView()
        hidden.isHidden = true
        let inner = label("inner")
        inner.frame = frame
        hidden.addSubview(inner)
        add(hidden, frame)
        let clear = label("clear")
        clear.alpha = 0
        add(clear, frame)
        add(label("outside"), CGRect(x: 0, y: 300, width: 50, height: 20))
        add(try #require(StatusBarView(for: window)), window.bounds)
        #expect(VisibleViews(in: window).texts(limit: 9) == [])
    }

    @Test("An accessibility label is read instead of the text; a button is read by the label in it")
    func spoken() {
        let frame = CGRect(x: 0, y: 0, width: 90, height: 20)
        let sign = label("★")
        sign.accessibilityLabel = "Favourite"
        add(sign, frame)
        let button = UIButton(configuration: .filled())
        button.setTitle("Button", for: .normal)
        button.configuration?.title = "Leave"
        add(button, frame)
        window.layoutIfNeeded()
        #expect(VisibleViews(in: window).texts(limit: 9) == ["Favourite", "Leave"])
    }

    @Test("The frame of an object is the visible part of the first view that is made of it")
    func frames() {
        add(UIView(), CGRect(x: 80, y: 0, width: 50, height: 20), id: "a")
        add(UIView(), CGRect(x: 0, y: 50, width: 50, height: 20), id: "a")
        add(UIView(), CGRect(x: 200, y: 0, width: 50, height: 20), id: "b")
        #expect(VisibleViews(in: window).frames == ["a": CGRect(x: 80, y: 0, width: 20, height: 20)])
    }

    @Test("Bytes that differ anywhere, or in their number, have other hashes", arguments: [1, 8, 9, 64])
    func hashes(_ count: Int) {
        let data = Data((0..<count).map { UInt8($0) })
        var hashes: Set = [ContentHash(of: data).shortDigits, ContentHash(of: data + [0]).shortDigits]
        for index in data.indices {
            var other = data
            other[index] ^= 0x80
            hashes.insert(ContentHash(of: other).shortDigits)
        }
        #expect(hashes.count == count + 2 && hashes.allSatisfy { $0.count == 16 })
        #expect(ContentHash(of: data).shortDigits == ContentHash(of: Data(data)).shortDigits)
    }
}
