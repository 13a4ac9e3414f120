/** Work on the wire as an outcome: thrown faults in the house's words, and nothing hidden. */
import { type Call, NO_USAGE, type Outcome, type Usage, type World } from '../ports.ts'
import { faultIn } from './fault.ts'
import { openTransport, type Transport } from './transport.ts'

export interface Completed<T> {
  value: T
  usage?: Usage
  warnings?: string[]
}

export interface Connection {
  base: string
  results?: readonly string[]
  world: World
}

/** Rejects only where whoever asked has gone away, and for faults of our own. */
export async function outcomeOf<T>(
  wire: Connection,
  call: Call,
  work: (line: Transport) => Promise<Completed<T>>,
): Promise<Outcome<T>> {
  const line = openTransport({ ...wire, call })
  try {
    const { value, usage = NO_USAGE, warnings = [] } = await work(line)
    return { ok: true, value, usage, warnings }
  } catch (error) {
    call.signal.throwIfAborted()
    if (line.isLate()) return { ok: false, why: 'late', detail: 'the deadline has passed', usage: NO_USAGE }
    const fault = faultIn(error)
    if (fault) return { ok: false, why: fault.why, detail: fault.message, usage: fault.usage ?? NO_USAGE }
    const name = error instanceof Error ? error.name : typeof error
    return { ok: false, why: 'malformed', detail: name, usage: NO_USAGE }
  }
}
