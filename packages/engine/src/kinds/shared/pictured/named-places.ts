/** Where a prompt says that something is: the settings that show such a place go before those where things of its sort are at home. */

import { memo } from '../../../base/memo.ts'
import { placesSaid } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'
import { classOf, type FigureClass } from '../../../imagery/figure-classes.ts'
import { viewOf } from '../../../imagery/views/read.ts'
import type { Piece } from '../pieces.ts'
import { fit, isForm, isView, isVista, type SettingName } from './settings.ts'

/** Words in lower case: what is written large is a name ('Great City'). */
const NAMED: readonly (readonly [places: readonly SettingName[], words: RegExp])[] = [
  [['shore', 'waves'], /\b(?:sea|ocean|beach|beaches|coast|coastal|seaside|seashore|surf)\b/],
  [['mountains', 'hills'], /\b(?:mountains?|peaks?|summit|hik(?:e|er|ers|ing)|ski(?:ing|er|s)?|alpine)\b/],
  [['hills', 'garden'], /\b(?:fields?|meadows?|countryside|outdoors?|pasture|farmland|harvest(?:ing)?)\b/],
  [['garden'], /\b(?:garden|gardens|forest|jungle|woods|woodland|park)\b/],
  [['street'], /\b(?:street|streets|city|urban|downtown|skyscrapers?)\b/],
  [['stage'], /\b(?:stage|spotlights?)\b/],
  [['space'], /\b(?:outer space|galaxy|galaxies|cosmos|cosmic|orbit)\b/],
  [['underwater'], /\b(?:underwater|reefs?|seabed)\b/],
]
/** What is as large as people, and so may stand anywhere that they do; a drink goes to the beach. */
const LARGE: readonly FigureClass[] = ['person', 'portrait', 'animal', 'vehicle', 'place', 'plant', 'boat', 'sport']
const AT_THE_SEA: readonly FigureClass[] = ['drink']

const known = new WeakMap<Brief, readonly SettingName[]>()

/** The places that a prompt names, best first. */
const placesIn = (brief: Brief): readonly SettingName[] =>
  memo(known, brief, () =>
    placesSaid<SettingName>(
      brief,
      NAMED.map(([places, words]) => [words, places]),
    ),
  )

/** A place that was named is this much better than one where such things are at home. */
const BY_NAME = 1.6

/** … and so much better than that the very view which a prompt asks for. */
const BY_VIEW = 1.6
/** What is held in a hand stands in no landscape, unless that was asked for. */
function goesInView(brief: Brief, sort: FigureClass): boolean {
  const view = viewOf(brief)
  return view !== undefined && (view.asked || LARGE.includes(sort) || sort === 'sea-life' || sort === 'aircraft')
}

/** How well a setting suits what leads, 0–1, and above that where the prompt names it. */
export function suitsPlace(name: SettingName, brief: Brief, { figure }: Piece): number {
  const sort = classOf(figure)
  const asked = viewOf(brief)?.asked === true
  if (isVista(name) && !isView(figure)) return goesInView(brief, sort) ? BY_NAME * BY_VIEW : 0
  // Nothing stands in another place than the one that was asked for.
  if (asked && !isForm(name) && goesInView(brief, sort) && !isView(figure)) return 0
  const own = fit(name, figure, sort)
  if (isView(figure) || !placesIn(brief).includes(name)) return own
  const goes = LARGE.includes(sort) || (name === 'shore' && AT_THE_SEA.includes(sort)) || own > 0
  return goes ? Math.max(1, own) * BY_NAME : own
}
