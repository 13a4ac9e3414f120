/** A letter as type at an exact place: live text for the letter, its outline for what is built on it. */
import type { Copy } from '../../../brief/types.ts'
import { text } from '../../../scene/build.ts'
import type { Paint, Text } from '../../../scene/types.ts'
import { copyText } from '../../shared/brief-scene.ts'
import { letterFont, letterVoice } from '../../shared/letter-font.ts'
import { boundsOf, type Contour, contours, inkCentre, placePath } from '../../shared/outline.ts'
import type { Composition } from '../../types.ts'
import { givenLetter } from './icon-scene.ts'

interface PlacedText {
  node: Text
  /** In the same coordinates as the node. */
  outline: Contour[]
}

/** A letter whose ink is centred on a point and as large as a square of `size` allows. Undefined where nothing is drawn. */
export function placeLetter(
  composition: Composition,
  letter: string,
  size: number,
  x: number,
  y: number,
  fill: Paint,
): PlacedText | undefined {
  const { brief, direction, measure } = composition
  const font = letterFont(direction, 600)
  const { d } = measure.outline(letter, font, 1000)
  const shape = contours(d)
  if (shape.length === 0) return undefined
  const box = boundsOf(shape)
  const em = Math.min(size / box.width, size / box.height)
  const capHeight = measure.metrics(font, 1000).capHeight
  // Half way between the middle of its extent and the middle of its ink, so that an L or a P does not lean.
  const centre = (box.x + box.width / 2 + inkCentre(shape)[0]) / 2
  const left = x - centre * em
  const baseline = y - (box.y + box.height / 2) * em
  const options = {
    role: 'mark' as const,
    ...letterVoice(direction, font),
    size: em * 1000,
    lineHeight: 1,
    trim: true as const,
    fill,
    at: { left, top: baseline - capHeight * em },
  }
  const given: Copy | undefined = givenLetter(brief)
  return {
    node: given ? copyText('letter', given, { ...options, role: given.role }) : text('letter', letter, options),
    outline: contours(placePath(d, em, left, baseline)),
  }
}
