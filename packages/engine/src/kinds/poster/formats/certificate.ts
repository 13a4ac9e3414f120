/** Certificates: who gets it, what for, who says so; what nobody gave is a line to write on. */
import type { Copy } from '../../../brief/types.ts'
import type { ColourRef, Frame, Node, Shape } from '../../../scene/types.ts'
import { circle, polygon, rectangle } from '../../shared/geometry.ts'
import { isAsked } from '../../shared/pieces.ts'
import { GROUNDS, type Ground } from '../../shared/sheet.ts'
import { attachedLogo } from '../../shared/subject.ts'
import { backdrop } from '../../shared/systems/backdrops.ts'
import { facts } from '../../shared/systems/facts.ts'
import { hasHero, hero } from '../../shared/systems/hero.ts'
import { inksOn } from '../../shared/systems/lettering.ts'
import type { Area } from '../../shared/systems/types.ts'
import {
  type Align,
  blank,
  column,
  filledIn,
  fitted,
  heading,
  label,
  placed,
  row,
  rule,
  said,
  tag,
  words,
} from './kit.ts'
import { drawing, guilloche, rosette, seal } from './ornaments.ts'
import { backdropOf, type Page, type PieceFormat, type PieceLayout, whole, without } from './page.ts'

interface Parts {
  /** Who gets it. */
  recipient: Copy | undefined
  /** Who sign. */
  signers: Copy[]
  issuer: Copy | undefined
  reasons: Copy[]
  dates: Copy[]
  /** Facts that have no place on such a sheet of their own. */
  rest: Page
}

function partsOf(page: Page): Parts {
  const { plan, brief } = page
  const people = plan.people.filter(({ role }) => role === 'person')
  const signs = ({ text }: Copy): boolean =>
    new RegExp(`(?:signed|presented|given|issued|signature)[^.;]{0,24}${text.replace(/[^\p{L}\s]/gu, '.')}`, 'iu').test(
      brief.prompt,
    )
  const signers = people.filter(signs)
  const [recipient, ...others] = people.filter((copy) => !signers.includes(copy))
  const rest = without(page, 'people', 'when', 'lead', 'brand')
  const named = plan.people.filter(({ role }) => role !== 'person')
  return {
    recipient,
    signers: [...signers, ...others].slice(0, 2),
    issuer: plan.brand,
    reasons: plan.lead,
    dates: plan.when,
    rest: { ...rest, plan: { ...rest.plan, people: [...named, ...[...signers, ...others].slice(2)] } },
  }
}

/** 'Certificate' large, 'of Achievement' below it; other titles whole. */
function titleLines(
  page: Page,
  own: { width: number; height: number; fill: ColourRef; align?: Align; most?: number },
): Frame {
  const { plan, u } = page
  const { title } = plan
  const [, first, second] = /^(certificate|diploma)\s+(of .+)$/i.exec(title.text) ?? []
  const { width, height, fill, align, most = u * 14 } = own
  const style = { fill, ...(align && { align }) }
  if (!first || !second)
    return column('title-lines', { width }, [
      heading(page, 'title', title, { width, height, lines: 2, most, ...style }),
    ])
  return column('title-lines', { width, layout: { gap: height * 0.12 } }, [
    heading(page, 'title', { ...title, text: first }, { width, height: height * 0.62, lines: 1, most, ...style }),
    tag(
      page,
      'title-rest',
      { ...title, text: second },
      { size: Math.min(u * 3.4, height * 0.2), width, lines: 1, ...style },
    ),
  ])
}

