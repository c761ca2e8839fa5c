import Testing
import Workers

struct ChildConversationTests {
    @Test func eachLineHasAReply() throws {
        let conversation = try ChildConversation(ChildProgram(path: "cat"))
        #expect(conversation.reply(to: Array("one".utf8)) == Array("one".utf8))
        #expect(conversation.reply(to: Array("two".utf8)) == Array("two".utf8))
    }

    @Test func aProgramThatHasEndedDoesNotReply() throws {
        let conversation = try ChildConversation(ChildProgram(path: "head", arguments: ["-n", "1"]))
        #expect(conversation.reply(to: Array("one".utf8)) == Array("one".utf8))
        #expect(conversation.reply(to: Array("two".utf8)) == nil)
    }
}
