#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Functions of the Swift runtime on which the standard library's Mirror is built
// (swift/stdlib/public/core/ReflectionMirror.swift).

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

// Traps after which the process continues, by functions that return twice, which Swift cannot call.

/// The place at which a thread continues after a trap.
typedef struct {
    sigjmp_buf place;
    /// The accesses to variables that began before; the runtime forgets those that a trap ends.
    void *_Nullable accesses[2];
} TrapReturn;

// Functions of the Swift runtime that set a thread's accesses to variables aside (swift/stdlib/public/runtime/Exclusivity.cpp).
void swift_task_enterThreadLocalContext(void *_Nullable *_Nonnull accesses);
void swift_task_exitThreadLocalContext(void *_Nullable *_Nonnull accesses);

/// Where the thread continues after a trap; null where a trap ends the process.
static inline TrapReturn *_Nullable *_Nonnull trapReturn(void) {
    static _Thread_local TrapReturn *current;
    return &current;
}

/// The handlers of the signals of traps before a thread continued after one.
static inline struct sigaction *_Nonnull handlersBeforeTraps(void) {
    static struct sigaction handlers[2];
    return handlers;
}

static inline void returnFromTrap(int signal) {
    TrapReturn *current = *trapReturn();
    if (current) {
        swift_task_exitThreadLocalContext(current->accesses);
        siglongjmp(current->place, signal);
    }
    // On another thread the instruction is repeated under the handler that was there before.
    sigaction(signal, &handlersBeforeTraps()[signal == SIGTRAP], NULL);
}

/// Calls a function, and returns whether it ended with a trap, such as that of a failed precondition. What the function has locked
/// or retained remains so.
static inline bool endsWithTrap(void (*_Nonnull work)(void *_Nonnull), void *_Nonnull context) {
    struct sigaction handler = {.sa_handler = returnFromTrap, .sa_flags = SA_ONSTACK};
    TrapReturn own = {.accesses = {NULL, NULL}};
    TrapReturn *outer = *trapReturn();
    if (!outer) {
        sigaction(SIGILL, &handler, &handlersBeforeTraps()[0]);
        sigaction(SIGTRAP, &handler, &handlersBeforeTraps()[1]);
    }
    swift_task_enterThreadLocalContext(own.accesses);
    bool ended = sigsetjmp(own.place, 1) != 0;
    if (!ended) {
        *trapReturn() = &own;
        work(context);
        swift_task_exitThreadLocalContext(own.accesses);
    }
    *trapReturn() = outer;
    if (!outer) {
        sigaction(SIGILL, &handlersBeforeTraps()[0], NULL);
        sigaction(SIGTRAP, &handlersBeforeTraps()[1], NULL);
    }
    return ended;
}
