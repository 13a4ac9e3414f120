/** Which letter of a name a thing of its brief may be. */
import { memo } from '../../../../base/memo.ts'
import type { Brief } from '../../../../brief/types.ts'
import { askedObjects } from '../../../../direction/subject-pictograms.ts'
import { spellings } from '../../../shared/named.ts'
import { refusesPictures } from '../../../shared/refusals.ts'
import { readWording } from '../wording.ts'
import { LETTER_THINGS, type LetterThing } from './things.ts'

export interface FoundThing {
  thing: LetterThing
  /** The letter among those of the name that leave ink, from 0. */
  letter: number
}

/** Letters that fonts join: after them one letter is no longer one form. */
const JOINED = /f[fijlt]|tt|ct|st/
/** Of what stands for a trade so many are near enough. */
const NEAR = 2

/** The words that may be shown: asked for, said by the name, what it is about, and what its trade is known by. */
function spokenOf(brief: Brief): Set<string> {
  const asked = askedObjects(brief)
  const { about, objects } = brief.subject
  return spellings(asked.length > 0 ? asked : [brief.brand ?? '', about, ...objects.slice(0, NEAR)])
}

const known = new WeakMap<Brief, FoundThing[]>()

/** The things that letters of the name can be; the first is the most telling. */
export const letterThings = (brief: Brief): FoundThing[] => memo(known, brief, () => find(brief))

function find(brief: Brief): FoundThing[] {
  const name = readWording(brief).name?.text ?? ''
  if (refusesPictures(brief) || brief.picture || name.length === 0) return []
  const spoken = spokenOf(brief)
  const inked = [...name].filter((letter) => letter.trim() !== '')
  return LETTER_THINGS.flatMap((thing) => {
    if (!thing.words.some((word) => spoken.has(word))) return []
    const letter = inked.findIndex((one) => thing.letters.includes(one))
    const before = inked.slice(0, letter + 2).join('')
    return letter < 0 || JOINED.test(before) ? [] : [{ thing, letter }]
  })
}
