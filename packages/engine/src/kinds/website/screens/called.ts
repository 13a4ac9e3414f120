/** Sites that are called by what one works with there: 'a music player', 'a unit converter', 'the weekly timetable'. That leads the screen. */
import { phraseOf } from '../../../brief/told/sayings.ts'
import type { Brief, PageFunction } from '../../../brief/types.ts'
import { siteTitle } from '../parts/site-title.ts'
import { capitalised } from '../vocabulary/nouns.ts'
import type { BlockName } from './blocks/all.ts'

export interface Called {
  block: BlockName
  task: PageFunction
}

const CALLED: readonly (readonly [RegExp, BlockName])[] = [
  [/\b(?:music|audio|podcast|video|media|radio) player\b/i, 'player'],
  [/\b(?:markdown|notes?|text|html|code|css|script)\b.*\beditor\b/i, 'code-editor'],
  [
    /\b(?:photo|image|picture|logo|diagram|drawing|poster|mind map|floor plan)\b.*\b(?:editor|maker|builder)\b/i,
    'canvas',
  ],
  [/\bkanban\b|\btask board\b/i, 'board'],
  [/\bmemory\b|\bpairs\b|matching cards/i, 'memory'],
  [/sudoku|number puzzle/i, 'number-grid'],
  [/timetable|\bschedule\b|\brota\b/i, 'week'],
  [/leaderboard/i, 'leaderboard'],
]
/** What is converted is an amount, of one unit into another. */
const CONVERTER = /\bconverter\b/i
const CALCULATOR = /\bcalculator\b/i

/** The block that a site is called by; undefined where it is called by none. */
export function calledOf(brief: Brief): Called | undefined {
  const phrase = phraseOf(brief)
  const words = capitalised(phrase)
  if (CONVERTER.test(phrase)) return { block: 'form', task: { verb: 'enter', words, thing: 'amount, from, to' } }
  const entersFigures = brief.page?.functions.some(({ verb }) => verb === 'enter')
  if (CALCULATOR.test(phrase) && !entersFigures) return { block: 'calculator', task: { verb: 'calculate', words } }
  const said = `${phrase} ${siteTitle(brief) ?? ''}`
  const block = CALLED.find(([called]) => called.test(said))?.[1]
  return block && { block, task: { verb: 'browse', words: words || (siteTitle(brief) ?? '') } }
}
