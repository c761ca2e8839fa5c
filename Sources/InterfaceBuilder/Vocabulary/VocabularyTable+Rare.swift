extension VocabularyTable {
    /// Attributes that do not occur in the counted documents, for properties that Apple documents for the classes.
    static let rare = """
        backgroundConfiguration strokeOutset# strokeWidth#
        buttonConfiguration buttonSize imagePadding# imagePlacement showsActivityIndicator? subtitle
          titleAlignment titlePadding#
        color black# cyan# magenta# yellow#
        imageReference variableValue#
        navigationController hidesBarsOnSwipe? hidesBarsOnTap? hidesBarsWhenKeyboardAppears?
          hidesBarsWhenVerticallyCompact?
        navigationItem backButtonTitle hidesBackButton? leftItemsSupplementBackButton? prompt
        pageControl backgroundStyle currentPage#
        paragraphStyle hyphenationFactor#
        scrollView scrollsToTop?
        searchBar showsBookmarkButton? showsScopeBar?
        segue userLabel
        shadow blurRadius# key
        stepper autorepeat? wraps?
        view exclusiveTouch? overrideUserInterfaceStyle tintAdjustmentMode userInterfaceStyle
        viewController hidesBottomBarWhenPushed? modalInPresentation? viewRespectsSystemMinimumLayoutMargins?
        """
}
