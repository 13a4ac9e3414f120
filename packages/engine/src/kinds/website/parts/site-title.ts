/** What a site is called that has no name: by what it is, as the prompt's first sentence says it ('Solar dashboard'). */
import type { Brief } from '../../../brief/types.ts'
import { thingsOf } from '../vocabulary/labels.ts'
import { oneOf } from '../vocabulary/nouns.ts'

const ASKED =
  /\b(?:implement|develop|create|build|design|make|generate|produce|code|need|want|website|site|page)\b(?:\s+(?:me|us))?\s+(?:an?|the|our|my)\s+([^.,:;"“]{3,90})/i
/** Where the thing ends and what it does begins. */
const ENDS = /\s+(?:for|to|that|which|where|with|using|on|in|called|named|used|who|and web|of)(?=\s|$).*$/i
/** Said of every site. */
const PRAISE =
  /^(?:advanced|modern|comprehensive|cross-platform|minimal(?:ist(?:ic)?)?|high-performance|smart|web-based|virtual|responsive|simple|text-based|real-time|professional|dynamic|interactive|beautiful|clean|new|complete|full|browser|mobile|based|user-friendly|single|great|stylish|basic|small|large|one-page|single-page|multi-page|elegant|dark|light)\s+/i
const VESSEL =
  /\s*\b(?:websites?|web\s?apps?|web applications?|applications?|apps?|platforms?|systems?|sites?|web\s?pages?|pages?|mini-programs?|software|portals?|home\s?pages?|web)$/i
const LONGEST = 34
/** Words that say what sort of site it is only together with what they are said of. */
const BARE = /^(?:[\w-]*(?:al|ic|ed)|community|student|family|e-government)$/i

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function phraseOf(prompt: string): string {
  let phrase = (ASKED.exec(prompt)?.[1] ?? '').replace(ENDS, '').trim()
  while (PRAISE.test(phrase)) phrase = phrase.replace(PRAISE, '')
  while (VESSEL.test(phrase)) {
    const shorter = phrase.replace(VESSEL, '').trim()
    if (BARE.test(shorter)) break
    phrase = shorter
  }
  return phrase.replace(/^(?:online|website|web)\s+/i, '')
}

/** At most so many letters, of whole words; the last ones say what it is. */
function cut(words: string): string {
  let short = words
  while (short.length > LONGEST && short.includes(' ')) short = short.slice(short.indexOf(' ') + 1)
  return short
}

/** The title; undefined where the prompt names nothing that could be one. */
export function siteTitle({ prompt, page }: Brief): string | undefined {
  const phrase = phraseOf(prompt)
  if (/^[\p{L}][\p{L}\d '’&/-]{2,}$/u.test(phrase) && !/^(?:blog|forum|dashboard|chat|game|tool)$/i.test(phrase))
    return capitalised(cut(phrase))
  const thing = page?.functions.flatMap((task) => thingsOf(task) ?? []).find((one) => one.length <= LONGEST)
  const generic = capitalised(phrase)
  if (phrase && thing) return capitalised(cut(`${oneOf(thing)} ${phrase.toLowerCase()}`))
  return thing ? capitalised(thing) : generic || undefined
}
