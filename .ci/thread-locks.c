// Tells the thread sanitizer about contended mutexes of Swift.
//
// `Mutex` takes a free lock in code that is compiled with the sanitizer. When the lock is held it waits
// in libswiftSynchronization, which is not, so what the holder did before looks like a race. Loaded
// with LD_PRELOAD, this stands before the two functions and reports what they do.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
// Synchronization._MutexHandle._lockSlow(UInt32) and ._unlockSlow()
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Absent in programs without the sanitizer, such as the one that starts the tests.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

typedef SWIFT void Lock(uint32_t state, SELF void *mutex);
typedef SWIFT void Unlock(SELF void *mutex);
SWIFT void lock(uint32_t state, SELF void *mutex) __asm__(LOCK);
SWIFT void unlock(SELF void *mutex) __asm__(UNLOCK);

SWIFT void lock(uint32_t state, SELF void *mutex) {
  ((Lock *)dlsym(RTLD_NEXT, LOCK))(state, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock(SELF void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  ((Unlock *)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
