/** Marks made from the initials of a name, drawn from the direction's own type. */
import type { Direction } from '../../../direction/types.ts'
import type { Random } from '../../../random.ts'
import { frame } from '../../../scene/build.ts'
import type { Shape, Vector } from '../../../scene/types.ts'
import { fontEntry } from '../../../type/catalogue.ts'
import type { FontSpec, Measure } from '../../../type/types.ts'
import { CONTAINER_VIEW, CONTAINERS, type ContainerName } from '../../shared/containers.ts'
import { circle, rectangle, squircle } from '../../shared/geometry.ts'
import { type Contour, contours, covers, type PlacedLetter, placeLetters } from '../../shared/outline.ts'
import type { MarkPart } from '../lockups.ts'
import { type MarkColours, MIDDLE, VIEW, vectorMark } from './types.ts'

interface LetterKit extends MarkColours {
  measure: Measure
  direction: Direction
  random: Random
}

/** The type that a letter is cut from: the display family, in a weight that holds; scripts give way to the text family. */
export function letterFont({ typography, weights }: Direction, least = 600): FontSpec {
  const { category } = fontEntry(typography.display)
  const unfit = category === 'script' || category === 'blackletter'
  return { family: unfit ? typography.text : typography.display, weight: Math.max(least, weights.display) }
}

const all = { x: 4, y: 4, width: VIEW - 8, height: VIEW - 8 }

/** A letter cut out of a solid form. */
export function letterInContainer(kit: LetterKit, letters: string, name: ContainerName): MarkPart | undefined {
  const { d, content } = CONTAINERS[name]
  const size = content.size * (letters.length > 1 ? 1.12 : 1)
  const letter = placeLetters(kit.measure, letters, letterFont(kit.direction), {
    x: content.x - size / 2,
    y: content.y - size / 2,
    width: size,
    height: size,
  })
  if (!letter) return undefined
  // Two shapes rather than a hole: overlapping contours of a variable font would come out filled.
  return vectorMark(
    [
      { d, fill: kit.primary },
      { d: letter.d, fill: 'paper' },
    ],
    letters,
    CONTAINER_VIEW,
  )
}

/** A letter grown beyond a tile that crops it. */
export function croppedLetter(kit: LetterKit, letter: string): MarkPart | undefined {
  const { random, primary } = kit
  const round = random.pick([0, 0.24, 0.5])
  const dx = random.pick([-0.12, 0.12, 0.16])
  const dy = random.pick([0.14, 0.2])
  const placed = placeLetters(kit.measure, letter, letterFont(kit.direction, 700), { ...all, x: all.x, y: all.y })
  if (!placed) return undefined
  return {
    ratio: 1,
    node: (height) =>
      frame('mark', { role: 'mark', width: height, height, fill: primary, radius: height * round, clip: true }, [
        {
          type: 'vector',
          id: 'mark-letter',
          role: 'decoration',
          viewBox: [VIEW, VIEW],
          at: { left: height * (dx - 0.1), top: height * (dy - 0.04) },
          width: height * 1.14,
          height: height * 1.14,
          shapes: [{ d: placed.d, fill: 'paper' }],
        } satisfies Vector,
      ]),
  }
}

/** A letter with horizontal stripes cut through it, even or growing. */
export function stripedLetter(kit: LetterKit, letter: string): MarkPart | undefined {
  const { random } = kit
  const placed = placeLetters(kit.measure, letter, letterFont(kit.direction, 800), all)
  if (!placed) return undefined
  const { box } = placed
  const growing = random.chance(0.5)
  const count = growing ? 6 : random.pick([5, 6, 7])
  const pitch = box.height / (growing ? 9 : count + 0.5)
  const stripes = Array.from({ length: count }, (_, index) => {
    const thick = growing ? 3.5 + index * 2 : pitch * 0.32
    const y = growing ? box.y + box.height - (count - index - 0.35) * pitch * 1.1 : box.y + (index + 0.75) * pitch
    return rectangle(0, y, VIEW, thick)
  })
  const dot = random.chance(0.4) && growing
  return vectorMark(
    [
      { d: placed.d, fill: kit.primary },
      { d: stripes.join(''), fill: 'paper' },
      ...(dot ? [{ d: circle(box.x + box.width + 10, box.y + box.height - 16, 15), fill: kit.secondary }] : []),
    ],
    letter,
  )
}

const AIR = 9

