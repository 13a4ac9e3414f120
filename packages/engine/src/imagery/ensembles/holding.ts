/** Somebody who holds a thing: a cup in one hand, what is large before them with both. */
import type { LookName } from './looks.ts'
import type { Part } from './types.ts'

/** Who is shown, by the name of the ensemble that shows them without the thing. */
const LOOKED: Readonly<Record<string, LookName>> = {
  'people-woman': 'eva',
  'people-woman-2': 'mara',
  'people-woman-3': 'cleo',
  'people-man': 'dan',
  'people-man-2': 'jon',
  'people-man-3': 'ben',
  'people-person': 'gita',
  'people-person-2': 'ben',
  'people-person-3': 'finn',
  'people-child': 'finn',
}
export const mayHold = (people: string): boolean => Object.hasOwn(LOOKED, people)

/** Things that fill both arms. */
const BULKY = new Set(
  `bouquet sunflower vegetable-crate fruit-bowl wreath wrapped-gift books basket picnic-basket potted-plant birthday-cake laptop guitar
  acoustic-guitar dog cat rabbit pumpkin package teddy-bear placard shopping-bags cornucopia balloons globe-showing-europe-africa`.split(
    /\s+/,
  ),
)

/** Back to front; the thing lies before the arms that bear it. */
export function holding(people: string, thing: string): Part[] {
  const look = LOOKED[people] ?? 'gita'
  const child = people === 'people-child'
  const tall = child ? 92 : 112
  const bulky = BULKY.has(thing)
  const hand = 122 - tall * (bulky ? 0.6 : 0.73)
  return [
    {
      pose: bulky ? 'carry' : 'offer',
      look,
      x: 50,
      tall,
      wears: { top: 'A', ...(child && { legs: 'short' as const }) },
    },
    bulky
      ? { figure: thing, x: 50 + tall * 0.2, y: hand - 4, size: tall * 0.46 }
      : { figure: thing, x: 50 + tall * 0.29, y: hand - tall * 0.1, size: tall * 0.29 },
  ]
}
