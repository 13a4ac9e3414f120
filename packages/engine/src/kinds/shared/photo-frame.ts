/** A frame that waits for somebody's own photo: it says what belongs in it, and a still form in its tone keeps the place. */
import { labelIn } from '../../brief/lines/labels.ts'
import type { Brief } from '../../brief/types.ts'
import { circle } from '../../imagery/shapes.ts'
import type { ColourRef, Frame, Node, Paint, Sizing, Vector } from '../../scene/types.ts'
import { placedPath } from './one-drawing.ts'

export interface PhotoFrameOptions {
  /** What belongs in it: 'the kitchen'. Empty: any photo of its owner's. */
  shows: string
  /** Of the prompt, where it is not English: things are known by their English, and it does without them. */
  language?: Brief['language']
  width: Sizing
  /** Pixels; the form is drawn for these proportions. */
  height: Sizing
  /** About its size, pixels, where width or height are not numbers. */
  about?: readonly [width: number, height: number]
  radius?: NonNullable<Frame['radius']>
  /** What keeps the place in the form's stead: a drawing of what belongs there. */
  keeper?: Node
  /** The ground, what the form is drawn in on it, and the plate with its words. */
  fill: Paint
  form: ColourRef
  plate: { fill: Paint; text: ColourRef }
  weight: number
}

type FormName = 'person' | 'house' | 'dish' | 'view'

/** Which form keeps the place, by what is to be seen. */
const FORM_OF: readonly (readonly [RegExp, FormName])[] = [
  [/portrait|\byou$|speaker|team|person|people|face|founder|owner|cat|dog|pet|animal|couple/i, 'person'],
  [/house|home|building|façade|facade|property|hotel|hut|farm shop/i, 'house'],
  [/dish|plate|meal|food|menu|cake|bread|drink|bowl|product|piece/i, 'dish'],
]

/** Forms in a square of 100, seen in the middle of the frame; each with how strongly it is drawn. */
const FORMS: Record<FormName, readonly (readonly [d: string, alpha: number])[]> = {
  person: [
    ['M6 100C6 76 26 64 50 64S94 76 94 100Z', 0.16],
    [circle(50, 38, 20), 0.22],
  ],
  house: [
    ['M14 100V48L50 18L86 48V100Z', 0.14],
    ['M42 100V70H58V100ZM26 54H38V66H26ZM62 54H74V66H62Z', 0.2],
  ],
  dish: [
    [circle(50, 56, 38), 0.12],
    [circle(50, 56, 25), 0.16],
  ],
  view: [
    [circle(70, 30, 10), 0.22],
    ['M-60 100L10 48L44 78L66 60L160 100Z', 0.16],
  ],
}

function formIn(id: string, { shows, form, about, width, height }: PhotoFrameOptions): Vector {
  const [w, h] = about ?? [Number(width) || 400, Number(height) || 300]
  const side = Math.min(w, h)
  // The square stands on the lower edge, in the middle; what is wider than it goes on to the sides.
  const place = { x: (100 * w) / side / 2 - 50, y: (100 * h) / side - 100, scale: 1 }
  const name = FORM_OF.find(([words]) => words.test(shows))?.[1] ?? 'view'
  return {
    type: 'vector',
    id: `${id}-form`,
    role: 'pattern',
    viewBox: [(100 * w) / side, (100 * h) / side],
    scale: 'cover',
    at: { left: 0, top: 0, right: 0, bottom: 0 },
    width: 'fill',
    height: 'fill',
    shapes: FORMS[name].map(([d, alpha]) => ({ d: placedPath(d, place), fill: { colour: form, alpha } })),
  }
}

const inMiddle = (id: string, keeper: Node): Frame => ({
  type: 'frame',
  id: `${id}-place`,
  role: 'group',
  at: { left: 0, top: 0, right: 0, bottom: 0 },
  width: 'fill',
  height: 'fill',
  layout: { align: 'center', justify: 'center' },
  children: [keeper],
})

/** Frames wider than this are seen from afar, and speak up. */
const LARGE = 440
/** Frames narrower than this say no more than that a photo belongs there. */
const TELLING = 150

export function photoFrame(id: string, options: PhotoFrameOptions): Frame {
  const { shows, width, height, radius, fill, plate, weight, about } = options
  const [wide] = about ?? [Number(width) || 400]
  const plain = labelIn(options.language, 'Your photo')
  const words = shows && !options.language && wide >= TELLING ? `${plain}: ${shows}` : plain
  const label: Node = {
    type: 'frame',
    id: `${id}-plate`,
    role: 'group',
    fill: plate.fill,
    radius: 'full',
    maxWidth: Math.round(wide - 20),
    layout: { direction: 'row', align: 'center', gap: 8, padding: [6, 14, 6, 10] },
    children: [
      {
        type: 'pictogram',
        id: `${id}-icon`,
        role: 'icon',
        icon: 'ph:camera',
        paint: plate.text,
        width: 18,
        height: 18,
      },
      {
        type: 'text',
        id: `${id}-words`,
        role: 'label',
        text: words,
        font: 'text',
        weight,
        size: wide > LARGE ? 18 : 14,
        lineHeight: 1.35,
        fill: plate.text,
        element: 'span',
        maxWidth: Math.round(wide - 70),
        fit: { min: 11, lines: 2 },
      },
    ],
  }
  return {
    type: 'frame',
    id,
    role: 'photo',
    element: 'figure',
    control: { kind: 'photo', shows },
    width,
    height,
    ...(radius !== undefined && { radius }),
    fill,
    clip: true,
    layout: { justify: 'end', align: 'start', padding: 10 },
    children: [options.keeper ? inMiddle(id, options.keeper) : formIn(id, options), label],
  }
}
