import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct TextStorageTests {
    private final class Log: NSTextStorageDelegate {
        var lines: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            lines.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
        }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            lines.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
        }
    }

    /// A text storage with separate contents that colors numbers, as syntax highlighters do.
    private final class Highlighter: NSTextStorage {
        private let backing = NSMutableAttributedString(string: "")

        override var string: String { backing.string }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
            endEditing()
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }

        override func processEditing() {
            let text = string as NSString
            for index in 0..<text.length where (0x30...0x39).contains(text.character(at: index)) {
                addAttribute(
                    .foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
            }
            super.processEditing()
        }
    }

    @Test func aChangeIsProcessedAtOnce() {
        let (storage, log) = (NSTextStorage(string: "abc"), Log())
        storage.delegate = log
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        #expect(log.lines == ["will 2 1+3 2", "did 2 1+3 2"] && storage.string == "axyzc")
    }

    @Test func changesOfAnEditAreProcessedTogether() {
        let (storage, log) = (NSTextStorage(string: "abcdef"), Log())
        storage.delegate = log
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
        storage.endEditing()
        #expect(log.lines == ["will 3 1+4 -1", "did 3 1+4 -1"])
    }

    @Test func outsideOfAnEditNothingIsEdited() {
        let storage = NSTextStorage(string: "abc")
        storage.append(NSAttributedString(string: "d"))
        #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
        #expect(storage.changeInLength == 0)
    }

    @Test func attributesComeWithTheirText() {
        let storage = NSTextStorage()
        storage.setAttributedString(NSAttributedString(string: "ab", attributes: [.kern: 2.0]))
        storage.addAttributes([.tracking: 3.0], range: NSRange(location: 1, length: 1))
        storage.removeAttribute(.kern, range: NSRange(location: 1, length: 1))
        #expect(storage.attributes(at: 0, effectiveRange: nil).keys.map(\.rawValue) == ["NSKern"])
        #expect(storage.attributes(at: 1, effectiveRange: nil).keys.map(\.rawValue) == ["CTTracking"])
    }

    @Test func subclassesKeepTheTextElsewhere() {
        let storage = Highlighter()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Gate 7")
        #expect(storage.length == 6 && NSAttributedString(attributedString: storage).string == "Gate 7")
        #expect(storage.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    }

    @Test func subclassesAreLaidOut() {
        let (storage, manager, container) = (Highlighter(), NSLayoutManager(), NSTextContainer())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Gate 7")
        #expect(manager.numberOfGlyphs == 6 && manager.usedRect(for: container).width > 20)
    }
}

