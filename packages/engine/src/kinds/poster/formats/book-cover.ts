/** Book covers: title and author, read at the size of a thumbnail; nothing stands in the fold beside the spine. */
import type { Copy } from '../../../brief/types.ts'
import type { ColourRef, Node, Shape } from '../../../scene/types.ts'
import { circle, polygon, rectangle } from '../../shared/geometry.ts'
import { isAsked } from '../../shared/pieces.ts'
import { GROUNDS, type Ground } from '../../shared/sheet.ts'
import { backdrop } from '../../shared/systems/backdrops.ts'
import { facts } from '../../shared/systems/facts.ts'
import { hasHero, hero } from '../../shared/systems/hero.ts'
import { inksOn, stackedTitle } from '../../shared/systems/lettering.ts'
import type { Area } from '../../shared/systems/types.ts'
import { type Align, column, fitSize, fitted, frame, placed, rule, said } from './kit.ts'
import { drawing } from './ornaments.ts'
import { backdropOf, type Page, type PieceFormat, type PieceLayout, whole, without } from './page.ts'

interface Parts {
  authors: Copy[]
  lines: Copy[]
  rest: Page
}

function partsOf(page: Page): Parts {
  const { plan } = page
  const people = plan.people.filter(({ role }) => role === 'person')
  const authors = people.length > 0 ? people : plan.brand ? [plan.brand] : plan.rest.filter(isName).slice(0, 1)
  const left = without(page, 'people', 'lead', ...(people.length === 0 ? (['brand'] as const) : []))
  const others = plan.people.filter((copy) => !authors.includes(copy))
  return {
    authors,
    lines: plan.lead,
    rest: {
      ...left,
      plan: { ...left.plan, people: others, rest: plan.rest.filter((copy) => !authors.includes(copy)) },
    },
  }
}
const isName = ({ text, role }: Copy): boolean =>
  role === 'detail' && /^\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.'-]*){1,3}$/u.test(text)

/** The fold beside the spine: light falls into it, no word does. */
const FOLD = 0.05
const fold = ({ width, height }: Page): Node =>
  drawing('fold', { x: 0, y: 0, width: width * FOLD, height }, [
    {
      d: rectangle(0, 0, width * FOLD, height),
      fill: {
        gradient: 'linear',
        angle: 0,
        stops: [
          { at: 0, colour: '#000000', alpha: 0.26 },
          { at: 0.5, colour: '#000000', alpha: 0.03 },
          { at: 0.72, colour: '#000000', alpha: 0.14 },
          { at: 1, colour: '#000000', alpha: 0 },
        ],
      },
    },
  ])

const insideOf = ({ width, height, margin }: Page): Area => ({
  x: margin + width * FOLD * 0.7,
  y: margin,
  width: width - 2 * margin - width * FOLD * 0.7,
  height: height - 2 * margin,
})

/** Who wrote it, as large as a line allows. */
const authorLines = (
  page: Page,
  { authors }: Parts,
  own: { width: number; fill: ColourRef; most: number; align?: Align },
): Node[] =>
  authors.map((copy, i) =>
    said(page, `author-${i + 1}`, copy, {
      size: Math.min(
        own.most,
        fitSize(page, copy.text, { width: own.width * 0.96, height: own.most * 1.4, lines: 1, voice: 'large' }),
      ),
      fill: own.fill,
      voice: 'large',
      width: own.width,
      lines: 2,
      tracking: 0.02,
      lineHeight: 1.15,
      ...(own.align && { align: own.align }),
    }),
  )
const underLines = (page: Page, { lines }: Parts, own: { width: number; fill: ColourRef; align?: Align }): Node[] =>
  lines.map((copy, i) =>
    said(page, `line-${i + 1}`, copy, {
      size: page.u * (i === 0 ? 3.6 : 2.8),
      fill: own.fill,
      voice: 'strong',
      width: own.width,
      lines: 3,
      lineHeight: 1.25,
      ...(own.align && { align: own.align }),
    }),
  )
const leftOver = ({ rest }: Parts, ground: Ground, width: number, height: number, align: 'start' | 'center'): Node[] =>
  facts(rest, ground, { width, height, align, most: 1, columns: 1 }).nodes

