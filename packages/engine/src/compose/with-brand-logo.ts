/** A logo on a finished layout, of a brand kit or brought along: in a free corner, on a ground on which it is seen. */
import type { Box } from '../base/geometry.ts'
import { nth } from '../base/items.ts'
import type { PictureFacts } from '../brief/types.ts'
import { contrast } from '../colour/colour.ts'
import { collisions } from '../critic/collisions.ts'
import { rasterOf } from '../critic/critique.ts'
import { freeSpot, isFree } from '../critic/free-spot.ts'
import { gateFaults } from '../critic/gates.ts'
import type { Design } from '../design/types.ts'
import { givenPicture } from '../kinds/shared/given-picture.ts'
import type { Images, Painted } from '../render/canvas.ts'
import { drawnOn } from '../render/files/brand-kit/on-ground.ts'
import type { Laid, LaidArtboard } from '../scene/layout.ts'
import { withOwnIds } from '../scene/own-ids.ts'
import type { Format, Hex, Node, Scene } from '../scene/types.ts'
import type { Workshop } from './workshop.ts'

/** Shares of the artboard's shorter side: how high a logo stands, how wide it may be, and how far it may shrink. */
const [HIGH, WIDE, LEAST] = [0.13, 0.4, 0.55]
/** … and how far from the edge. */
const MARGIN = 0.06
/** The air around, and the padding of a plate, as shares of the logo's height. */
const [AIR, PADDING] = [0.35, 0.25]
/** Channels of a ground that differ by less, 0–255, are flat. */
const FLAT = 9
/** The best colour of a logo has to stand out so far, and each of them so far. */
const [STANDS_OUT, SEEN] = [3, 2]
/** Logos are drawn for white: a ground that hardly differs from it carries them as they are. */
const AS_WHITE = 1.3

interface Ground {
  colour: Hex
  isFlat: boolean
}

