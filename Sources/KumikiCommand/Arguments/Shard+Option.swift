import CommandArguments
import Workers

extension Shard {
    /// Parses the shard in the arguments; nil without one.
    init?(_ arguments: Arguments) throws(UsageError) {
        guard let text = arguments.value("--shard") else { return nil }
        guard let shard = Shard(text) else {
            throw UsageError("--shard is I/N with I from 1 to N, such as 2/4, not \(text)")
        }
        self = shard
    }
}
