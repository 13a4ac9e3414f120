/**
 * Which texts of a prompt for a website are to be set: what stands in a sentence of what people do there names a thing of the
 * tool ('select the type (e.g. "Basic")'), unless the sentence says that it is a name or a text.
 */
import type { Copy, PageFunction, PageRequest } from '../types.ts'
import { BY_VERB } from '../words/function-verbs.ts'

/** A sentence that tells what a site does. */
const TELLS =
  /\b(?:users?|visitors?|members?|customers?|players?|students?|employees?|kids|people|they|admins?|administrators?|patients?|files|functionalit\w+|functions?|features?|(?:the|this) (?:system|website|platform|app|application|site|tool|game|editor|dashboard|management))\b[^.]*?\b(?:should|can|could|able|must|will|including|such as)\b/i
/** … and that gives a text to be set. */
const SETS =
  /\b(?:called|named|titled|headlines?|title|heading|slogan|tagline|motto|button|says?|saying|reads?|reading|text|label(?:led|ed)?|brand|logo|words|copy|menu items?|navigation|links?)\b/i
const WORDS: ReadonlySet<Copy['role']> = new Set([
  'brand',
  'headline',
  'subhead',
  'tagline',
  'body',
  'detail',
  'label',
  'list-item',
  'title',
])
/** What comes before a name. */
const NAMES =
  /\b(?:called|named|titled|name[ds]?|brand|company|for|of|at|by|club|studio|agency|shop|store|school|institute)\b[^.]{0,24}$/i

const sentenceOf = (prompt: string, at: number): string => {
  const from = Math.max(prompt.lastIndexOf('. ', at), prompt.lastIndexOf('\n', at)) + 1
  const ends = [prompt.indexOf('. ', at), prompt.indexOf('\n', at)].filter((end) => end >= 0)
  return prompt.slice(from, Math.min(prompt.length, ...ends))
}

/** 'Sunside' is a name; 'financial data', 'Python courses' and the 'HTML' of an editor are not. */
const isProper = (text: string, behind: string): boolean =>
  /\p{Lu}[^\s]*$/u.test(text) && !(/^\p{Lu}{2,5}$/u.test(text) && /^\s+\p{Ll}/u.test(behind))

/** Whether a text is one of the tool's own things, not one to be set. */
function isThing(prompt: string, { role, text }: Copy): boolean {
  if (!WORDS.has(role)) return false
  const at = prompt.indexOf(text)
  if (at < 0) return false
  // A name is written with a capital, or said to be one.
  const isNamed = NAMES.test(prompt.slice(0, at).replace(/["“'‘]\s*$/, ''))
  if (role === 'brand' && isListedThing(prompt, text, at)) return true
  if (role === 'brand' && !isNamed && !isProper(text, prompt.slice(at + text.length))) return true
  const sentence = sentenceOf(prompt, at)
  return TELLS.test(sentence) && !SETS.test(sentence)
}

/** 'a directory of swimming spots', 'a page for a civil engineer': what it is of or for, in small letters, is no name. */
const isListedThing = (prompt: string, text: string, at: number): boolean =>
  /^\p{Ll}/u.test(text) &&
  /\b(?:(?:directory|list|catalogue|catalog|collection|database|map|archive|guide) (?:of|to)|an?)\s*$/i.test(
    prompt.slice(0, at),
  )

const CALLED = /\b(?:called|named|titled|name[ds]?(?: is)?|brand)\s*[:"“'‘]*\s*$/i

/** What people do there, or do it with, as the reader of texts took it for one: 'filter wards', 'book nights'. */
function isDone(prompt: string, { role, text }: Copy, functions: readonly PageFunction[]): boolean {
  const own = text.toLowerCase()
  const at = prompt.indexOf(text)
  if (at < 0 || !DONE_ROLES.has(role) || /\d/.test(text)) return false
  if (CALLED.test(prompt.slice(0, at)) || /["“”«„'‘]/.test(prompt.charAt(at - 1)) || isTitled(text)) return false
  if (role === 'cta' && /^\p{Lu}/u.test(text)) return false
  if (tellsDoing(own)) return true
  return functions.some(({ words, thing }) => {
    const [said, of] = [words.toLowerCase(), thing?.toLowerCase()]
    return own.includes(said) || said.includes(own) || (of !== undefined && of.length > 3 && own.includes(of))
  })
}
/** 'reply to posts', but 'book now' and 'find us' are said to whoever reads. */
function tellsDoing(words: string): boolean {
  const [verb = '', next = ''] = words.split(' ')
  return BY_VERB.has(verb) && next !== '' && !/^(?:us|me|now|online|today|here|a|your|more|it)$/.test(next)
}
const DONE_ROLES = new Set<Copy['role']>([...WORDS, 'nav', 'cta', 'person'])
/** Several words with capitals are a name or a headline. */
const isTitled = (text: string): boolean => /^\p{Lu}.*\s\p{Lu}\p{Ll}/u.test(text)

/** 'called Longway with stories, photo essays and a newsletter': what it has is none of its name. */
function nameAlone(prompt: string, one: Copy): Copy {
  const [, name] = /^(\p{Lu}.*?) (?:with|where|for|that|which) \p{Ll}\S*$/u.exec(one.text) ?? []
  const behind = prompt.slice(prompt.indexOf(one.text) + one.text.length)
  return one.role === 'brand' && name && /^(?:,| and )/.test(behind) ? { ...one, text: name } : one
}

/** The texts that are to be set on a site. */
export function siteTexts(prompt: string, copy: Copy[], { type, functions }: PageRequest): Copy[] {
  const told = functions.filter(({ words, thing }) => words !== thing)
  const isTold = (role: Copy['role']) => type !== 'landing' && (told.length >= 2 || role === 'brand')
  return copy
    .map((one) => nameAlone(prompt, one))
    .filter(
      (one) =>
        !(isTold(one.role) && isDone(prompt, one, functions)) &&
        ((functions.length < 2 && !(one.role === 'brand' && type !== 'landing')) || !isThing(prompt, one)),
    )
}

/** What leads to an example, and what a part looks like: no words of a page. */
const EXAMPLE = ['e.g. ', 'e.g.: ', 'eg ', 'for example ', 'such as ']
const LAID_OUT = new Set(
  'grid slider carousel section placeholder grids sliders carousels sections placeholders'.split(' '),
)
const LABELS: ReadonlySet<Copy['role']> = new Set<Copy['role']>(['nav', 'list-item', 'detail', 'subhead', 'label'])

/** The texts as they are set: 'e.g. Night Train £7' is one of the teas, and a 'product grid' shows products. */
export const asSet = (copy: readonly Copy[]): Copy[] =>
  copy.map((one) => (LABELS.has(one.role) ? { ...one, text: labelOf(one.text) } : one))

function labelOf(text: string): string {
  const lead = EXAMPLE.find((words) => text.toLowerCase().startsWith(words))
  const words = text.slice(lead?.length ?? 0).split(' ')
  const isLaidOut = words.length > 1 && LAID_OUT.has(words.at(-1)?.toLowerCase() ?? '')
  return (isLaidOut ? words.slice(0, -1) : words).join(' ')
}
