/** What a wish for designs near some that are there answers: composed, painted, and what each took from which. */
import type { DesignResult } from '@limner/engine'
import type { DesignRow } from '../features/designs/store.ts'
import { contentsOf, mediaIdsIn } from '../media/scene-pictures.ts'
import type { DesigningParts } from './designing.ts'
import { asDesign, asNewDesign } from './new-design.ts'
import { paintAll, type Report } from './painting.ts'
import { suggest } from './revising.ts'
import type { Answer, Claim } from './types.ts'

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')

/** What they are called: by their places where those differ. */
async function namesOf({ designs }: DesigningParts, rows: readonly DesignRow[]): Promise<string[]> {
  const places = await designs.placesOf(rows.map(({ rootId }) => rootId))
  const names = rows.map(({ rootId, version }) => {
    const place = places.get(rootId)
    return place ? String(place) : version > 1 ? `version ${version}` : ''
  })
  return new Set(names).size === rows.length && names.every(Boolean)
    ? names
    : rows.map((_, at) => `design ${String.fromCharCode(65 + at)}`)
}

/** 'Four concepts near 2 and 4.', and what they share and took. */
function told(count: number, names: readonly string[], near: DesignResult['near']): string {
  const { shared = null, taken = [] } = near ?? {}
  const first = `${count === 1 ? 'One new concept' : `${count} new concepts`} near ${listed(names)}.`
  const common = shared
    ? `What ${names.length > 2 ? 'all' : 'both'} share stays: ${shared}.`
    : `${names.length > 2 ? 'They' : 'The two'} share neither colours, letters nor layout, so each concept takes some from one and some from another.`
  return [first, common, '', ...taken.map((one, at) => `${at + 1}: ${one}`)].join('\n')
}

/** The first says the words, the kind and the format. */
export async function designNear(
  parts: DesigningParts,
  claim: Claim,
  rows: readonly DesignRow[],
  report: Report,
  signal: AbortSignal,
): Promise<Answer> {
  const [first] = rows
  if (!first) throw new Error('There is nothing to be near to')
  const names = await namesOf(parts, rows)
  const media = await parts.media.listByIds([...new Set(rows.flatMap(({ scene }) => mediaIdsIn(scene)))])
  const made = await parts.threads.run(
    'design',
    {
      ...{ prompt: first.prompt, seed: claim.seed, avoid: await parts.designs.fingerprintsOf(claim) },
      pictures: await contentsOf(media, parts.files),
      near: rows.map((row, at) => ({
        design: asDesign(row),
        fingerprint: row.fingerprint,
        called: names[at] ?? '',
      })),
    },
    { signal, onStage: ({ stage, fraction }) => report(stage, fraction) },
  )
  const { concepts, near, understood } = made.result
  const [lead] = concepts
  if (!lead) throw new Error('The engine made no concept')
  const [shown, suggestions] = await Promise.all([
    paintAll(parts, concepts, report, signal),
    suggest({ parts, signal }, lead.design, first.prompt, claim.seed),
  ])
  const taken = near?.taken ?? []
  return {
    designs: concepts.map((concept, at) => ({
      ...asNewDesign(concept, shown.pictures[at] ?? []),
      prompt: first.prompt,
    })),
    result: {
      message: told(concepts.length, names, near),
      understood: [
        { label: 'Near', value: listed(names) },
        ...taken.map((value, at) => ({ label: `Concept ${at + 1}`, value })),
        ...understood,
      ],
      suggestions,
      replitPrompt: made.buildPrompt,
      turn: { did: 'new' },
    },
    timings: { ...made.timings, ...shown.timings },
  }
}
