/**
 * A printed design looked over as a printer does before the plates are made: words too near the edge, type and lines too
 * fine to hold, pictures too coarse, more ink than the paper bears, colours that inks cannot show. Points and millimetres of the finished page.
 */
import { present } from '../base/items.ts'
import { contrast } from '../colour/colour.ts'
import { textBoxes } from '../critic/gates.ts'
import type { HandOperation } from '../edit/by-hand/types.ts'
import { nameOf } from '../edit/scene-nodes.ts'
import type { Images } from '../render/canvas.ts'
import type { DisplayItem, DisplayList } from '../render/display.ts'
import { plainColour, resolveColour } from '../render/paint.ts'
import { POINTS_PER_MILLIMETRE } from '../render/pdf/document.ts'
import type { Press } from '../render/press/press.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Scene } from '../scene/types.ts'
import { scaleOf } from '../sheet/drawing/matrix.ts'
import { colourFaults, inkCheck, limitsOf, type PressLimits, type Swatch } from './press-check.ts'

export type PreflightCheckName = 'edge' | 'type' | 'lines' | 'pictures' | 'ink' | 'colours'

type Mending = Extract<HandOperation, { op: 'move' | 'style' }>

export interface PreflightFault {
  /** Which side or page, from 0. */
  artboard: number
  /** The part; absent where it is none of its own. */
  id?: string
  /** For people: what is wrong with what. */
  said: string
  /** A colour that prints as another. */
  swatch?: Swatch
  /** What mends it; absent: it is the person's to decide. */
  mend?: Mending[]
}

export interface PreflightCheck {
  name: PreflightCheckName
  faults: PreflightFault[]
}

export interface Preflight {
  /** Millimetres of the finished page, what is printed beyond its edge, and where words stay away from it. Null: it is for screens. */
  page: { width: number; height: number; bleed: number; safe: number } | null
  checks: PreflightCheck[]
  /** What the press was measured by, for a PDF in CMYK; null: it is for screens. */
  press: PressLimits | null
}

/** Points. The smallest that offset and digital presses hold: dark on light, and light on dark, where ink runs into the letters. */
const SMALLEST = { dark: 5, light: 6 }
/** Points: thinner lines break. */
const HAIRLINE = 0.25
/** Pixels an inch of a picture as it is printed: below it is seen to be coarse. */
const COARSE = 150
const MILLIMETRES_PER_INCH = 25.4
/** Millimetres: rounding is no fault. */
const SLACK = 0.05
/** Letters that stand out from white by less are light (WCAG). */
const LIGHT = 3

const tenth = (value: number): string => String(Math.round(value * 10) / 10)

interface Side {
  artboard: number
  laid: LaidArtboard
  list: DisplayList
  /** Artboard pixels in a millimetre of the finished page. */
  scale: number
  images: Images
}

export interface PreflightTools {
  layOut: (scene: Scene) => LaidArtboard[]
  listOf: (scene: Scene, options: { artboard: number }) => DisplayList
}

/** @param press whose inks and paper it is held against */
export async function preflight(
  scene: Scene,
  { layOut, listOf }: PreflightTools,
  images: Images,
  press: Press,
): Promise<Preflight> {
  const { print } = scene.format
  if (!print) return { page: null, checks: [], press: null }
  const sides = layOut(scene).map(
    (laid, artboard): Side => ({
      ...{ artboard, laid, images },
      list: listOf(scene, { artboard }),
      scale: laid.width / print.width,
    }),
  )
  const check = (name: PreflightCheckName, of: (side: Side) => Fault[]) => ({
    name,
    faults: sides.flatMap((side) => of(side).map((fault) => ({ ...fault, artboard: side.artboard }))),
  })
  const inks = await Promise.all(sides.map((side) => inkCheck(side, press)))
  return {
    page: print,
    press: limitsOf(Math.max(...inks.map(({ most }) => most)), press),
    checks: [
      check('edge', (side) => nearEdge(side, print.safe)),
      check('type', (side) => smallType(side, scene)),
      check('lines', thinLines),
      check('pictures', coarsePictures),
      check('ink', ({ artboard }) => inks[artboard]?.faults ?? []),
      check('colours', ({ list }) => colourFaults(list, press)),
    ],
  }
}

