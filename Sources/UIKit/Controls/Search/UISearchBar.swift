import CoreGraphics
import Foundation

/// A bar with a field for what is searched.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        case minimal = 2
    }

    open weak var delegate: (any UISearchBarDelegate)?

    /// The field that the text is in.
    open private(set) var searchTextField: UISearchTextField
    let cancelButton = UIButton(type: .system)
    /// The glass behind the field and the button that cancels, in a bar of glass.
    var grounds = GlassGrounds()
    private let scopeBar = UISegmentedControl(frame: .zero)

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line of text above the field.
    open var prompt: String? { didSet { layoutDidChange() } }

    open var searchBarStyle: Style = .default { didSet { setNeedsDisplay() } }
    open var barStyle: UIBarStyle = .default { didSet { setNeedsDisplay() } }
    open var isTranslucent = true { didSet { setNeedsDisplay() } }
    /// The color of the bar behind the field.
    open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
    open var showsCancelButton = false { didSet { layoutDidChange() } }
    /// The sign for bookmarks at the end of the field.
    open var showsBookmarkButton = false { didSet { updateSigns() } }
    /// The sign for results at the end of the field.
    open var showsSearchResultsButton = false { didSet { updateSigns() } }
    open var isSearchResultsButtonSelected = false { didSet { updateSigns() } }
    /// The background image of the scope buttons.
    open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The offset of the field, in points.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    /// The offset of the text in the field, in points.
    open var searchTextPositionAdjustment = UIOffset.zero { didSet { searchTextField.setNeedsLayout() } }
    /// A keyboard accessory of the field.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    var customization = SearchBarCustomization() {
        didSet {
            updateSigns()
            setNeedsDisplay()
            searchTextField.setNeedsDisplay()
        }
    }

    open var scopeButtonTitles: [String]? {
        didSet {
            scopeBar.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopeBar.insertSegment(withTitle: title, at: index, animated: false)
            }
            scopeBar.selectedSegmentIndex = selectedScopeButtonIndex
            layoutDidChange()
        }
    }
    open var selectedScopeButtonIndex = 0 {
        didSet { scopeBar.selectedSegmentIndex = selectedScopeButtonIndex }
    }
    open var showsScopeBar = false { didSet { layoutDidChange() } }

    public override init(frame: CGRect) {
        searchTextField = UISearchTextField(frame: .zero)
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        searchTextField = UISearchTextField(frame: .zero)
        super.init(coder: coder)
        setUp()
        (coder as? NibDecoder)?.configure(self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(searchTextField)
        searchTextField.bar = self
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                userDidCancel()
            }, for: .touchUpInside)
        scopeBar.addAction(UIAction { [weak self] _ in self?.userChoseScope() }, for: .valueChanged)
        updateCancelButton()
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    }

    private func userChoseScope() {
        selectedScopeButtonIndex = scopeBar.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        userDidChange()
    }

    /// Called when the user begins, edits or cancels a search; overridden by the bar of a search controller.
    func userDidBegin() {}
    func userDidChange() {}
    func userDidCancel() {}

    /// The field is the bar's first responder.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    private func layoutDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open func setShowsScope(_ show: Bool, animate: Bool) { showsScopeBar = show }
    var hasScope: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    /// 56 points high, and 46 more with a scope bar (what Interface Builder saves). It grows with the field's text.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: controlMetrics.searchBarHeight + fieldHeight - controlMetrics.searchFieldHeight
                + (hasScope ? 46 : 0))
    }

    var fieldHeight: CGFloat { searchTextField.fieldHeight }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateCancelButton()
        searchTextField.setNeedsDisplay()
        setNeedsDisplay()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show(cancelButton, showsCancelButton)
        show(scopeBar, hasScope && !isOnGlass)
        if isOnGlass { return layoutOnGlass() }
        grounds.show([], in: self)
        let row = row
        let (field, button) = row.place(
            in: bounds, button: showsCancelButton ? cancelButton.intrinsicContentSize.width : nil,
            isRightToLeft: isRightToLeft)
        cancelButton.frame = button
        let moved = searchFieldBackgroundPositionAdjustment
        searchTextField.frame = field.offsetBy(dx: moved.horizontal, dy: moved.vertical)
        scopeBar.frame = row.placeScope(below: field, in: bounds)
    }

    /// The arrangement: that of a navigation bar for the search of its item, else the field is in the middle.
    private var row: SearchBarRow {
        if let row = (superview as? UINavigationBar)?.searchRow(of: self) { return row }
        let height =
            hasScope ? min(bounds.height, fieldHeight + 2 * SearchBarRow.scopeSpacing) : bounds.height
        let top = pixels.nearest((height - fieldHeight) / 2)
        return SearchBarRow(
            insets: UIEdgeInsets(top: top, left: 8, bottom: bounds.height - top - fieldHeight, right: 8),
            spacing: 8)
    }

    private func show(_ view: UIView, _ shows: Bool) {
        if shows, view.superview !== self { addSubview(view) }
        if !shows, view.superview === self { view.removeFromSuperview() }
    }

    /// Draws the background. Minimal bars, and those in navigation bars, have none.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if hasScope, let scopeBarBackgroundImage {
            let place = CGRect(x: 0, y: scopeBar.frame.minY - 7, width: bounds.width, height: 46)
            ImagePainter(context: context, traits: traitCollection, tint: tintColor).draw(
                scopeBarBackgroundImage, in: place)
        }
        if let backgroundImage = backgroundImage ?? customization.backgrounds[.any] {
            ImagePainter(context: context, traits: traitCollection, tint: tintColor).draw(
                backgroundImage, in: bounds)
        } else if searchBarStyle != .minimal, !(superview is UINavigationBar), !isOnGlass {
            context.setFillColor((barTintColor ?? Self.groundColor).resolvedCGColor(with: traitCollection))
            context.fill(bounds)
        }
    }

    private static let groundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.086, alpha: 1) : UIColor(red: 0.973, green: 0.973, blue: 0.973, alpha: 1)
    }
}

