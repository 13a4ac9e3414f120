/** Ends the process when it is asked to, whatever still runs in it. */
import type { FastifyInstance } from 'fastify'

/** Milliseconds that requests in flight have to end. */
const STOP_TIMEOUT = 9_000

/** Nothing else ends a process with a thread in native code: `process.exit` waits for it. */
export const killSelf = (): void => {
  process.kill(process.pid, 'SIGKILL')
}

/** Exit code 0 where everything could be closed in time. */
export function stopOnSignals(app: FastifyInstance): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => {
      setTimeout(killSelf, STOP_TIMEOUT)
      app.close().then(
        () => process.exit(0),
        (error: Error) => {
          console.error(`The server did not stop cleanly: ${error.message}`)
          process.exit(1)
        },
      )
    })
}