/** A foot with the author and what is left. */
const footOf = (
  page: Page,
  parts: Parts,
  own: { ground: Ground; width: number; height: number; most: number; align?: 'start' | 'center'; lines?: boolean },
) =>
  fitted(
    page,
    own.height,
    (scale) =>
      column('foot-in', { width: own.width, layout: { gap: page.u * 2.2 * scale } }, [
        ...(own.lines === false
          ? []
          : underLines(page, parts, {
              width: own.width,
              fill: own.ground.ink,
              ...(own.align && { align: own.align }),
            })),
        ...leftOver(parts, own.ground, own.width, own.height * 0.3 * scale, own.align ?? 'start'),
        ...authorLines(page, parts, {
          width: own.width,
          fill: own.ground.ink,
          most: own.most * scale,
          ...(own.align && { align: own.align }),
        }),
      ]),
    1.1,
  )

const QUIET: PieceLayout['suits'] = ({ negatives }) =>
  negatives.some(({ what }) => what === 'picture' || what === 'icon') ? 0.15 : 1

const wall: PieceLayout = {
  name: 'wall',
  manner: 'The title is the picture: letters from edge to edge, the author in one line at the head',
  example: 'Thriller book cover "Nobody Leaves" by J. T. Crane',
  leans: { tones: ['bold'], type: ['condensed'] },
  grounds: ['ink', 'accent', 'paper', 'secondary'],
  lettering: ['plain', 'cut', 'hollow', 'misprint', 'echo', 'coloured'],
  place(page) {
    const { u, ground } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const head = fitted(
      page,
      area.height * 0.12,
      () =>
        column(
          'head',
          { width: area.width },
          authorLines(page, parts, { width: area.width, fill: ground.ink, most: u * 6 }),
        ),
      1,
    )
    const foot = footOf(
      page,
      { ...parts, authors: [] },
      { ground, width: area.width, height: area.height * 0.18, most: u * 5 },
    )
    const shown = isAsked(page.brief) && hasHero(page)
    const top = area.y + head.height + u * 5
    const room: Area = {
      ...area,
      y: top,
      height: (area.y + area.height - top - (foot.height > 1 ? foot.height + u * 5 : 0)) * (shown ? 0.52 : 1),
    }
    const title = stackedTitle(page, room, { valign: shown ? 'start' : 'center' })
    const under = room.y + title.height + u * 4
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'spot', 'fibres', 'mesh']), whole(page)),
      placed('head-place', area, [head.node]),
      title.node,
      ...(shown
        ? hero(page, {
            x: area.x,
            y: under,
            width: area.width,
            height: area.y + area.height - foot.height - u * 4 - under,
          })
        : []),
      ...(foot.height > 1 ? [placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node])] : []),
      fold(page),
    ]
  },
}

const emblem: PieceLayout = {
  name: 'emblem',
  manner: 'Cloth and foil: a frame, the thing in a medallion, title and author on one axis',
  example: 'Book cover: "The Salt Road", a novel by Elena Marsh, about a caravan crossing the desert',
  leans: { tones: ['classic'], type: ['serif'] },
  grounds: ['ink', 'accent', 'secondary', 'surface'],
  lettering: ['plain', 'coloured'],
  suits: QUIET,
  place(page) {
    const { u, ground, margin } = page
    const parts = partsOf(page)
    const { other } = inksOn(page, ground, true)
    const area = insideOf(page)
    const inner: Area = {
      x: area.x + u * 5,
      y: area.y + u * 6,
      width: area.width - u * 10,
      height: area.height - u * 12,
    }
    const shown = hasHero(page)
    const foot = footOf(page, parts, {
      ground,
      width: inner.width,
      height: inner.height * 0.24,
      most: u * 5.4,
      align: 'center',
    })
    const title = stackedTitle(page, { ...inner, height: inner.height * 0.34 }, { align: 'center', most: 0.26 })
    const under = inner.y + title.height + u * 5
    const free = inner.y + inner.height - foot.height - u * 5 - under
    const r = Math.min(inner.width * 0.5, free / 2)
    const [cx, cy] = [inner.x + inner.width / 2, under + free / 2]
    const outline = (inset: number, thick: number): Shape => ({
      d: rectangle(
        area.x - margin * 0.2 + inset,
        area.y - margin * 0.2 + inset,
        area.width + margin * 0.4 - 2 * inset,
        area.height + margin * 0.4 - 2 * inset,
      ),
      stroke: { paint: other, width: thick },
    })
    const beams = Array.from({ length: 48 }, (_, i) => {
      const a = (Math.PI * 2 * i) / 48
      return polygon([
        [cx + r * 0.82 * Math.cos(a), cy + r * 0.82 * Math.sin(a)],
        [cx + r * Math.cos(a + 0.035), cy + r * Math.sin(a + 0.035)],
        [cx + r * Math.cos(a - 0.035), cy + r * Math.sin(a - 0.035)],
      ])
    }).join('')
    return [
      ...backdrop(page, 'fibres', whole(page)),
      drawing('lines', whole(page), [
        outline(0, u * 0.6),
        outline(u * 1.8, u * 0.18),
        { d: beams, fill: other },
        { d: circle(cx, cy, r * 0.8), stroke: { paint: other, width: u * 0.4 } },
        { d: circle(cx, cy, r * 0.75), fill: `${ground.fill}/${ground.fill === 'ink' ? 9 : 6}` as ColourRef },
      ]),
      title.node,
      ...(shown
        ? hero(page, { x: cx - r * 0.62, y: cy - r * 0.62, width: r * 1.24, height: r * 1.24 }, { repeated: true })
        : [
            drawing('star', { x: cx - r * 0.4, y: cy - r * 0.4, width: r * 0.8, height: r * 0.8 }, [
              {
                d: polygon(
                  Array.from({ length: 16 }, (_, i): [number, number] => {
                    const k = i % 2 ? 0.12 : 0.4
                    return [
                      r * 0.4 + r * k * Math.sin((Math.PI * i) / 8),
                      r * 0.4 - r * k * Math.cos((Math.PI * i) / 8),
                    ]
                  }),
                ),
                fill: other,
              },
            ]),
          ]),
      placed('foot', { ...inner, y: inner.y + inner.height - foot.height }, [foot.node]),
      fold(page),
    ]
  },
}

