/** What a site is called that has no name: by what it is, as the prompt's first sentence says it ('Solar dashboard'). */
import { phraseOf } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'
import { thingsOf } from '../vocabulary/labels.ts'
import { capitalised, severalOf } from '../vocabulary/nouns.ts'

const LONGEST = 40

/** At most so many letters, of whole words; the last ones say what it is. */
function cut(words: string): string {
  let short = words
  while (short.length > LONGEST && short.includes(' ')) short = short.slice(short.indexOf(' ') + 1)
  return short.replace(/^(?:and|or|of|for|the|an?)\s+/i, '')
}

/** Sites that there is one of. */
const TOOL = /^(?:chatbot|forum|platform|portal|marketplace|calculator|converter)$/i

/** One of a thing is no name of a site: 'Internships', 'Polls'. */
const named = (words: string): string =>
  words.includes(' ') || /^\p{Lu}{2,5}$/u.test(words) || TOOL.test(words) ? words : severalOf(words.toLowerCase())

/** The title; undefined where the prompt names nothing that could be one. */
export function siteTitle(brief: Brief): string | undefined {
  const phrase = phraseOf(brief)
  if (/^[\p{L}][\p{L}\d '’&/-]{2,}$/u.test(phrase)) return capitalised(named(cut(phrase)))
  const thing = brief.page?.functions.flatMap((task) => thingsOf(task) ?? []).find((one) => one.length <= LONGEST)
  return thing && capitalised(named(thing))
}
