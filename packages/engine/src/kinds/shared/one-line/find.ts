/** Which drawing of one line a brief is about. */
import { memo } from '../../../base/memo.ts'
import { entriesOf } from '../../../base/tables.ts'
import type { Brief } from '../../../brief/types.ts'
import { askedObjects, saidObjects } from '../../../direction/subject-pictograms.ts'
import { spellings } from '../named.ts'
import { refusesPictures } from '../refusals.ts'
import { ONE_LINES, type OneLine, type OneLineName } from './lines.ts'

const lineIn = (texts: readonly string[]): OneLineName | undefined => {
  const said = spellings(texts)
  return entriesOf<Record<OneLineName, OneLine>>(ONE_LINES).find(([, { words }]) =>
    words.some((word) => said.has(word)),
  )?.[0]
}

const known = new WeakMap<Brief, OneLineName | undefined>()

/** The drawing of what is asked for, else of what the name says, of what it is about or names; undefined where there is none. */
export const oneLineOf = (brief: Brief): OneLineName | undefined => memo(known, brief, () => find(brief))

function find(brief: Brief): OneLineName | undefined {
  if (brief.picture || refusesPictures(brief)) return undefined
  const asked = askedObjects(brief)
  if (asked.length > 0) return lineIn(asked)
  return (
    lineIn([brief.brand ?? '']) ??
    lineIn([brief.subject.about]) ??
    lineIn(saidObjects(brief)) ??
    lineIn(brief.subject.objects.slice(0, 1))
  )
}
