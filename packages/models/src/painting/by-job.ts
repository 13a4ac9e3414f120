/** Painters that work on a job while nobody listens: its name is kept, and whoever knows it can wait for it again. */
import type { Abilities, Painted, Painter, Painting, World } from '../ports.ts'
import { ModelFault } from '../wire/fault.ts'
import { type Connection, outcomeOf } from '../wire/outcome.ts'
import type { Transport } from '../wire/transport.ts'

/** How a job stands; 'done' names its picture or is it. */
export type JobStatus = { state: 'working' } | { state: 'done'; picture: string | Painted; seed?: number }

export interface Protocol {
  can: Abilities
  /** Hands the job in; answers its name. */
  begin(line: Transport, wish: Painting): Promise<string>
  /** Throws a ModelFault where it has failed. */
  look(line: Transport, jobId: string): Promise<JobStatus>
  cancel(line: Transport, jobId: string): Promise<void>
}

const FIRST_POLL = 400
const LAST_POLL = 3000
const ONE_PICTURE = { inputTokens: 0, outputTokens: 0, images: 1 }

/** Milliseconds that a cancellation may take. */
const CANCEL_TIMEOUT = 5000

/** A job's name comes back from our own table into an address. */
function requireName(jobId: string): string {
  if (!/^[\w-]{1,200}$/.test(jobId)) throw new ModelFault('malformed', 'a strange job id')
  return jobId
}

export function jobPainter(wire: Connection, { can, begin, look, cancel }: Protocol): Painter {
  async function wait(line: Transport, jobId: string, world: World, signal: AbortSignal): Promise<Painted> {
    for (let pause = FIRST_POLL; ; pause = Math.min(LAST_POLL, pause * 1.5)) {
      const standing = await look(line.again(), jobId)
      if (standing.state === 'done') {
        const { picture, seed } = standing
        const painted = typeof picture === 'string' ? await line.again().file(picture) : picture
        return { ...painted, ...(seed !== undefined && { seed }) }
      }
      await world.sleep(pause, AbortSignal.any([signal, line.signal]))
    }
  }
  return {
    can,
    start: (wish, call) =>
      outcomeOf(wire, call, async (line) => ({
        value: { jobId: requireName(await begin(line, wish)) },
        usage: ONE_PICTURE,
      })),
    resume: (jobId, call) =>
      outcomeOf(wire, call, async (line) => ({
        value: await wait(line, requireName(jobId), wire.world, call.signal),
      })),
    async cancel(jobId, call) {
      const own = { ...call, signal: AbortSignal.timeout(CANCEL_TIMEOUT), deadline: wire.world.now() + CANCEL_TIMEOUT }
      await outcomeOf(wire, own, async (line) => ({ value: await cancel(line, requireName(jobId)) })).catch(() => {})
    },
  }
}
