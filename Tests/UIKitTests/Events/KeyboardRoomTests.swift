import CoreGraphics
import Testing

@testable import UIKit

/// Tables of table controllers, which avoid the keyboard.
@MainActor
@Suite struct KeyboardRoomTests {
    private final class Screen: UITableViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 13 { cell.contentView.addSubview(field) }
            return cell
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            50
        }
    }

    @Test func theRowThatIsWrittenInComesIntoSight() {
        let screen = Screen(style: .plain)
        LifeStage.run(screen) { stage in
            guard let table = screen.tableView else { return }
            screen.field.becomeFirstResponder()
            stage.settle()
            #expect(table.contentInset.bottom == CGFloat(302))
            let row = stage.window.convert(screen.field.bounds, from: screen.field)
            #expect(row.maxY <= stage.window.bounds.height - 336)
            screen.field.resignFirstResponder()
            stage.settle()
            #expect(table.contentInset.bottom == 0)
        }
    }

    @Test func itIsLeftAloneWhereItIsNotInTheWay() {
        let screen = Screen(style: .plain)
        LifeStage.run(screen) { stage in
            screen.tableView.contentInset.bottom = 5
            let other = UITextField(frame: .zero)
            stage.window.addSubview(other)
            screen.viewDidDisappear(false)
            other.becomeFirstResponder()
            stage.settle()
            #expect(screen.tableView.contentInset.bottom == 5)
        }
    }
}