/** 'Awarded to', the name or a line for it, what for. */
function bestowal(
  page: Page,
  parts: Parts,
  own: { width: number; ground: Ground; accent: ColourRef; align?: Align; scale: number; awarded?: string },
): Frame {
  const { u } = page
  const { width, ground, accent, align, scale, awarded = 'Presented to' } = own
  const side = align && { align }
  const size = u * 2.6 * scale
  const { recipient } = parts
  const name = recipient
    ? heading(page, 'recipient', recipient, {
        width,
        height: u * 9 * scale,
        lines: 1,
        most: u * 7.4 * scale,
        fill: accent,
        ...side,
      })
    : column(
        'recipient-blank',
        {
          width: width * 0.86,
          ...(align === 'center' && { alignSelf: 'center' as const }),
          layout: { padding: [u * 5.4 * scale, 0, 0, 0], gap: u },
        },
        [
          rule('recipient-line', ground.ink, Math.max(1.5, u * 0.18)),
          label(page, 'recipient-label', 'Name', { size: u * 1.6 * scale, fill: ground.ink, ...side }),
        ],
      )
  return column('bestowal', { width, role: 'group', layout: { gap: u * 2.5 * scale } }, [
    words(page, 'awarded', awarded, { size, fill: ground.ink, width, ...side }),
    name,
    ...parts.reasons.map((copy, i) =>
      said(page, `reason-${i + 1}`, copy, { size, fill: ground.ink, width, lines: 3, lineHeight: 1.35, ...side }),
    ),
  ])
}

/** Date and signatures, side by side. */
function signatures(
  page: Page,
  parts: Parts,
  own: { width: number; ground: Ground; align?: Align; gap?: number; middle?: number },
): Frame {
  const { u } = page
  const { width, ground, align, middle = 0, gap = u * 5 } = own
  const { signers, dates } = parts
  const count = Math.max(2, 1 + signers.length)
  const each = (width - middle - gap * (count - 1 + (middle > 0 ? 1 : 0))) / count
  const style = { width: each, size: u * 2.3, ground, ...(align && { align }) }
  const [date, ...moreDates] = dates
  const signed =
    signers.length > 0
      ? signers.map((copy, i) => filledIn(page, `signature-${i + 1}`, copy, 'Signature', style))
      : [blank(page, 'signature-1', 'Signature', style)]
  const dated = column('dates', { width: each, layout: { gap: u } }, [
    filledIn(page, 'date', date, 'Date', style),
    ...moreDates.map((copy, i) =>
      said(page, `date-more-${i + 1}`, copy, { size: u * 2, fill: ground.ink, width: each, ...(align && { align }) }),
    ),
  ])
  const all: Node[] = [dated, ...signed]
  const room: Node[] = middle > 0 ? [column('seal-room', { width: middle, height: u }, [])] : []
  return row('signatures', { width, role: 'group', layout: { gap, justify: 'between', align: 'end' } }, [
    ...all.slice(0, 1),
    ...room,
    ...all.slice(1),
  ])
}

/** Who gives it, and the facts that are left, small. */
function giver(
  page: Page,
  parts: Parts,
  own: { width: number; ground: Ground; align?: 'start' | 'center'; size?: number },
): Node[] {
  const { u } = page
  const { ground, width, align = 'start', size = u * 2.6 } = own
  const logo = attachedLogo(page, u * 8, ground)
  return [
    ...logo,
    ...(parts.issuer ? [tag(page, 'issuer', parts.issuer, { size, fill: ground.ink, width, lines: 2, align })] : []),
  ]
}
const leftOver = ({ rest }: Parts, ground: Ground, width: number, height: number, align: 'start' | 'center'): Node[] =>
  facts(rest, ground, { width, height, align, most: 0.82, lead: false, columns: 1 }).nodes

/** Blocks spread over an area, on one axis; what is too tall is set smaller. */
function spread(
  page: Page,
  id: string,
  area: Area,
  align: 'start' | 'center',
  build: (scale: number) => Node[],
): Frame {
  const block = fitted(
    page,
    area.height,
    (scale) =>
      column(
        `${id}-in`,
        { width: area.width, layout: { gap: page.u * 3.4 * scale, align: align === 'center' ? 'center' : 'start' } },
        build(scale),
      ),
    1.35,
  )
  return placed(id, { ...area, y: area.y + (area.height - block.height) / 2 }, [block.node])
}

/** What stands for learning itself: the seal says it. */
const LEARNING = new Set(['laptop', 'graduation cap', 'book', 'books', 'diploma', 'certificate', 'trophy'])
/** Whether there is a thing of its own to show. */
const showsThing = (page: Page): boolean =>
  hasHero(page) && (isAsked(page.brief) || !LEARNING.has(page.brief.subject.objects[0] ?? 'book'))

