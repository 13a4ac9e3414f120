/** Turns in the order in which they are asked for. */
export function semaphore(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return {
    waiting: () => waiting.length,
    /** Rejects when the signal is aborted first. */
    async take(signal: AbortSignal): Promise<void> {
      if (free > 0) {
        free--
        return
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const leave = () => {
        const at = waiting.indexOf(resolve)
        if (at >= 0) waiting.splice(at, 1)
        reject(signal.reason)
      }
      waiting.push(resolve)
      signal.addEventListener('abort', leave)
      await promise.finally(() => signal.removeEventListener('abort', leave))
    },
    give(): void {
      const next = waiting.shift()
      if (next) next()
      else free++
    },
  }
}
