/** Tickets: what it admits to, when and where as fields, a stub to tear off; seat and number given, or lines for them. */
import type { Copy } from '../../../brief/types.ts'
import type { ColourRef, Node, Shape } from '../../../scene/types.ts'
import { circle, rectangle } from '../../shared/geometry.ts'
import { GROUNDS, type Ground } from '../../shared/sheet.ts'
import { attachedLogo } from '../../shared/subject.ts'
import { backdrop } from '../../shared/systems/backdrops.ts'
import { facts } from '../../shared/systems/facts.ts'
import { hasHero, hero } from '../../shared/systems/hero.ts'
import { stackedTitle } from '../../shared/systems/lettering.ts'
import type { Area } from '../../shared/systems/types.ts'
import { column, field, fitted, frame, label, placed, row, words } from './kit.ts'
import { bites, drawing, perforation } from './ornaments.ts'
import { backdropOf, type Page, type PieceFormat, type PieceLayout, whole, without } from './page.ts'

interface Field {
  id: string
  what: string
  copies: Copy[]
}

interface Parts {
  fields: Field[]
  /** Row, seat, number: given, or lines. */
  places: Field[]
  called: string
  /** What is left. */
  rest: Page
}

const PLACED = /\b(?:seat|row|section|gate|block|table|no\.?|nr\.?|number|flight|platform|coach)\b/i
const PASS = /boarding|flight|train|bus/i

const asName = (words: string): string =>
  words.toLowerCase().replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())

/** A date, a place or a price as the fields of a ticket. */
function partsOf(page: Page): Parts {
  const { plan, piece, brief } = page
  const placed = plan.rest.filter(({ text, role }) => role !== 'headline' && PLACED.test(text) && text.length < 34)
  const numbered = plan.where.filter(({ text }) => /^(?:no|nr)\.? ?\d/i.test(text))
  const pass = PASS.test(piece.named) || PASS.test(brief.prompt.slice(0, 60))
  const where = plan.where.filter((copy) => !numbered.includes(copy))
  const dates = plan.when.filter(({ role }) => role === 'date')
  const times = plan.when.filter(({ role }) => role !== 'date')
  const fields: Field[] = [
    { id: 'date', what: 'Date', copies: dates },
    { id: 'time', what: 'Time', copies: times },
    { id: 'place', what: pass ? 'To' : 'Place', copies: where },
    { id: 'price', what: 'Price', copies: plan.offer },
  ].filter(({ copies, id }) => copies.length > 0 || id === 'date')
  const travellers = pass ? plan.rest.filter((copy) => !placed.includes(copy) && copy.role !== 'headline') : []
  const given = [...travellers, ...placed, ...numbered]
  const places: Field[] =
    given.length > 0
      ? given.map((copy, i) => ({
          id: `given-${i + 1}`,
          what: travellers.includes(copy) ? 'Passenger' : nameOf(copy),
          copies: [copy],
        }))
      : pass
        ? [
            { id: 'name', what: 'Passenger', copies: [] },
            { id: 'seat', what: 'Seat', copies: [] },
          ]
        : /raffle/i.test(brief.prompt)
          ? [
              { id: 'number', what: 'No.', copies: [] },
              { id: 'name', what: 'Name', copies: [] },
              { id: 'phone', what: 'Phone', copies: [] },
            ]
          : [
              { id: 'number', what: 'No.', copies: [] },
              { id: 'seat', what: 'Seat', copies: [] },
            ]
  const rest = without(page, 'when', 'where', 'offer')
  const called = pass ? asName(piece.named) : /raffle/i.test(brief.prompt) ? 'Raffle ticket' : 'Admit one'
  return {
    fields,
    places,
    called,
    rest: {
      ...rest,
      plan: { ...rest.plan, rest: plan.rest.filter((copy) => !placed.includes(copy) && !travellers.includes(copy)) },
    },
  }
}
const nameOf = ({ text }: Copy): string =>
  asName(PLACED.exec(text)?.[0]?.replace(/^(?:no|nr|number)\.?$/i, 'No.') ?? 'No.')

/** Fields in a grid. */
function grid(
  page: Page,
  id: string,
  fields: readonly Field[],
  own: { width: number; columns: number; ground: Ground; size: number; scale: number },
): Node {
  const { width, columns, ground, size, scale } = own
  const gap = page.u * 3.2 * scale
  const rows: Node[] = []
  for (let i = 0; i < fields.length; i += columns) {
    const some = fields.slice(i, i + columns)
    const weights = some.map(({ copies }) => Math.max(7, Math.min(18, ...copies.map(({ text }) => text.length))))
    const all = weights.reduce((sum, one) => sum + one, 0)
    const free = width - gap * (some.length - 1)
    rows.push(
      row(
        `${id}-row-${rows.length + 1}`,
        { width, layout: { gap } },
        some.map((one, at) =>
          field(page, `${id}-${one.id}`, one.what, one.copies, {
            size: size * scale,
            ground,
            width: (free * (weights[at] ?? 1)) / all,
          }),
        ),
      ),
    )
  }
  return column(id, { width, role: 'group', layout: { gap: gap * 0.8 } }, rows)
}

