/** Marks of the collection for a page: drawn in roles, one that shows whose page it is takes the page's own colours. */
import type { Random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import type { Vector } from '../scene/types.ts'
import { askedOf } from './find.ts'
import { findParts } from './mark-find.ts'
import { askedOfSite } from './site-asks.ts'
import { collection, type Entry } from './store.ts'

/** A mark and how surely it shows the subject, 0–1. */
export interface SubjectMark {
  drawing: Vector
  fits: number
}

let marks: readonly Entry[] | undefined

/** Marks about the subject of a page, the surest first; of near equals another lot has others. */
export function marksAbout(brief: Brief, random: Random): readonly SubjectMark[] {
  marks ??= collection().filter(({ isMark }) => isMark)
  return findParts(marks, askedOfSite(askedOf(brief)), random).marks.flatMap(({ entry, fits }) => {
    const [drawing] = entry.sheet().layouts[0]?.root.children ?? []
    return drawing?.type === 'vector' ? [{ drawing, fits }] : []
  })
}
