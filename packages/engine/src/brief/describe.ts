/** The assistant's words about a prompt, chosen by keywords as the product specifies them. */

const KINDS: [RegExp, string][] = [
  [/\blogo/, 'logo'],
  [/\bweb|\blanding\b/, 'website design'],
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
  const kind = KINDS.find(([words]) => words.test(text))?.[1]
  if (kind === undefined) return `your design${MINIMAL.test(text) ? '' : manner(text)}`
  if (MINIMAL.test(text)) return `a minimalist ${kind}`
  return `${kind === 'icon' ? 'an' : 'a'} ${kind}${manner(text)}`
}

function manner(text: string): string {
  if (VIBRANT.test(text)) return ' with vibrant colors'
  return MODERN.test(text) ? ' with a modern aesthetic' : ''
}

/** What the assistant says when a design is done. */
export const confirmation = (prompt: string): string =>
  `Perfect! I've created ${describe(prompt)}. You can view the image or Replit prompt using the toggle above.`

/** What the assistant says when no design came of it. */
export const apology = (prompt: string): string =>
  `Sorry, I had trouble generating ${describe(prompt)}. Please try with a different prompt.`
