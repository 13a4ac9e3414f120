/** The words of a site's opening: what leads of the given texts, and the sheet's own where the prompt has none; all else stands further down. */
import type { Brief, Copy } from '../brief/types.ts'
import type { Role } from '../scene/types.ts'
import type { Layout, Sheet } from '../sheet/types.ts'
import { layoutOf } from './shape.ts'
import { type Worded, wordsFor } from './words.ts'

const OPENING: readonly Role[] = ['brand', 'headline', 'subhead', 'tagline']
/** Facts that a visitor comes for; so many stand in the opening. */
const FACTS: readonly Role[] = ['offer', 'date', 'time', 'place', 'address']
const MOST_FACTS = 3
const LONGEST_FACT = 48
/** What an opening says in words of ours. */
const SPOKEN: readonly Role[] = ['headline', 'subhead', 'cta']

/** The texts that an opening sets. */
function leading({ copy }: Brief): Copy[] {
  const given = copy.filter(({ source }) => source === 'given')
  const once = (role: Role) => given.filter((one) => one.role === role).slice(0, 1)
  const facts = FACTS.flatMap((role) => given.filter((one) => one.role === role)).filter(
    ({ text }) => text.length <= LONGEST_FACT,
  )
  return [...OPENING.flatMap(once), ...once('cta'), ...facts.slice(0, MOST_FACTS)]
}

/** @param brief settled */
export const pageWords = (brief: Brief, layout: Layout): Worded =>
  wordsFor({ ...brief, copy: [...leading(brief), ...brief.copy.filter(({ source }) => source === 'written')] }, layout)

/** The brief with what a sheet's opening says in place of our own lines. */
export function spokenPage(sheet: Sheet, brief: Brief): Brief {
  const { variants: _, ...rest } = brief
  const { copy } = pageWords(brief, layoutOf(sheet, brief))
  const own = copy.filter(({ source, role }) => source === 'written' && SPOKEN.includes(role))
  const roles = own.map(({ role }) => role)
  const kept = brief.copy.filter(({ source, role }) => source === 'given' || !roles.includes(role))
  return { ...rest, copy: [...kept, ...own] }
}
