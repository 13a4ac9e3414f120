/** Fronts of houses in a row, with lit windows, where no words are. */
import { polygon, rect } from '../../../../imagery/shapes.ts'
import { meetsWords, type SceneCanvas } from '../canvas.ts'

interface Row {
  /** The line that they stand on, and where they end, pixels. */
  base: number
  end: number
  /** How tall and how wide, pixels. */
  tall: readonly [number, number]
  wide: number
  /** Share of them with a gable. */
  gables?: number
}

/** Rows and columns of panes, some of them lit. */
function panes({ random }: SceneCanvas, x: number, top: number, end: number, wide: number): string {
  const pane = wide / 8
  let d = ''
  for (let y = top + pane * 1.5; y < end - pane; y += pane * 2.2)
    for (let k = 0; k < 3; k++) if (random.chance(0.45)) d += rect(x + pane * (1 + 2.2 * k), y, pane, pane * 1.1)
  return d
}

const gable = (x: number, top: number, wide: number): string =>
  polygon([
    [x, top],
    [x + wide / 2, top - wide * 0.6],
    [x + wide, top],
  ])

/** Walls, and what is lit in them. */
export function fronts(canvas: SceneCanvas, { base, end, tall, wide, gables = 0 }: Row): [walls: string, lit: string] {
  const { width, random } = canvas
  let [walls, lit] = ['', '']
  for (let x = -wide * random.next(); x < width; ) {
    const [w, h] = [wide * random.between(0.6, 1.15), random.between(...tall)]
    const top = base - h
    if (!meetsWords(canvas, x + w / 2, top, w)) {
      walls += rect(x, top, w, end - top) + (random.chance(gables) ? gable(x, top, w) : '')
      lit += panes(canvas, x, top, base, w)
    }
    x += w * 1.03
  }
  return [walls, lit]
}