const accentOn = (page: Page, ground: Ground): ColourRef => inksOn(page, ground, true).face

const engraved: PieceLayout = {
  name: 'engraved',
  manner: 'A guilloche frame and a rosette, everything on one axis, a seal between the signatures',
  example:
    'Certificate of achievement for completing the Advanced Bread Baking course, Rye & Rise Academy, awarded to Marta Nowak, 14 June 2026',
  leans: { tones: ['classic'], type: ['serif'] },
  grounds: ['paper', 'surface'],
  suits: ({ style }) => (style.tones.some((tone) => tone === 'playful' || tone === 'childlike') ? 0.3 : 1),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const accent = accentOn(page, ground)
    const edge = margin * 0.45
    const thick = margin * 0.8
    const border: Area = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }
    const inset = edge + thick + u * 1.1
    const pad = inset + u * 4
    const area: Area = { x: pad + u * 3, y: pad, width: width - 2 * pad - 6 * u, height: height - 2 * pad }
    const radius = Math.min(u * 6, height * 0.075)
    const footHeight = radius * 2.4
    const foot = signatures(page, parts, { width: area.width, ground, align: 'center', middle: radius * 2.2 })
    const footTop = area.y + area.height - footHeight
    return [
      ...backdrop(page, 'sheen', whole(page)),
      drawing(
        'rosette',
        whole(page),
        rosette(width / 2, height * 0.46, height * 0.44, { colour: accent, alpha: 0.09 }, u * 0.16, 24),
        'background',
      ),
      guilloche('border', border, { thick, paint: accent, line: Math.max(1.2, u * 0.15), strands: 6 }),
      drawing(
        'border-lines',
        whole(page),
        [
          {
            d: rectangle(inset, inset, width - 2 * inset, height - 2 * inset),
            stroke: { paint: accent, width: u * 0.3 },
          },
        ],
        'frame',
      ),
      spread(page, 'middle', { ...area, height: footTop - area.y - u * 2 }, 'center', (scale) => [
        ...giver(page, parts, { width: area.width, ground, align: 'center', size: u * 2.3 * scale }),
        titleLines(page, { width: area.width, height: height * 0.17 * scale, fill: ground.ink, align: 'center' }),
        bestowal(page, parts, {
          width: area.width,
          ground,
          accent,
          align: 'center',
          scale: scale * 0.95,
          awarded: 'This certificate is presented to',
        }),
        ...leftOver(parts, ground, area.width, u * 6 * scale, 'center'),
      ]),
      centredFoot(page, foot, area, footTop, footHeight),
      drawing(
        'seal',
        { x: width / 2 - radius, y: footTop - radius * 0.1, width: radius * 2, height: radius * 2.9 },
        seal(radius, radius, radius, accent, ground.fill),
      ),
    ]
  },
}

const centredFoot = (page: Page, foot: Frame, area: Area, top: number, tall: number): Frame => {
  const block = fitted(page, tall, () => foot, 1)
  return placed('foot', { ...area, y: top + tall - block.height }, [foot])
}

