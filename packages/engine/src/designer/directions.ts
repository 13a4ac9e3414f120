/** What each of several drawn concepts is to be, so that they differ in what carries them. */
import type { KindName } from '../scene/types.ts'

/** Ways to carry a design, in words for whoever draws it. */
const USUAL: readonly string[] = [
  'carried by type: the leading words are the picture. Letters become, hold or are built from the subject; little else.',
  'carried by a scene: a place with foreground, middle and distance in one light, in which the subject is seen, with a calm part kept for the words.',
  'carried by one object: seen large and close, cropped by an edge, drawn with care; the idea is what happens to it.',
  'carried by a pattern or system: one drawn element repeated by a rule that is broken once, where the words are.',
  'unexpected: two things that share a shape become one, or something is used as what it is not, so that picture and words say one thing.',
]

const PAGES: readonly string[] = [
  'carried by a drawn scene: the first section is a wide picture of the place or the work in one light, with a calm part for the words; its parts come back further down.',
  'editorial: large type and much air, text in columns like a magazine, one drawing cropped by an edge; hairlines instead of boxes.',
  'a split first section: words on one half, on the other one object drawn large on a ground of the leading colour; sections take turns in sides.',
  'a colourful system: blocks of flat colour with one drawn element each, in a grid of unequal tiles that goes through the page.',
  'unexpected: the page is laid out as a thing of the trade (a menu, a ticket, a shelf, a map, a score), and reads as a page all the same.',
]

const INITIAL = 'an initial that is the subject: the first letter of the name and a thing of the trade share one form.'
const MARKS: readonly string[] = [
  'a sign of the subject: one thing of the trade, reduced to its simplest form that is still itself.',
  INITIAL,
  'negative space: the second meaning lies in what is left out.',
  'an emblem: a round or shield-like form that holds the sign, built from one stroke width.',
  'geometry: a sign from a few equal forms (quarters of circles, bars, dots) set by a rule that says what they do.',
]

const CARDS: readonly string[] = [
  'type alone: one family, sharp contrast of size, everything on one axis.',
  'a mark: a small drawn sign leads, and fills the back large and cropped.',
  'two grounds: the front quiet on paper, the back in full colour with the name large.',
  'a pattern drawn from the trade covers the back and returns as one element on the front.',
  'unexpected: the card itself is a thing of the trade (a tag, a key, a ticket, a page), said with two or three shapes.',
]

const OF_KIND: Partial<Record<KindName, readonly string[]>> = {
  website: PAGES,
  logo: MARKS,
  icon: MARKS,
  'business-card': CARDS,
}

/** Without a name there is no initial. */
export const directionsFor = (kind: KindName, hasName: boolean): readonly string[] =>
  (OF_KIND[kind] ?? USUAL).filter((direction) => hasName || direction !== INITIAL)
