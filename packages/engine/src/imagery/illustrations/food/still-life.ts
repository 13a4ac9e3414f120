import type { Shape } from '../../../scene/types.ts'
import { showing } from '../meaning.ts'
import { circle, type Illustration, rect, round } from '../types.ts'

/** A table: bottle, glass, bowl of fruit and a cup, as flat forms that overlap. */
export const stillLife: Illustration = {
  name: 'still-life',
  suits: showing(
    'dinner, supper, brunch, wine, tasting, fruit, kitchen, cook, menu, harvest, cider, olive',
    ['restaurant', 'food', 'bar', 'coffee', 'farm'],
    0.66,
  ),
  draw({ width, height, random, colours }) {
    const table = height * 0.78
    const s = Math.min(width, height * 1.25)
    const flip = random.chance(0.5)
    const x = (share: number) => width / 2 + (flip ? -1 : 1) * (share - 0.5) * s
    const bottle = (cx: number, w: number, h: number) =>
      `M${round(cx - w / 2)} ${round(table)}v${round(-h * 0.56)}c0 ${round(-h * 0.13)} ${round(w * 0.3)} ${round(-h * 0.12)} ${round(w * 0.3)} ${round(-h * 0.24)}v${round(-h * 0.2)}h${round(w * 0.4)}v${round(h * 0.2)}c0 ${round(h * 0.12)} ${round(w * 0.3)} ${round(h * 0.11)} ${round(w * 0.3)} ${round(h * 0.24)}v${round(h * 0.56)}Z`
    const bowl = (cx: number, r: number) =>
      `M${round(cx - r)} ${round(table - r * 0.86)}h${round(2 * r)}a${round(r)} ${round(r)} 0 0 1 ${round(-r * 0.62)} ${round(r * 0.78)}v${round(r * 0.08)}h${round(-r * 0.76)}v${round(-r * 0.08)}a${round(r)} ${round(r)} 0 0 1 ${round(-r * 0.62)} ${round(-r * 0.78)}Z`
    const [w, h] = [s * 0.15, s * 0.56]
    const r = s * 0.2
    const rim = table - r * 0.86
    const fruit: Shape[] = [
      { d: circle(x(0.56) - r * 0.5, rim - r * 0.2, r * 0.36), fill: colours.light },
      { d: circle(x(0.56) + r * 0.52, rim - r * 0.18, r * 0.34), fill: colours.near },
      { d: circle(x(0.56), rim - r * 0.42, r * 0.4), fill: colours.middle },
    ]
    const glass = x(0.86)
    const g = s * 0.085
    return [
      { d: circle(x(0.5), table - s * 0.3, s * 0.4), fill: colours.far },
      { d: bottle(x(0.24), w, h), fill: colours.near },
      { d: rect(x(0.24) - w / 2, table - h * 0.38, w, h * 0.22), fill: colours.light },
      ...fruit,
      { d: bowl(x(0.56), r), fill: colours.light },
      {
        d: `M${round(glass - g)} ${round(table - g * 4.2)}h${round(2 * g)}l${round(-g * 0.16)} ${round(g * 1.1)}a${round(g * 0.86)} ${round(g)} 0 0 1 ${round(-g * 1.68)} 0Z`,
        fill: colours.middle,
      },
      {
        d:
          rect(glass - g * 0.07, table - g * 2.3, g * 0.14, g * 2.2) +
          rect(glass - g * 0.6, table - g * 0.16, g * 1.2, g * 0.16),
        fill: colours.near,
      },
      {
        d: circle(x(0.06), table - s * 0.062, s * 0.062) + circle(x(0.96), table - s * 0.048, s * 0.048),
        fill: colours.light,
      },
      { d: rect(0, table, width, height - table), fill: colours.near },
    ]
  },
}
