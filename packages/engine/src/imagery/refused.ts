/** What a prompt refuses to see, held against whatever shows something: by its nouns, what they mean, and what is a sort of them. */
import { memo } from '../base/memo.ts'
import type { Brief } from '../brief/types.ts'
import { called } from './kin.ts'
import { chainOf } from './noun-fit.ts'
import { singular, tokens } from './words.ts'

/** What shows a thing though it has another name. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  tooth: 'molar',
  cross: 'crucifix',
  column: 'pillar temple colonnade classical-building',
  scale: 'balance',
  gavel: 'mallet',
  tap: 'faucet',
  wrench: 'spanner',
  drop: 'droplet raindrop',
  cup: 'mug teacup',
  paw: 'pawprint',
  santa: 'claus',
  grape: 'vine',
  star: 'sparkle',
  people: 'person man woman face crowd family human girl boy',
  face: 'portrait smiley',
  flower: 'blossom bouquet floral',
  leaf: 'sprout foliage leaves',
  heart: 'love-heart',
  dollar: 'coin banknote',
  money: 'coin banknote',
}

type Refusing = Pick<Brief, 'negatives'>
const nouns = new WeakMap<Brief['negatives'], readonly (readonly string[])[]>()

/** The words of each thing that a prompt refuses, what it is last. */
export const refusedNouns = ({ negatives }: Refusing): readonly (readonly string[])[] =>
  memo(nouns, negatives, () =>
    negatives.flatMap((one) => {
      const words = one.what === 'thing' ? tokens(one.noun ?? one.words) : []
      return words.length > 0 ? [words] : []
    }),
  )

/** A sort of it, by what is said in our own tables: a rose is a flower. */
const SORT = 0.5

/** Whether a word names a thing, or a sort of it. */
const means = (word: string, noun: string): boolean =>
  word === noun ||
  called(word) === called(noun) ||
  (SHOWN_BY[noun]?.split(' ').includes(word) ?? false) ||
  (chainOf(word).get(called(noun)) ?? 0) >= SORT

/** Whether any of these names shows what is refused: a tag ('coffee-cup'), a figure, a pictogram, a noun of a drawing's own words. */
export function showsRefused(refusing: Refusing, names: readonly string[]): boolean {
  const refused = refusedNouns(refusing)
  if (refused.length === 0) return false
  const words = new Set(names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).map((word) => singular(word)))
  const isThere = (noun: string) => [...words].some((word) => means(word, noun))
  // Of two words both are to be there: a coffee bean is no bean bag. A paw print is a paw.
  return refused.some((own) => own.every((noun, i) => isThere(noun) || (i > 0 && PICTURES.has(noun))))
}
const PICTURES = new Set('print icon symbol shape silhouette outline head mark sign'.split(' '))
