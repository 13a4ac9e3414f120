/**
 * Which texts of a prompt for a website are to be set: what stands in a sentence of what people do there names a thing of the
 * tool ('select the type (e.g. "Basic")'), unless the sentence says that it is a name or a text.
 */
import type { Copy } from '../types.ts'

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
  if (role === 'brand' && !isNamed && !isProper(text, prompt.slice(at + text.length))) return true
  const sentence = sentenceOf(prompt, at)
  return TELLS.test(sentence) && !SETS.test(sentence)
}

/** The texts that are to be set on a site of so many functions. */
export const siteTexts = (prompt: string, copy: Copy[], functions: number): Copy[] =>
  functions < 2 ? copy : copy.filter((one) => !isThing(prompt, one))
