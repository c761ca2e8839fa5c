import Testing
import UIKit

@MainActor @Suite struct ButtonAttributesTests {
    @Test func labelsAndImageViewsShowTheContentBeforeALayout() {
        let button = UIButton()
        let image = UIImage()
        button.setTitle("Open", for: .normal)
        button.setImage(image, for: .normal)
        #expect(button.titleLabel?.text == "Open")
        #expect(button.imageView?.image === image)
        button.setTitle("Close", for: .normal)
        #expect(button.titleLabel?.text == "Close")
        button.titleLabel?.text = "Changed"
        #expect(button.titleLabel?.text == "Changed")
    }

    /// Code of before iOS 15 sets them on buttons to which Xcode has given a configuration.
    @Test func theLabelsOfAConfigurationHaveTheirTextsBeforeTheLayout() {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("Pay", "now")
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.text == "Pay" && button.subtitleLabel?.text == "now")
    }

    @Test func contentOfTheNormalStateReplacesThatOfTheConfiguration() {
        let image = UIImage()
        let button = shown {
            $0.title = "Button"
            $0.baseForegroundColor = .red
        }
        button.setTitle("Open", for: .normal)
        button.setImage(image, for: .normal)
        button.layoutIfNeeded()
        #expect(button.configuration?.title == "Open" && button.configuration?.image === image)
        #expect(button.titleLabel?.text == "Open" && button.imageView?.image === image)
        #expect(button.titleLabel?.textColor == .red)
        button.setTitle("Selected", for: .selected)
        #expect(button.configuration?.title == "Open")
        button.setAttributedTitle(NSAttributedString(string: "Bold"), for: .normal)
        #expect(button.configuration?.attributedTitle?.characters.elementsEqual("Bold") == true)
    }

    @Test func aTransformerChoosesTheTitlesFont() {
        let button = shown {
            $0.title = "Naha"
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = .boldSystemFont(ofSize: 30)
                return attributes
            }
        }
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 30))
    }

    @Test func aTransformerIsGivenTheLooksAttributes() {
        var given: AttributeContainer?
        _ = shown {
            $0.title = "Naha"
            $0.baseForegroundColor = .red
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                given = $0
                return $0
            }
        }
        #expect(given?.foregroundColor == .red)
        #expect(given?.font == .preferredFont(forTextStyle: .body))
    }

    @Test func anAttributedTitleIsTheTitleToo() {
        var container = AttributeContainer()
        container.font = .systemFont(ofSize: 9)
        let button = shown { $0.attributedTitle = AttributedString("Naha", attributes: container) }
        #expect(button.configuration?.title == "Naha")
        #expect(button.configuration?.attributedTitle?.font == .systemFont(ofSize: 9))
    }

    /// Apple: UIButton.titleShadowOffset is zero until it is set.
    @Test func titlesHaveNoShadowUntilAnOffsetIsSet() {
        let button = UIButton(type: .system)
        button.setTitleShadowColor(.gray, for: .normal)
        #expect(button.titleLabel?.shadowOffset == .zero)
    }

    private func shown(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        return button
    }
}
