/** Vouchers and coupons: the value large, from whom, how long it holds; fields to fill in where nothing was given. */
import type { Copy } from '../../../brief/types.ts'
import type { ColourRef, Node, Shape } from '../../../scene/types.ts'
import { circle, polygon, rectangle } from '../../shared/geometry.ts'
import { GROUNDS, type Ground } from '../../shared/sheet.ts'
import { backdrop } from '../../shared/systems/backdrops.ts'
import { facts } from '../../shared/systems/facts.ts'
import { hasHero, hero } from '../../shared/systems/hero.ts'
import { inksOn, stackedTitle } from '../../shared/systems/lettering.ts'
import type { Area } from '../../shared/systems/types.ts'
import { column, fitted, label, placed, row, rule, said, tag } from './kit.ts'
import { bites, bow, drawing, guilloche, perforation, rosette } from './ornaments.ts'
import { backdropOf, type Page, type PieceFormat, type PieceLayout, whole, without } from './page.ts'

interface Parts {
  /** What it is worth, or what it is called. */
  value: Copy
  /** What it is called, where its value leads. */
  called: Copy | undefined
  house: Copy | undefined
  rest: Page
  /** A present: somebody gives it to somebody. */
  gift: boolean
  dates: Copy[]
}

const asName = (words: string): string =>
  words.toLowerCase().replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())

function partsOf(page: Page): Parts {
  const { plan, piece } = page
  const gift = /gift|christmas|birthday|voucher|certificate/i.test(piece.named) && !/discount|coupon/i.test(piece.named)
  const value = plan.title
  const headline = plan.rest.find(({ role }) => role === 'headline')
  const called: Copy | undefined =
    headline ??
    (value.role === 'headline' ? undefined : { role: 'label', text: asName(piece.named), source: 'written' })
  const left = without(page, 'when', 'brand')
  const rest = { ...left, plan: { ...left.plan, rest: left.plan.rest.filter((copy) => copy !== headline) } }
  return { value, called, house: plan.brand, rest, gift, dates: plan.when }
}

/** 'Valid until' with its day or a line, and on presents for whom and from whom. */
function fields(
  page: Page,
  { dates, gift }: Parts,
  own: { width: number; ground: Ground; columns: number; scale?: number },
): Node {
  const { u, brief } = page
  const { width, ground, columns, scale = 1 } = own
  const size = u * 2.9 * scale
  const gap = u * 4 * scale
  const each = (width - gap * (columns - 1)) / columns
  const until = /\b(?:valid|until|expires|through|before|by)\b/i.test(brief.prompt)
  const one = (id: string, what: string, copies: readonly Copy[]): Node =>
    column(id, { width: each, layout: { gap: size * 0.4 } }, [
      label(page, `${id}-label`, what, { size: size * 0.66, fill: ground.ink }),
      ...(copies.length > 0
        ? copies.map((copy, i) =>
            said(page, `${id}-${i + 1}`, copy, { size, fill: ground.ink, voice: 'strong', width: each, lines: 2 }),
          )
        : [rule(`${id}-line`, ground.ink, Math.max(1.5, size * 0.06), each, { margin: [size * 0.95, 0, 0, 0] })]),
    ])
  const all = [
    ...(gift ? [one('for', 'For', []), one('from', 'From', [])] : []),
    one('valid', dates.length > 0 && !until ? 'When' : 'Valid until', dates),
  ]
  const rows: Node[] = []
  for (let i = 0; i < all.length; i += columns)
    rows.push(row(`fields-${i / columns + 1}`, { width, layout: { gap, align: 'end' } }, all.slice(i, i + columns)))
  return column('fields', { width, role: 'group', layout: { gap: gap * 0.8 } }, rows)
}

const others = (
  rest: Page,
  ground: Ground,
  width: number,
  height: number,
  align: 'start' | 'center' = 'start',
  most = 0.9,
): Node[] => facts(rest, ground, { width, height, align, most, columns: 1 }).nodes

/** What it is called, and the house, in one small head. */
const head = (
  page: Page,
  { called, house }: Parts,
  ground: Ground,
  width: number,
  align: 'start' | 'center' = 'start',
  scale = 1,
): Node[] => [
  ...(house
    ? [tag(page, 'house', house, { size: page.u * 3.2 * scale, fill: ground.ink, width, lines: 2, align })]
    : []),
  ...(called
    ? [tag(page, 'called', called, { size: page.u * 2.3 * scale, fill: ground.ink, width, align, lines: 1 })]
    : []),
]

