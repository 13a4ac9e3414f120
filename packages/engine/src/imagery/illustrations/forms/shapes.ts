import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { circle, type Illustration, rect, round } from '../types.ts'

/** An arrangement of arches, discs and blocks: for subjects that have no landscape. */
export const shapes: Illustration = {
  name: 'shapes',
  suits: (brief) =>
    [
      'art',
      'design',
      'architecture',
      'interior',
      'education',
      'agency',
      'craft',
      'event',
      'community',
      'technology',
    ].includes(brief.subject.industry)
      ? 0.6
      : 0.25,
  draw({ width, height, random, colours }) {
    const columns = 4
    const cell = width / columns
    const rows = Math.max(2, Math.round(height / cell))
    const tall = height / rows
    const tones = [colours.light, colours.far, colours.middle, colours.near]
    const result: Shape[] = []
    const arch = (x: number, y: number, w: number, h: number) => {
      const r = Math.min(w / 2, h)
      return `M${round(x)} ${round(y + h)}V${round(y + r)}a${round(w / 2)} ${round(r)} 0 0 1 ${round(w)} 0V${round(y + h)}Z`
    }
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        // Denser towards the foot: the arrangement stands rather than floats.
        if (!random.chance(0.28 + (0.72 * (row + 1)) / rows)) continue
        const [x, y] = [column * cell, row * tall]
        const fill = nth(tones, (row * 3 + column + random.int(2)) % 4)
        const other = nth(tones, (row * 3 + column + 2) % 4)
        const kind = random.int(5)
        if (kind === 0)
          result.push(
            { d: arch(x, y, cell, tall), fill },
            { d: arch(x + cell * 0.26, y + tall * 0.36, cell * 0.48, tall * 0.64), fill: other },
          )
        else if (kind === 1)
          result.push(
            { d: rect(x, y, cell, tall), fill },
            { d: circle(x + cell / 2, y + tall / 2, Math.min(cell, tall) * 0.32), fill: other },
          )
        else if (kind === 2) result.push({ d: circle(x + cell / 2, y + tall / 2, Math.min(cell, tall) / 2), fill })
        else if (kind === 3)
          result.push({
            d: `M${round(x)} ${round(y)}h${round(cell)}v${round(tall)}a${round(cell)} ${round(tall)} 0 0 1 ${round(-cell)} ${round(-tall)}Z`,
            fill,
          })
        else
          result.push(
            { d: rect(x, y, cell, tall), fill },
            { d: `M${round(x)} ${round(y + tall)}L${round(x + cell)} ${round(y)}V${round(y + tall)}Z`, fill: other },
          )
      }
    }
    return result
  },
}
