/** The assistant's words about a prompt, chosen by keywords as the product specifies them. */
import { readBrief } from './read.ts'

const WEBSITE = 'website design'
const KINDS: [RegExp, string][] = [
  [/\blogo/, 'logo'],
  [/\bweb|\blanding\b/, WEBSITE],
  [/\bcards?\b/, 'business card'],
  [/\bposter|\bfl[iy]er/, 'poster'],
  [/\bicons?\b/, 'icon'],
  [/\bbanner/, 'banner'],
]
const MINIMAL = /\bminimal|\bsimple\b/
const VIBRANT = /\bcolou?rful\b|\bvibrant\b|\bbright\b/
const MODERN = /\bmodern\b|\bcontemporary\b/

/** 'a minimalist logo', 'a poster with vibrant colors', 'an icon with a modern aesthetic'; 'your design' without a kind. */
export function describe(prompt: string): string {
  const text = prompt.toLowerCase()
  const said = KINDS.flatMap(([words, name]) => (words.test(text) ? [name] : []))
  const kind = said[0] === WEBSITE && said.length > 1 ? ownOf(said, prompt) : said[0]
  if (kind === undefined) return `your design${MINIMAL.test(text) ? '' : manner(text)}`
  if (MINIMAL.test(text)) return `a minimalist ${kind}`
  return `${kind === 'icon' ? 'an' : 'a'} ${kind}${manner(text)}`
}

/** A poster that tells the address of a website is no website: of several the one that is read. */
function ownOf(said: readonly string[], prompt: string): string | undefined {
  const { kind } = readBrief(prompt)
  return said.find((name) => name === kind.replace('-', ' ')) ?? said[0]
}

function manner(text: string): string {
  if (VIBRANT.test(text)) return ' with vibrant colors'
  return MODERN.test(text) ? ' with a modern aesthetic' : ''
}

/** What the assistant says when a design is done. */
export const confirmation = (prompt: string): string =>
  `Perfect! I've created ${describe(prompt)}. You can view the image or Replit prompt using the toggle above.`

/** Formats that are called by what they measure, not by what they are. */
const MEASURED = /\d|square|portrait|landscape|page/
/** More of a subject is no description. */
const LONGEST_SUBJECT = 60

/** Where no keyword says what it is, the reading does: 'a ticket for spring concert', 'your design for Trattoria Sole'. */
function describeRead(prompt: string): string {
  const described = describe(prompt)
  if (!described.startsWith('your design')) return described
  const { format, brand, subject } = readBrief(prompt)
  const { name } = format
  const thing = MEASURED.test(name) ? described : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
  const whom = brand || subject.about
  return whom && whom.length <= LONGEST_SUBJECT ? `${thing} for ${whom}` : thing
}

/** What the assistant says when no design came of it. */
export const apology = (prompt: string): string =>
  `Sorry, I had trouble generating ${describeRead(prompt)}. Please try with a different prompt.`