interface Split {
  main: Area
  stub: Area
  tall: boolean
}
const split = ({ width, height }: Page, share: number): Split =>
  height > width
    ? {
        tall: true,
        main: { x: 0, y: 0, width, height: height * (1 - share) },
        stub: { x: 0, y: height * (1 - share), width, height: height * share },
      }
    : {
        tall: false,
        main: { x: 0, y: 0, width: width * (1 - share), height },
        stub: { x: width * (1 - share), y: 0, width: width * share, height },
      }

const padded = ({ x, y, width, height }: Area, pad: number): Area => ({
  x: x + pad,
  y: y + pad,
  width: width - 2 * pad,
  height: height - 2 * pad,
})

/** Dots where the stub is torn off, and a bite at either end. */
function tear(page: Page, { stub, tall }: Split, under: ColourRef): Node {
  const { u, width, height } = page
  const bite = u * 2.6
  const d = tall
    ? perforation(stub.y, bite * 1.8, width - bite * 1.8, u * 0.8, false) +
      circle(0, stub.y, bite) +
      circle(width, stub.y, bite)
    : perforation(stub.x, bite * 1.8, height - bite * 1.8, u * 0.8) +
      circle(stub.x, 0, bite) +
      circle(stub.x, height, bite)
  return drawing('tear', whole(page), [{ d, fill: under }])
}

const block = (
  page: Page,
  id: string,
  area: Area,
  build: (scale: number) => Node[],
  valign: 'start' | 'center' | 'end' = 'start',
  gap = 2.6,
): Node => {
  const found = fitted(
    page,
    area.height,
    (scale) => column(`${id}-in`, { width: area.width, layout: { gap: page.u * gap * scale } }, build(scale)),
    1.2,
  )
  const free = Math.max(0, area.height - found.height)
  return placed(id, { ...area, y: area.y + (valign === 'center' ? free / 2 : valign === 'end' ? free : 0) }, [
    found.node,
  ])
}

const stubbed: PieceLayout = {
  name: 'stub',
  manner: 'The value as large as the field is, a stub with the fields behind a perforation',
  example: 'Gift voucher €50 for Spa Aurelia, valid until 31 December 2026',
  grounds: ['accent', 'ink', 'secondary'],
  lettering: ['plain', 'coloured', 'shadow'],
  place(page) {
    const { u, ground, margin, random } = page
    const parts = partsOf(page)
    const parted = split(page, page.height > page.width ? 0.34 : 0.31)
    const under = random.fork('stub').pick([GROUNDS.paper, GROUNDS.surface])
    const main = padded(parted.main, margin * 0.9)
    const stub = padded(parted.stub, margin * 0.75)
    const top = u * (parts.house && parts.called ? 9 : 5.5)
    const rest = others(parts.rest, ground, main.width, main.height * 0.3)
    const foot =
      rest.length > 0
        ? fitted(page, main.height * 0.32, () => column('rest', { width: main.width }, rest), 1)
        : undefined
    const room: Area = { ...main, y: main.y + top, height: main.height - top - (foot ? foot.height + u * 3 : 0) }
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'sheen', 'swells', 'halftone']), parted.main),
      block(page, 'head', { ...main, height: top }, () => head(page, parts, ground, main.width), 'start', 1.2),
      stackedTitle(page, room, { copy: parts.value, valign: 'center' }).node,
      ...(foot ? [placed('rest-place', { ...main, y: main.y + main.height - foot.height }, [foot.node])] : []),
      column(
        'stub',
        {
          role: 'panel',
          fill: under.fill,
          at: { left: parted.stub.x, top: parted.stub.y },
          width: parted.stub.width,
          height: parted.stub.height,
        },
        [],
      ),
      block(
        page,
        'stub-fields',
        stub,
        (scale) => [fields(page, parts, { width: stub.width, ground: under, columns: parted.tall ? 2 : 1, scale })],
        'center',
      ),
      tear(page, parted, under.fill === ground.fill ? ground.ink : ground.fill),
    ]
  },
}

