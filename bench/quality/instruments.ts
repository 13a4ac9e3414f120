/** The engine's steps, opened once: laying out, painting small, and the gates. */
import type { Brief, Scene } from '@limner/engine'
import {
  contrastFaults,
  displayList,
  gateFaults,
  type LaidArtboard,
  type LaidNode,
  layout,
  markOf,
  openWorkshop,
  paintList,
  readContrast,
} from '@limner/engine/instruments'

export type Instruments = ReturnType<typeof openInstruments>

/** What no glyph stands for is drawn as the font's first one. */
const NO_GLYPH = 0

function missingGlyphs(laid: LaidArtboard[]): string[] {
  const faults: string[] = []
  const visit = ({ node, text, children }: LaidNode) => {
    if (text?.glyphs.some(({ id }) => id === NO_GLYPH)) faults.push(`'${node.id}' has a character that its font lacks`)
    children.forEach(visit)
  }
  for (const { root } of laid) visit(root)
  return faults
}

/** A mark’s square ÷ its longer side. With it, and MARK of measure.ts, the marks of `@iconify-json/logos` measure as the reference set says. */
const MARGIN = 5 / 3

export function openInstruments() {
  const workshop = openWorkshop()
  const { pictograms } = workshop
  const noFacts = { copy: [] as Brief['copy'] } as Brief
  const lay = (scene: Scene) => layout(scene, { ...workshop, typography: scene.typography })
  const context = (scene: Scene) => ({ palette: scene.palette, pictograms })

  return {
    workshop,
    lay,
    /** Overlap, reach, size, missing facts and glyphs. Without a brief, facts are left out. */
    layoutFaults(scene: Scene, brief = noFacts): string[] {
      const laid = lay(scene)
      return [...gateFaults(brief, scene, laid), ...missingGlyphs(laid)]
    },
    /** `asked`: what the brief says of colours. */
    contrastFaults: (scene: Scene, asked: Brief['colours'] = []): string[] =>
      lay(scene).flatMap((laid) =>
        contrastFaults(
          readContrast(
            laid,
            scene.palette,
            pictograms,
            new Map(),
            asked.map(({ hex }) => hex),
          ),
        ),
      ),
    /** An artboard, `width` pixels wide. */
    paint: (scene: Scene, laid: LaidArtboard, width: number) =>
      paintList(displayList(laid, context(scene)), width / laid.width, new Map()),
    /** The mark on the ground that it stands on, without words, `side` pixels square; undefined where a logo has none. */
    paintMark(scene: Scene, laid: LaidArtboard, side: number) {
      const mark = markOf(laid)
      if (!mark) return undefined
      const { box } = mark
      const reach = Math.max(box.width, box.height) * MARGIN
      const scale = side / reach
      const painted = paintList(displayList({ ...laid, root: wordless(laid.root) }, context(scene)), scale, new Map())
      const [left, top] = [box.x + box.width / 2 - reach / 2, box.y + box.height / 2 - reach / 2]
      return { ...window(painted, left * scale, top * scale, side), laid: mark.laid }
    },
  }
}

const wordless = (laid: LaidNode): LaidNode => ({
  ...laid,
  children: laid.children.filter(({ node }) => node.type !== 'text').map(wordless),
})

/** A square cut out of an RGBA picture; beyond its edge the edge goes on. */
function window(from: { pixels: Uint8Array; width: number; height: number }, left: number, top: number, side: number) {
  const pixels = new Uint8Array(side * side * 4)
  const [x0, y0] = [Math.round(left), Math.round(top)]
  const within = (value: number, length: number) => Math.min(length - 1, Math.max(0, value))
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = (within(y + y0, from.height) * from.width + within(x + x0, from.width)) * 4
      pixels.set(from.pixels.subarray(at, at + 4), (y * side + x) * 4)
    }
  return { pixels, width: side, height: side }
}
