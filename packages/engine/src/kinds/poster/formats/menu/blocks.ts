import type { Node } from '../../../../scene/types.ts'
import type { Section } from '../../../shared/entries.ts'
import { fitted, panel, placed, tag } from '../../../shared/printed/kit.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { inset, whole } from '../page.ts'
import { sectionBlock } from './dishes.ts'
import { foot, itemsIn, partsOf } from './parts.ts'

/** At least two fields, none with more than it can hold. */
function parted(sections: readonly Section[]): Section[] {
  const most = 7
  const each = sections.length === 1 ? Math.min(most, Math.ceil((sections[0]?.items.length ?? 1) / 2)) : most
  return sections.flatMap(({ title, items }) => {
    const parts: Section[] = []
    for (let i = 0; i < Math.max(1, items.length); i += each)
      parts.push({ ...(i === 0 && title && { title }), items: items.slice(i, i + each) })
    return parts
  })
}

/** A section on a field of its own. */
function tile(page: Page, section: Section, at: number, box: Area, on: Ground): Node {
  const { u, direction } = page
  const pad = u * 4
  const width = box.width - 2 * pad
  const block = fitted(
    page,
    box.height - 2 * Math.min(u * 4.5, box.height * 0.16),
    (scale) =>
      sectionBlock(
        page,
        section,
        at,
        { width, times: 3, scale, ground: on, between: 'none', voice: 'strong', accent: on.ink },
        'large',
      ),
    1.7,
  )
  const words = placed(`tile-${at + 1}-in`, { x: pad, y: (box.height - block.height) / 2, width }, [block.node])
  return panel(`tile-${at + 1}`, box, on.fill, [words], { radius: Math.min(direction.radius, u * 3) })
}

export const blocks: PieceLayout = {
  name: 'blocks',
  manner: 'Each section a field of its own colour, like tins on a shelf',
  example:
    'Breakfast menu, Sunny Side Diner. Eggs: Fried $8, Poached $9. Sweet: Pancakes $9.50, Waffles $9. Drinks: Juice $4, Coffee $3',
  leans: { tones: ['retro', 'playful'] },
  grounds: ['paper', 'ink', 'surface'],
  lettering: ['plain', 'coloured'],
  place(page) {
    const { u, width, height, margin, ground } = page
    const { called, sections, rest } = partsOf(page)
    const pad = margin * 0.7
    const area = inset(whole(page), pad)
    const many = itemsIn(sections)
    const title = stackedTitle(
      page,
      { ...area, x: area.x + u, y: area.y + u, width: area.width - 2 * u, height: height * (many > 10 ? 0.11 : 0.17) },
      { align: 'center' },
    )
    const tops = called.map((copy, i) =>
      tag(page, `called-${i + 1}`, copy, {
        size: u * 2.5,
        fill: ground.ink,
        width: area.width,
        lines: 1,
        align: 'center',
      }),
    )
    const listTop = area.y + title.height + u * (tops.length > 0 ? 8 : 5)
    const below = foot(rest, ground, area, 0.16, 'center')
    const bottom = area.y + area.height - (below.nodes.length > 0 ? below.height + u * 3 : 0)
    const parts = parted(sections)
    const fills: Ground[] =
      ground.fill === 'ink'
        ? [GROUNDS.accent, GROUNDS.paper, GROUNDS.secondary, GROUNDS.surface]
        : [GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary]
    const gap = u * 1.8
    const columns = width > height || parts.length > 3 ? 2 : 1
    const rows = Math.ceil(parts.length / columns)
    const room = bottom - listTop - gap * (rows - 1)
    const weights = Array.from({ length: rows }, (_, r) =>
      Math.max(
        ...parts.slice(r * columns, (r + 1) * columns).map(({ items, title: t }) => items.length + (t ? 1.9 : 0.8)),
      ),
    )
    const sum = weights.reduce((all, one) => all + one, 0)
    let y = listTop
    const cells: Node[] = []
    for (let r = 0; r < rows; r++) {
      const tall = (room * (weights[r] ?? 1)) / sum
      const own = parts.slice(r * columns, (r + 1) * columns)
      const wide = (area.width - gap * (own.length - 1)) / own.length
      for (const [c, section] of own.entries()) {
        const at = r * columns + c
        const on = fills[at % fills.length] ?? GROUNDS.accent
        cells.push(tile(page, section, at, { x: area.x + c * (wide + gap), y, width: wide, height: tall }, on))
      }
      y += tall + gap
    }
    return [
      title.node,
      ...(tops.length > 0 ? [placed('called', { ...area, y: area.y + title.height + u * 3 }, tops)] : []),
      ...cells,
      ...(below.nodes.length > 0
        ? [placed('foot', { ...area, y: area.y + area.height - below.height }, below.nodes)]
        : []),
    ]
  },
}
