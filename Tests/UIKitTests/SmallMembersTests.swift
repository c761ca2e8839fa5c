import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Members of many classes that only store or return a value.
@MainActor
@Suite struct SmallMembersTests {
    @Test func theApplicationKnowsTheUsersTextSize() {
        #expect(
            UIApplication.shared.preferredContentSizeCategory
                == UIScreen.main.traitCollection.preferredContentSizeCategory)
    }

    /// These initializers are those of `NSObject`, which classes of Objective-C inherit.
    @Test func objectsOfNoUseMayBeCreated() {
        #expect(UIAlertAction().title == nil && UIAlertAction().style == .default)
        #expect(UIContextualAction().title == nil && UIContextualAction().style == .normal)
        #expect(UITableViewRowAction().title == nil)
        #expect(UIDocumentInteractionController().url == nil)
        let link = CADisplayLink()
        link.add(to: .main, forMode: .common)
        link.invalidate()
    }

    @Test func brightnessStaysInItsRangeAndIsAnnounced() {
        let screen = UIScreen()
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        screen.brightness = 3
        screen.brightness = 1
        NotificationCenter.default.removeObserver(observer)
        #expect(screen.brightness == 1 && count == 1)
    }

    @Test func familiesOfIOSHaveTheirFonts() {
        #expect(UIFont.familyNames.contains("Helvetica Neue"))
        #expect(
            UIFont.fontNames(forFamilyName: "Arial") == [
                "Arial-BoldItalicMT", "Arial-BoldMT", "Arial-ItalicMT", "ArialMT",
            ])
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }

    @Test func attributesOfTheSameElementAreEqual() {
        let first = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        let second = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        first.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(first != second)
        second.frame = first.frame
        #expect(first == second && first.hash == second.hash)
        #expect(
            first != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: first.indexPath))
    }

    @Test func aFontWithoutANameIsTheSystems() {
        #expect(UIFont().fontName == UIFont.systemFont(ofSize: 12).fontName)
    }

    @Test func positionsInTextsAreThoseOfSubclasses() {
        final class Fixed: UITextView {
            override func characterRange(at point: CGPoint) -> UITextRange? { nil }
            override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
                nil
            }
        }
        let view = Fixed(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = "abc"
        let input: any UITextInput = view
        #expect(input.characterRange(at: CGPoint(x: 8, y: 12)) == nil)
    }

    @Test func aStretchableImageHasCapsOnBothSides() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 11)).image { _ in }
        let insets = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 5).capInsets
        #expect(insets == UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    }

    @Test func aProgressViewFollowsItsProgress() {
        let (view, progress) = (UIProgressView(frame: .zero), Progress(totalUnitCount: 4))
        view.observedProgress = progress
        progress.completedUnitCount = 3
        #expect(view.progress == 0.75)
    }

    @Test func theContentOfASegmentMovesByItsPositionInTheRow() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 4, vertical: 0), forSegmentType: .left, barMetrics: .default)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 0, vertical: 1), forSegmentType: .any, barMetrics: .default)
        #expect(
            (0..<3).map { control.adjustment(ofSegmentAt: $0) } == [
                UIOffset(horizontal: 4, vertical: 0), UIOffset(horizontal: 0, vertical: 1),
                UIOffset(horizontal: 0, vertical: 1),
            ])
    }

    @Test func aSegmentIsFoundByItsAction() {
        let control = UISegmentedControl(items: ["A"])
        control.insertSegment(
            action: UIAction(title: "B", identifier: .init("b")) { _ in }, at: 1, animated: false)
        #expect(control.segmentIndex(identifiedBy: .init("b")) == 1)
        #expect(control.segmentIndex(identifiedBy: .init("c")) == NSNotFound)
        #expect(control.titleForSegment(at: 1) == "B")
    }

    @Test func stacksAndSpinnersAlwaysComeFromACoder() {
        final class Stack: UIStackView { required init(coder: NSCoder) { super.init(coder: coder) } }
        final class Spinner: UIActivityIndicatorView {
            required init(coder: NSCoder) { super.init(coder: coder) }
        }
        #expect(Stack(coder: KeylessCoder()).axis == .horizontal)
        #expect(!Spinner(coder: KeylessCoder()).isAnimating)
    }

    @Test func anAttachmentsSubclassDecidesItsPlaceAndImage() {
        final class Attachment: NSTextAttachment, @unchecked Sendable {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: -4, width: lineFrag.height * 2, height: lineFrag.height) }
        }
        let font = UIFont.systemFont(ofSize: 20)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
        let width = text.size().width
        text.append(NSAttributedString(attachment: Attachment()))
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 2))
        #expect(abs(text.size().width - width - font.lineHeight * 2) < 1)
    }

    @Test func missingCStringsComeFirst() {
        #expect(strcmp("a".cString(using: .utf8), "a") == 0)
        #expect(strcmp(Optional<[CChar]>.none, "a") < 0)
    }

    @Test func dictionariesTakeKeysOfObjectiveC() {
        let (dictionary, key) = (NSMutableDictionary(), NSString("k") as any NSCopying)
        dictionary[key] = 3
        #expect(dictionary[key] as? Int == 3)
        dictionary[key] = nil
        #expect(dictionary.count == 0)
    }
}

extension SmallMembersTests {
    @Test func aSearchBarsTraitsAreThoseOfItsField() {
        let bar = UISearchBar()
        (bar.returnKeyType, bar.keyboardType) = (.go, .emailAddress)
        #expect(bar.searchTextField.returnKeyType == .go && bar.searchTextField.keyboardType == .emailAddress)
    }

    @Test func aCellCanBeTheDelegateOfItsRecognizers() {
        let (cell, recognizer) = (UITableViewCell(), UIPanGestureRecognizer())
        recognizer.delegate = cell
        #expect(recognizer.delegate === cell)
    }
}
