/** What a prompt for a logo or an icon wants to be seen, in its own words, and how two things are to stand together. */
import { memo } from '../../base/memo.ts'
import type { Brief } from '../../brief/types.ts'
import { tokens } from '../../imagery/words.ts'
import { hasPicture, isDrawn, isShownSo } from './pictures.ts'

/** How the second thing belongs to the first. */
export type Bond = 'and' | 'with' | 'as' | 'in' | 'behind' | 'letter'

/** One wish: a thing, or two. */
export interface Told {
  first: string
  second?: string
  bond?: Bond
  /** One of several that the prompt leaves the choice between. */
  isChoice?: true
}

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

/** What logos and icons are called, what they are for, and what makes no picture. */
const NO_THING = new Set(
  `app apps application icon icons logo logos favicon emblem badge crest seal symbol mark design brand name letter initial initials monogram text
  word background ground colour color style outline outlines line lines idea shape shapes form image picture illustration drawing game
  something maybe company business shop store club group team service school website site page thing things head face body middle mid jump
  white black red green blue yellow pink purple brown grey gray gold silver teal cream navy light dark flat square round tagline est year can need way look style someone`.split(
    /\s+/,
  ),
)

/** What is said of what must not be, to the end of its clause. */
const REFUSED = /\b(?:no|not|without|never|don['’]?t|avoid|except|instead of)\s+(?:(?!\bbut\b)[^,.;:!?\n])*/gi
/** Behind these a clause tells whom or what it is for. */
const FOR_WHOM =
  /\b(?:for|called|named|about|where|who|because|so|by|taglines?|slogan|motto|says|saying|colou?rs?)\b.*$/i
/** What ends so tells whose it is. */
const OF_WHOM =
  /\b(?:app|application|shop|store|cafe|bar|practice|firm|studio|club|service|podcast|truck|team|school|brand|agency|company|group|party|business|blog|channel|b&b)\s*$/i
const CLAUSES = /[,.;:!?()–—\n"“”]|\s[-|/]\s|\/| is taken | but /
const LETTER = /\bletter\s+([a-z])\b(.*)$/i
const OR = /\bor\b/i

/** People say otherwise what pictures are called. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in|with|wearing)\s+trainers\b/gi, 'with running shoe'],
  [/\bfeet\b/gi, 'foot'],
  [/\b(?:single |lone )?(?:stone|pebble)\b/gi, 'rock'],
  [/\b(?:water |rain)?drops?\b/gi, 'droplet'],
  [/\bhi-?vis(?: vest)?\b/gi, ' '],
]

const known = new WeakMap<Brief, readonly Told[]>()

/** What is to be seen, the first wish first; those that the prompt leaves a choice between are wishes of their own. */
export const toldThings = (brief: Brief): readonly Told[] => memo(known, brief, () => read(brief))

function read(brief: Brief): readonly Told[] {
  const wishes = clausesOf(brief).flatMap((clause) => {
    const parts = clause.split(OR)
    return parts.flatMap((part) =>
      inClause(part, brief).map((one) => (parts.length > 1 ? { ...one, isChoice: true as const } : one)),
    )
  })
  const behind = wishes.find(({ bond, second }) => bond === 'behind' && !second)
  const others = wishes.filter((one) => one !== behind)
  const [first] = others
  // What stands behind is no thing of its own.
  const joined: readonly Told[] =
    behind && first && !first.second
      ? [{ first: first.first, second: behind.first, bond: 'behind' }, ...others.slice(1)]
      : others
  const pairs = joined.filter(({ second }) => second)
  const singles = joined.filter(
    ({ second, isChoice, first: thing }) => !second && (pairs.length === 0 || isChoice) && isDrawn(thing),
  )
  return [...pairs, ...singles].slice(0, MOST)
}
const MOST = 4

/** The prompt in pieces, without its name, what it quotes and what it refuses. */
function clausesOf({ prompt, brand }: Brief): string[] {
  const bare = brand && brand.length > 1 ? prompt.replaceAll(brand, ' , ') : prompt
  const plain = OTHER_WORDS.reduce((left, [words, other]) => left.replace(words, other), bare)
  return plain
    .replace(/["'“‘’]([^"'“”‘’]{2,60})["'”’](?!\w)/g, ' , ')
    .replace(REFUSED, ' , ')
    .split(CLAUSES)
    .map((clause) => clause.replace(FOR_WHOM, '').trim())
    .filter((clause) => clause !== '' && !OF_WHOM.test(clause))
}

interface Place {
  thing: string
  from: number
  to: number
}

function inClause(clause: string, brief: Brief): Told[] {
  const letter = LETTER.exec(clause)
  if (letter?.[1]) {
    const [thing] = thingsIn(letter[2] ?? '', brief)
    return thing ? [{ first: letter[1].toLowerCase(), second: thing.thing, bond: 'letter' }] : []
  }
  const things = thingsIn(clause, brief)
  const [first, second] = things
  if (!first) return []
  if (/\b(?:behind|in the background)\b/i.test(clause.slice(first.to)) && !second)
    return [{ first: first.thing, bond: 'behind' }]
  if (!second) return [{ first: first.thing }]
  if (/\bbehind\b/i.test(clause.slice(second.to))) return [{ first: first.thing, second: second.thing, bond: 'behind' }]
  const between = clause.slice(first.to, second.from).toLowerCase()
  const bond = BONDS.find(([words]) => words.test(between))?.[1]
  return bond ? [{ first: first.thing, second: second.thing, bond }] : [{ first: first.thing }]
}

/** Things that there are pictures of, as they follow one another: two words before one. */
function thingsIn(clause: string, brief: Brief): Place[] {
  const words = [...clause.matchAll(/[\p{L}][\p{L}'’-]*/gu)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }))
  const colours = new Set(brief.colours.flatMap(({ words: said }) => tokens(said)))
  const isColour = (word: string) => colours.has(word) && !/\bbehind\b/i.test(clause)
  const found: Place[] = []
  for (let i = 0; i < words.length; i++) {
    const [one, next] = [words[i], words[i + 1]]
    if (!one) break
    const pair = next && next.from - one.to === 1 ? `${one.word} ${next.word}`.toLowerCase() : undefined
    const own = one.word.toLowerCase()
    // 'Eating' shows nothing where it says what the one does with the other.
    if (BONDS.some(([words]) => words.test(own))) continue
    if (
      pair &&
      next &&
      !NO_THING.has(own) &&
      (hasPicture(pair, true) || (!hasPicture(own) && isShownSo(own, next.word.toLowerCase())))
    ) {
      found.push({ thing: pair, from: one.from, to: next.to })
      i++
    } else if (!NO_THING.has(own) && !isColour(own) && own.length > 2 && hasPicture(own)) {
      found.push({ thing: own, from: one.from, to: one.to })
    }
  }
  return found
}
