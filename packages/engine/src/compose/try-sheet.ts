/** A sheet that is tried out, be it in the collection or not. */
import type { Brief } from '../brief/types.ts'
import { sheetsFor } from '../collection/sheets-for.ts'
import type { Entry } from '../collection/store.ts'
import { direct } from '../direction/direct.ts'
import type { Images } from '../render/canvas.ts'
import type { Candidate } from './compose.ts'
import type { Draft } from './draft.ts'
import { collides, contrastOf, finish } from './finish.ts'
import type { ComposeRequest } from './request.ts'
import { sheetDraft } from './sheets.ts'
import { stageDrafts } from './stages.ts'
import type { Workshop } from './workshop.ts'

/** What it is tried with. */
interface Tried {
  workshop: Workshop
  images: Images
  /** 0: in its own colours; others: in those of other directions. */
  turn?: number
}

/** The sheet with a brief's words, held against all gates. */
export function trySheet(entry: Entry, brief: Brief, tried: Tried): Candidate {
  const { turn = 0 } = tried
  return held(sheetDraft(entry, requestOf(brief, tried), 0, { colours: turn === 0, letters: true, turn }), tried)
}

/** The stage with what a prompt tells, held against all gates; undefined where it does not serve that. */
export async function tryStage(entry: Entry, brief: Brief, tried: Tried): Promise<Candidate | undefined> {
  const request = requestOf(brief, tried)
  const { lendings } = await sheetsFor(brief, request.seed)
  const [draft] = stageDrafts({ ...request, lendings, stages: [entry] }, 1)
  if (!draft) return undefined
  const made = held(draft, tried)
  if (draft.unheard <= 0.001) return made
  return { ...made, faults: [...made.faults, 'something told is not done: a place, a size, a colour, a thing'] }
}

function held(draft: Draft, { workshop, images }: Tried): Candidate {
  const { design, laid, score, fingerprint, faults } = finish(draft, workshop, images)
  return {
    design,
    score,
    fingerprint,
    faults: [
      ...faults,
      ...contrastOf({ design, laid }, workshop, images),
      ...(collides({ design, laid }, workshop, images) ? ['words collide with the picture'] : []),
    ],
  }
}

const requestOf = (brief: Brief, { workshop, images, turn = 0 }: Tried): ComposeRequest => ({
  brief,
  seed: turn + 1,
  count: 1,
  workshop,
  images,
  avoid: [],
  direct: (of, seed, avoid = { palettes: [], families: [] }, wish = {}, dress = (one) => one) =>
    dress(direct(of, seed, workshop.pictograms, avoid, wish)),
})
