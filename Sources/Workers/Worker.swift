import Foundation

/// A process that performs jobs one after the other, in its parent.
///
/// The parent calls `step` when data has arrived or time has passed; nothing here blocks.
final class Worker<Reply: Codable> {
    /// The result of a step.
    enum Event {
        case nothing
        case ready
        /// The reply to the job, the job's output, and whether the process accepts no other job.
        case reply(Reply, output: String, isLast: Bool)
        case failed(WorkerFailure)
    }

    private enum Phase {
        case starting
        case idle
        case busy
        /// The process is ending; the cause, if it is known already.
        case ending(WorkerFailure.Cause?)
    }

    private let id: pid_t
    private let channel: Descriptor
    private let printed: Descriptor
    private let program: WorkerProgram
    private let limits: WorkerLimits
    private let crashFile: String
    private let stackFile: String
    private var stackReader: StackReader?
    private var phase = Phase.starting
    private var time: JobTime
    private var lines = LineBuffer()
    private var output: [UInt8] = []
    private var hasNewOutput = false
    private var isOver = false
    /// The current activity of the job, if it has reported one.
    private var activity: String?

    /// Starts the program. The runtime's report of a crash is written to a file in the folder.
    init(_ program: WorkerProgram, _ limits: WorkerLimits, folder: String) throws(ChildError) {
        guard let (channel, other) = Descriptor.pair(), let (printed, writing) = Descriptor.pair() else {
            throw ChildError("\(program.path) cannot be run: no connection can be made")
        }
        let name = folder + "/\(UUID().uuidString)"
        (crashFile, stackFile) = (name + ".json", name + ".stack")
        let stack = Descriptor(open(stackFile, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = CrashLog.setting(file: crashFile)
        environment.merge(program.environment) { $1 }
        environment = try Self.prepared(environment, program, folder: name)
        let child = ChildProgram(
            path: program.path, arguments: program.arguments, environment: environment)
        id = try child.start([
            (writing, as: 1), (writing, as: 2), (other, as: workerChannel),
            (stack, as: StackWriter.descriptor),
        ])
        Interruption.add(id, .killed)
        channel.preventWaiting()
        printed.preventWaiting()
        (self.channel, self.printed, self.program, self.limits) = (channel, printed, program, limits)
        time = JobTime(of: id, limit: limits.time)
    }

    private static func prepared(
        _ environment: [String: String], _ program: WorkerProgram, folder: String
    ) throws(ChildError) -> [String: String] {
        guard let prepare = program.prepare else { return environment }
        do { return try prepare(folder, environment) } catch {
            throw ChildError("\(program.path) cannot be run: \(error)")
        }
    }

    deinit { end() }

    /// The descriptors on which data may arrive.
    var descriptors: [Int32] { isOver ? [] : [channel.number, printed.number] }

    /// Sends a job. The process must be ready.
    func start(_ job: some Encodable) throws {
        let line = try JSONEncoder().encode(job) + [UInt8(ascii: "\n")]
        output = []
        activity = nil
        phase = .busy
        time.restart(limit: limits.time)
        // If the process is gone already, the next step detects it.
        _ = channel.send(Array(line))
    }

    /// Ends the process and its descendants.
    func end() {
        guard !isOver else { return }
        isOver = true
        kill(-id, SIGKILL)
        _ = ChildProgram.wait(for: id)
        Interruption.remove(id)
    }

    /// Receives data, and checks the limits of time and memory.
    func step() -> Event {
        guard !isOver else { return .nothing }
        receiveOutput()
        let event = receiveMessages()
        if case .nothing = event {} else { return event }
        // After the messages that were sent before.
        noticeCrash()
        if let failure = failureIfEnded() { return .failed(failure) }
        enforceLimits()
        return .nothing
    }

    // MARK: What arrives

    /// The maximum size of a job's output; the first half and the last are kept.
    private static var outputLimit: Int { 1 << 20 }

    private func receiveOutput() {
        var hasMore = false
        while case .bytes(let bytes) = printed.read() {
            hasMore = true
            output += bytes
            if output.count > 2 * Self.outputLimit {
                output.removeSubrange(Self.outputLimit / 2..<output.count - Self.outputLimit / 2)
            }
        }
        hasNewOutput = hasNewOutput || hasMore
    }

    /// A process that reports a crash has crashed, however long the report takes.
    private func noticeCrash() {
        guard hasNewOutput else { return }
        hasNewOutput = false
        switch phase {
        case .starting, .busy:
            guard let signal = PrintedOutput.crash(in: output) else { return }
            phase = .ending(.signal(signal))
            time.restart(limit: CrashLog.reportTime)
        case .idle, .ending: break
        }
    }

    private func receiveMessages() -> Event {
        while case .bytes(let bytes) = channel.read() { lines.append(bytes) }
        while let line = lines.nextLine() {
            let message: WorkerMessage<Reply>
            do { message = try JSONDecoder().decode(WorkerMessage<Reply>.self, from: Data(line)) } catch {
                return .failed(failure(.reply("\(error)")))
            }
            if message.ready == true, case .starting = phase {
                phase = .idle
                stackReader = StackReader(process: id)
                return .ready
            }
            if let status = message.exit { expectEnd(.exit(status)) }
            if let name = message.activity, case .busy = phase {
                activity = name.isEmpty ? nil : name
                time.restart(limit: limits.time)
                if message.dropsOutput == true {
                    receiveOutput()
                    output = []
                    // The process waits for this before it prints again.
                    _ = channel.send([UInt8(ascii: "\n")])
                }
            }
            if let reply = message.reply, case .busy = phase {
                phase = .idle
                receiveOutput()
                return .reply(
                    reply, output: PrintedOutput(output).text, isLast: message.isLast == true)
            }
        }
        return .nothing
    }

    // MARK: The end

    private func expectEnd(_ cause: WorkerFailure.Cause?) {
        phase = .ending(cause)
        time.restart(limit: CrashLog.stackTime)
    }

    private func failureIfEnded() -> WorkerFailure? {
        var status: Int32 = 0
        guard waitpid(id, &status, WNOHANG) == id else { return nil }
        isOver = true
        kill(-id, SIGKILL)
        Interruption.remove(id)
        Interruption.waitIfUnderWay()
        receiveOutput()
        // The last messages may have arrived since.
        if case .failed(let failure) = receiveMessages() { return failure }
        return failure(cause(of: ChildProgram.End(status: status)))
    }

    private func cause(of end: ChildProgram.End) -> WorkerFailure.Cause {
        switch (phase, end) {
        case (.ending(let cause?), _): cause
        case (.starting, .exit(let status)): .notStarted("it ended with status \(status)")
        case (_, .exit(let status)): .exit(status)
        case (_, .signal(let number)): .signal(number)
        }
    }

    private func failure(_ cause: WorkerFailure.Cause) -> WorkerFailure {
        var log = CrashLog(file: crashFile, program: program)
        log?.findFile(in: program.path)
        var frames = log?.frames ?? []
        if !frames.contains(where: \.isInProgram) {
            let written = stackReader?.frames(file: stackFile) ?? []
            if !written.isEmpty { frames = written }
        }
        let printed = PrintedOutput(output)
        var failure = WorkerFailure(
            cause, trap: printed.trap ?? log?.trap, frames: printed.completing(frames), output: printed.text)
        failure.activity = activity
        return failure
    }

    // MARK: Limits

    private func enforceLimits() {
        switch phase {
        case .idle: break
        case .ending: if time.isOver { kill(-id, SIGKILL) }
        case .starting, .busy:
            if time.isOver {
                stop(.time(limits.time))
            } else if ProcessMemory.resident(of: id) > limits.memory {
                stop(.memory(limits.memory))
            }
        }
    }

    /// Makes the process write its stack and end.
    private func stop(_ cause: WorkerFailure.Cause) {
        expectEnd(cause)
        kill(id, StackWriter.signal)
    }
}
