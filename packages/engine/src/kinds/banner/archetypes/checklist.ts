import type { Copy } from '../../../brief/types.ts'
import { column, row } from '../../../scene/build.ts'
import type { Frame, Vector } from '../../../scene/types.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet, supportSize } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

const isListed = ({ role, source }: Copy) => source === 'given' && ['list-item', 'detail'].includes(role)

/** What there is, ticked off line by line on a panel of colour; the headline beside it. */
export const checklist: Archetype = {
  name: 'checklist',
  example: 'Instagram post "Included in every class": mats, tea, towels, quiet. Breathe Out yoga, Book a mat, sage',
  suits: (brief) =>
    brief.picture?.treatAs !== 'photo' &&
    brief.copy.filter(isListed).length >= 2 &&
    Math.min(brief.format.width, 999) >= 250
      ? 1
      : 0,
  compose(composition) {
    const base = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = base
    const items = brief.copy.filter((copy) => isListed(copy) && copy !== base.plan.title)
    const kept = (copies: Copy[]) => copies.filter((copy) => !items.includes(copy))
    const sheet = { ...base, plan: { ...base.plan, list: kept(base.plan.list), rest: kept(base.plan.rest) } }
    const across = proportion === 'strip' || proportion === 'wide'
    const panel = random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.surface, GROUNDS.secondary])
    const ground = GROUNDS.paper
    const [panelWidth, panelHeight] = across ? [width * 0.42, height] : [width, height * 0.48]
    const columns = proportion === 'strip' ? 2 : 1
    const size = Math.min(
      supportSize(sheet) * 1.12,
      ((panelHeight - 2 * margin) / Math.ceil(items.length / columns)) * (proportion === 'strip' ? 0.5 : 0.56),
    )
    const tick = (index: number): Vector => ({
      type: 'vector',
      id: `tick-${index + 1}`,
      role: 'decoration',
      width: size * 0.95,
      height: size * 0.95,
      viewBox: [20, 20],
      shapes: [
        { d: 'M3 10.5L8 15.5L17.5 4.5', stroke: { paint: panel.mark, width: 3.2, cap: 'round', join: 'round' } },
      ],
    })
    const line = (copy: Copy, index: number): Frame =>
      row(
        `item-${index + 1}`,
        { ...(columns === 2 && { width: '46%' as const }), layout: { gap: size * 0.7, align: 'center' } },
        [
          tick(index),
          copyText(`item-${index + 1}-text`, copy, {
            font: 'text',
            weight: direction.weights.strong,
            size,
            lineHeight: 1.2,
            fill: panel.ink,
            width: 'fill',
            fit: { min: 11, lines: 2 },
          }),
        ],
      )
    const list = column(
      'list',
      {
        role: 'panel',
        fill: panel.fill,
        width: panelWidth,
        height: panelHeight,
        layout: { padding: margin, justify: 'center', gap: size * 0.5 },
      },
      columns === 2
        ? [row('list-columns', { layout: { wrap: true, gap: size * 0.5 } }, items.map(line))]
        : items.map(line),
    )
    const said = words(sheet, ground, {
      width: across ? width - panelWidth : width,
      height: across ? height : height - panelHeight,
      padding: margin,
      button: ['accent', 'onAccent'],
      share: 0.46,
    })
    return scene(brief, direction, [
      { name: 'banner', root: (across ? row : column)('root', { fill: ground.fill }, [said, list]) },
    ])
  },
}
