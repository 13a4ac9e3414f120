/** A sheet that is tried out, be it in the collection or not. */
import type { Brief } from '../brief/types.ts'
import type { Entry } from '../collection/store.ts'
import { direct } from '../direction/direct.ts'
import type { Images } from '../render/canvas.ts'
import type { Candidate } from './compose.ts'
import { collides, contrastOf, finish } from './finish.ts'
import { sheetDraft } from './sheets.ts'
import type { Workshop } from './workshop.ts'

/** The sheet with a brief's words, held against all gates. @param turn 0: in its own colours; others: in those of other directions */
export function trySheet(
  entry: Entry,
  brief: Brief,
  { workshop, images, turn = 0 }: { workshop: Workshop; images: Images; turn?: number },
): Candidate {
  const request = {
    brief,
    seed: turn + 1,
    count: 1,
    workshop,
    images,
    avoid: [],
    direct: (of: Brief, seed: number, avoid = { palettes: [], families: [] }, wish = {}, dress = (one) => one) =>
      dress(direct(of, seed, workshop.pictograms, avoid, wish)),
  } satisfies Parameters<typeof sheetDraft>[1]
  const finalist = finish(sheetDraft(entry, request, 0, { colours: turn === 0, letters: true, turn }), workshop, images)
  const { design, laid, score, fingerprint } = finalist
  const faults = [
    ...finalist.faults,
    ...contrastOf({ design, laid }, workshop, images),
    ...(collides({ design, laid }, workshop, images) ? ['words collide with the picture'] : []),
  ]
  return { design, faults, score, fingerprint }
}