@MainActor
@Suite struct LayoutManagerTests {
    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 0))

    init() {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
    }

    private func show(_ text: String, _ alignment: NSTextAlignment = .natural) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        storage.setAttributedString(
            NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]))
    }

    private func size(_ text: String) -> CGSize {
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)]).size()
    }

    @Test func theUsedRectangleIsThatOfTheText() {
        show("Naha")
        #expect(manager.usedRect(for: container).size == size("Naha"))
    }

    @Test func thePaddingStandsAtBothEnds() {
        show("Naha")
        container.lineFragmentPadding = 5
        #expect(manager.usedRect(for: container).width == size("Naha").width + 10)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 4), in: container).minX == 5)
    }

    @Test func theLineIsAsWideAsTheContainer() {
        show("Naha", .right)
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 200)
        #expect(manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).maxX == 200)
    }

    @Test func aPointHasAGlyph() {
        show("Naha #Okinawa")
        let link = manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 8), in: container)
        let middle = CGPoint(x: link.midX, y: link.midY)
        #expect((5..<13).contains(manager.glyphIndex(for: middle, in: container)))
        #expect(manager.glyphIndex(for: CGPoint(x: 1, y: 1), in: container) == 0)
        #expect(manager.glyphIndex(for: CGPoint(x: 1000, y: 1000), in: container) == 12)
    }

    @Test func aPointIsPartWayThroughACharacter() {
        show("ii")
        let first = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
        var fraction: CGFloat = 0
        let index = manager.characterIndex(
            for: CGPoint(x: first.minX + first.width * 0.75, y: 5), in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(index == 0 && abs(fraction - 0.75) < 0.01)
    }

    @Test func linesAreEnumeratedWithTheirLineBreaks() {
        show("one\ntwo\n")
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) { _, _, _, range, _ in
            ranges.append(range)
        }
        #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4)])
        #expect(manager.extraLineFragmentRect.minY == size("one").height * 2)
    }

    @Test func linesBreakAtTheContainersWidth() {
        show("one two")
        container.size.width = size("one ").width + 2
        var range = NSRange()
        #expect(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range).minY > 0)
        #expect(range == NSRange(location: 4, length: 3))
    }

    @Test func theContainerLimitsTheLines() {
        show("one\ntwo\nthree")
        container.maximumNumberOfLines = 2
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 8))
        container.maximumNumberOfLines = 0
        container.size.height = size("one").height + 2
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 4))
    }

    @Test func aCutLineKeepsWhatItLeavesOut() {
        show("one two three four five six seven")
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        let left = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(left.location > 8 && left.upperBound == 33)
        #expect(manager.glyphRange(for: container).length == 33)
    }

    @Test func textGoesOnInTheNextContainer() {
        show("one\ntwo\nthree")
        let second = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(second)
        container.maximumNumberOfLines = 1
        #expect(manager.glyphRange(for: second) == NSRange(location: 4, length: 9))
        #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === second)
    }

    @Test func changesAreLaidOutAnew() {
        show("Naha")
        let before = manager.usedRect(for: container).width
        storage.mutableStringInsert("Airport ")
        #expect(manager.usedRect(for: container).width > before)
    }

    @Test func theDelegateSpacesLines() {
        final class Spacing: NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat { 10 }
        }
        let spacing = Spacing()
        manager.delegate = spacing
        show("one\ntwo")
        #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == size("one").height + 10)
    }

    /// Returns the bounding box of dark pixels of a drawing on white.
    private func ink(_ draw: () -> Void) -> CGRect {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image {
            UIColor.white.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            draw()
        }
        guard let pixels = image.cgImage?.dataProvider?.data else { return .null }
        let bytes = CFDataGetBytePtr(pixels)
        var rect = CGRect.null
        for place in 0..<CFDataGetLength(pixels) / 4 where bytes?[place * 4] ?? 255 < 128 {
            rect = rect.union(CGRect(x: place % 200, y: place / 200, width: 1, height: 1))
        }
        return rect
    }

    @Test func glyphsAreDrawnFromTheContainersOrigin() {
        show("HH")
        let whole = ink {
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 2), at: CGPoint(x: 50, y: 40))
        }
        #expect(whole.minX > 50 && whole.minX < 54 && whole.minY > 40 && whole.maxY < 65)
    }

    @Test func partsOfTheGlyphsAreDrawn() {
        show("HH")
        let second = manager.location(forGlyphAt: 1).x
        let part = ink {
            manager.drawGlyphs(forGlyphRange: NSRange(location: 1, length: 1), at: .zero)
        }
        #expect(part.minX >= second - 1)
    }

    @Test func subclassesDrawBackgrounds() {
        final class Rounded: NSLayoutManager {
            var rects: [CGRect] = []

            override func fillBackgroundRectArray(
                _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
                forCharacterRange charRange: NSRange,
                color: UIColor
            ) { rects += (0..<rectCount).map { rectArray[$0] } }
        }
        show("Naha")
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
        let (rounded, box) = (Rounded(), NSTextContainer(size: CGSize(width: 200, height: 0)))
        storage.addLayoutManager(rounded)
        rounded.addTextContainer(box)
        rounded.drawBackground(forGlyphRange: NSRange(location: 0, length: 4), at: CGPoint(x: 7, y: 0))
        let wanted = rounded.boundingRect(forGlyphRange: NSRange(location: 1, length: 2), in: box)
        #expect(rounded.rects == [wanted.offsetBy(dx: 7, dy: 0)])
    }
}

