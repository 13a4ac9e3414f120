/** Menus: typographic order is the picture. Names and prices in columns, sections under titles. */
import type { Copy } from '../../../brief/types.ts'
import type { ColourRef, Node, Shape } from '../../../scene/types.ts'
import { rectangle, roundedRectangle } from '../../shared/geometry.ts'
import { readable } from '../../shared/readable.ts'
import { GROUNDS, type Ground } from '../../shared/sheet.ts'
import { backdrop } from '../../shared/systems/backdrops.ts'
import { facts } from '../../shared/systems/facts.ts'
import { hasHero, hero } from '../../shared/systems/hero.ts'
import { stackedTitle } from '../../shared/systems/lettering.ts'
import type { Area } from '../../shared/systems/types.ts'
import { type DishStyle, inColumns, menuSections, sectionBlock } from './dishes.ts'
import type { Section } from './entries.ts'
import { coloursOn, column, fitted, frame, heading, placed, tag } from './kit.ts'
import { drawing, sprig } from './ornaments.ts'
import { backdropOf, type Page, type PieceFormat, type PieceLayout, whole, without } from './page.ts'

/** What the menu is called, where the house is its title; and the page without what is set in other places. */
function partsOf(page: Page): { called: Copy[]; sections: Section[]; rest: Page } {
  const { plan } = page
  const called = plan.rest.filter(({ role }) => role === 'headline')
  const { sections } = menuSections(page)
  const left = without(page, 'list')
  return {
    called,
    sections,
    rest: { ...left, plan: { ...left.plan, rest: plan.rest.filter((copy) => !called.includes(copy)) } },
  }
}

const itemsIn = (sections: readonly Section[]): number => sections.reduce((sum, { items }) => sum + items.length, 0)
const columnsFor = (page: Page, sections: readonly Section[]): 1 | 2 =>
  page.landscape || itemsIn(sections) > 9 || sections.length > 3 ? 2 : 1

/** A colour for titles and prices that reads on a ground. */
const accentOn = (page: Page, ground: Ground): ColourRef => coloursOn(page, ground)[0]

const foot = (
  page: Page,
  ground: Ground,
  area: Area,
  share: number,
  align: 'start' | 'center' = 'center',
  most = 1.05,
) =>
  facts(page, ground, {
    width: area.width,
    height: area.height * share,
    align,
    sender: true,
    most,
    columns: align === 'center' ? 1 : 2,
  })

const insideOf = ({ width, height }: Page, pad: number): Area => ({
  x: pad,
  y: pad,
  width: width - 2 * pad,
  height: height - 2 * pad,
})

/** Head, list and foot under one another in an area, the list as large as what the others leave. */
function stacked(
  page: Page,
  area: Area,
  ground: Ground,
  head: Node[],
  headHeight: number,
  list: (scale: number) => ReturnType<typeof column>,
  rest: Page,
  align: 'start' | 'center',
  most = 1.35,
): Node[] {
  const below = foot(rest, ground, area, 0.2, align)
  const footHeight = below.nodes.length > 0 ? below.height + page.u * 5 : 0
  const top = area.y + headHeight + page.u * 5
  const room = area.y + area.height - footHeight - top
  const block = fitted(page, room, list, most)
  return [
    ...head,
    placed('list', { ...area, y: top + Math.max(0, (room - block.height) / 2) }, [block.node]),
    ...(below.nodes.length > 0
      ? [placed('foot', { ...area, y: area.y + area.height - below.height }, below.nodes)]
      : []),
  ]
}

const leaders: PieceLayout = {
  name: 'leaders',
  manner: 'A printed card: a framed sheet, centred head, dotted leaders to the prices',
  example:
    'Menu for Trattoria Lucia. Starters: Bruschetta 6.50, Burrata 9.80. Pasta: Cacio e pepe 13.50, Ravioli (v) 14.20. Dolci: Tiramisù 7.00, Panna cotta 6.50',
  leans: { tones: ['classic'], type: ['serif'] },
  grounds: ['paper', 'surface'],
  place(page) {
    const { u, ground, width, height, random } = page
    const { called, sections, rest } = partsOf(page)
    const accent = accentOn(page, ground)
    const area = insideOf(page, page.margin * 1.55)
    const title = heading(page, 'title', page.plan.title, {
      width: area.width,
      height: height * 0.1,
      lines: 2,
      most: u * 11,
      fill: accent,
      align: 'center',
    })
    const edge = page.margin * 0.55
    const corner = u * 3.2
    const frameShapes: Shape[] = [
      {
        d: roundedRectangle(edge, edge, width - 2 * edge, height - 2 * edge, random.fork('edge').pick([0.1, corner])),
        stroke: { paint: accent, width: u * 0.42 },
      },
      {
        d: rectangle(edge + u * 1.3, edge + u * 1.3, width - 2 * edge - u * 2.6, height - 2 * edge - u * 2.6),
        stroke: { paint: accent, width: Math.max(1, u * 0.14) },
      },
    ]
    const head = fitted(
      page,
      height * 0.24,
      () =>
        column('head', { width: area.width, layout: { align: 'center', gap: u * 2.6 } }, [
          ...called.map((copy, i) =>
            tag(page, `called-${i + 1}`, copy, {
              size: u * 2.6,
              fill: ground.ink,
              align: 'center',
              width: area.width,
              lines: 2,
            }),
          ),
          title,
          ornament(page, accent),
        ]),
      1,
    )
    const columns = columnsFor(page, sections)
    const list = (scale: number) =>
      inColumns(page, sections, columns, u * 6, {
        width: area.width,
        times: columns === 2 ? 2.5 : 3,
        scale,
        ground,
        between: 'leaders',
        accent,
        second: coloursOn(page, ground)[1],
      })
    return [
      ...backdrop(page, 'fibres', whole(page)),
      drawing('frame-lines', whole(page), frameShapes),
      ...stacked(page, area, ground, [placed('head-place', area, [head.node])], head.height, list, rest, 'center'),
    ]
  },
}

