import Glibc

extension AppSurroundings {
    /// Returns the address of a symbol in a library, or for one of Darwin's handles without a library, which are numbers
    /// that Linux would use as addresses.
    public static func symbol(
        _ name: UnsafePointer<CChar>, in handle: UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer? {
        let handle = handle.map { Int(bitPattern: $0) } ?? 0
        guard !DarwinHandle.all.contains(handle) else { return dlsym(nil, name) }
        return dlsym(UnsafeMutableRawPointer(bitPattern: handle), name)
    }

    /// The handles of Darwin with which all loaded libraries are searched, or those after the caller, the caller's own, and the
    /// program's: `RTLD_NEXT`, `RTLD_DEFAULT`, `RTLD_SELF` and `RTLD_MAIN_ONLY`. All are searched in any case here.
    private enum DarwinHandle {
        static let all = [-1, -2, -3, -5]
    }
}