const others = (rest: Page, ground: Ground, width: number, height: number): Node[] =>
  facts(rest, ground, { width, height, most: 0.86, columns: 1, sender: true }).nodes

interface Split {
  tall: boolean
  main: Area
  stub: Area
}
const splitAt = ({ width, height }: Page, share: number): Split =>
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

function tear({ u, width, height, ...page }: Page, { stub, tall }: Split, dots: ColourRef, under: ColourRef): Node {
  const bite = u * 3
  const line = tall
    ? perforation(stub.y, bite * 1.7, width - bite * 1.7, u * 0.75, false)
    : perforation(stub.x, bite * 1.7, height - bite * 1.7, u * 0.75)
  const ends = tall
    ? circle(0, stub.y, bite) + circle(width, stub.y, bite)
    : circle(stub.x, 0, bite) + circle(stub.x, height, bite)
  return drawing('tear', whole({ u, width, height, ...page }), [
    { d: ends, fill: under },
    { d: line, fill: dots },
  ])
}

/** Blocks of an area, in the given scale or smaller. */
const block = (
  page: Page,
  id: string,
  area: Area,
  valign: 'start' | 'center' | 'end',
  gap: number,
  build: (scale: number) => Node[],
): Node => {
  const found = fitted(
    page,
    area.height,
    (scale) => column(`${id}-in`, { width: area.width, layout: { gap: page.u * gap * scale } }, build(scale)),
    1.22,
  )
  const free = Math.max(0, area.height - found.height)
  return placed(id, { ...area, y: area.y + (valign === 'center' ? free / 2 : valign === 'end' ? free : 0) }, [
    found.node,
  ])
}

/** The foot of an area: how tall its fields stand. */
const footOf = (page: Page, area: Area, share: number, build: (scale: number) => Node[]) =>
  fitted(
    page,
    area.height * share,
    (scale) => column('foot-in', { width: area.width, layout: { gap: page.u * 2 * scale } }, build(scale)),
    1.22,
  )

const concert: PieceLayout = {
  name: 'stub',
  manner: 'The name as large as the ticket is, facts as a row of fields, a stub of another colour',
  example: 'Concert ticket for Paper Lanterns, Friday 9 October, 8 pm, The Old Foundry, seat B14, €28',
  grounds: ['accent', 'ink', 'secondary', 'paper'],
  lettering: ['plain', 'coloured', 'shadow'],
  place(page) {
    const { u, ground, margin, random } = page
    const parts = partsOf(page)
    const parted = splitAt(page, page.height > page.width ? 0.27 : 0.25)
    const on = random
      .fork('stub')
      .pick([GROUNDS.paper, GROUNDS.ink, GROUNDS.secondary].filter(({ fill }) => fill !== ground.fill))
    const main = padded(parted.main, margin * 0.9)
    const stub = padded(parted.stub, margin * 0.7)
    const foot = footOf(page, main, 0.44, (scale) => [
      ...others(parts.rest, ground, main.width, main.height * 0.16),
      grid(page, 'facts', parts.fields, {
        width: main.width,
        columns: parted.tall ? 2 : 4,
        ground,
        size: u * 4,
        scale,
      }),
    ])
    const top = u * 4.4
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'rays', 'halftone', 'swells', 'rings']), parted.main),
      placed('called', main, [label(page, 'admit', parts.called, { size: u * 2.1, fill: ground.ink })]),
      stackedTitle(
        page,
        { ...main, y: main.y + top, height: main.height - foot.height - top - u * 3.4 },
        { valign: 'center' },
      ).node,
      placed('foot', { ...main, y: main.y + main.height - foot.height }, [foot.node]),
      frame('stub', {
        role: 'panel',
        fill: on.fill,
        at: { left: parted.stub.x, top: parted.stub.y },
        width: parted.stub.width,
        height: parted.stub.height,
      }),
      block(page, 'stub-fields', stub, 'center', 3, (scale) => [
        words(page, 'stub-name', parts.called, {
          size: u * 3 * scale,
          fill: on.ink,
          voice: 'large',
          lines: 2,
          width: stub.width,
        }),
        grid(page, 'places', parts.places, {
          width: stub.width,
          columns: parted.tall ? 3 : 1,
          ground: on,
          size: u * 4,
          scale,
        }),
      ]),
      tear(page, parted, on.ink, GROUNDS.paper.fill === ground.fill ? 'ink' : 'paper'),
    ]
  },
}