/** Two lines and a lozenge. */
const ornament = ({ u }: Page, paint: ColourRef): Node => ({
  type: 'vector',
  id: 'ornament',
  role: 'decoration',
  width: u * 22,
  height: u * 2,
  viewBox: [220, 20],
  alignSelf: 'center',
  shapes: [
    { d: 'M0 9.2H92V10.8H0ZM128 9.2H220V10.8H128Z', fill: paint },
    { d: 'M110 1L119 10L110 19L101 10Z', fill: paint },
    { d: 'M96 7L99 10L96 13L93 10ZM124 7L127 10L124 13L121 10Z', fill: paint },
  ],
})

const board: PieceLayout = {
  name: 'board',
  manner: 'A board over the counter: the name as large as the sheet is wide, ruled rows, prices in colour',
  example:
    'Coffee shop menu, Northside: Espresso $2.80, Flat white $3.90, Cappuccino $3.80, Filter $3.20, Chai latte $4.20',
  leans: { tones: ['bold'], type: ['bold'], ground: 'dark' },
  grounds: ['ink', 'accent', 'secondary'],
  lettering: ['plain', 'coloured'],
  place(page) {
    const { u, ground, height } = page
    const { called, sections, rest } = partsOf(page)
    const area = insideOf(page, page.margin)
    const accent = accentOn(page, ground)
    const columns = page.landscape || itemsIn(sections) > 12 ? 2 : 1
    const tops = called.map((copy, i) =>
      tag(page, `called-${i + 1}`, copy, { size: u * 2.7, fill: ground.ink, width: area.width, lines: 1 }),
    )
    const titleTop = area.y + (tops.length > 0 ? u * 6 : 0)
    const title = stackedTitle(page, { ...area, y: titleTop, height: height * (itemsIn(sections) > 9 ? 0.16 : 0.24) })
    const list = (scale: number) =>
      inColumns(
        page,
        sections,
        columns,
        u * 6,
        {
          width: area.width,
          times: 3.7,
          scale,
          ground,
          between: 'rules',
          voice: 'large',
          accent,
          second: coloursOn(page, ground)[1],
        },
        'caps',
      )
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'folds', 'spot', 'squared']), whole(page)),
      ...(tops.length > 0 ? [placed('called', area, tops)] : []),
      title.node,
      ...stacked(page, area, ground, [], titleTop - area.y + title.height, list, rest, 'start', 1.7),
    ]
  },
}

const counter: PieceLayout = {
  name: 'counter',
  manner: 'The dish itself, large, over a band of colour; the list below it in columns',
  example:
    'Burger joint price list, Patty Palace: Classic 9, Double 12, Smash 11, Veggie 10, Fries 4, Shake 5. Bold red and yellow',
  leans: { tones: ['playful', 'bold'] },
  grounds: ['paper', 'surface'],
  lettering: ['plain', 'coloured', 'shadow'],
  photo: true,
  suits: ({ negatives }) => (negatives.some(({ what }) => what === 'picture' || what === 'icon') ? 0.2 : 1),
  place(page) {
    const { u, ground, width, height, margin } = page
    const { called, sections, rest } = partsOf(page)
    const upper: Ground = page.random
      .fork('upper')
      .pick(readable(page.direction.palette, [GROUNDS.accent, GROUNDS.secondary]))
    const many = itemsIn(sections) > 9
    const band = height * (many ? 0.3 : 0.4)
    const shown = hasHero(page)
    const side = Math.min(band * 1.02, width * 0.46)
    const photo = page.brief.picture?.treatAs === 'photo'
    const named: Area = {
      x: margin,
      y: margin,
      width: width - 2 * margin - (shown ? side : 0),
      height: band - 2 * margin,
    }
    const tops = called.map((copy, i) =>
      tag(page, `called-${i + 1}`, copy, { size: u * 2.6, fill: upper.ink, width: named.width, lines: 2 }),
    )
    const above = tops.length > 0 ? u * 7 : 0
    const onUpper: Page = { ...page, ground: upper }
    const title = stackedTitle(
      onUpper,
      { ...named, y: named.y + above, height: named.height - above },
      { ground: upper, valign: 'center' },
    )
    const area: Area = {
      x: margin,
      y: band + margin * 0.8,
      width: width - 2 * margin,
      height: height - band - margin * 1.7,
    }
    const accent = accentOn(page, ground)
    const columns = itemsIn(sections) > 10 || page.landscape ? 2 : 1
    const list = (scale: number) =>
      inColumns(
        page,
        sections,
        columns,
        u * 6,
        {
          width: area.width,
          times: 3,
          scale,
          ground,
          between: 'none',
          voice: 'strong',
          accent,
          second: coloursOn(page, ground)[1],
        },
        'ruled',
      )
    return [
      frame('upper', { role: 'panel', fill: upper.fill, at: { left: 0, top: 0 }, width, height: band }),
      ...(shown
        ? hero(
            onUpper,
            photo
              ? { x: width - side, y: 0, width: side, height: band }
              : { x: width - side - margin * 0.4, y: band - side * 0.94, width: side, height: side },
            { on: upper.fill },
          )
        : []),
      ...(tops.length > 0 ? [placed('called', named, tops)] : []),
      title.node,
      ...stacked(page, area, ground, [], -u * 4, list, rest, 'start', 1.5),
    ]
  },
}

