/** A sheet that is tried out, be it in the collection or not. */
import type { Brief } from '../brief/types.ts'
import { sheetsFor } from '../collection/sheets-for.ts'
import type { Entry } from '../collection/store.ts'
import { direct } from '../direction/direct.ts'
import type { Images } from '../render/canvas.ts'
import type { Candidate } from './compose.ts'
import { collides, contrastOf, finish } from './finish.ts'
import type { ComposeRequest } from './request.ts'
import { sheetDraft } from './sheets.ts'
import { stageDrafts } from './stages.ts'
import type { Workshop } from './workshop.ts'

/** The sheet with a brief's words, held against all gates. @param turn 0: in its own colours; others: in those of other directions */
export function trySheet(
  entry: Entry,
  brief: Brief,
  { workshop, images, turn = 0 }: { workshop: Workshop; images: Images; turn?: number },
): Candidate {
  const request = requestOf(brief, turn, workshop, images)
  const finalist = finish(sheetDraft(entry, request, 0, { colours: turn === 0, letters: true, turn }), workshop, images)
  const { design, laid, score, fingerprint } = finalist
  const faults = [
    ...finalist.faults,
    ...contrastOf({ design, laid }, workshop, images),
    ...(collides({ design, laid }, workshop, images) ? ['words collide with the picture'] : []),
  ]
  return { design, faults, score, fingerprint }
}

const requestOf = (brief: Brief, turn: number, workshop: Workshop, images: Images): ComposeRequest => ({
  brief,
  seed: turn + 1,
  count: 1,
  workshop,
  images,
  avoid: [],
  direct: (of, seed, avoid = { palettes: [], families: [] }, wish = {}, dress = (one) => one) =>
    dress(direct(of, seed, workshop.pictograms, avoid, wish)),
})

/** The stage with what a prompt tells, held against all gates; undefined where it does not serve that. */
export async function tryStage(
  entry: Entry,
  brief: Brief,
  { workshop, images, turn = 0 }: { workshop: Workshop; images: Images; turn?: number },
): Promise<Candidate | undefined> {
  const { lendings } = await sheetsFor(brief, turn + 1)
  const [draft] = stageDrafts({ ...requestOf(brief, turn, workshop, images), lendings, stages: [entry] }, 1)
  if (!draft) return undefined
  const { design, laid, score, fingerprint, faults, unheard } = finish(draft, workshop, images)
  return {
    design,
    score,
    fingerprint,
    faults: [
      ...faults,
      ...contrastOf({ design, laid }, workshop, images),
      ...(collides({ design, laid }, workshop, images) ? ['words collide with the picture'] : []),
      ...(unheard > 0.001 ? ['something told is not done: a place, a size, a colour, a thing'] : []),
    ],
  }
}
