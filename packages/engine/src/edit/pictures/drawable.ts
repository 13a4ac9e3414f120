/** What can be drawn of a thing, by what it is called: a figure in many tones, or a sign of the library. */

import { classOf } from '../../imagery/figure-classes.ts'
import { figureFor } from '../../imagery/figures.ts'
import { LARGE, SMALL, SORTS } from '../../language/lexicon/picture-words.ts'
import type { State } from '../context.ts'

const STOP = new Set(
  'a an the some of with and icon icons symbol pictogram image picture like something that shows little small big large nice simple cute as my our its one kind sort drawing logo mark please instead'.split(
    ' ',
  ),
)

/** The things that words name: 'a little red cup' → red, cup. */
export const nouns = (words: string) => (words.match(/[\p{L}'-]+/gu) ?? []).filter((word) => !STOP.has(word))

export const singular = (word: string) => word.replace(/(?<=\w{3})s$/, '')

/** What a sign shows, without the manner in which it is drawn. */
export const plainIcon = (icon: string) =>
  (icon.split(':')[1] ?? icon).replace(/-(?:fill|bold|thin|light|duotone)$/, '').replaceAll('-', ' ')

/** Whether a thing of that name can be drawn: nothing that is only near it. */
export const canDraw = (words: string, state: State): boolean =>
  nouns(words).length > 0 && (figureFor(words) !== undefined || isCalled(words, state))

/** Whether a sign of the library has that name. */
function isCalled(words: string, { context: { pictograms } }: State): boolean {
  const things = nouns(words.toLowerCase()).map(singular)
  const [icon] = pictograms?.find(nouns(words), { count: 1 }) ?? []
  const named = icon === undefined ? [] : plainIcon(icon).split(' ').map(singular)
  return things.length > 0 && things.every((thing) => named.includes(thing))
}

/** How large a thing is wished. */
export function sizeSaid(words: string): 'small' | 'large' | undefined {
  const said = words.split(' ')
  if (said.some((word) => SMALL.test(word))) return 'small'
  return said.some((word) => LARGE.test(word)) ? 'large' : undefined
}

/** The words without what says only how large it shall be. */
export const withoutSize = (words: string) =>
  words
    .split(' ')
    .filter((word) => !SMALL.test(word) && !LARGE.test(word))
    .join(' ')

const CLASSES = new Map(SORTS.flatMap(({ words, classes }) => words.split(' ').map((word) => [word, classes] as const)))

/** Whether a word names the sort of thing that a description shows: "the instrument" of 'a large saxophone'. */
export function isSortOf(word: string, description: string): boolean {
  const classes = CLASSES.get(word)?.split(' ')
  const figure = classes && figureFor(description)
  return figure !== undefined && classes?.includes(classOf(figure)) === true
}

/** Whether another thing is shown than the one that is named, as far as both can be told. */
export function showsOther(description: string, word: string): boolean {
  const [shown, meant] = [figureFor(description), figureFor(word)]
  return shown !== undefined && meant !== undefined && shown !== meant && !description.includes(singular(word))
}
