/** When a scene is: the time of day, the season and the weather that a prompt speaks of. */
import type { Brief } from '../../../brief/types.ts'

export interface Moment {
  night: boolean
  /** The sun is low. */
  dusk: boolean
  /** What falls or flies. */
  air?: 'snow' | 'leaves' | 'petals' | 'rain' | 'confetti'
}

const NIGHT = /\b(?:night|midnight|moon|moonlit|stars?|starry|evening|nocturnal|dark sky|late[- ]night)\b/i
const DUSK = /\b(?:sunset|sunrise|dusk|dawn|twilight|golden hour|rising sun|setting sun)\b/i
const AIR: readonly (readonly [NonNullable<Moment['air']>, RegExp])[] = [
  [
    'confetti',
    /\b(?:confetti|birthday|carnival|new year|anniversary|celebrat\w+|graduation|congratulations?|party)\b/i,
  ],
  ['snow', /\b(?:snow\w*|winter|christmas|xmas|ski\w*|icy)\b/i],
  ['leaves', /\b(?:autumn|fallen leaves|thanksgiving|harvest festival)\b/i],
  ['petals', /\b(?:blossoms?|petals?|wedding|valentine\w*|mother.s day|spring (?:fair|festival|flowers?|garden))\b/i],
  ['rain', /\b(?:rain\w*|monsoon)\b/i],
]

const known = new WeakMap<Brief, Moment>()

export function momentOf(brief: Brief): Moment {
  const before = known.get(brief)
  if (before) return before
  const air = AIR.find(([, words]) => words.test(brief.prompt))?.[0]
  const moment = { night: NIGHT.test(brief.prompt), dusk: DUSK.test(brief.prompt), ...(air && { air }) }
  known.set(brief, moment)
  return moment
}