const engraved: PieceLayout = {
  name: 'engraved',
  manner: 'Paper of value: fine interlaced lines round the sheet, a rosette behind the value, everything on one axis',
  example: 'Gift certificate for Nordby Books, elegant green',
  leans: { tones: ['classic'], type: ['serif'] },
  grounds: ['paper', 'surface'],
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const accent = inksOn(page, ground, true).face
    const edge = margin * 0.35
    const thick = margin * 0.55
    const pad = edge + thick + u * 4
    const area: Area = { x: pad + u, y: pad, width: width - 2 * pad - 2 * u, height: height - 2 * pad }
    const foot = fitted(
      page,
      area.height * 0.34,
      (scale) =>
        column('foot-in', { width: area.width, layout: { gap: u * 2 * scale } }, [
          ...others(parts.rest, ground, area.width, area.height * 0.16 * scale, 'center', 0.8),
          fields(page, parts, { width: area.width, ground, columns: parts.gift ? 3 : 1, scale }),
        ]),
      1,
    )
    const tops = fitted(
      page,
      area.height * 0.24,
      (scale) =>
        column(
          'head-in',
          { width: area.width, layout: { gap: u * 1.2 } },
          head(page, parts, ground, area.width, 'center', scale),
        ),
      1,
    )
    const room: Area = {
      ...area,
      x: area.x + area.width * 0.08,
      width: area.width * 0.84,
      y: area.y + tops.height + u * 2,
      height: area.height - tops.height - foot.height - u * 5,
    }
    return [
      ...backdrop(page, 'sheen', whole(page)),
      drawing(
        'rosette',
        whole(page),
        [
          ...rosette(width * 0.5, height * 0.5, height * 0.42, { colour: accent, alpha: 0.1 }, u * 0.15, 22),
          ...rosette(width * 0.12, height * 0.5, height * 0.3, { colour: accent, alpha: 0.07 }, u * 0.15, 16),
          ...rosette(width * 0.88, height * 0.5, height * 0.3, { colour: accent, alpha: 0.07 }, u * 0.15, 16),
        ],
        'background',
      ),
      guilloche(
        'border',
        { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge },
        { thick, paint: accent, line: Math.max(1.1, u * 0.14), strands: 5 },
      ),
      placed('head', area, [tops.node]),
      stackedTitle(page, room, { copy: parts.value, align: 'center', valign: 'center', lettering: 'coloured' }).node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}

const ribbon: PieceLayout = {
  name: 'ribbon',
  manner: 'A present: a ribbon round the sheet with a bow, the words on the paper beside it',
  example: 'Gift voucher for the flower shop Fleur & Fern, £25, To and From lines',
  grounds: ['paper', 'surface', 'secondary', 'ink'],
  lettering: ['plain', 'coloured'],
  suits: ({ piece }) => (/discount|coupon/i.test(piece?.named ?? '') ? 0.25 : 1),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const tall = height > width
    const face = (['accent', 'secondary'] as const).find((role) => role !== ground.fill) ?? 'accent'
    const at = tall ? 0.24 : 0.24
    const [cx, cy] = tall ? [width * 0.5, height * at] : [width * at, height * 0.42]
    const thick = u * 7
    const shapes: Shape[] = [
      { d: rectangle(cx - thick / 2, 0, thick, height), fill: face },
      { d: rectangle(0, cy - thick / 2, tall ? width : cx + thick / 2, thick), fill: `${face}/-4` as ColourRef },
      { d: rectangle(cx - thick * 0.36, 0, thick * 0.06, height), fill: `${face}/9` as ColourRef },
      { d: rectangle(cx + thick * 0.3, 0, thick * 0.06, height), fill: `${face}/9` as ColourRef },
      ...bow(cx, cy, Math.min(width, height) * (tall ? 0.26 : 0.31), face),
    ]
    const strip: Shape[] = tall
      ? shapes
          .map((one, i) =>
            i === 0
              ? { ...one, d: rectangle(cx - thick / 2, 0, thick, height * 0.44) }
              : i === 2 || i === 3
                ? { ...one, d: '' }
                : one,
          )
          .filter(({ d }) => d !== '')
      : shapes
    const area: Area = tall
      ? { x: margin, y: height * 0.46, width: width - 2 * margin, height: height * 0.54 - margin }
      : { x: width * 0.44, y: margin, width: width * 0.56 - margin, height: height - 2 * margin }
    const foot = fitted(
      page,
      area.height * 0.4,
      (scale) =>
        column('foot-in', { width: area.width, layout: { gap: u * 2.4 * scale } }, [
          ...others(parts.rest, ground, area.width, area.height * 0.2 * scale, 'start', 0.85),
          fields(page, parts, { width: area.width, ground, columns: parts.gift ? 3 : 1, scale: scale * 0.95 }),
        ]),
      1,
    )
    const tops = fitted(
      page,
      area.height * 0.24,
      (scale) =>
        column(
          'head-in',
          { width: area.width, layout: { gap: u * 1.2 } },
          head(page, parts, ground, area.width, 'start', scale),
        ),
      1,
    )
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'confetti', 'stripes', 'squared']), whole(page)),
      drawing('ribbon', whole(page), strip),
      placed('head', area, [tops.node]),
      stackedTitle(
        page,
        { ...area, y: area.y + tops.height + u * 2.4, height: area.height - tops.height - foot.height - u * 6 },
        { copy: parts.value, valign: 'center' },
      ).node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}

