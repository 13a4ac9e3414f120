/** What a prompt for a logo or an icon wants to be seen, in its own words, and how two things are to stand together. */
import { memo } from '../../base/memo.ts'
import type { Brief } from '../../brief/types.ts'
import { tokens } from '../../imagery/words.ts'
import {
  type Bond,
  bondIn,
  letterIn,
  pictureClauses,
  saysBehind,
  saysShown,
  wordsAt,
} from '../../language/picture-wishes.ts'
import { hasPicture, isDrawn, isShownSo, isSomebody } from './pictures.ts'

/** One wish: a thing, or two. */
export interface Told {
  first: string
  second?: string
  bond?: Bond
  /** One of several that the prompt leaves the choice between. */
  isChoice?: true
}

/** What logos and icons are called, what they are for, and what makes no picture. */
const NO_THING = new Set(
  `app apps application icon icons logo logos favicon emblem badge crest seal symbol mark design brand name letter initial initials monogram text
  word background ground colour color style outline outlines line lines idea shape shapes form image picture illustration drawing game
  something maybe company business shop store club group team service school website site page thing things head face body middle mid jump
  white black red green blue yellow pink purple brown grey gray gold silver teal cream navy light dark flat square round tagline est year can need way look style someone`.split(
    /\s+/,
  ),
)

const known = new WeakMap<Brief, readonly Told[]>()

/** What is to be seen, the first wish first; those that the prompt leaves a choice between are wishes of their own. */
export const toldThings = (brief: Brief): readonly Told[] => memo(known, brief, () => read(brief))

/** Of requests in other languages, whose things are known by their English. */
const readDrawn = ({ drawn = [] }: Brief): readonly Told[] =>
  drawn
    .filter(({ thing }) => hasPicture(thing) && isDrawn(thing))
    .map(({ thing, beside }): Told => {
      const second = beside.find((one) => hasPicture(one))
      const isChoice = drawn.length > 1
      return { first: thing, ...(second && { second, bond: 'with' as const }), ...(isChoice && { isChoice }) }
    })

function read(brief: Brief): readonly Told[] {
  const { prompt, brand } = brief
  if (brief.language) return readDrawn(brief)
  // A name of one letter is what is drawn.
  const bare = brand && brand.length > 1 && !letterIn(prompt) ? prompt.replaceAll(brand, ' , ') : prompt
  const wishes = pictureClauses(bare).flatMap((parts) =>
    parts.flatMap((part) =>
      inClause(part, brief).map((one) => (parts.length > 1 ? { ...one, isChoice: true as const } : one)),
    ),
  )
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

interface Place {
  thing: string
  from: number
  to: number
}

function inClause(clause: string, brief: Brief): Told[] {
  const letter = letterIn(clause)
  if (letter) {
    const [thing] = thingsIn(letter.said, brief)
    return thing ? [{ first: letter.letter, second: thing.thing, bond: 'letter' }] : []
  }
  const [first, second] = thingsIn(clause, brief).filter(
    ({ thing, from }) => !isSomebody(thing) || saysShown(clause.slice(0, from)),
  )
  if (!first) return []
  if (!second) return [{ first: first.thing, ...(saysBehind(clause.slice(first.to)) && { bond: 'behind' as const }) }]
  if (saysBehind(clause.slice(second.to))) return [{ first: first.thing, second: second.thing, bond: 'behind' }]
  const bond = bondIn(clause.slice(first.to, second.from))
  return bond ? [{ first: first.thing, second: second.thing, bond }] : [{ first: first.thing }]
}

/** Things that there are pictures of, as they follow one another: two words before one. */
function thingsIn(clause: string, brief: Brief): Place[] {
  const words = wordsAt(clause)
  const colours = new Set(brief.colours.flatMap(({ words: said }) => tokens(said)))
  const isColour = (word: string) => colours.has(word) && !saysBehind(clause)
  const found: Place[] = []
  for (let i = 0; i < words.length; i++) {
    const [one, next] = [words[i], words[i + 1]]
    if (!one) break
    const pair = next && next.from - one.to === 1 ? `${one.word} ${next.word}`.toLowerCase() : undefined
    const own = one.word.toLowerCase()
    // 'Eating' shows nothing where it says what the one does with the other.
    if (bondIn(own)) continue
    if (pair && next && !NO_THING.has(own) && (hasPicture(pair, true) || isShownSo(own, next.word.toLowerCase()))) {
      found.push({ thing: pair, from: one.from, to: next.to })
      i++
    } else if (!NO_THING.has(own) && !isColour(own) && own.length > 2 && hasPicture(own)) {
      found.push({ thing: own, from: one.from, to: one.to })
    }
  }
  return found
}
