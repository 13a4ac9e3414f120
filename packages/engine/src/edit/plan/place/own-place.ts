/** A place of its own on the sheet: a part taken out of its flow and set at a side or in a corner where nothing stands. */
import type { Box } from '../../../base/geometry.ts'
import { type TextBox, textBoxes } from '../../../critic/gates.ts'
import type { Along, Spot } from '../../../language/lexicon/place-words.ts'
import { findLaid, idsIn } from '../../../scene/laid.ts'
import type { LaidArtboard, LaidNode } from '../../../scene/layout.ts'
import type { Frame } from '../../../scene/types.ts'
import { findPlace, type Place } from '../../../scene/walk.ts'
import type { State } from '../../context.ts'
import { round } from '../../pixels.ts'
import type { Operation } from '../../types.ts'

/** Shares of the sheet: how far from the wished edge a place may be, the steps on the way, the air around. */
const [REACH, STEP, AIR] = [0.14, 0.02, 0.016]
/** A drawing that covers more of the sheet is its ground. */
const GROUND = 0.5

/** Empty where there is no such place, or nothing tells what stands where. */
export function ownPlace(id: string, spot: Spot, state: State): Operation[] {
  const { scene } = state.design
  const place = findPlace(scene, id)
  const laid = place && state.context.layout?.(scene)[place.artboard]
  const root = scene.artboards[place?.artboard ?? 0]?.root
  if (!place?.parent || !laid || !root || place.node.rotate) return []
  const texts = textBoxes(laid)
  const own = texts.find(({ node }) => node.id === id)
  const found = findLaid(laid.root, id)
  const box = own ? rect(own) : found
  if (!box || (place.node.type === 'frame' && own)) return []
  const inside = new Set(found && idsIn(found))
  const others = [
    ...texts.filter(({ node }) => node.role !== 'decoration' && !inside.has(node.id)).map(rect),
    ...drawings(laid.root, laid).filter(({ node }) => !inside.has(node.id)),
  ]
  const short = Math.min(laid.width, laid.height)
  const edge = Math.min(0.12 * laid.width, Math.max(0.03 * short, ...[Math.min(...texts.map(({ left }) => left))]))
  const air = AIR * short
  const isFree = ({ width, height }: Box, [x, y]: [number, number]) =>
    others.every(
      (other) =>
        x + width + air <= other.x ||
        other.x + other.width + air <= x ||
        y + height + air <= other.y ||
        other.y + other.height + air <= y,
    )
  for (const form of forms(own, box)) {
    const free = candidates(form.box, spot, edge, laid).find((at) => isFree(form.box, at))
    if (free) return placedAt(place as Place & { parent: Frame }, root, laid, { spot, free, form, own })
  }
  return []
}

interface Form {
  box: Box
  /** Of its size as it is set now. */
  scale: number
  /** In one line instead of several. */
  line?: true
}

/** Sizes down to which a text may be set for the sake of its place. */
const SCALES = [1, 0.82, 0.68]

/** As it is, else in one line, else smaller. */
function forms(own: TextBox | undefined, box: Box): Form[] {
  const text = own?.laid.text
  if (!own || !text) return [{ box, scale: 1 }]
  const plain: Form[] = SCALES.map((scale) => ({ box: scaled(box, scale), scale }))
  if (text.lines.length < 2) return plain
  const width = text.lines.reduce((sum, line) => sum + line.width + text.size * 0.3, 0)
  const line: Box = { ...box, width, height: text.capHeight + text.descent }
  return [
    ...plain.slice(0, 1),
    ...SCALES.map((scale): Form => ({ box: scaled(line, scale), scale, line: true })),
    ...plain.slice(1),
  ]
}

const scaled = (box: Box, by: number): Box => ({ ...box, width: box.width * by, height: box.height * by })

function placedAt(
  { node, parent }: Place & { parent: Frame },
  root: Frame,
  laid: LaidArtboard,
  { spot, free, form, own }: { spot: Spot; free: [number, number]; form: Form; own: TextBox | undefined },
): Operation[] {
  const [x, y] = free
  // The box of a line begins above its ink.
  const rise = own ? (own.top - own.laid.y) * form.scale : 0
  const width = Math.ceil(form.box.width + 3)
  const at = {
    ...(spot.across === 'end'
      ? { right: Math.round(laid.width - x - form.box.width) }
      : { left: Math.round(spot.across === 'center' ? x - 1 : x) }),
    top: Math.round(y - rise),
  }
  const size = round((own?.laid.text?.size ?? 0) * form.scale)
  const words = node.type === 'text' && {
    width,
    maxWidth: null,
    align: spot.across === 'end' ? 'end' : spot.across === 'center' ? 'center' : null,
    ...(form.scale < 1 && { size }),
    ...(node.fit && {
      fit: { min: Math.min(node.fit.min, size), lines: form.line ? 1 : (own?.laid.text?.lines.length ?? 1) },
    }),
  }
  return [
    { op: 'move', id: node.id, parent: root.id, index: root.children.length - (parent.id === root.id ? 1 : 0) },
    { op: 'set', id: node.id, set: { at, margin: null, ...words } },
  ]
}

const rect = ({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }): Box => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
})

/** Places from the wished edge inwards. */
function candidates(
  box: Box,
  { across, down }: Spot,
  edge: number,
  { width, height }: LaidArtboard,
): [number, number][] {
  const along = (side: Along | undefined, own: number, length: number, all: number): number[] => {
    const middle = (all - length) / 2
    if (side === 'start') return steps(edge, 1, all)
    if (side === 'end') return steps(all - edge - length, -1, all)
    return side === 'center' ? [middle] : [own, edge, middle, all - edge - length]
  }
  const xs = along(across, box.x, box.width, width)
  const ys = along(down, box.y, box.height, height)
  return ys.flatMap((y) => (across ? xs.slice(0, 1) : xs).map((x): [number, number] => [x, y]))
}

const steps = (from: number, direction: 1 | -1, all: number) =>
  Array.from({ length: Math.ceil(REACH / STEP) }, (_, step) => from + direction * step * STEP * all)

function drawings(laid: LaidNode, { width, height }: LaidArtboard): LaidNode[] {
  const { node } = laid
  const drawn = node.type === 'pictogram' || node.type === 'vector' || node.type === 'picture'
  const solid = node.type === 'frame' && (node.role === 'button' || node.role === 'panel' || node.role === 'band')
  const ground = laid.width * laid.height > GROUND * width * height
  if ((drawn || solid) && !ground) return [laid]
  return laid.children.flatMap((child) => drawings(child, { width, height } as LaidArtboard))
}
