/** A page looked over for a press: how much ink it lays on the paper, and which of its colours inks cannot show. */
import { nth } from '../base/items.ts'
import { nameOf } from '../edit/scene-nodes.ts'
import type { Images } from '../render/canvas.ts'
import type { DisplayList } from '../render/display.ts'
import { beyondInks } from '../render/press/beyond.ts'
import type { ConditionName } from '../render/press/conditions.ts'
import { inkOf } from '../render/press/plates.ts'
import type { Press } from '../render/press/press.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Hex } from '../scene/types.ts'

export interface PressLimits {
  /** Percent of full ink, all four together, at the place with the most. */
  ink: number
  /** Percent that the paper bears. */
  inkLimit: number
  /** The printing condition that inks and colours were worked out for. */
  condition: string
  /** Its name in an export. */
  name: ConditionName
  /** What it is called, for people. */
  label: string
}

/** A colour as it was asked for, and as inks show it. */
export interface Swatch {
  asked: Hex
  printed: Hex
}
interface Fault {
  id?: string
  said: string
  swatch?: Swatch
}

/** Shares of full ink: what eight bits a plate make uncertain. */
const SLACK = 0.02

const percent = (share: number) => Math.round(share * 100)

/** The part on top at a place, frames aside. */
function partAt(laid: LaidNode, x: number, y: number): LaidNode | undefined {
  const inner = laid.children.toReversed().map((child) => partAt(child, x, y))
  const found = inner.find((part) => part !== undefined)
  if (found || laid.node.type === 'frame') return found
  return x >= laid.x && y >= laid.y && x <= laid.x + laid.width && y <= laid.y + laid.height ? laid : undefined
}

/**
 * Measures the ink on one side.
 * @param scale artboard pixels in a millimetre
 */
export async function inkCheck(
  { laid, list, images, scale }: { laid: LaidArtboard; list: DisplayList; images: Images; scale: number },
  press: Press,
): Promise<{ most: number; faults: Fault[] }> {
  const { mostInk } = press.condition
  const { shares, width, height } = await inkOf(list, images, press)
  let peak = 0
  let over = 0
  for (let at = 0; at < shares.length; at++) {
    if (nth(shares, at) > nth(shares, peak)) peak = at
    if (nth(shares, at) > mostInk + SLACK) over++
  }
  const most = nth(shares, peak)
  if (over === 0) return { most: Math.min(most, mostInk), faults: [] }
  const [x, y] = [((peak % width) * list.width) / width, (Math.floor(peak / width) * list.height) / height]
  const part = partAt(laid.root, x, y)
  const place = `${Math.round(x / scale)} mm from the left and ${Math.round(y / scale)} mm from the top`
  const reach = Math.max(1, Math.round((100 * over) / shares.length))
  return {
    most,
    faults: [
      {
        ...(part && { id: part.node.id }),
        said: `${part ? nameOf(part.node) : 'The ground'} lays up to ${percent(most)} % of ink, ${place}; the paper bears ${percent(mostInk)} %. It is too much on ${reach} % of the page.`,
      },
    ],
  }
}

/** Colours that print as others. */
export const colourFaults = (list: DisplayList, press: Press): Fault[] =>
  beyondInks([list], press).map(({ colour, look, difference }) => ({
    said: `Inks cannot show ${colour}: it prints as ${look} (ΔE ${difference.toFixed(1)}).`,
    swatch: { asked: colour, printed: look },
  }))

/** What a press allows, with the most ink that any side lays. */
export const limitsOf = (most: number, { condition: { identifier, name, label, mostInk } }: Press): PressLimits => ({
  ink: percent(most),
  inkLimit: percent(mostInk),
  condition: identifier,
  name,
  label,
})