const sash: PieceLayout = {
  name: 'sash',
  manner: 'A broad band of colour at one side that carries the seal, words flush left on calm paper',
  example:
    'Certificate of completion, first aid course, Red Pine Training, awarded to Jon Vale, 3 March 2026, signed by Ada Holm',
  leans: { tones: ['modern'] },
  grounds: ['paper', 'surface'],
  photo: true,
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const band: Ground = random.fork('band').pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const tall = height > width
    const wide = tall ? height * 0.2 : width * 0.27
    const right = !tall && random.fork('side').chance(0.4)
    const accent = accentOn(page, ground)
    const strip: Area = tall
      ? { x: 0, y: 0, width, height: wide }
      : { x: right ? width - wide : 0, y: 0, width: wide, height }
    const area: Area = tall
      ? { x: margin, y: wide + margin, width: width - 2 * margin, height: height - wide - 2 * margin }
      : {
          x: (right ? 0 : wide) + margin * 1.1,
          y: margin,
          width: width - wide - 2.2 * margin,
          height: height - 2 * margin,
        }
    const onBand: Page = { ...page, ground: band }
    const side = Math.min(strip.width, strip.height) * 0.86
    const radius = side * 0.42
    const shown = showsThing(page)
    const [cx, cy] = [strip.x + strip.width / 2, strip.y + strip.height * (tall ? 0.5 : 0.36)]
    const foot = signatures(page, parts, { width: area.width, ground })
    const footBlock = fitted(page, area.height * 0.3, () => foot, 1)
    const footTop = area.y + area.height - footBlock.height
    const photo = page.brief.picture?.treatAs === 'photo'
    return [
      column(
        'band',
        {
          role: 'panel',
          fill: band.fill,
          at: { left: strip.x, top: strip.y },
          width: strip.width,
          height: strip.height,
          clip: true,
        },
        [
          drawing(
            'band-lines',
            { x: 0, y: 0, width: strip.width, height: strip.height },
            rosette(
              cx - strip.x,
              cy - strip.y,
              Math.max(strip.width, strip.height) * 0.62,
              { colour: band.ink, alpha: 0.2 },
              u * 0.18,
              18,
            ),
          ),
        ],
      ),
      ...(photo
        ? hero(onBand, strip, { on: band.fill })
        : shown
          ? [
              drawing(
                'medal',
                { x: cx - radius * 1.24, y: cy - radius * 1.24, width: radius * 2.48, height: radius * 2.48 },
                [
                  { d: circle(radius * 1.24, radius * 1.24, radius * 1.2), fill: ground.fill },
                  { d: circle(radius * 1.24, radius * 1.24, radius * 1.1), stroke: { paint: accent, width: u * 0.25 } },
                ],
              ),
              ...hero(
                page,
                { x: cx - radius * 0.84, y: cy - radius * 0.84, width: radius * 1.68, height: radius * 1.68 },
                { on: ground.fill, repeated: true },
              ),
            ]
          : [
              drawing(
                'seal',
                { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2.9 },
                seal(radius, radius, radius, ground.fill, band.fill),
              ),
            ]),
      spread(page, 'middle', { ...area, height: footTop - area.y - u * 4 }, 'start', (scale) => [
        ...giver(page, parts, { width: area.width, ground, size: u * 2.4 * scale }),
        titleLines(page, { width: area.width, height: height * 0.19 * scale, fill: ground.ink }),
        bestowal(page, parts, { width: area.width, ground, accent, scale }),
        ...leftOver(parts, ground, area.width, u * 6 * scale, 'start'),
      ]),
      placed('foot', { ...area, y: footTop }, [foot]),
    ]
  },
}

const plaque: PieceLayout = {
  name: 'plaque',
  manner: 'A dark field, fine lines with cut corners, gold on night',
  example: 'Employee of the month certificate, Northwind Logistics, navy and gold',
  leans: { tones: ['luxury'], ground: 'dark' },
  grounds: ['ink', 'accent', 'secondary'],
  suits: ({ style }) => (style.tones.some((tone) => tone === 'playful' || tone === 'childlike') ? 0.4 : 1),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const { other, face } = inksOn(page, ground, true)
    const cut = u * 7
    const outline = (inset: number): string =>
      polygon([
        [inset + cut, inset],
        [width - inset - cut, inset],
        [width - inset, inset + cut],
        [width - inset, height - inset - cut],
        [width - inset - cut, height - inset],
        [inset + cut, height - inset],
        [inset, height - inset - cut],
        [inset, inset + cut],
      ])
    const corner = (x: number, y: number, sx: number, sy: number): Shape => ({
      d: polygon([
        [x, y],
        [x + sx * cut * 0.62, y],
        [x, y + sy * cut * 0.62],
      ]),
      fill: other,
    })
    const e = margin * 0.5
    const area: Area = { x: margin * 1.9, y: margin * 1.6, width: width - 3.8 * margin, height: height - 3.2 * margin }
    const foot = signatures(page, parts, { width: area.width, ground, align: 'center' })
    const footBlock = fitted(page, area.height * 0.3, () => foot, 1)
    const footTop = area.y + area.height - footBlock.height
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'spot', 'swells']), whole(page)),
      drawing('outline', whole(page), [
        { d: outline(e), stroke: { paint: other, width: u * 0.5 } },
        { d: outline(e + u * 1.4), stroke: { paint: other, width: Math.max(1, u * 0.15) } },
        corner(e, e, 1, 1),
        corner(width - e, e, -1, 1),
        corner(e, height - e, 1, -1),
        corner(width - e, height - e, -1, -1),
      ]),
      spread(page, 'middle', { ...area, height: footTop - area.y - u * 3 }, 'center', (scale) => [
        titleLines(page, { width: area.width, height: height * 0.2 * scale, fill: face, align: 'center' }),
        bestowal(page, parts, {
          width: area.width,
          ground,
          accent: ground.ink,
          align: 'center',
          scale,
          awarded: 'Proudly presented to',
        }),
        ...giver(page, parts, { width: area.width, ground, align: 'center', size: u * 2.4 * scale }),
        ...leftOver(parts, ground, area.width, u * 6 * scale, 'center'),
      ]),
      placed('foot', { ...area, y: footTop }, [foot]),
    ]
  },
}

