/** A wordmark whose round counters are filled with the accent. The letters stay type; the filling lies in their holes. */
import type { Brief } from '../../brief/types.ts'
import { frame } from '../../scene/build.ts'
import type { Shape } from '../../scene/types.ts'
import type { FontSpec, Measure } from '../../type/types.ts'
import { circle, type Point } from '../shared/geometry.ts'
import { letterFont } from '../shared/letter-font.ts'
import { boundsOf, contours, placePath } from '../shared/outline.ts'
import { tintUnder } from '../shared/tint.ts'
import type { Archetype } from '../types.ts'
import { suitability } from './suits.ts'
import { readWording } from './wording.ts'
import { largeName, wordmarkScene } from './wordmark.ts'

const ROUND = /[oOQD0]/
const hasRound = (brief: Brief) => {
  const name = readWording(brief).name?.text ?? ''
  return ROUND.test(name) && !/\s/.test(name)
}

interface Setting {
  font: FontSpec
  size: number
  tracking: number
  capHeight: number
}

/** The holes of round letters where the letters stand in a line whose capitals begin at y = 0. */
function holes(measure: Measure, words: string, { font, size, tracking, capHeight }: Setting) {
  const letters = [...words]
  return letters.flatMap((letter, index) => {
    if (!ROUND.test(letter)) return []
    const upTo = letters.slice(0, index + 1).join('')
    const x = measure.width(upTo, font, size, tracking) - measure.width(letter, font, size, tracking)
    const parts = contours(measure.outline(letter, font, size).d)
    const [outer, inner] = [...parts].sort((a, b) => Math.abs(b.area) - Math.abs(a.area))
    // Slashed zeros and letters built of overlapping parts are left alone.
    if (parts.length !== 2 || !outer || !inner || outer.area * inner.area > 0) return []
    const hole = boundsOf([inner])
    const middle: Point = [x + hole.x + hole.width / 2, capHeight + hole.y + hole.height / 2]
    return [{ d: placePath(inner.d, 1, x, capHeight), middle, radius: Math.min(hole.width, hole.height) / 2 }]
  })
}

export const filledCounter: Archetype = {
  name: 'filled-counter',
  example: 'Playful wordmark for Olio, a meal kit startup',
  suits: (brief) =>
    hasRound(brief)
      ? suitability(brief, { family: 'wordmark', base: 0.55, letters: true, longest: 10, shortest: 2 })
      : 0,
  compose(composition) {
    const { direction, measure, random } = composition
    const font = letterFont(direction, 650)
    const use = font.family === direction.typography.display ? 'display' : 'text'
    const tracking = Math.min(0, direction.displayTracking)
    const name = largeName(composition, {
      style: { font: use, weight: font.weight, tracking },
      largest: 28,
      single: true,
      width: 0.78,
    })
    const words = name.node.text
    const capHeight = measure.metrics(font, name.size).capHeight
    const inset = random.chance(0.4)
    const fill = tintUnder('ink', direction.mark.primary, direction.palette)
    const shapes = holes(measure, words, { font, size: name.size, tracking, capHeight }).map(
      ({ d, middle, radius }): Shape => ({
        d: inset ? circle(...middle, radius * 0.6) : d,
        fill,
      }),
    )
    const wordmark = frame('wordmark', { role: 'group' }, [
      name.node,
      ...(shapes.length > 0
        ? [
            {
              type: 'vector' as const,
              id: 'counters',
              role: 'decoration' as const,
              viewBox: [name.width, capHeight] as [number, number],
              at: { left: 0, top: 0 },
              width: name.width,
              height: capHeight,
              shapes,
            },
          ]
        : []),
    ])
    return wordmarkScene(composition, wordmark, name)
  },
}
