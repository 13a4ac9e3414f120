/** How near two nouns are to a picture: the same, a form of the word, a sort of the other. */
import { memo, recent } from '../base/memo.ts'
import { broaderOf, called, plainNoun } from './kin.ts'
import { stems } from './words.ts'

/** What another word for the same and a form of the word keep; what a noun is worth to a picture of a narrower one. */
const [OTHERWISE, KIN, NARROWER] = [0.97, 0.85, 0.45]
const MOST_STEPS = 4
/** Shorter stems are shared by words that have nothing to do with each other: joiners and joining. */
const LONG_STEM = 5

const pair = (noun: string, worth: number): [string, number] => [noun, worth]
const chains = recent<string, ReadonlyMap<string, number>>(4000)

/** A noun and those that it is a sort of ('poodle', 'dog', 'animal'), with what each is worth. */
export const chainOf = (noun: string): ReadonlyMap<string, number> =>
  memo(chains, noun, () => {
    const chain = new Map([[called(noun), called(noun) === noun ? 1 : OTHERWISE]])
    let level = [...chain]
    for (let i = 0; level.length > 0 && i < MOST_STEPS; i++) {
      level = level.flatMap(([word, worth]) =>
        broaderOf(word).flatMap(([broad, near]) => (chain.has(broad) ? [] : [pair(broad, worth * near)])),
      )
      for (const [word, worth] of level) chain.set(word, worth)
    }
    return chain
  })

const fitsOf = recent<string, Map<string, number>>(400)

/** How near a tag of a sheet is to a noun of a prompt, 0–1. Remembered: every sheet has the same few hundred tags. */
export const nounFit = (tag: string, noun: string): number =>
  memo(
    memo(fitsOf, noun, () => new Map<string, number>()),
    tag,
    () => fitOfNouns(tag, noun),
  )

function fitOfNouns(tag: string, noun: string): number {
  if (plainNoun(tag) === plainNoun(noun)) return 1
  const up = chainOf(noun).get(called(tag))
  if (up !== undefined) return up
  const down = chainOf(tag).get(called(noun))
  if (down !== undefined) return Math.min(NARROWER, down)
  return sameStem(tag, noun) ? KIN : 0
}

/** Words of one stem begin alike, so many letters at least. */
export const START = 3

/** 'bakery' and 'baker', 'climbing' and 'climber'. */
function sameStem(a: string, b: string): boolean {
  if (a.slice(0, START) !== b.slice(0, START)) return false
  const [of, to] = [
    [a, ...stems(a)],
    [b, ...stems(b)],
  ]
  return of.some((one) => one.length >= LONG_STEM && to.includes(one))
}