const poster: PieceLayout = {
  name: 'banner',
  manner: 'Modern: the name of the one honoured is the largest thing, colour in one corner, facts in a row at the foot',
  example: 'Certificate of appreciation for volunteer Samuel Osei, Greenfield Food Bank, signed by Director Ruth Adler',
  leans: { tones: ['swiss', 'bold'] },
  grounds: ['paper', 'accent', 'secondary', 'surface'],
  photo: true,
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const { face } = inksOn(page, ground, true)
    const area: Area = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
    const shown = showsThing(page)
    const side = Math.min(height * 0.5, width * 0.36)
    const foot = signatures(page, parts, { width: area.width, ground })
    const footBlock = fitted(page, area.height * 0.28, () => foot, 1)
    const footTop = area.y + area.height - footBlock.height
    const head = fitted(
      page,
      height * 0.2,
      () =>
        titleLines(page, {
          width: area.width - (shown ? side : 0) - u * 3,
          height: height * 0.13,
          fill: ground.ink,
          most: u * 9,
        }),
      1,
    )
    const middle: Area = {
      ...area,
      y: area.y + head.height + u * 3,
      height: footTop - area.y - head.height - u * 6,
      width: area.width - (shown ? side * 0.95 : 0),
    }
    const fields: Shape[] = [
      {
        d: circle(width - side * 0.36, side * 0.42, side * 0.74),
        fill: `${ground.fill}/${page.ground.fill === 'ink' ? 8 : -6}` as ColourRef,
      },
    ]
    return [
      drawing('corner', whole(page), fields, 'background'),
      ...(shown
        ? hero(page, { x: width - side * 1.02, y: margin * 0.5, width: side * 0.92, height: side * 0.92 })
        : [
            drawing(
              'seal',
              { x: width - side * 0.36 - u * 11, y: margin * 0.8, width: u * 22, height: u * 32 },
              seal(u * 11, u * 11, u * 10, face, ground.fill),
            ),
          ]),
      placed('head', area, [head.node]),
      spread(page, 'middle', middle, 'start', (scale) => [
        bestowal(page, parts, {
          width: middle.width,
          ground,
          accent: face,
          scale: scale * 1.25,
          awarded: 'Awarded to',
        }),
        ...giver(page, parts, { width: middle.width, ground, size: u * 2.4 * scale }),
        ...leftOver(parts, ground, middle.width, u * 6 * scale, 'start'),
      ]),
      placed('foot', { ...area, y: footTop }, [foot]),
    ]
  },
}