extension NSTextStorage {
    fileprivate func mutableStringInsert(_ text: String) {
        replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
    }
}

@MainActor
@Suite struct TextViewTextKitTests {
    @Test func changesOfTheStorageShow() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Naha"
        view.textStorage.append(NSAttributedString(string: " Airport"))
        #expect(view.text == "Naha Airport" && view.attributedText.length == 12)
    }

    @Test func changesOfTheStorageMakeTheViewHigher() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.isScrollEnabled = false
        view.text = "Naha"
        let before = view.intrinsicContentSize.height
        view.textStorage.append(NSAttributedString(string: "\nShuri"))
        #expect(view.intrinsicContentSize.height > before)
    }

    @Test func theContainerFollowsTheView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.textContainerInset = UIEdgeInsets(top: 1, left: 10, bottom: 1, right: 20)
        #expect(view.textContainer.size.width == 170)
    }

    @Test func layoutIsThatOfTheView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.text = "Naha"
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 100)).height - used.height - 16) < 1)
    }

    @Test func aViewShowsAGivenContainer() {
        let (storage, manager, container) = (
            NSTextStorage(string: "Naha"), NSLayoutManager(), NSTextContainer()
        )
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        #expect(view.text == "Naha" && view.textStorage === storage && view.layoutManager === manager)
    }

    @Test func typedTextLooksLikeTheTextBefore() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 20)
        #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 20))
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        view.insertText("a")
        #expect(
            view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                == .systemFont(ofSize: 30))
    }

    @Test func aTapOnALinkAsksTheDelegate() {
        final class Delegate: NSObject, UITextViewDelegate {
            var touched: [String] = []

            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                touched.append("\(URL) \(characterRange.location)+\(characterRange.length)")
                return false
            }
        }
        let (glass, delegate) = (Glass(), Delegate())
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        view.isEditable = false
        view.delegate = delegate
        let text = NSMutableAttributedString(string: "See Okinawa")
        if let url = URL(string: "https://example.com") {
            text.addAttribute(.link, value: url, range: NSRange(location: 4, length: 7))
        }
        view.attributedText = text
        glass.window.addSubview(view)
        let link = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 4, length: 7), in: view.textContainer)
        glass.user.tap(at: view.convert(CGPoint(x: link.midX, y: link.midY + 8), to: nil))
        #expect(delegate.touched == ["https://example.com 4+7"])
    }
}

/// Taps on parts of a text.
@MainActor
@Suite struct TextItemTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var log: [String] = []

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            UIAction { [self] _ in
                log.append("\(textItem.content) \(textItem.range.location)+\(textItem.range.length)")
            }
        }
    }

    @Test(arguments: [NSAttributedString.Key.link, .textItemTag])
    func aTapPerformsTheActionOfTheDelegate(_ key: NSAttributedString.Key) {
        let (glass, delegate) = (Glass(), Delegate())
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        view.isEditable = false
        view.delegate = delegate
        let text = NSMutableAttributedString(string: "See Okinawa")
        text.addAttribute(key, value: "x:y", range: NSRange(location: 4, length: 7))
        view.attributedText = text
        glass.window.addSubview(view)
        let item = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 4, length: 7), in: view.textContainer)
        glass.user.tap(at: view.convert(CGPoint(x: item.midX, y: item.midY + 8), to: nil))
        #expect(delegate.log == [key == .link ? "link(x:y) 4+7" : "tag(\"x:y\") 4+7"])
    }
}

/// The tab stops of paragraphs.
@MainActor
struct TabStopTests {
    @Test func thereAreTwelveByThemselves() {
        #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
    }

    @Test func theyAreKeptInTheOrderOfTheirPlaces() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
        style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.tabStops == [NSTextTab(textAlignment: .right, location: 20)])
        #expect(copy != NSParagraphStyle.default)
    }
}