const fine: PieceLayout = {
  name: 'fine',
  manner: 'Fine dining: much air, everything on one axis, the price under the dish, a sprig at head and foot',
  example:
    'Wedding menu card for Clara & Jonas: Starters: Pea soup with mint. Main: Roast trout with fennel. Dessert: Lemon tart, Wine list on request, Coffee, Petit fours',
  leans: { tones: ['elegant'], type: ['serif'] },
  grounds: ['paper', 'surface', 'ink'],
  place(page) {
    const { u, ground, width, height } = page
    const { called, sections, rest } = partsOf(page)
    const accent = accentOn(page, ground)
    const area = insideOf(page, page.margin * 1.5)
    const plain = page.brief.negatives.some(({ what }) => what === 'pattern' || what === 'picture')
    const title = heading(page, 'title', page.plan.title, {
      width: area.width,
      height: height * 0.13,
      lines: 2,
      most: u * 10,
      fill: ground.ink,
      align: 'center',
    })
    const head = fitted(
      page,
      height * 0.26,
      () =>
        column('head', { width: area.width, layout: { align: 'center', gap: u * 3 } }, [
          title,
          ...called.map((copy, i) =>
            tag(page, `called-${i + 1}`, copy, {
              size: u * 2.3,
              fill: accent,
              align: 'center',
              width: area.width,
              lines: 2,
            }),
          ),
        ]),
      1,
    )
    const top = plain ? 0 : height * 0.09
    const below: Area = { ...area, y: area.y + top, height: area.height - top }
    const columns = page.landscape ? 2 : 1
    const list = (scale: number) =>
      inColumns(
        page,
        sections,
        columns,
        u * 6,
        {
          width: area.width,
          times: 2.9,
          scale,
          ground,
          between: 'centred',
          dense: itemsIn(sections) > 6,
          voice: 'text',
          accent,
          second: coloursOn(page, ground)[1],
        },
        'caps',
      )
    const tones = [accent, `${accent}/10`, ground.ink] as [ColourRef, ColourRef, ColourRef]
    const [cx, y, long] = [width / 2, area.y + height * 0.035, width * 0.24]
    return [
      ...backdrop(page, 'sheen', whole(page)),
      ...(plain
        ? []
        : [
            drawing('sprigs', whole(page), [
              ...sprig([cx - u, y], { angle: 188, length: long, bend: 26, tones }),
              ...sprig([cx + u, y], { angle: -8, length: long, bend: -26, tones }),
            ]),
          ]),
      ...stacked(
        page,
        below,
        ground,
        [placed('head-place', below, [head.node])],
        head.height,
        list,
        rest,
        'center',
        1.35,
      ),
    ]
  },
}

const blocks: PieceLayout = {
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
    const area = insideOf(page, pad)
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
        const box: Area = { x: area.x + c * (wide + gap), y, width: wide, height: tall }
        const inner = Math.min(u * 4.5, tall * 0.16)
        const style = (scale: number): DishStyle => ({
          width: wide - 2 * u * 4,
          times: 3,
          scale,
          ground: on,
          between: 'none',
          voice: 'strong',
          accent: on.ink,
        })
        const block = fitted(
          page,
          tall - 2 * inner,
          (scale) => sectionBlock(page, section, at, style(scale), 'large'),
          1.6,
        )
        cells.push(
          frame(
            `tile-${at + 1}`,
            {
              role: 'panel',
              fill: on.fill,
              at: { left: box.x, top: box.y },
              width: box.width,
              height: box.height,
              radius: Math.min(page.direction.radius, u * 3),
            },
            [
              placed(`tile-${at + 1}-in`, { x: u * 4, y: (tall - block.height) / 2, width: wide - 2 * u * 4 }, [
                block.node,
              ]),
            ],
          ),
        )
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

export const menu: PieceFormat = {
  piece: 'menu',
  leads: ['brand', 'headline', 'offer', 'tagline', 'quote'],
  layouts: [leaders, board, counter, fine, blocks],
}