const party: PieceLayout = {
  name: 'rosette',
  manner: 'For clubs and children: a frame of coloured forms, the thing itself in a rosette',
  example: 'Swimming certificate for kids, "Little Dolphins", 25 metres, blue, playful',
  leans: { tones: ['playful'] },
  grounds: ['paper', 'surface'],
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const accent = accentOn(page, ground)
    const fills: ColourRef[] = ['accent', 'secondary', 'accent/10', 'secondary/-8']
    const dice = random.fork('forms')
    const step = margin * 0.86
    const across = Math.round(width / step)
    const down = Math.round(height / step)
    const [w, h] = [width / across, height / down]
    const tiles: Shape[] = []
    for (let i = 0; i < across; i++)
      for (let j = 0; j < down; j++) {
        if (i > 0 && j > 0 && i < across - 1 && j < down - 1) continue
        const [x, y, r] = [i * w, j * h, Math.min(w, h) / 2]
        const fill = dice.pick(fills)
        const form = dice.int(3)
        tiles.push({
          d:
            form === 0
              ? circle(x + w / 2, y + h / 2, r * 0.82)
              : form === 1
                ? polygon([
                    [x, y],
                    [x + w, y],
                    [x, y + h],
                  ])
                : `M${x} ${y}H${x + w}A${w} ${h} 0 0 1 ${x} ${y + h}Z`,
          fill,
        })
      }
    const pad = Math.max(w, h) + u * 4.5
    const area: Area = { x: pad, y: pad, width: width - 2 * pad, height: height - 2 * pad }
    const shown = showsThing(page)
    const tall = height > width
    const side = Math.min(area.height * 0.58, area.width * 0.32)
    const centred: Align = tall || !shown ? 'center' : 'start'
    const foot = signatures(page, parts, { width: area.width, ground })
    const footBlock = fitted(page, area.height * 0.26, () => foot, 1)
    const footTop = area.y + area.height - footBlock.height
    const left: Area = tall
      ? { ...area, y: area.y + (shown ? side : 0), height: footTop - area.y - (shown ? side : 0) - u * 2 }
      : { ...area, width: area.width - (shown ? side + u * 4 : 0), height: footTop - area.y - u * 3 }
    const spot: Area = tall
      ? { x: (width - side) / 2, y: area.y, width: side, height: side }
      : { x: area.x + area.width - side, y: area.y + (footTop - area.y - side) / 2, width: side, height: side }
    return [
      drawing('forms', whole(page), tiles),
      ...(shown
        ? [
            drawing('rosette', { x: spot.x - u, y: spot.y - u, width: side + 2 * u, height: side + 2 * u }, [
              {
                d: polygon(
                  Array.from({ length: 48 }, (_, i): [number, number] => {
                    const [r, a] = [i % 2 ? side * 0.5 : side * 0.45, (Math.PI * i) / 24]
                    return [side / 2 + u + r * Math.sin(a), side / 2 + u - r * Math.cos(a)]
                  }),
                ),
                fill: 'secondary',
              },
              { d: circle(side / 2 + u, side / 2 + u, side * 0.4), fill: ground.fill },
            ]),
            ...hero(
              page,
              { x: spot.x + side * 0.2, y: spot.y + side * 0.2, width: side * 0.6, height: side * 0.6 },
              { on: ground.fill, repeated: true },
            ),
          ]
        : []),
      spread(page, 'middle', left, centred === 'center' ? 'center' : 'start', (scale) => [
        titleLines(page, {
          width: left.width,
          height: height * 0.17 * scale,
          fill: accent,
          align: centred,
          most: u * 12,
        }),
        bestowal(page, parts, {
          width: left.width,
          ground,
          accent: ground.ink,
          align: centred,
          scale,
          awarded: 'Well done,',
        }),
        ...giver(page, parts, {
          width: left.width,
          ground,
          align: centred === 'center' ? 'center' : 'start',
          size: u * 2.3 * scale,
        }),
        ...leftOver(parts, ground, left.width, u * 6 * scale, centred === 'center' ? 'center' : 'start'),
      ]),
      placed('foot', { ...area, y: footTop }, [foot]),
    ]
  },
  suits: ({ style, subject }) =>
    style.tones.some((tone) => tone === 'playful' || tone === 'childlike' || tone === 'friendly') ||
    ['children', 'sports', 'education', 'fitness'].includes(subject.industry)
      ? 1
      : 0.35,
}

export const certificate: PieceFormat = {
  piece: 'certificate',
  leads: ['headline', 'brand', 'offer', 'quote', 'tagline'],
  layouts: [engraved, sash, plaque, poster, party],
}