const horizon: PieceLayout = {
  name: 'horizon',
  manner: 'Two fields and a great disc on their seam, the thing before it; title above, author in the earth',
  example: "Children's book cover: The Bear Who Borrowed the Moon, written by Oskar Lind",
  grounds: ['paper', 'ink', 'secondary', 'accent', 'surface'],
  lettering: ['plain', 'coloured', 'shadow', 'sticker'],
  suits: QUIET,
  place(page) {
    const { u, ground, width, height, random } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const earth = random
      .fork('earth')
      .pick([GROUNDS.ink, GROUNDS.accent, GROUNDS.secondary].filter(({ fill }) => fill !== ground.fill))
    const foot = footOf(page, parts, {
      ground: earth,
      width: area.width,
      height: height * 0.16,
      most: u * 6.4,
      align: 'center',
    })
    const seam = area.y + area.height - foot.height - u * 7
    const title = stackedTitle(page, { ...area, height: height * 0.34 }, { align: 'center', most: 0.3 })
    const under = area.y + title.height + u * 3
    const side = Math.min(width * 0.92, seam - under + u * 6)
    const r = Math.min(width * 0.44, (seam - under) * 0.52)
    const [cx, cy] = [width / 2, seam - r * 0.78]
    const { other } = inksOn(page, ground, false)
    const hills = `M0 ${seam}C${width * 0.22} ${seam - u * 7} ${width * 0.4} ${seam + u * 2} ${width * 0.6} ${seam - u * 3}S${width * 0.86} ${seam - u * 6} ${width} ${seam - u}V${height}H0Z`
    const disc: ColourRef =
      other === earth.fill ? (`${ground.fill}/${ground.fill === 'ink' ? 22 : -10}` as ColourRef) : other
    return [
      ...backdrop(page, backdropOf(page, ['bands', 'sheen', 'mesh']), whole(page)),
      drawing(
        'land',
        whole(page),
        [
          { d: circle(cx, cy, r), fill: disc },
          { d: hills, fill: `${earth.fill}/${earth.fill === 'ink' ? 8 : 7}` as ColourRef },
          { d: rectangle(0, seam + u * 3, width, height - seam), fill: earth.fill },
        ],
        'background',
      ),
      title.node,
      ...hero(page, { x: (width - side) / 2, y: seam + u * 4 - side * 0.92, width: side, height: side * 0.92 }),
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
      fold(page),
    ]
  },
}