const cinema: PieceLayout = {
  name: 'admit-one',
  manner: 'The roll ticket: scalloped ends, Admit one read from both sides, all on one axis inside a double line',
  example: 'Movie night ticket: "Space Pirates" 21 August 9pm Castle Meadow, retro, No. 00412',
  leans: { tones: ['retro'] },
  grounds: ['accent', 'secondary', 'surface', 'paper'],
  lettering: ['plain', 'coloured', 'extrusion', 'inline'],
  place(page) {
    const { u, ground, width, height } = page
    const parts = partsOf(page)
    const under: ColourRef = ground.fill === 'paper' || ground.fill === 'surface' ? 'ink' : 'paper'
    const r = u * 3.1
    const count = Math.max(4, Math.round(height / (r * 2.5)))
    const pitch = height / count
    const side = Math.min(width * 0.13, u * 15)
    const edge = r + u * 2
    const inner: Area = { x: edge + side, y: edge, width: width - 2 * (edge + side), height: height - 2 * edge }
    const area = padded(inner, u * 4)
    const foot = footOf(page, area, 0.48, (scale) => [
      ...others(parts.rest, ground, area.width, area.height * 0.14),
      grid(page, 'facts', [...parts.fields, ...parts.places], {
        width: area.width,
        columns: height > width ? 2 : Math.min(5, Math.max(3, parts.fields.length + parts.places.length)),
        ground,
        size: u * 4,
        scale,
      }),
    ])
    const turned = (id: string, x: number, degrees: number): Node => {
      const size = Math.min(side * 0.36, u * 5.4)
      const long = height - 2 * edge - u * 3
      return column(
        id,
        {
          at: { left: x + side / 2 - long / 2, top: height / 2 - size * 0.65 },
          width: long,
          rotate: degrees,
          layout: { align: 'center' },
        },
        [
          words(page, `${id}-words`, parts.called, {
            size,
            fill: ground.ink,
            voice: 'large',
            align: 'center',
            width: long,
            lines: 1,
            lineHeight: 1.3,
            tracking: 0.08,
          }),
        ],
      )
    }
    const lines: Shape[] = [
      { d: rectangle(inner.x, inner.y, inner.width, inner.height), stroke: { paint: ground.ink, width: u * 0.38 } },
      {
        d: rectangle(inner.x + u * 1.2, inner.y + u * 1.2, inner.width - 2.4 * u, inner.height - 2.4 * u),
        stroke: { paint: ground.ink, width: Math.max(1, u * 0.14) },
      },
    ]
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'sheen', 'fibres']), inner),
      drawing('scallops', whole(page), [
        { d: bites(count, pitch, r, (y) => [0, y]) + bites(count, pitch, r, (y) => [width, y]), fill: under },
      ]),
      drawing('lines', whole(page), lines),
      turned('left', edge, -90),
      turned('right', width - edge - side, 90),
      stackedTitle(page, { ...area, height: area.height - foot.height - u * 3 }, { align: 'center', valign: 'center' })
        .node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}

