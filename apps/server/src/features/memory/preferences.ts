/** What people say of themselves: likes, dislikes, colours of their own. Only what is said in so many words. */

export interface Preference {
  kind: 'like' | 'dislike' | 'colour' | 'name'
  /** What they said of it: 'serif fonts'. */
  words: string
}

const MAX_TEXT_LENGTH = 5000
const PHRASE = '([^.!?;\\n]{2,80})'

const PATTERNS: Record<Exclude<Preference['kind'], 'name'>, RegExp> = {
  like: RegExp(`\\b(?:i|we)(?: really| do| always)? (?:like|love|prefer)\\b(?! to\\b)${PHRASE}`, 'gi'),
  dislike: RegExp(
    `\\b(?:i|we) (?:(?:really |simply )?(?:hate|dislike|can['’]t stand)|(?:really )?(?:don['’]t|do not) (?:really )?like|never (?:like|want|use))\\b${PHRASE}`,
    'gi',
  ),
  colour: RegExp(
    `\\b(?:our|my)(?: own| brand| company| corporate| house)* colou?rs? (?:is|are|=)${PHRASE}|\\bbrand colou?rs?(?: is| are|:)${PHRASE}`,
    'gi',
  ),
}
/** Where the sentence goes on with something else. */
const NEXT_CLAUSE =
  /,? (?:but|because|so that|so|though|although|for|when|which)\b.*|,? and (?:i|we|please|the|it|our|my)\b.*|, (?:i|we|please|no|not|with|it|the)\b.*/i
/** About one design, not about the person: 'the second one', 'it', 'this'. */
const ABOUT_A_DESIGN =
  /^(?:the|this|that|these|those|it|them|how|what|when|where|one|both|all|you|your|number|version)\b/i

/** What one message says, in the order of its kinds. */
export function preferencesIn(text: string): Preference[] {
  const said = text.slice(0, MAX_TEXT_LENGTH)
  return (Object.entries(PATTERNS) as [keyof typeof PATTERNS, RegExp][]).flatMap(([kind, pattern]) =>
    [...said.matchAll(pattern)].flatMap((match) => {
      const words = (match[1] ?? match[2] ?? '').replace(NEXT_CLAUSE, '').trim().replace(/[,:]$/, '')
      return words.length < 2 || ABOUT_A_DESIGN.test(words) ? [] : [{ kind, words }]
    }),
  )
}