/** The height at which neither letter meets the other: where the weaving may change sides. */
function seam(a: Contour[], b: Contour[]): number | undefined {
  const meets = (y: number) => {
    for (let x = 0; x < VIEW * 1.5; x += 4) {
      const near = (shape: Contour[]) => covers(shape, x - AIR, y) || covers(shape, x + AIR, y) || covers(shape, x, y)
      if (near(a) && near(b)) return true
    }
    return false
  }
  const heights = Array.from({ length: 15 }, (_, index) => VIEW * (0.3 + index * 0.03))
  return heights
    .filter((y) => !meets(y - AIR) && !meets(y) && !meets(y + AIR))
    .sort((p, q) => Math.abs(p - MIDDLE) - Math.abs(q - MIDDLE))[0]
}

/** Two initials woven: the first lies over the second above, under it below. */
export function wovenInitials(kit: LetterKit, [first = '', second = '']: string[]): MarkPart | undefined {
  const { measure, random, primary, secondary } = kit
  const font = letterFont(kit.direction, 500)
  const drop = random.pick([0, 0.18, 0.26])
  const height = VIEW * (1 - drop) - 8
  const a = placeLetters(measure, first, font, { x: 4, y: 4, width: VIEW, height })
  if (!a) return undefined
  const overlap = a.box.width * random.pick([0.34, 0.42])
  const left = a.box.x + a.box.width - overlap
  const measured = placeLetters(measure, second, font, { x: 0, y: 4 + VIEW * drop, width: VIEW, height })
  if (!measured) return undefined
  const b = placeLetters(measure, second, font, {
    x: left,
    y: 4 + VIEW * drop,
    width: measured.box.width,
    height,
  }) as PlacedLetter
  const shift = 4 - Math.min(a.box.x, b.box.x)
  const wide = Math.max(a.box.x + a.box.width, b.box.x + b.box.width) + shift + 4
  const over = (below: Shape, above: Shape): Shape[] => [
    below,
    { d: above.d, stroke: { paint: 'paper', width: AIR * 2, join: 'round' } },
    above,
  ]
  const [one, two] = [
    { d: a.d, fill: primary },
    { d: b.d, fill: secondary },
  ]
  const turn = seam(contours(a.d), contours(b.d))
  return {
    ratio: wide / VIEW,
    node: (pixels) => {
      const scale = pixels / VIEW
      const drawing = (id: string, shapes: Shape[]): Vector => ({
        type: 'vector',
        id,
        role: 'decoration',
        viewBox: [wide, VIEW],
        at: { left: shift * scale, top: 0 },
        width: wide * scale,
        height: pixels,
        shapes,
      })
      return frame('mark', { role: 'mark', width: wide * scale, height: pixels }, [
        drawing('mark-letters', over(one, two)),
        ...(turn === undefined
          ? []
          : [
              frame(
                'mark-upper',
                {
                  role: 'decoration',
                  at: { left: 0, top: 0 },
                  width: wide * scale,
                  height: turn * scale,
                  clip: true,
                  fill: 'paper',
                },
                [drawing('mark-upper-letters', over(two, one))],
              ),
            ]),
      ])
    },
  }
}

/** Two initials in a ring or a tile, parted by a line. */
export function partedInitials(kit: LetterKit, [first = '', second = '']: string[]): MarkPart | undefined {
  const { measure, random, primary, secondary } = kit
  const font = letterFont(kit.direction, 400)
  const slanted = random.chance(0.5)
  const framed = random.pick(['ring', 'solid', 'tile'] as const)
  const size = 66
  const up = slanted ? 14 : 0
  const a = placeLetters(measure, first, font, {
    x: MIDDLE - 14 - size,
    y: MIDDLE - size / 2 - up,
    width: size,
    height: size,
  })
  const b = placeLetters(measure, second, font, {
    x: MIDDLE + 14,
    y: MIDDLE - size / 2 + up,
    width: size,
    height: size,
  })
  if (!a || !b) return undefined
  const lean = slanted ? 46 : 0
  const line = `M${MIDDLE + lean} ${MIDDLE - 62}L${MIDDLE - lean} ${MIDDLE + 62}`
  const solid = framed !== 'ring'
  const ground: Shape[] =
    framed === 'ring'
      ? [{ d: circle(MIDDLE, MIDDLE, 112), stroke: { paint: primary, width: 8 } }]
      : [{ d: framed === 'solid' ? circle(MIDDLE, MIDDLE, 116) : squircle(6, 6, 228), fill: primary }]
  const paint = solid ? 'paper' : primary
  return vectorMark(
    [...ground, { d: a.d + b.d, fill: paint }, { d: line, stroke: { paint: solid ? 'paper' : secondary, width: 5 } }],
    first + second,
  )
}
