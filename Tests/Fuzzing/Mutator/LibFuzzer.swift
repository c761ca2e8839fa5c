/// libFuzzer's own mutation of bytes (https://llvm.org/docs/LibFuzzer.html).
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

/// Called by libFuzzer to mutate an input: markup mostly as markup, sometimes as plain bytes, which finds failures that only
/// malformed markup causes; PNG files with checksums that are right, except sometimes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(
    _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
    if seed % 8 == 0 { return mutateBytes(data, size, limit) }
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    if bytes.starts(with: PNGMutator.signature) {
        let count = mutateBytes(data, size, limit)
        PNGMutator.repair(UnsafeMutableBufferPointer(start: data, count: count))
        return count
    }
    guard bytes.first == UInt8(ascii: "<") else { return mutateBytes(data, size, limit) }
    var mutator = MarkupMutator(bytes, seed: seed, limit: limit)
    guard let result = mutator.mutated() else { return mutateBytes(data, size, limit) }
    for (offset, byte) in result.enumerated() { data[offset] = byte }
    return result.count
}
