/** Which drawing shows the thing that a stated sheet is to show, where it is a sign and no scene. */
import { nth } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { saidObjects } from '../../../direction/subject-pictograms.ts'
import { drawingsOf } from '../../../imagery/drawings-of.ts'
import { inWeight, pickPictogram } from '../pictograms.ts'
import type { Sheet } from '../sheet.ts'
import { SORTS } from './groups.ts'

/** The thing that the prompt names. */
const thingOf = (brief: Brief): string =>
  [...saidObjects(brief), ...brief.subject.objects].find((thing) => !SORTS.has(thing)) ?? ''

/** Sets whose drawings are solid as a rule, before those that draw in lines: seen large, a line is no silhouette. */
const SOLID = /^(?:ph:.*-(?:fill|bold)|mdi:|game-icons:)/

/** The thing that was asked for, as a solid pictogram. */
export function subjectPictogram({ brief, direction: { pictograms }, random }: Sheet): string {
  const first = nth(pictograms, 0)
  const own = drawingsOf(thingOf(brief), pictograms)
  const shown = own.length === 0 ? [first] : own
  const solid = shown.filter((name) => SOLID.test(name))
  return inWeight(pickPictogram(solid.length > 0 ? solid : shown, random.fork('thing'), 'solid'), 'fill')
}
