import Testing
import UIKit

@MainActor
struct FindInteractionTests {
    /// A text of words, whose ranges are their indices.
    private final class Words: NSObject, UITextSearching, UIFindInteractionDelegate {
        final class Range: UITextRange {
            let index: Int
            init(_ index: Int) { self.index = index }
        }

        var words = ["Sea", "tree", "seaside"]
        var styles: [Int: UITextSearchFoundTextStyle] = [:]
        var supportsTextReplacement: Bool { true }
        var selectedTextRange: UITextRange? { nil }
        private func index(_ range: UITextRange) -> Int { (range as? Range)?.index ?? -1 }

        func compare(_ a: UITextRange, toRange b: UITextRange, document: AnyHashable??) -> ComparisonResult {
            index(a) < index(b) ? .orderedAscending : index(a) > index(b) ? .orderedDescending : .orderedSame
        }

        func performTextSearch(
            queryString: String, options: UITextSearchOptions,
            resultAggregator: UITextSearchAggregator<AnyHashable?>
        ) {
            for (index, word) in words.enumerated().reversed()
            where word.range(of: queryString, options: options.stringCompareOptions) != nil {
                resultAggregator.foundRange(Range(index), searchString: queryString, document: nil)
            }
            resultAggregator.finishedSearching()
        }

        func decorate(
            foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
        ) {
            styles[index(foundTextRange)] = style
        }

        func clearAllDecoratedFoundText() { styles = [:] }

        func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
            words[index(foundTextRange)] = replacementText
        }

        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
            UITextSearchingFindSession(searchableObject: self)
        }
    }

    private func search(_ words: Words) -> UIFindInteraction {
        let (view, interaction) = (UIView(), UIFindInteraction(sessionDelegate: words))
        view.addInteraction(interaction)
        interaction.presentFindNavigator(showingReplace: false)
        interaction.searchText = "sea"
        return interaction
    }

    @Test func resultsAreMarkedInTheirOrder() {
        let words = Words()
        let interaction = search(words)
        #expect(words.styles == [0: .highlighted, 2: .found])
        #expect(interaction.activeFindSession?.resultCount == 2)
        interaction.findNext()
        #expect(words.styles == [0: .found, 2: .highlighted])
        interaction.findNext()
        #expect(interaction.activeFindSession?.highlightedResultIndex == 0)
        interaction.dismissFindNavigator()
        #expect(words.styles.isEmpty)
    }

    @Test func theHighlightedResultIsReplaced() {
        let words = Words()
        let interaction = search(words)
        interaction.activeFindSession?.performSingleReplacement(
            query: "sea", replacementString: "lake", options: nil)
        #expect(words.words == ["lake", "tree", "seaside"])
        #expect(interaction.activeFindSession?.resultCount == 1)
    }
}
