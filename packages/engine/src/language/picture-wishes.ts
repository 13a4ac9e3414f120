/** How people say what a logo or an icon shows: in pieces, without what it is for and what must not be, and what joins two things. */

/** How the second thing belongs to the first. */
export type Bond = 'and' | 'with' | 'as' | 'in' | 'behind' | 'letter'

/** Words between two things that say how they belong together. */
const BONDS: readonly (readonly [RegExp, Bond])[] = [
  [
    /\b(?:as|like|shaped|resembling|turned into|turning into|becoming|forming|making|made (?:of|from|out of)|in the (?:shape|form) of)\b/,
    'as',
  ],
  [/\b(?:in|inside|into|within|out of)\b/, 'in'],
  [
    /\b(?:with|wearing|holding|carrying|eating|riding|on|under|over|beside|next to|reading|drinking|playing|chasing|hugging|licking|biting|wrapped|sitting|sleeping|popping|coming|growing|from|at)\b/,
    'with',
  ],
  [/(?:\band\b|\bplus\b|[+&×])/, 'and'],
]

/** What the words between two things say; undefined where they do not join them. */
export const bondIn = (between: string): Bond | undefined =>
  BONDS.find(([words]) => words.test(between.toLowerCase()))?.[1]

const BEHIND = /\b(?:behind|in the background)\b/i
/** Whether words behind a thing say that it stands behind. */
export const saysBehind = (words: string): boolean => BEHIND.test(words)

/** What is said of what must not be, to the end of its clause. */
const REFUSED = /\b(?:no|not|without|never|don['’]?t|avoid|except|instead of) [^,.;:!?\n]*/gi
/** Behind these a clause tells whom or what it is for. */
const FOR_WHOM =
  /\b(?:for|called|named|about|where|who|because|so|by|taglines?|slogan|motto|says|saying|colou?rs?|makers?|manufacturers?|suppliers?|dealers?|sellers?|we|our)\b/i
/** What ends so tells whose it is. */
const OF_WHOM =
  /\b(?:app|application|shop|store|cafe|bar|practice|firm|studio|club|service|podcast|truck|team|school|brand|agency|company|group|party|business|blog|channel|b&b)$/i
const QUOTED = /["'“‘’][^"'“”‘’]{2,60}["'”’](?!\w)/g
const CLAUSES = /[,.;:!?()–—\n"“”/]| [-|] | is taken | but /
const OR = /\bor\b/i

/** People say otherwise what pictures are called. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in|with|wearing) trainers\b/gi, 'with running shoe'],
  [/\bfeet\b/gi, 'foot'],
  [/\b(?:stone|pebble)\b/gi, 'rock'],
  [/\b(?:water |rain)?drops?\b/gi, 'droplet'],
]

const SHOWN = /\b(?:with|of|showing|featuring|as|like)\b/i
/** Whether words say that what follows is to be seen: 'with a pirate'; who is only named is whose it is. */
export const saysShown = (words: string): boolean => SHOWN.test(words)

/** What a prompt says of pictures, clause by clause; of each the parts that it leaves the choice between. */
export function pictureClauses(prompt: string): string[][] {
  const plain = OTHER_WORDS.reduce((left, [words, other]) => left.replace(words, other), prompt)
  return plain
    .replace(QUOTED, ' , ')
    .replace(REFUSED, (words) => (words.includes(' but ') ? ` , ${words.slice(words.indexOf(' but '))}` : ' , '))
    .split(CLAUSES)
    .map((clause) => clause.slice(0, FOR_WHOM.exec(clause)?.index).trim())
    .filter((clause) => clause !== '' && !OF_WHOM.test(clause))
    .map((clause) => clause.split(OR))
}

const LETTER = /\bletter ([a-z])\b/i
/** The letter that is to be drawn, and what is said of it. */
export function letterIn(clause: string): { letter: string; said: string } | undefined {
  const found = LETTER.exec(clause)
  return found?.[1] ? { letter: found[1].toLowerCase(), said: clause.slice(found.index + found[0].length) } : undefined
}

/** What begins to say that a picture shows more than its thing. */
const MORE =
  /\b(?:that|which|whose|with|as|in|on|of|from|and|made|between|behind|over|under|into|out|for|forming|turned)\b/
/** The thing that the words for a picture begin with; all of them where it shows nothing more. */
export function beforeMore(alt: string): string {
  const [first = alt] = alt.split(',')
  return first.slice(0, MORE.exec(first)?.index)
}

const WORD = /\p{L}[\p{L}'’-]*/gu
/** Words and where they stand. */
export const wordsAt = (text: string): { word: string; from: number; to: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }))
