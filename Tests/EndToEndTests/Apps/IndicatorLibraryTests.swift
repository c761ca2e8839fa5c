import Foundation
import Testing

/// The libraries of ratings, indicators, fields, alerts, animations and charts, where no folder has them.
@Suite(.timeLimit(.minutes(40))) struct IndicatorLibraryTests {
    /// Rendered once for all tests.
    private static let shown = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.shown.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.shown.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
    }

    @Test func starsHaveTheSizeOfTheirSettings() async throws { try await expect("stars: (170.0, 30.0) 3.5") }

    @Test func starsAreFilledAsFarAsTheRating() async throws { try await expect("filled: true true false") }

    @Test func indicatorsAreVisibleWhileTheyAnimate() async throws {
        try await expect("indicator: true false true")
    }

    /// The app has no delegate, and the scene's window is the only one.
    @Test func controllersCoverTheWindow() async throws { try await expect("cover: true Wait false") }

    @Test func animationsHaveTheirSizeAndTime() async throws {
        try await expect("animation: (40.0, 20.0) 2.0", "played: true 1.0 after 2")
        let errors = try await Self.shown.value.run.errors
        #expect(
            errors.components(separatedBy: "drawing an animation has no effect here").count == 2, "\(errors)")
    }

    @Test func axesHaveRoundLabelsAndBeginAtZeroBelowBars() async throws {
        try await expect(
            "bar axis: 0.0 33.0 [0, 10, 20, 30]", "line axis: [8, 12, 16, 20, 24, 28, 32]",
            "index: Mon Tue  0.25", "forced: [8, 20, 32]")
    }

    @Test func barsAndLinesAreDrawnAtTheirValues() async throws {
        try await expect("bar: true false true", "line: true", "places: true true", "grouped: [0.26, 0.74]")
    }

    @Test func slicesHaveTheAnglesOfTheirValues() async throws {
        try await expect("slices: red blue white", #"legends: ["Bars"] ["A", "B"]"#)
    }

    @Test func aTouchSelectsTheNearestValue() async throws {
        try await expect("selected: 2.0 20.0 0", "slice: B")
    }

    @Test func skeletonsCoverTheViewsThatHaveNoSuchViews() async throws {
        try await expect(
            "skeleton: true [[0.0, 0.0, 100.0, 15.0], [0.0, 25.0, 70.0, 15.0]] true 0 false",
            "uncovered: false A 0 true")
    }

    @Test func tablesHaveCoveredCellsMeanwhile() async throws {
        try await expect("skeleton cells: 5 true", "rows: 0 false")
    }

    @Test func placeholdersOfFieldsBecomeTitles() async throws {
        try await expect(
            "field: 0.0 NAME 0.5 true", "filled: 1.0 NAME true", "wrong: 1.0 TOO SHORT true true")
    }

    @Test func alertsHaveTheirTextsFieldsAndButtons() async throws {
        try await expect(
            "alert: Title Text 240.0 [\"OK\", \"Done\"] true", "pressed", "dismissed: false")
    }

    @Test func ringsCoverThePartOfTheirValue() async throws {
        try await expect("ring: 100.0% true false", "progress ended: 100.0")
    }

    @Test func textViewsHaveAPlaceholderWhileTheyAreEmpty() async throws {
        try await expect("placeholder: Notes false 5.0 8.0", "written: true")
    }

    @Test func pinnedViewsHaveTheirInsets() async throws {
        try await expect(
            "pinned: (10.0, 5.0, 270.0, 30.0) 96.0 43.0 108.0 [false]", "edges: (10.0, 170.0, 280.0, 20.0)")
    }

    @Test func calendarsShowTheDaysOfAMonthInWeeks() async throws {
        try await expect(
            "weekdays: 7", "days: 42 27 true 1 (100.0, 0.0, 50.0, 40.0) Mon", "events: 2 true",
            "chosen: 10 true",
            "selected: 1 false true", "bounds: 105.0", "week: 7 6")
    }

    @Test func menusHaveTheirWidthAtTheirEdge() async throws {
        try await expect("menu: true 0.0 200.0 false", "hidden: true")
    }

    @Test func emptyListsShowTheTextsOfTheirSource() async throws {
        try await expect("empty: true Nothing here None yet", "filled list: false")
    }

    @Test func theReturnKeyContinuesWithTheNextField() async throws {
        try await expect("keys: next done", "next: true", "last: false", "fitted: 130.0")
    }

    private static let source = """
        import Charts
        import Cosmos
        import DZNEmptyDataSet
        import FSCalendar
        import KMPlaceholderTextView
        import Lottie
        import NVActivityIndicatorView
        import PureLayout
        import SCLAlertView
        import SideMenu
        import SkeletonView
        import SkyFloatingLabelTextField
        import TinyConstraints
        import TPKeyboardAvoiding
        import UICircularProgressRing
        import UIKit

        final class Days: NSObject, FSCalendarDataSource, FSCalendarDelegateAppearance {
            func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int {
                Calendar.current.component(.day, from: date) == 5 ? 2 : 0
            }
            func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date)
                -> UIColor?
            { Calendar.current.component(.day, from: date) == 6 ? .green : nil }
            func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition)
                -> Bool
            { Calendar.current.component(.day, from: date) != 9 }
            func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {
                print("chosen:", Calendar.current.component(.day, from: date), monthPosition == .current)
            }
            func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {
                print("bounds:", Double(bounds.height))
            }

            func show(in view: UIView) {
                let calendar = FSCalendar(frame: CGRect(x: 0, y: 0, width: 350, height: 305))
                print("weekdays:", calendar.calendarWeekdayView.weekdayLabels.filter { $0.text?.isEmpty == false }.count)
                calendar.locale = Locale(identifier: "en_US")
                (calendar.dataSource, calendar.delegate, calendar.firstWeekday) = (self, self, 2)
                calendar.today = nil
                view.addSubview(calendar)
                // March 2023 began on a Wednesday.
                let page = Calendar.current.date(from: DateComponents(year: 2023, month: 3, day: 12))!
                calendar.currentPage = page
                calendar.layoutIfNeeded()
                let cells = calendar.visibleCells().sorted {
                    ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
                }
                print("days:", cells.count, cells[0].title ?? "", cells[0].isPlaceholder, cells[2].title ?? "",
                      cells[2].frame, calendar.calendarWeekdayView.weekdayLabels[0].text ?? "")
                print("events:", cells[6].numberOfEvents, cells[7].titleLabel.textColor == .green)
                for index in [10, 11] {
                    _ = calendar.collectionView(
                        calendar.collectionView, shouldSelectItemAt: IndexPath(item: index, section: 0))
                }
                print("selected:", calendar.selectedDates.count, cells[10].isSelected, cells[11].isSelected)
                calendar.setScope(.week, animated: false)
                calendar.layoutIfNeeded()
                print("week:", calendar.visibleCells().count, Calendar.current.component(.day, from: calendar.currentPage))
                calendar.removeFromSuperview()
            }
        }

        extension HomeController: SkeletonTableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func collectionSkeletonView(_ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath)
                -> ReusableCellIdentifier
            { "Cell" }

            func showConstraints() {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
                let (box, other, third) = (UIView(), UIView(), UIView())
                [box, other, third].forEach(root.addSubview)
                box.autoPinEdgesToSuperviewEdges(
                    with: UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20), excludingEdge: .bottom)
                box.autoSetDimension(.height, toSize: 30)
                other.autoPinEdge(.top, to: .bottom, of: box, withOffset: 8)
                other.autoAlignAxis(toSuperviewAxis: .vertical)
                other.autoMatch(.width, to: .width, of: box, withMultiplier: 0.4)
                let heights = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
                    other.autoSetDimension(.height, toSize: 60, relation: .greaterThanOrEqual)
                }
                third.edgesToSuperview(excluding: .top, insets: .uniform(10))
                third.height(20)
                root.layoutIfNeeded()
                print("pinned:", box.frame, other.frame.minX, other.frame.minY, other.frame.width, heights.map(\\.isActive))
                print("edges:", third.frame)
                root.removeFromSuperview()
            }

            func showMenu() {
                let content = UIViewController()
                content.view.backgroundColor = .blue
                let menu = SideMenuNavigationController(rootViewController: content)
                menu.presentationStyle = .menuSlideIn
                menu.menuWidth = 200
                SideMenuManager.default.leftMenuNavigationController = menu
                present(menu, animated: false) {
                    print("menu:", menu.leftSide, menu.view.frame.minX, menu.view.frame.width, menu.isHidden)
                    menu.dismiss(animated: false) { print("hidden:", menu.isHidden) }
                }
            }

            func showSkeletons() {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                (label.text, label.numberOfLines, label.isSkeletonable) = ("A", 2, true)
                label.textColor = .red
                let other = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
                let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                box.isSkeletonable = true
                box.addSubview(label)
                box.addSubview(other)
                view.addSubview(box)
                box.showAnimatedGradientSkeleton()
                let frames = label.layer.sublayers?.compactMap { $0 as? CAGradientLayer }.map(\\.frame) ?? []
                print("skeleton:", label.sk.isSkeletonActive,
                      frames.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } },
                      label.textColor == .clear, other.layer.sublayers?.count ?? 0, label.isUserInteractionEnabled)
                box.hideSkeleton()
                print("uncovered:", label.sk.isSkeletonActive, label.text ?? "", label.layer.sublayers?.count ?? 0,
                      label.textColor == .red)

                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
                table.rowHeight = 60
                table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
                table.dataSource = self
                table.isSkeletonable = true
                view.addSubview(table)
                table.showSkeleton()
                print("skeleton cells:", table.visibleCells.count, table.visibleCells.allSatisfy { $0.sk.isSkeletonActive })
                table.hideSkeleton()
                print("rows:", table.numberOfRows(inSection: 0), table.sk.isSkeletonActive)
                table.removeFromSuperview()
                box.removeFromSuperview()
            }

            func showField() {
                let field = SkyFloatingLabelTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 45))
                field.placeholder = "Name"
                field.lineColor = .green
                view.addSubview(field)
                field.layoutIfNeeded()
                print("field:", Double(field.titleLabel.alpha), field.titleLabel.text ?? "",
                      Double(field.lineView.frame.height), field.lineView.backgroundColor == .green)
                field.text = "Ada"
                print("filled:", Double(field.titleLabel.alpha), field.titleLabel.text ?? "",
                      field.titleLabel.textColor == .gray)
                field.errorMessage = "too short"
                print("wrong:", Double(field.titleLabel.alpha), field.titleLabel.text ?? "",
                      field.lineView.backgroundColor == .red, field.textColor == .red)
                field.removeFromSuperview()
            }

            func showFieldsAboveKeyboard() {
                let notes = KMPlaceholderTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
                notes.placeholder = "Notes"
                notes.layoutIfNeeded()
                let label = notes.placeholderLabel
                print("placeholder:", label.text ?? "", label.isHidden, Double(label.frame.minX), Double(label.frame.minY))
                notes.text = "Ada"
                print("written:", label.isHidden)

                let list = TPKeyboardAvoidingScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                let low = UITextField(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
                let high = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
                [low, high].forEach(list.addSubview)
                view.addSubview(list)
                list.layoutIfNeeded()
                print("keys:", [high, low].map { $0.returnKeyType == .next ? "next" : "done" }.joined(separator: " "))
                high.becomeFirstResponder()
                _ = high.delegate?.textFieldShouldReturn(high)
                print("next:", low.isFirstResponder)
                _ = low.delegate?.textFieldShouldReturn(low)
                print("last:", low.isFirstResponder)
                list.contentSizeToFit()
                print("fitted:", Double(list.contentSize.height))
                list.removeFromSuperview()
            }

            func showAlert() {
                let alert = SCLAlertView(appearance: SCLAlertView.SCLAppearance(kTitleFont: .boldSystemFont(ofSize: 18)))
                let field = alert.addTextField("Name")
                let button = alert.addButton("OK") { print("pressed") }
                let shown = alert.showSuccess("Title", subTitle: "Text")
                shown.setDismissBlock { print("dismissed:", alert.view.superview != nil) }
                alert.view.layoutIfNeeded()
                let box = field.superview
                let titles = box?.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) } ?? []
                print("alert:", alert.labelTitle.text ?? "", alert.viewText.text ?? "", Double(box?.frame.width ?? 0),
                      titles, alert.view.superview === view.window)
                button.sendActions(for: .touchUpInside)
            }
        }

        final class EmptyList: NSObject, DZNEmptyDataSetSource, UITableViewDataSource {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            var rows = 0

            func show(in view: UIView) {
                (table.dataSource, table.emptyDataSetSource) = (self, self)
                view.addSubview(table)
                table.reloadEmptyDataSet()
                print("empty:", table.isEmptyDataSetVisible, texts(of: table).joined(separator: " "))
                rows = 2
                table.reloadData()
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                    print("filled list:", self.table.isEmptyDataSetVisible)
                    self.table.removeFromSuperview()
                }
            }

            private func texts(of view: UIView) -> [String] {
                view.subviews.flatMap { [($0 as? UILabel)?.attributedText?.string].compactMap { $0 } + texts(of: $0) }
            }

            func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString! {
                NSAttributedString(string: "Nothing here")
            }
            func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
                NSAttributedString(string: "None yet")
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }

        extension HomeController: ChartViewDelegate {
            func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight) {
                if let slice = entry as? PieChartDataEntry { print("slice:", slice.label ?? "") } else {
                    print("selected:", entry.x, entry.y, highlight.dataSetIndex)
                }
            }

            func showCharts() {
                let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
                let bars = BarChartView(frame: frame)
                let values = [10.0, 30, 20].enumerated().map { BarChartDataEntry(x: Double($0), y: $1) }
                let set = BarChartDataSet(entries: values, label: "Bars")
                set.setColor(.red)
                bars.rightAxis.enabled = false
                bars.xAxis.labelPosition = .bottom
                bars.xAxis.valueFormatter = IndexAxisValueFormatter(values: ["Mon", "Tue"])
                bars.data = BarChartData(dataSet: set)
                bars.chartDescription?.text = ""
                bars.delegate = self
                let drawn = pixels(of: bars)
                let top = bars.getPosition(entry: values[1], axis: .left)
                let low = bars.getPosition(entry: values[0], axis: .left)
                print("bar axis:", bars.leftAxis.axisMinimum, bars.leftAxis.axisMaximum, labels(bars.leftAxis, 0, 33))
                print("bar:", drawn(top.x, top.y + 20) == "red", drawn(low.x, top.y + 20) == "red",
                      drawn(low.x, low.y + 20) == "red")
                let names = (0...2).map { bars.xAxis.valueFormatter?.stringForValue(Double($0), axis: nil) ?? "" }
                print("index:", names.joined(separator: " ") + " " + number(0.25))
                if let touched = bars.getHighlightByTouchPoint(bars.getPosition(entry: values[2], axis: .left)) {
                    bars.highlightValue(touched, callDelegate: true)
                }

                let lines = LineChartView(frame: frame)
                let line = LineChartDataSet(entries: values, label: "")
                line.setColor(.blue)
                line.lineWidth = 6
                line.drawCirclesEnabled = false
                line.drawValuesEnabled = false
                lines.data = LineChartData(dataSets: [line])
                let path = pixels(of: lines)
                let ends = [values[0], values[1]].map { lines.getPosition(entry: $0, axis: .left) }
                print("line axis:", labels(lines.leftAxis, 8, 32))
                print("line:", path((ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2) == "blue")
                print("places:", ends[0].x < ends[1].x, ends[0].y > ends[1].y)
                lines.leftAxis.setLabelCount(3, force: true)
                print("forced:", labels(lines.leftAxis, 8, 32))

                let groups = BarChartData(dataSets: [
                    BarChartDataSet(entries: [BarChartDataEntry(x: 0, y: 1)]),
                    BarChartDataSet(entries: [BarChartDataEntry(x: 0, y: 2)]),
                ])
                groups.barWidth = 0.43
                groups.groupBars(fromX: 0, groupSpace: 0.04, barSpace: 0.05)
                print("grouped:", groups.dataSets.compactMap { $0.entryForIndex(0)?.x }.map { ($0 * 100).rounded() / 100 })

                let pie = PieChartView(frame: frame)
                let slices = PieChartDataSet(
                    entries: [PieChartDataEntry(value: 1, label: "A"), PieChartDataEntry(value: 3, label: "B")])
                slices.colors = [.red, .blue]
                slices.drawValuesEnabled = false
                pie.drawEntryLabelsEnabled = false
                pie.data = PieChartData(dataSet: slices)
                pie.delegate = self
                let circle = pixels(of: pie)
                let (center, length) = (pie.centerCircleBox, pie.radius * 0.8 / 2.squareRoot())
                print("slices:", circle(center.x + length, center.y - length), circle(center.x - length, center.y + length),
                      circle(center.x, center.y))
                print("legends:", bars.legend.entries.compactMap(\\.label), pie.legend.entries.compactMap(\\.label))
                let touched = pie.getHighlightByTouchPoint(CGPoint(x: center.x - length, y: center.y))
                pie.highlightValue(touched, callDelegate: true)
            }

            private func number(_ value: Double) -> String {
                DefaultValueFormatter(decimals: 2).stringForValue(
                    value, entry: ChartDataEntry(), dataSetIndex: 0, viewPortHandler: nil)
            }

            /// Returns the values of an axis with labels, for a range.
            private func labels(_ axis: YAxis, _ low: Double, _ high: Double) -> [Int] {
                (axis.axisMinimum, axis.axisMaximum) = (low, high)
                return axis.entries.map { Int($0) }
            }

            /// Returns the names of colors in the picture of a view.
            private func pixels(of view: UIView) -> (CGFloat, CGFloat) -> String {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                view.backgroundColor = .white
                let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
                    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                }
                let pixels = image.cgImage
                return { x, y in
                    guard let pixels, let data = pixels.dataProvider?.data else { return "" }
                    let place = Int(y) * pixels.bytesPerRow + Int(x) * 4
                    let bytes = (0..<4).map { Int(data[place + $0]) }
                    if bytes.allSatisfy({ $0 > 200 }) { return "white" }
                    // The bytes are in the order blue, green, red.
                    return bytes[1] > 100 ? "other" : bytes[2] > 200 ? "red" : bytes[0] > 200 ? "blue" : "other"
                }
            }
        }

        final class HomeController: UIViewController, NVActivityIndicatorViewable {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                showCharts()
                showConstraints()
                Days().show(in: view)
                showMenu()
                showSkeletons()
                showAlert()
                showField()
                showFieldsAboveKeyboard()
                EmptyList().show(in: view)
                var settings = CosmosSettings()
                settings.starSize = 30
                settings.fillMode = .half
                settings.filledColor = .red
                settings.filledBorderColor = .red
                let stars = CosmosView(settings: settings)
                stars.rating = 3.5
                stars.frame = CGRect(origin: .zero, size: stars.intrinsicContentSize)
                print("stars:", (Double(stars.frame.width), Double(stars.frame.height)), stars.rating)
                print("filled:", isRed(stars, 15), isRed(stars, 115), isRed(stars, 155))

                let ring = UICircularProgressRing(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
                (ring.innerRingColor, ring.outerRingColor, ring.startAngle) = (.red, .white, -90)
                (ring.style, ring.endAngle, ring.shouldShowValueText) = (.ontop, 270, false)
                ring.maxValue = 200
                ring.valueFormatter = UICircularProgressRingFormatter(showFloatingPoint: true, decimalPlaces: 1)
                ring.startProgress(to: 100, duration: 1) { print("progress ended:", ring.value) }
                print("ring:", ring.valueFormatter.string(for: ring.value) ?? "", isRed(ring, 78), isRed(ring, 22))

                let indicator = NVActivityIndicatorView(
                    frame: CGRect(x: 0, y: 100, width: 40, height: 40), type: .ballPulse, color: .red)
                view.addSubview(indicator)
                let before = indicator.isHidden
                indicator.startAnimating()
                print("indicator:", before, indicator.isHidden, indicator.isAnimating)
                startAnimating(message: "Wait")
                let text = view.window?.subviews.last?.subviews.compactMap { ($0 as? UILabel)?.text }.first ?? ""
                let covered = isAnimating
                stopAnimating()
                print("cover:", covered, text, isAnimating)

                let json = Data("{\\"v\\":\\"5.5\\",\\"fr\\":30,\\"ip\\":0,\\"op\\":60,\\"w\\":40,\\"h\\":20,\\"layers\\":[]}".utf8)
                let animation = LottieAnimationView(animation: try? LottieAnimation.from(data: json))
                view.addSubview(animation)
                let size = animation.intrinsicContentSize
                print("animation:", (Double(size.width), Double(size.height)), animation.animation?.duration ?? 0)
                let begin = Date()
                animation.play { finished in
                    let seconds = Int(Date().timeIntervalSince(begin).rounded())
                    print("played:", finished, Double(animation.currentProgress), "after", seconds)
                }
            }

            /// Returns whether the picture of a view is red in the middle of its height.
            private func isRed(_ view: UIView, _ x: Int) -> Bool {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
                    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                }
                guard let image = image.cgImage, let data = image.dataProvider?.data else { return false }
                let place = 15 * image.bytesPerRow + x * 4
                let bytes = (0..<4).map { Int(data[place + $0]) }
                return bytes.contains(255) && bytes.filter { $0 < 100 }.count == 2 && bytes[3] == 255
            }
        }

        """
}
