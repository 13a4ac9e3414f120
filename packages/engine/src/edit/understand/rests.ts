/** What of a message was not read, and belongs to the wish beside it. */
import { findColours } from '../../colour/colour-names.ts'
import { isNoEdit } from '../acts/act.ts'
import type { Lattice } from './spans.ts'
import type { Reading, Wish } from './wish.ts'

/** "share this with ada@example.com", "I don't like the orange circle": what goes on without a joint belongs to what was not read. */
export function swallowed(wishes: Reading, lattice: Lattice): Reading {
  const told: Reading = []
  for (const wish of wishes) {
    const last = told.at(-1)
    if (last?.verb === 'unread' && isWhole(last.clause.words) && goesOn(last.clause.to, wish.clause.from, lattice))
      last.clause = {
        ...last.clause,
        to: wish.clause.to,
        words: lattice.words.text.slice(last.clause.from, wish.clause.to),
      }
    else told.push(wish)
  }
  return told
}

/** "in the way | of the text", "make it black | and white for printing": what belongs to a wish and was not read with it takes it along. */
export function unhalved(wishes: Reading, { words: { text } }: Lattice): Reading {
  const told: Reading = []
  for (const wish of wishes) {
    const last = told.at(-1)
    const between = last ? text.slice(last.clause.to, wish.clause.from) : ''
    const isRest =
      last !== undefined &&
      last.verb !== 'unread' &&
      wish.verb === 'unread' &&
      ((between.trim() === '' && /^of\b/i.test(wish.clause.words)) || isOtherColour(last, between, wish.clause.words))
    if (last && isRest) {
      const { from } = last.clause
      told.pop()
      told.push({ verb: 'unread', clause: { from, to: wish.clause.to, words: text.slice(from, wish.clause.to) } })
    } else told.push(wish)
  }
  return told
}

/** "I don't like the font on the headings, it's too posh": what is complained of behind a wish for a part is why, and no manner for all. */
export const withoutReasons = (wishes: Reading): Reading =>
  wishes.filter((wish, i) => {
    const last = wishes[i - 1]
    const isManner = wish.verb === 'anew' && wish.anew === 'tone' && ` ${wish.clause.words} `.includes(' too ')
    return !(isManner && last?.verb === 'font' && last.of.length > 0)
  })

/** Of two colours of one part only the first was read. */
const isOtherColour = (wish: Wish, between: string, rest: string): boolean =>
  wish.verb === 'look' &&
  wish.look.property === 'colour' &&
  /^ *(?:and|&) *$/.test(`${between}${/^(?:and|&) /.exec(rest)?.[0] ?? ''}`) &&
  findColours(rest.replace(/^(?:and|&) /, ''))[0]?.start === 0

/** What is no edit, or what somebody does not like, is a sentence that no other wish stands in. */
const isWhole = (words: string): boolean => isNoEdit(words.toLowerCase()) || DISLIKE.test(words)
const DISLIKE = /\b(?:don't|do not|doesn't|didn't|never|can't) (?:really )?(?:like|love|want|need|think|feel)\b/i
const JOINT = /[,;.!?:\n]|\b(?:and|then|but|so)\b/i
const goesOn = (from: number, to: number, { words: { text } }: Lattice): boolean => !JOINT.test(text.slice(from, to))
