// Functions of the Swift runtime on which the standard library's Mirror is built
// (swift/stdlib/public/core/ReflectionMirror.swift).

#include <stdbool.h>
#include <stdint.h>

/// What the runtime reports about a stored property besides its type and its offset.
typedef struct {
    const char *_Nullable name;
    /// Releases the name.
    void (*_Nullable freeName)(const char *_Nullable name);
    bool isStrong;
    bool isVariable;
} ReflectedField;

/// Returns the number of stored properties of a type and its superclasses.
__attribute__((swiftcall)) intptr_t swift_reflectionMirror_recursiveCount(const void *_Nonnull type);

/// Returns the offset of a stored property in bytes.
__attribute__((swiftcall)) intptr_t swift_reflectionMirror_recursiveChildOffset(
    const void *_Nonnull type, intptr_t index);

/// Returns the type of a stored property.
__attribute__((swiftcall)) const void *_Nonnull swift_reflectionMirror_recursiveChildMetadata(
    const void *_Nonnull type, intptr_t index, ReflectedField *_Nonnull field);