/** The mean colour below a box, and whether it is one. */
function groundUnder({ pixels, width, height }: Painted, front: LaidArtboard, box: Box): Ground {
  const scale = width / front.width
  const sums: [number, number, number] = [0, 0, 0]
  const squares: [number, number, number] = [0, 0, 0]
  let count = 0
  const [left, right] = [
    Math.max(0, Math.floor(box.x * scale)),
    Math.min(width, Math.ceil((box.x + box.width) * scale)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(box.y * scale)),
    Math.min(height, Math.ceil((box.y + box.height) * scale)),
  ]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++, count++)
      for (const channel of [0, 1, 2] as const) {
        const value = pixels[(y * width + x) * 4 + channel] ?? 0
        sums[channel] += value
        squares[channel] += value * value
      }
  const means = sums.map((sum) => sum / Math.max(1, count))
  const spread = squares.map((sum, channel) =>
    Math.sqrt(Math.max(0, sum / Math.max(1, count) - nth(means, channel) ** 2)),
  )
  const colour: Hex = `#${means.map((mean) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
  return { colour, isFlat: count > 0 && spread.every((one) => one < FLAT) }
}

const isSeenOn = ({ colours }: PictureFacts, ground: Hex): boolean => {
  const ratios = colours.map((colour) => contrast(colour, ground))
  const isAsWhite = contrast(ground, '#ffffff') <= AS_WHITE
  return isAsWhite || (Math.max(1, ...ratios) >= STANDS_OUT && ratios.every((ratio) => ratio >= SEEN))
}

function nodeAt(logo: PictureFacts, box: Box, ground: Ground, keepsColours: boolean): Node {
  const at = { left: Math.round(box.x), top: Math.round(box.y) }
  const [width, height] = [Math.round(box.width), Math.round(box.height)]
  const options = { id: 'brand-logo', role: 'logo', alt: 'Logo', fit: 'contain', width, height } as const
  if (ground.isFlat && isSeenOn(logo, ground.colour)) return givenPicture(logo, { ...options, at })
  const drawing = !keepsColours && ground.isFlat && logo.drawing ? drawnOn(logo.drawing, ground.colour) : undefined
  if (drawing) return givenPicture({ ...logo, drawing }, { ...options, at })
  const padding = Math.round(box.height * PADDING)
  return {
    type: 'frame',
    id: 'brand-logo-plate',
    role: 'panel',
    fill: '#ffffff',
    radius: Math.round(padding / 2),
    at: { left: at.left - padding, top: at.top - padding },
    width: width + 2 * padding,
    height: height + 2 * padding,
    layout: { padding },
    children: [givenPicture(logo, options)],
  }
}

/** Strips that a platform lays its controls over. */
function coveredBy({ covered }: Format, { width, height }: LaidArtboard): Box[] {
  if (!covered) return []
  const [top, right, bottom, left] = covered
  return [
    { x: 0, y: 0, width, height: top * height },
    { x: width * (1 - right), y: 0, width: right * width, height },
    { x: 0, y: height * (1 - bottom), width, height: bottom * height },
    { x: 0, y: 0, width: left * width, height },
  ].filter((box) => box.width > 0 && box.height > 0)
}

/** In shares of what is left of the sheet beside the logo, from its top left corner. */
export type LogoPlace = readonly [across: number, down: number]

/** A place, and what a logo stands on there. */
interface Spot {
  box: Box
  ground: Ground
  /** Undefined: wherever there was room. */
  place: LogoPlace | undefined
}

/** Corners first, then the middle of the foot and of the head. */
const PLACES: readonly LogoPlace[] = [
  [1, 1],
  [0, 1],
  [1, 0],
  [0, 0],
  [0.5, 1],
  [0.5, 0],
]
const SIZES = [1, 0.85, 0.7, LEAST]
/** Where a place was asked for, it is worth so small a logo. */
const SMALLER = [0.45, 0.36]

/** Free places, the best first: a large logo at an edge on plain ground, then a smaller one, then one on a plate over a picture. */
function* spotsFor(
  front: LaidArtboard,
  painted: Painted,
  logo: PictureFacts,
  format: Format,
  wished: LogoPlace | undefined,
): Generator<Spot> {
  const short = Math.min(front.width, front.height)
  const aspect = logo.width / logo.height
  // A wide logo is lower, a tall one higher, of about the same area.
  const max = Math.min(short * WIDE, short * HIGH * Math.sqrt(aspect) * 1.1)
  const taken = coveredBy(format, front)
  const covered = format.covered ?? [0, 0, 0, 0]
  const edge = [front.height, front.width, front.height, front.width].map(
    (side, at) => side * nth(covered, at) + short * MARGIN,
  )
  const spotAt = (place: LogoPlace, width: number): Spot => {
    const [x, y] = place
    const height = width / aspect
    const [top, right, bottom, left] = [nth(edge, 0), nth(edge, 1), nth(edge, 2), nth(edge, 3)]
    const box = {
      x: left + x * (front.width - left - right - width),
      y: top + y * (front.height - top - bottom - height),
      width,
      height,
    }
    return { box, ground: groundUnder(painted, front, box), place }
  }
  const isOpen = ({ box }: Spot, onScenes: boolean | 'all') => isFree(front, box, { gap: box.height * AIR, onScenes })
  const spotsOf = (places: readonly LogoPlace[], sizes: readonly number[] = SIZES): Spot[] =>
    sizes.flatMap((size) => places.map((place) => spotAt(place, max * size)))
  // Where it was asked for counts more than how plain the ground is.
  const there = wished ? spotsOf([wished], [...SIZES, ...SMALLER]) : []
  for (const onScenes of [false, true, 'all'] as const) yield* there.filter((spot) => isOpen(spot, onScenes))
  const all = spotsOf(PLACES)
  for (const onScenes of [false, true]) yield* all.filter((spot) => spot.ground.isFlat && isOpen(spot, onScenes))
  const anywhere = freeSpot(front, { min: max * LEAST, max, aspect, gap: (max / aspect) * AIR, taken })
  if (anywhere) yield { box: anywhere, ground: groundUnder(painted, front, anywhere), place: undefined }
  for (const onScenes of [true, 'all' as const]) yield* all.filter((spot) => isOpen(spot, onScenes))
}

/** Whether a design shows a picture already, as such or as its shapes. */
function shows({ artboards }: Scene, { media, drawing }: PictureFacts): boolean {
  const shown = JSON.stringify(artboards)
  return [media, drawing?.shapes[0]?.d].some((sign) => sign && shown.includes(JSON.stringify(sign)))
}

const withNode = (scene: Scene, node: Node): Scene =>
  withOwnIds({
    ...scene,
    artboards: scene.artboards.map((artboard, index) =>
      index === 0 ? { ...artboard, root: { ...artboard.root, children: [...artboard.root.children, node] } } : artboard,
    ),
  })

/**
 * A design with a logo on the front, and where that stands; null where no place is free.
 * @param asked where it was asked for, and whether it stands on a plate rather than in other colours
 */
export function withLogo(
  design: Design,
  logo: PictureFacts,
  { layOut, pictograms }: Workshop,
  images: Images,
  { wished, keepsColours = false }: { wished?: LogoPlace | undefined; keepsColours?: boolean } = {},
): { design: Design; place: LogoPlace | undefined } | null {
  const { brief, scene } = design
  const faultsOf = (one: Scene, laid: Laid) =>
    gateFaults(brief, one, laid).length + collisions(laid[0], one.palette, pictograms, images).length
  const laid = layOut(scene)
  const before = faultsOf(scene, laid)
  const painted = rasterOf(scene, laid[0], pictograms, images)
  for (const { box, ground, place } of spotsFor(laid[0], painted, logo, scene.format, wished)) {
    const next = withNode(scene, nodeAt(logo, box, ground, keepsColours))
    if (faultsOf(next, layOut(next)) <= before) return { design: { ...design, scene: next }, place }
  }
  return null
}

/** The design with its brief's logo on the front; as it is where it asks for none, or where no place is free. */
export function withBrandLogo(design: Design, workshop: Workshop, images: Images): Design {
  const { logo } = design.brief
  if (!logo || shows(design.scene, logo)) return design
  return withLogo(design, logo, workshop, images)?.design ?? design
}
