import CommandArguments
import Foundation

/// `kumiki git`: configures git to merge and compare documents object by object.
enum GitCommand: Command {
    static let name = "git"
    static let summary = "Configure git to merge and compare documents object by object."
    static let operands = "install | uninstall"
    static let options = [
        Option("--global", help: "Apply to all repositories of this user instead of the current one.")
    ]
    static let notes = """
        install sets the merge driver and the diff driver "kumiki" and adds lines to .gitattributes for *.storyboard, *.xib,
        *.strings and Contents.json; uninstall removes both. Committed attributes do no harm where Kumiki is not
        installed: git merges by lines there. git merge, rebase, cherry-pick and stash use the driver; diff, log -p
        and difftool -t kumiki compare objects (git diff --no-ext-diff --no-textconv shows lines).
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        guard arguments.positionals.count == 1 else { throw UsageError("git needs install or uninstall") }
        let installation = try GitInstallation(isGlobal: arguments.has("--global"))
        switch arguments.positionals[0] {
        case "install": try installation.install()
        case "uninstall": try installation.uninstall()
        default: throw UsageError("git needs install or uninstall, not \(arguments.positionals[0])")
        }
        return 0
    }
}