/// The field of a search bar: a gray box with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        addGlyph()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if leftView == nil { addGlyph() }
    }

    // MARK: Editing

    weak var bar: UISearchBar?

    override func asksToBegin() -> Bool {
        super.asksToBegin() && bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }
    override func asksToEnd() -> Bool {
        super.asksToEnd() && bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }
    override func asksToChange(_ range: NSRange, _ text: String) -> Bool {
        super.asksToChange(range, text)
            && bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: text) }
                ?? true
    }
    override func asksToReturn() -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return super.asksToReturn()
    }
    override func didBegin() {
        super.didBegin()
        if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
        bar?.userDidBegin()
    }
    override func didEnd() {
        super.didEnd()
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }
    override func performActions(for events: Event, with event: UIEvent? = nil) {
        super.performActions(for: events, with: event)
        if events.contains(.editingChanged), let bar {
            bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
            bar.userDidChange()
        }
    }

    /// The height: 36 points at the usual text size in a search bar of 56 points, more with larger text, and less with smaller text
    /// (31 at the smallest: frames that Interface Builder saved).
    var fieldHeight: CGFloat {
        let line = (font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight
        let usual = controlMetrics.searchFieldHeight
        let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(
            for: usual, compatibleWith: traitCollection)
        return scaled < usual ? scaled.rounded() : max(usual, line.rounded(.up) + 15)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + (showsGlyph ? 6 : 0), height: fieldHeight)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let moved = bar?.searchTextPositionAdjustment ?? .zero
        let rect = super.textRect(forBounds: bounds).offsetBy(dx: moved.horizontal, dy: moved.vertical)
        let spacing = showsGlyph ? 5 + glyphMargin : 0
        return CGRect(
            x: rect.minX + (isRightToLeft ? 0 : spacing), y: rect.minY, width: max(rect.width - spacing, 0),
            height: rect.height)
    }

    override func paintBorder(in rect: CGRect, _ context: CGContext) {
        if let image = bar?.searchFieldBackgroundImage(for: .normal) {
            ImagePainter(context: context, traits: traitCollection, tint: tintColor).draw(image, in: rect)
        } else {
            let fill = backgroundColor ?? (bar?.isOnGlass == true ? .clear : .tertiarySystemFill)
            let radius = controlMetrics.areCapsules ? rect.height / 2 : 10
            context.fillRounded(rect, radius: radius, color: fill.resolvedCGColor(with: traitCollection))
        }
    }

    // MARK: The magnifying glass

    private func addGlyph() {
        leftView = SearchGlyphView()
        leftViewMode = .always
    }

    private var showsGlyph: Bool { leftView is SearchGlyphView && shows(leftViewMode) }

    /// Shows an image in place of the magnifying glass; nil is the glass.
    func showGlyph(_ image: UIImage?) { (leftView as? SearchGlyphView)?.image = image }

    /// The additional space before the magnifying glass of a field in a capsule of glass, in points.
    private var glyphMargin: CGFloat { bar?.isOnGlass == true ? 5 : 0 }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard showsGlyph else { return super.leftViewRect(forBounds: bounds) }
        let margin = 8 + glyphMargin
        let x = isRightToLeft ? bounds.maxX - margin - 18 : bounds.minX + margin
        let moved = bar?.positionAdjustment(for: .search) ?? .zero
        return CGRect(x: x, y: pixels.nearest(bounds.midY - 9), width: 18, height: 18)
            .offsetBy(dx: moved.horizontal, dy: moved.vertical)
    }

    /// The icon for bookmarks or results is as far from the edge as the magnifying glass.
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.rightViewRect(forBounds: bounds)
        guard rightView is SearchSignButton else { return rect }
        return rect.offsetBy(dx: isRightToLeft ? 8 : -8, dy: 0)
    }

    /// The placeholder color, which is darker than that of other fields.
    override var placeholderColor: UIColor { .secondaryLabel }
    override var clearButtonColor: UIColor { .secondaryLabel }
}

/// The methods that a search bar calls.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        AddedMethods.result(self, searchBar) ?? true
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        AddedMethods.perform(self, searchBar)
    }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        AddedMethods.result(self, searchBar) ?? true
    }
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        AddedMethods.result(self, searchBar, range, text) ?? true
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { AddedMethods.perform(self, searchBar) }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        AddedMethods.perform(self, searchBar, searchText)
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        AddedMethods.perform(self, searchBar)
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        AddedMethods.perform(self, searchBar)
    }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        AddedMethods.perform(self, searchBar)
    }
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        AddedMethods.perform(self, searchBar)
    }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        AddedMethods.perform(self, searchBar, selectedScope)
    }
}
