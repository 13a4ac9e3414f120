/** Painters that work on a job while nobody listens: its name is kept, and whoever knows it can wait for it again. */
import type { Abilities, Painted, Painter, Painting, World } from '../ports.ts'
import { ModelFault } from '../wire/fault.ts'
import type { Line } from '../wire/line.ts'
import { outcomeOf, type Wire } from '../wire/outcome.ts'

/** How a job stands; 'done' names its picture or is it. */
export type Standing = { state: 'working' } | { state: 'done'; picture: string | Painted; seed?: number }

export interface Protocol {
  can: Abilities
  /** Hands the job in; answers its name. */
  begin(line: Line, wish: Painting): Promise<string>
  /** Throws a ModelFault where it has failed. */
  look(line: Line, jobId: string): Promise<Standing>
  cancel(line: Line, jobId: string): Promise<void>
}

const FIRST_LOOK = 400
const LAST_LOOK = 3000
const A_PICTURE = { inputTokens: 0, outputTokens: 0, images: 1 }

/** Milliseconds that a cancellation may take. */
const GOODBYE = 5000

/** A job's name comes back from our own table into an address. */
function requireName(jobId: string): string {
  if (!/^[\w-]{1,200}$/.test(jobId)) throw new ModelFault('malformed', 'a strange job id')
  return jobId
}

export function jobPainter(wire: Wire, { can, begin, look, cancel }: Protocol): Painter {
  async function wait(line: Line, jobId: string, world: World, signal: AbortSignal): Promise<Painted> {
    for (let pause = FIRST_LOOK; ; pause = Math.min(LAST_LOOK, pause * 1.5)) {
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
        usage: A_PICTURE,
      })),
    resume: (jobId, call) =>
      outcomeOf(wire, call, async (line) => ({
        value: await wait(line, requireName(jobId), wire.world, call.signal),
      })),
    async cancel(jobId, call) {
      const own = { ...call, signal: AbortSignal.timeout(GOODBYE), deadline: wire.world.now() + GOODBYE }
      await outcomeOf(wire, own, async (line) => ({ value: await cancel(line, requireName(jobId)) })).catch(() => {})
    },
  }
}