const plate: PieceLayout = {
  name: 'plate',
  manner: 'A series on a shelf: bands of colour, a plate with the title across them, the thing above it',
  example: 'Business book cover "Less Meetings" by Dana Ruiz, subtitle: How small teams ship more',
  leans: { tones: ['modern', 'swiss'] },
  grounds: ['paper', 'surface'],
  lettering: ['plain', 'coloured'],
  place(page) {
    const { u, width, height, ground, random } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const upper = random.fork('upper').pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const shown = hasHero(page)
    const foot = footOf(page, parts, { ground, width: area.width, height: height * 0.2, most: u * 5.6, lines: false })
    const split = height * (shown ? 0.52 : 0.36)
    const bottom = area.y + area.height - foot.height - u * 5
    const lines = fitted(
      page,
      height * 0.12,
      () =>
        column(
          'lines',
          { width: area.width, layout: { gap: u } },
          underLines(page, parts, { width: area.width, fill: ground.ink }),
        ),
      1,
    )
    const below = parts.lines.length > 0 ? lines.height + u * 4 : 0
    const room: Area = { ...area, y: split + u * 5, height: bottom - split - u * 5 - below }
    const title = stackedTitle(page, room, {})
    const onUpper: Page = { ...page, ground: upper }
    const stripes = [0, 1, 2].map(
      (i): Shape => ({
        d: rectangle(0, split - u * (2.2 * (3 - i)), width, u * 1.1),
        fill: i === 1 ? 'paper' : (`${upper.fill}/-8` as ColourRef),
      }),
    )
    return [
      frame('upper', { role: 'panel', fill: upper.fill, at: { left: 0, top: 0 }, width, height: split, clip: true }, [
        drawing('discs', { x: 0, y: 0, width, height: split }, [
          { d: circle(width * 0.5, split * 0.5, width * 0.42), fill: `${upper.fill}/6` as ColourRef },
          ...(shown
            ? []
            : Array.from(
                { length: 7 },
                (_, i): Shape => ({
                  d: circle(width * 0.5, split * 0.46, width * (0.4 - i * 0.052)),
                  stroke: { paint: i % 2 ? upper.ink : 'paper', width: u * 1.2 },
                }),
              )),
        ]),
      ]),
      drawing('stripes', whole(page), shown ? [] : stripes),
      ...(shown
        ? hero(
            onUpper,
            { x: width * 0.12, y: split * 0.06, width: width * 0.8, height: split * 0.92 },
            { on: upper.fill },
          )
        : []),
      title.node,
      ...(below > 0 ? [placed('lines-place', { ...area, y: room.y + title.height + u * 4 }, [lines.node])] : []),
      rule('author-rule', ground.ink, Math.max(2, u * 0.3), area.width, {
        at: { left: area.x, top: bottom + u * 1.4 },
      }),
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
      fold(page),
    ]
  },
}

const crop: PieceLayout = {
  name: 'crop',
  manner: 'The thing larger than the cover, cropped by its foot, in two tones; the title stands on it',
  example: 'Cover for a cookbook called Slow Sundays, author Priya Nair, warm colours, a pot of soup',
  grounds: ['accent', 'secondary', 'ink', 'paper'],
  lettering: ['plain', 'shadow', 'sticker', 'extrusion', 'coloured'],
  photo: true,
  suits: (brief) => (brief.subject.objects.length > 0 || brief.picture ? 1 : 0),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const head = fitted(
      page,
      area.height * 0.2,
      () =>
        column('head', { width: area.width, layout: { gap: u * 1.6, align: 'center' } }, [
          ...authorLines(page, parts, { width: area.width, fill: ground.ink, most: u * 5.4, align: 'center' }),
        ]),
      1,
    )
    const top = area.y + (parts.authors.length > 0 ? head.height + u * 4 : 0)
    const title = stackedTitle(page, { ...area, y: top, height: height * 0.3 }, { align: 'center', most: 0.32 })
    const tail = fitted(
      page,
      height * 0.14,
      (s) =>
        column('tail', { width: area.width, layout: { gap: u * 1.4 * s, align: 'center' } }, [
          ...underLines(page, parts, { width: area.width, fill: ground.ink, align: 'center' }),
          ...leftOver(parts, ground, area.width, height * 0.08 * s, 'center'),
        ]),
      1,
    )
    const under = top + title.height + u * 3.4
    const spoken = tail.height > 1 ? tail.height + u * 3 : 0
    const photo = page.brief.picture?.treatAs === 'photo'
    const from = under + spoken
    const side = Math.max(width * 0.9, height - from)
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'sheen', 'rings', 'spot', 'halftone']), {
        x: 0,
        y: from,
        width,
        height: height - from,
      }),
      ...hero(
        page,
        photo
          ? { x: 0, y: from, width, height: height - from }
          : {
              x: Math.min(0, (width - side) / 2) + margin * 0.4,
              y: from,
              width: Math.min(width, side) - margin * 0.8,
              height: height - from - margin * 0.4,
            },
      ),
      ...(parts.authors.length > 0 ? [placed('head-place', area, [head.node])] : []),
      title.node,
      ...(spoken > 0 ? [placed('tail-place', { ...area, y: under }, [tail.node])] : []),
      fold(page),
    ]
  },
}

export const bookCover: PieceFormat = {
  piece: 'book-cover',
  leads: ['headline', 'quote', 'brand', 'tagline', 'offer'],
  layouts: [wall, emblem, horizon, plate, crop],
}
