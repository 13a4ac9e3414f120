/** Sheets that show what a prompt refuses: by their first tags, and by what their drawings say of themselves. */
import type { Brief } from '../brief/types.ts'
import { refusedNouns, showsRefused } from '../imagery/refused.ts'
import type { Entry } from './store.ts'

/** So many tags say what a picture is of; those of a page are the trades that it is for. */
const FIRST = 2

/** Whether a sheet may be shown: nothing of what is refused is seen on it. */
export function mayShow(brief: Pick<Brief, 'negatives'>): (entry: Entry) => boolean {
  if (refusedNouns(brief).length === 0) return () => true
  return ({ head, shows, name, kind }) => {
    const tags = kind === 'website' ? [] : head.about.slice(0, FIRST)
    // What a stage is of stands in its name alone.
    const own = head.kinds.includes('stage') ? [name] : []
    return !showsRefused(brief, [...tags, ...own, ...shows])
  }
}