const pictured: PieceLayout = {
  name: 'pictured',
  manner: 'What it is good for, large in a field of colour; the value and the fields beside it',
  example: 'Coupon for pizza: buy one get one free, Pizzeria Sole, Mondays only',
  grounds: ['paper', 'surface', 'accent'],
  lettering: ['plain', 'coloured', 'shadow'],
  photo: true,
  suits: ({ negatives }) => (negatives.some(({ what }) => what === 'picture' || what === 'icon') ? 0.1 : 1),
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const tall = height > width
    const on = random
      .fork('field')
      .pick([GROUNDS.secondary, GROUNDS.ink, GROUNDS.accent].filter(({ fill }) => fill !== ground.fill))
    const wide = tall ? height * 0.36 : width * 0.4
    const right = !tall && random.fork('side').chance(0.5)
    const field: Area = tall
      ? { x: 0, y: 0, width, height: wide }
      : { x: right ? width - wide : 0, y: 0, width: wide, height }
    const area: Area = tall
      ? { x: margin, y: wide + margin * 0.8, width: width - 2 * margin, height: height - wide - 1.8 * margin }
      : { x: (right ? 0 : wide) + margin, y: margin, width: width - wide - 2 * margin, height: height - 2 * margin }
    const onField: Page = { ...page, ground: on }
    const bite = u * 1.5
    const count = Math.floor((tall ? width : height) / (bite * 3))
    const pitch = (tall ? width : height) / count
    const teeth = bites(count, pitch, bite, (along) => (tall ? [along, wide] : [right ? field.x : wide, along]))
    const foot = fitted(
      page,
      area.height * 0.42,
      (scale) =>
        column('foot-in', { width: area.width, layout: { gap: u * 2.4 * scale } }, [
          ...others(parts.rest, ground, area.width, area.height * 0.2 * scale),
          fields(page, parts, {
            width: area.width,
            ground,
            columns: parts.gift ? (tall ? 2 : 3) : 1,
            scale: scale * 0.95,
          }),
        ]),
      1,
    )
    const tops = fitted(
      page,
      area.height * 0.24,
      (scale) =>
        column(
          'head-in',
          { width: area.width, layout: { gap: u * 1.2 } },
          head(page, parts, ground, area.width, 'start', scale),
        ),
      1,
    )
    const photo = page.brief.picture?.treatAs === 'photo'
    const pad = photo ? 0 : u * 3
    return [
      column(
        'field',
        {
          role: 'panel',
          fill: on.fill,
          at: { left: field.x, top: field.y },
          width: field.width,
          height: field.height,
          clip: true,
        },
        [
          ...(photo
            ? []
            : [
                drawing(
                  'rings',
                  { x: 0, y: 0, width: field.width, height: field.height },
                  [1, 0.8, 0.6].map(
                    (share, i): Shape => ({
                      d: circle(field.width / 2, field.height / 2, Math.max(field.width, field.height) * 0.62 * share),
                      fill: `${on.fill}/${(i + 1) * 3}` as ColourRef,
                    }),
                  ),
                ),
              ]),
        ],
      ),
      ...(hasHero(page)
        ? hero(onField, padded(field, pad), { on: on.fill })
        : [
            drawing('star', field, [
              { d: burst(field.width / 2, field.height / 2, Math.min(field.width, field.height) * 0.36), fill: on.ink },
            ]),
          ]),
      drawing('teeth', whole(page), [{ d: teeth, fill: ground.fill }]),
      placed('head', area, [tops.node]),
      stackedTitle(
        page,
        { ...area, y: area.y + tops.height + u * 2.4, height: area.height - tops.height - foot.height - u * 6 },
        { copy: parts.value, valign: 'center' },
      ).node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}

const burst = (x: number, y: number, r: number): string =>
  polygon(
    Array.from({ length: 32 }, (_, i): [number, number] => [
      x + (i % 2 ? r : r * 0.8) * Math.sin((Math.PI * i) / 16),
      y - (i % 2 ? r : r * 0.8) * Math.cos((Math.PI * i) / 16),
    ]),
  )

const cutOut: PieceLayout = {
  name: 'cut-out',
  manner: 'A coupon to cut out: a dashed edge, the value across the sheet, the small print in one line',
  example: 'Coupon 20% off any haircut at Barber Bros, one per customer, code SHARP20',
  leans: { tones: ['bold'], type: ['bold'] },
  grounds: ['accent', 'secondary', 'ink'],
  lettering: ['plain', 'extrusion', 'shadow', 'coloured'],
  suits: ({ piece }) => (/discount|coupon/i.test(piece?.named ?? '') ? 1 : 0.4),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const edge = margin * 0.5
    const area: Area = {
      x: margin * 1.25,
      y: margin * 1.15,
      width: width - 2.5 * margin,
      height: height - 2.3 * margin,
    }
    const foot = fitted(
      page,
      area.height * 0.34,
      (scale) =>
        row('foot-in', { width: area.width, layout: { gap: u * 5, justify: 'between', align: 'end' } }, [
          column(
            'foot-left',
            { width: area.width * 0.56, layout: { gap: u * scale } },
            others(parts.rest, ground, area.width * 0.56, area.height * 0.2 * scale),
          ),
          column('foot-right', { width: area.width * 0.36 }, [
            fields(page, { ...parts, gift: false }, { width: area.width * 0.36, ground, columns: 1, scale }),
          ]),
        ]),
      1,
    )
    const tops = fitted(
      page,
      area.height * 0.22,
      (scale) =>
        row(
          'head-in',
          { width: area.width, layout: { gap: u * 4, justify: 'between', align: 'center' } },
          head(page, parts, ground, area.width * 0.46, 'start', scale),
        ),
      1,
    )
    const s = u * 2.2
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'halftone', 'stripes', 'sheen']), whole(page)),
      drawing('cut-line', whole(page), [
        {
          d: rectangle(edge, edge, width - 2 * edge, height - 2 * edge),
          stroke: { paint: ground.ink, width: u * 0.42, dash: [u * 1.8, u * 1.4] },
        },
        { d: circle(edge * 1 + s * 4, edge, s * 1.5), fill: ground.fill },
        ...scissors(edge + s * 4, edge, s, ground.ink),
      ]),
      placed('head', area, [tops.node]),
      stackedTitle(
        page,
        { ...area, y: area.y + tops.height + u * 3, height: area.height - tops.height - foot.height - u * 6 },
        { copy: parts.value, valign: 'center', align: 'center' },
      ).node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}

const scissors = (x: number, y: number, s: number, ink: ColourRef): Shape[] => [
  {
    d: circle(x - s, y - s * 0.55, s * 0.42) + circle(x - s, y + s * 0.55, s * 0.42),
    stroke: { paint: ink, width: s * 0.22 },
  },
  {
    d: `M${x - s * 0.65} ${y - s * 0.3}L${x + s * 1.2} ${y + s * 0.55}M${x - s * 0.65} ${y + s * 0.3}L${x + s * 1.2} ${y - s * 0.55}`,
    stroke: { paint: ink, width: s * 0.22, cap: 'round' },
  },
]

export const voucher: PieceFormat = {
  piece: 'voucher',
  leads: ['offer', 'price', 'headline', 'brand', 'quote', 'tagline'],
  layouts: [stubbed, engraved, ribbon, pictured, cutOut],
}
