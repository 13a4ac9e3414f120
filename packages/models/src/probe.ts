/** Whether a provider can be reached and takes the key, without anything being made. */
import { z } from 'zod'
import type { Adapter, Settings } from './adapters/adapter.ts'
import { type Call, NO_USAGE, type Outcome } from './ports.ts'
import { outcomeOf } from './wire/outcome.ts'

export async function probe(
  { probe: { path, headers } }: Adapter,
  settings: Settings,
  call: Call,
): Promise<Outcome<null>> {
  const outcome = await outcomeOf({ base: settings.base, world: settings.world }, call, async (line) => {
    await line.json(path, { headers: headers(settings.key ?? '') })
    return { value: null }
  })
  // What was asked for need not be there: it was not refused, and that is what was asked.
  const answered = !outcome.ok && outcome.why === 'malformed' && /^4(?:04|05|22)\b/.test(outcome.detail)
  return answered ? { ok: true, value: null, usage: NO_USAGE, warnings: [] } : outcome
}

const Named = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z
    .object({ models: z.array(z.object({ name: z.string() })) })
    .transform(({ models }) => models.map(({ name }) => name.replace(/^models\//, ''))),
])

/** The models that a provider names, by what it calls them; none where it has no such list. */
export const listModels = (
  { probe: { path, headers } }: Adapter,
  settings: Settings,
  call: Call,
): Promise<Outcome<string[]>> =>
  outcomeOf({ base: settings.base, world: settings.world }, call, async (line) => {
    const named = Named.safeParse(await line.json(path, { headers: headers(settings.key ?? '') }))
    return { value: named.success ? named.data : [] }
  })