/** Of one side. */
type Fault = Omit<PreflightFault, 'artboard'>

/** Of the finished page. */
const points = (pixels: number, scale: Side['scale']): number => (pixels / scale) * POINTS_PER_MILLIMETRE

/** Words that a cut a little off would touch. */
function nearEdge({ laid, scale }: Side, safe: number): Fault[] {
  return (
    textBoxes(laid)
      // Letters that run off the page are meant to.
      .filter(({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= laid.width && bottom <= laid.height)
      .filter(({ node }) => node.role !== 'decoration')
      .flatMap(({ node, left, top, right, bottom }) => {
        const room = safe * scale
        const nearest = Math.min(left, top, laid.width - right, laid.height - bottom) / scale
        if (nearest >= safe - SLACK) return []
        // Inwards from the edge that it is too near to.
        const shift = (before: number, after: number) =>
          before > 0 ? Math.ceil(before) : after > 0 ? -Math.ceil(after) : 0
        const x = shift(room - left, right - (laid.width - room))
        const y = shift(room - top, bottom - (laid.height - room))
        return [
          {
            id: node.id,
            said: `${nameOf(node)} stands ${tenth(nearest)} mm from the edge; ${tenth(safe)} mm are safe.`,
            mend: [{ op: 'move', id: node.id, x, y }],
          },
        ]
      })
  )
}

function smallType({ laid, scale }: Side, scene: Scene): Fault[] {
  return textBoxes(laid).flatMap(({ node, laid: { text } }) => {
    const size = present(text).size
    const height = points(size, scale)
    const paint = typeof node.fill === 'string' ? resolveColour(plainColour(node.fill), scene.palette) : undefined
    const isLight = paint !== undefined && contrast(paint, '#ffffff') < LIGHT
    const least = isLight ? SMALLEST.light : SMALLEST.dark
    if (node.role === 'decoration' || height >= least - SLACK) return []
    const larger = Math.ceil((size * least) / height)
    return [
      {
        id: node.id,
        said: `${nameOf(node)} is ${tenth(height)} pt; ${isLight ? 'light letters on dark need' : 'letters need'} ${least} pt.`,
        mend: [{ op: 'style', id: node.id, set: { size: larger } }],
      },
    ]
  })
}

function thinLines({ list, scale }: Side): Fault[] {
  let thinnest = Number.POSITIVE_INFINITY
  const visit = (items: readonly DisplayItem[]) => {
    for (const item of items) {
      if (item.kind === 'group') visit(item.items)
      else if (item.kind === 'path' && item.stroke && item.stroke.width > 0)
        thinnest = Math.min(thinnest, item.stroke.width * (item.transform ? scaleOf(item.transform) : 1))
    }
  }
  visit(list.items)
  const finest = points(thinnest, scale)
  if (finest >= HAIRLINE) return []
  return [
    { said: `The finest line is ${Math.round(finest * 100) / 100} pt; lines below ${HAIRLINE} pt break in print.` },
  ]
}

/** Pictures as large as they are printed. */
function coarsePictures({ laid, scale, images }: Side): Fault[] {
  const faults: Fault[] = []
  const visit = (one: LaidNode) => {
    const { node, width, height } = one
    const image = node.type === 'picture' ? images.get(node.media) : undefined
    if (image && node.type === 'picture') {
      const [across, down] = [width / scale / MILLIMETRES_PER_INCH, height / scale / MILLIMETRES_PER_INCH]
      const [x, y] = [image.width / across, image.height / down]
      const resolution = node.fit === 'contain' ? Math.max(x, y) : Math.min(x, y) / (node.crop?.[0] ?? 1)
      if (resolution < COARSE)
        faults.push({
          id: node.id,
          said: `${nameOf(node)} has ${Math.round(resolution)} pixels an inch at this size; below ${COARSE} it looks coarse. Use a larger picture, or make it smaller.`,
        })
    }
    for (const child of one.children) visit(child)
  }
  visit(laid.root)
  return faults
}