const pass: PieceLayout = {
  name: 'pass',
  manner: 'A pass as travellers know it: a head of colour across both parts, ruled fields in a grid, calm paper',
  example: 'Boarding pass style ticket for a trip to Lisbon, passenger Ida Berg, flight TP 532, gate 7, 14:25',
  leans: { tones: ['modern', 'swiss'] },
  grounds: ['paper', 'surface'],
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const band = random.fork('band').pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const parted = splitAt(page, height > width ? 0.26 : 0.29)
    const pad = margin * 0.8
    const tall = height * (parted.tall ? 0.34 : 0.42)
    const main: Area = {
      ...padded(parted.main, pad),
      y: tall + pad * 0.75,
      height: parted.main.height - tall - pad * 1.6,
    }
    const stub = padded(parted.stub, pad * 0.9)
    const named: Area = {
      x: pad,
      y: pad * 0.9,
      width: (parted.tall ? width : parted.main.width) - 2 * pad,
      height: tall - pad * 1.6,
    }
    const onBand: Page = { ...page, ground: band }
    const shown = hasHero(page)
    const side = shown ? Math.min(named.height * 1.15, named.width * 0.28) : 0
    const logo = attachedLogo(page, u * 7, band)
    return [
      frame('head', { role: 'panel', fill: band.fill, at: { left: 0, top: 0 }, width, height: tall }),
      placed('called', { ...named }, [...logo, label(page, 'pass', parts.called, { size: u * 2, fill: band.ink })]),
      stackedTitle(
        onBand,
        { ...named, y: named.y + u * 4.6, height: named.height - u * 4.6, width: named.width - side },
        { ground: band, valign: 'center' },
      ).node,
      ...(shown
        ? hero(
            onBand,
            { x: named.x + named.width - side, y: (tall - side) / 2, width: side, height: side },
            { on: band.fill, repeated: true },
          )
        : []),
      block(page, 'fields', main, 'center', 2.6, (scale) => [
        grid(page, 'facts', parts.fields, {
          width: main.width,
          columns: parted.tall ? 2 : Math.min(4, Math.max(2, parts.fields.length)),
          ground,
          size: u * 4,
          scale,
        }),
        ...others(parts.rest, ground, main.width, main.height * 0.3),
      ]),
      block(
        page,
        'stub-fields',
        parted.tall ? stub : { ...stub, y: tall + pad * 0.75, height: height - tall - pad * 1.6 },
        'center',
        2.6,
        (scale) => [
          grid(page, 'places', parts.places, {
            width: stub.width,
            columns: parted.tall ? 3 : 1,
            ground,
            size: u * 4,
            scale,
          }),
        ],
      ),
      drawing('tear', whole(page), [
        parted.tall
          ? { d: perforation(parted.stub.y, pad, width - pad, u * 0.6, false), fill: ground.ink }
          : { d: perforation(parted.stub.x, tall + u * 2, height - u * 2, u * 0.6), fill: ground.ink },
      ]),
    ]
  },
}

const keepsake: PieceLayout = {
  name: 'keepsake',
  manner: 'A picture worth keeping: the subject large at one end, words over quiet ground, the fields as a strip',
  example: 'Design an admission ticket for the Maritime Museum, adult, 12 EUR, with a sailing ship',
  grounds: ['paper', 'surface', 'secondary', 'ink'],
  lettering: ['plain', 'coloured', 'shadow'],
  photo: true,
  suits: ({ negatives }) => (negatives.some(({ what }) => what === 'picture' || what === 'icon') ? 0.15 : 1),
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const tallSheet = height > width
    const share = tallSheet ? 0.38 : 0.36
    const on = random
      .fork('field')
      .pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink].filter(({ fill }) => fill !== ground.fill))
    const field: Area = tallSheet
      ? { x: 0, y: 0, width, height: height * share }
      : { x: 0, y: 0, width: width * share, height }
    const area: Area = tallSheet
      ? {
          x: margin,
          y: field.height + margin * 0.7,
          width: width - 2 * margin,
          height: height - field.height - 1.6 * margin,
        }
      : {
          x: field.width + margin,
          y: margin * 0.9,
          width: width - field.width - 2 * margin,
          height: height - 1.8 * margin,
        }
    const onField: Page = { ...page, ground: on }
    const photo = page.brief.picture?.treatAs === 'photo'
    const disc = Math.min(field.width, field.height)
    const foot = footOf(page, area, 0.52, (scale) => [
      ...others(parts.rest, ground, area.width, area.height * 0.14),
      grid(page, 'facts', [...parts.fields, ...parts.places], {
        width: area.width,
        columns: 3,
        ground,
        size: u * 4,
        scale,
      }),
    ])
    return [
      frame(
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
          drawing('sun', { x: 0, y: 0, width: field.width, height: field.height }, [
            { d: circle(field.width * 0.5, field.height * 0.48, disc * 0.46), fill: `${on.fill}/9` as ColourRef },
            { d: circle(field.width * 0.5, field.height * 0.48, disc * 0.36), fill: `${on.fill}/15` as ColourRef },
          ]),
        ],
      ),
      ...hero(onField, photo ? field : padded(field, disc * 0.05), { on: on.fill }),
      placed('called', area, [label(page, 'admit', parts.called, { size: u * 2.1, fill: ground.ink })]),
      stackedTitle(
        page,
        { ...area, y: area.y + u * 4.6, height: area.height - foot.height - u * 8 },
        { valign: 'center' },
      ).node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
      drawing('tear', whole(page), [
        {
          d: tallSheet
            ? bites(Math.round(width / (u * 4)), width / Math.round(width / (u * 4)), u * 1.1, (x) => [x, field.height])
            : bites(Math.round(height / (u * 4)), height / Math.round(height / (u * 4)), u * 1.1, (y) => [
                field.width,
                y,
              ]),
          fill: ground.fill,
        },
      ]),
    ]
  },
}

export const ticket: PieceFormat = {
  piece: 'ticket',
  leads: ['headline', 'brand', 'offer', 'quote', 'tagline'],
  layouts: [concert, cinema, pass, keepsake],
}
