/** Postcards: a picture with a greeting, or the other side: a message, a stamp, lines for an address. */
import type { Brief } from '../../../brief/types.ts'
import type { ColourRef, Node, Shape } from '../../../scene/types.ts'
import { circle, polygon, rectangle } from '../../shared/geometry.ts'
import { GROUNDS, type Ground } from '../../shared/sheet.ts'
import { attachedLogo } from '../../shared/subject.ts'
import { backdrop } from '../../shared/systems/backdrops.ts'
import { facts } from '../../shared/systems/facts.ts'
import { hasHero, hero } from '../../shared/systems/hero.ts'
import { stackedTitle } from '../../shared/systems/lettering.ts'
import type { Area } from '../../shared/systems/types.ts'
import { coloursOn, column, fitted, frame, heading, placed } from './kit.ts'
import { drawing, rosette, stampEdge } from './ornaments.ts'
import { backdropOf, type Page, type PieceFormat, type PieceLayout, whole } from './page.ts'

const isBack = ({ piece }: Brief): number => (piece?.side === 'back' ? 1 : 0)
const isFront = (brief: Brief): number => 1 - isBack(brief)
const insideOf = ({ width, height }: Page, pad: number): Area => ({
  x: pad,
  y: pad,
  width: width - 2 * pad,
  height: height - 2 * pad,
})

/** A stamp with the thing on it. */
function stamp(page: Page, id: string, box: Area, face: Ground, under: ColourRef): Node[] {
  const { u } = page
  const rim = box.width * 0.09
  const room: Area = {
    x: box.x + rim * 1.5,
    y: box.y + rim * 1.5,
    width: box.width - 3 * rim,
    height: box.height - 3 * rim,
  }
  const shown = hasHero(page)
  return [
    drawing(id, box, [
      { d: rectangle(0, 0, box.width, box.height), fill: face.fill },
      { d: stampEdge(box.width, box.height, box.width * 0.034), fill: under },
      {
        d: rectangle(rim, rim, box.width - 2 * rim, box.height - 2 * rim),
        stroke: { paint: face.ink, width: u * 0.2 },
      },
      ...(shown ? [] : rosette(box.width / 2, box.height / 2, box.width * 0.3, face.ink, u * 0.18, 10)),
    ]),
    ...(shown ? hero({ ...page, ground: face }, room, { on: face.fill, repeated: true, id: `${id}-picture` }) : []),
  ]
}

/** A postmark: two rings and waves. */
const postmark = (id: string, cx: number, cy: number, r: number, ink: ColourRef, line: number): Node => {
  const waves = [-0.5, -0.17, 0.17, 0.5]
    .map((at) => {
      const y = r + at * r * 1.3
      return `M${r * 2.1} ${y}${Array.from({ length: 4 }, (_, i) => `q${r * 0.19} ${i % 2 ? r * 0.2 : -r * 0.2} ${r * 0.38} 0`).join('')}`
    })
    .join('')
  return {
    ...drawing(id, { x: cx - r, y: cy - r, width: r * 4, height: r * 2 }, [
      { d: circle(r, r, r * 0.96) + circle(r, r, r * 0.66), stroke: { paint: ink, width: line } },
      { d: waves, stroke: { paint: ink, width: line } },
    ]),
    opacity: 0.75,
  }
}

const letters: PieceLayout = {
  name: 'greetings',
  manner: 'A greeting in great letters across the card, the place itself below it, sun behind',
  example: 'Postcard from Lisbon with a yellow tram, "Greetings from Lisbon"',
  leans: { tones: ['retro'], type: ['bold'] },
  grounds: ['accent', 'secondary', 'paper', 'surface'],
  lettering: ['extrusion', 'shadow', 'stripes', 'sticker', 'plain'],
  photo: true,
  suits: isFront,
  place(page) {
    const { u, ground, width, height, margin } = page
    const area = insideOf(page, margin)
    const shown = hasHero(page)
    const wide = width > height
    const words: Area = wide
      ? { ...area, width: area.width * (shown ? 0.56 : 1) }
      : { ...area, height: area.height * (shown ? 0.42 : 0.8) }
    const foot = facts(page, ground, {
      width: words.width,
      height: words.height * 0.36,
      sender: true,
      most: 1.2,
      columns: 1,
    })
    const title = stackedTitle(
      page,
      { ...words, height: words.height - (foot.nodes.length > 0 ? foot.height + u * 4 : 0) },
      { valign: 'center' },
    )
    const spot: Area = wide
      ? { x: width * 0.56, y: margin * 0.4, width: width * 0.44 - margin * 0.4, height: height - margin * 0.4 }
      : { x: margin * 0.5, y: height * 0.46, width: width - margin, height: height * 0.54 }
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'bands', 'rings', 'halftone']), spot),
      ...(shown ? hero(page, spot) : []),
      title.node,
      ...(foot.nodes.length > 0
        ? [placed('foot', { ...words, y: words.y + words.height - foot.height }, foot.nodes)]
        : []),
    ]
  },
}

const bordered: PieceLayout = {
  name: 'white-rim',
  manner: 'A picture with a white rim, as they were printed once; the greeting below it, a stamp at its corner',
  example: 'Postcard for our bakery opening, Crumb & Co, 5 May, 22 Mill Street, free croissants',
  grounds: ['paper', 'surface'],
  lettering: ['plain', 'coloured'],
  photo: true,
  suits: isFront,
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const on = random.fork('view').pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const rim = margin * 0.6
    const foot = facts(page, ground, { width: width * 0.42, height: height * 0.3, sender: true, most: 1, columns: 1 })
    const below = Math.max(height * 0.2, foot.nodes.length > 0 ? foot.height + u * 4 : 0)
    const view: Area = { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim - below }
    const top = view.y + view.height + u * 3.4
    const left = width - 2 * rim - (foot.nodes.length > 0 ? width * 0.42 + u * 5 : 0)
    const onView: Page = { ...page, ground: on }
    const title = stackedTitle(page, { x: rim, y: top, width: left, height: height - rim - top }, { valign: 'center' })
    return [
      frame(
        'view',
        {
          role: 'panel',
          fill: on.fill,
          at: { left: view.x, top: view.y },
          width: view.width,
          height: view.height,
          clip: true,
        },
        [
          drawing('view-light', { x: 0, y: 0, width: view.width, height: view.height }, [
            ...Array.from(
              { length: 6 },
              (_, i): Shape => ({
                d: rectangle(0, (view.height / 6) * i, view.width, view.height / 6 + 1),
                fill: `${on.fill}/${9 - i * 2}` as ColourRef,
              }),
            ),
            {
              d: circle(view.width * 0.74, view.height * 0.36, view.height * 0.24),
              fill: `${on.fill}/20` as ColourRef,
            },
          ]),
        ],
      ),
      ...hero(
        onView,
        page.brief.picture?.treatAs === 'photo'
          ? view
          : {
              x: view.x + view.width * 0.1,
              y: view.y + view.height * 0.05,
              width: view.width * 0.8,
              height: view.height * 0.95,
            },
        { on: on.fill },
      ),
      title.node,
      ...(foot.nodes.length > 0
        ? [placed('foot', { x: width - rim - width * 0.42, y: top, width: width * 0.42 }, foot.nodes)]
        : []),
    ]
  },
}

const mailed: PieceLayout = {
  name: 'air-mail',
  manner: 'A rim in slanting stripes as on letters by air, a stamp with the picture, a postmark over it',
  example: 'Postcard "Wish you were here" from the island of Föhr',
  leans: { tones: ['vintage'] },
  grounds: ['paper', 'surface'],
  lettering: ['plain', 'coloured', 'misprint'],
  suits: isFront,
  place(page) {
    const { u, ground, width, height, margin } = page
    const pad = margin * 1.35
    const area = insideOf(page, pad)
    const tall = height > width
    const side = tall ? width * 0.4 : height * 0.5
    const box: Area = { x: width - pad - side, y: pad, width: side, height: side * 1.18 }
    const [accent] = coloursOn(page, ground)
    const foot = facts(page, ground, { width: area.width, height: area.height * 0.28, sender: true, most: 1.1 })
    const free = area.height - (foot.nodes.length > 0 ? foot.height + u * 4 : 0)
    const words: Area = tall
      ? { ...area, y: box.y + box.height + u * 5, height: free - box.height - u * 5 }
      : { ...area, width: area.width - side - u * 8, height: free }
    return [
      ...backdrop(page, 'fibres', whole(page)),
      drawing('stripes', whole(page), airmail(width, height, margin * 0.5)),
      stackedTitle(page, words, { valign: 'center' }).node,
      ...stamp(page, 'stamp', box, GROUNDS.secondary, ground.fill),
      postmark('postmark', box.x - side * 0.02, box.y + box.height * 0.96, side * 0.2, accent, u * 0.32),
      ...(foot.nodes.length > 0
        ? [placed('foot', { ...area, y: area.y + area.height - foot.height }, foot.nodes)]
        : []),
    ]
  },
}

/** Slanting stripes of two colours round a card. */
function airmail(width: number, height: number, thick: number): Shape[] {
  const step = thick * 2.2
  const stripes: [string[], string[]] = [[], []]
  const bar = (x: number, y: number): string =>
    polygon([
      [x, y],
      [x + step * 0.6, y],
      [x + step * 0.6 - thick * 0.5, y + thick],
      [x - thick * 0.5, y + thick],
    ])
  const upright = (x: number, y: number): string =>
    polygon([
      [x, y],
      [x, y + step * 0.6],
      [x + thick, y + step * 0.6 - thick * 0.5],
      [x + thick, y - thick * 0.5],
    ])
  for (let i = 0; i * step < width; i++) {
    stripes[i % 2 ? 1 : 0].push(bar(i * step + thick * 0.5, 0), bar(i * step + thick * 0.5, height - thick))
  }
  for (let i = 0; i * step < height - 2 * thick - step * 0.6; i++) {
    const y = thick * 1.6 + i * step
    stripes[i % 2 ? 1 : 0].push(upright(0, y), upright(width - thick, y))
  }
  return [
    { d: stripes[0].join(''), fill: 'accent' },
    { d: stripes[1].join(''), fill: 'secondary' },
  ]
}

const views: PieceLayout = {
  name: 'views',
  manner: 'Several views in a grid round a plate with the greeting',
  example: 'Postcard of the harbour town Tórshavn, "Hello from Tórshavn", boats and houses',
  grounds: ['paper', 'ink', 'surface'],
  lettering: ['plain', 'coloured'],
  suits: isFront,
  place(page) {
    const { u, ground, width, height } = page
    const gap = u * 1.4
    const fills = [
      GROUNDS.accent,
      GROUNDS.secondary,
      { ...GROUNDS.ink, fill: ground.fill === 'ink' ? ('surface' as const) : ('ink' as const) },
      GROUNDS.secondary,
    ]
    const tall = height > width
    const centre: Area = tall
      ? { x: 0, y: height * 0.36, width, height: height * 0.28 }
      : { x: width * 0.32, y: 0, width: width * 0.36, height }
    const cells: Area[] = tall
      ? [
          { x: 0, y: 0, width: width / 2 - gap / 2, height: centre.y - gap },
          { x: width / 2 + gap / 2, y: 0, width: width / 2 - gap / 2, height: centre.y - gap },
          { x: 0, y: height * 0.64 + gap, width: width / 2 - gap / 2, height: height * 0.36 - gap },
          { x: width / 2 + gap / 2, y: height * 0.64 + gap, width: width / 2 - gap / 2, height: height * 0.36 - gap },
        ]
      : [
          { x: 0, y: 0, width: centre.x - gap, height: height * 0.58 - gap / 2 },
          { x: 0, y: height * 0.58 + gap / 2, width: centre.x - gap, height: height * 0.42 - gap / 2 },
          { x: width * 0.68 + gap, y: 0, width: width * 0.32 - gap, height: height * 0.42 - gap / 2 },
          {
            x: width * 0.68 + gap,
            y: height * 0.42 + gap / 2,
            width: width * 0.32 - gap,
            height: height * 0.58 - gap / 2,
          },
        ]
    const plate: Area = {
      x: centre.x + u * 4,
      y: centre.y + u * 5,
      width: centre.width - u * 8,
      height: centre.height - u * 10,
    }
    const foot = facts(page, ground, {
      width: plate.width,
      height: plate.height * 0.46,
      sender: true,
      align: 'center',
      most: 1,
      columns: 1,
    })
    const title = stackedTitle(
      page,
      { ...plate, height: plate.height - (foot.nodes.length > 0 ? foot.height + u * 3 : 0) },
      { align: 'center', valign: 'center' },
    )
    return [
      ...cells.flatMap((cell, i): Node[] => {
        const on = fills[i % fills.length] ?? GROUNDS.accent
        const big = Math.max(cell.width, cell.height) * (i % 3 === 0 ? 1.05 : 1.4)
        return [
          frame(
            `view-${i + 1}`,
            {
              role: 'panel',
              fill: on.fill,
              at: { left: cell.x, top: cell.y },
              width: cell.width,
              height: cell.height,
              clip: true,
            },
            [
              ...(hasHero(page)
                ? hero(
                    { ...page, ground: on },
                    {
                      x: cell.width / 2 - big / 2 + (i % 2 ? big * 0.12 : -big * 0.08),
                      y: cell.height / 2 - big / 2 + (i % 3 ? 0 : big * 0.08),
                      width: big,
                      height: big,
                    },
                    { on: on.fill, repeated: true, id: `picture-${i + 1}` },
                  )
                : [
                    drawing(`form-${i + 1}`, { x: 0, y: 0, width: cell.width, height: cell.height }, [
                      {
                        d: circle(
                          cell.width / 2,
                          cell.height / 2,
                          Math.min(cell.width, cell.height) * (0.2 + 0.07 * i),
                        ),
                        fill: on.ink,
                      },
                    ]),
                  ]),
            ],
          ),
        ]
      }),
      title.node,
      ...(foot.nodes.length > 0
        ? [placed('foot', { ...plate, y: plate.y + plate.height - foot.height }, foot.nodes)]
        : []),
    ]
  },
}

/** Lines for an address. */
const addressLines = (page: Page, area: Area, ground: Ground, count = 4): Node => {
  const { u } = page
  const each = area.height / count
  return drawing(
    'address-lines',
    area,
    [
      {
        d: Array.from({ length: count }, (_, i) =>
          rectangle(0, each * (i + 1) - u * 0.14, area.width * (i === count - 1 ? 0.6 : 1), Math.max(1.5, u * 0.14)),
        ).join(''),
        fill: ground.ink,
      },
    ],
    'rule',
  )
}

interface Back {
  left: Area
  right: Area
  stampBox: Area
}
const backOf = (page: Page): Back => {
  const { width, height, margin } = page
  const side = Math.min(width, height) * 0.22
  const tall = height > width
  const left: Area = tall
    ? { x: margin, y: margin, width: width - 2 * margin, height: height * 0.46 - margin }
    : { x: margin, y: margin, width: width * 0.5 - 1.7 * margin, height: height - 2 * margin }
  const right: Area = tall
    ? { x: margin, y: height * 0.52, width: width - 2 * margin, height: height * 0.48 - margin }
    : { x: width * 0.5 + 0.7 * margin, y: margin, width: width * 0.5 - 1.7 * margin, height: height - 2 * margin }
  return { left, right, stampBox: { x: right.x + right.width - side, y: right.y, width: side, height: side * 1.2 } }
}

/** The house and what it says of itself, at one edge of the message's half. */
function imprint(
  page: Page,
  area: Area,
  ground: Ground,
  edge: 'head' | 'foot',
  align: 'start' | 'center' = 'start',
): Node[] {
  const { u, plan } = page
  const [accent] = coloursOn(page, ground)
  const found = fitted(
    page,
    area.height * 0.62,
    (scale) =>
      column(
        'imprint-in',
        { width: area.width, layout: { gap: u * 2 * scale, ...(align === 'center' && { align: 'center' as const }) } },
        [
          ...attachedLogo(page, u * 9 * scale, ground),
          heading(page, 'title', plan.title, {
            width: area.width,
            height: u * 13 * scale,
            lines: 2,
            most: u * 7 * scale,
            fill: accent,
            align,
          }),
          ...facts(page, ground, {
            width: area.width,
            height: area.height * 0.4 * scale,
            sender: true,
            most: 0.9,
            align,
            columns: 1,
          }).nodes,
        ],
      ),
    1.1,
  )
  return [
    placed('imprint', { ...area, y: edge === 'head' ? area.y : area.y + area.height - found.height }, [found.node]),
  ]
}

const BACKS: readonly [string, string, (page: Page, back: Back) => Node[]][] = [
  [
    'back-classic',
    'The other side as it always was: a line in the middle, the sender at the head, a field for the stamp',
    (page, back) => [
      ...backdrop(page, 'fibres', whole(page)),
      divider(page),
      ...imprint(page, back.left, page.ground, 'head'),
      stampField(page, back.stampBox, page.ground),
      addressLines(page, addressArea(page, back), page.ground),
    ],
  ],
  [
    'back-stamp',
    'A stamp with the picture and its postmark, the sender at the foot',
    (page, back) => [
      ...backdrop(page, 'fibres', whole(page)),
      divider(page),
      ...imprint(page, back.left, page.ground, 'foot'),
      ...stamp(page, 'stamp', back.stampBox, GROUNDS.accent, page.ground.fill),
      postmark(
        'postmark',
        back.stampBox.x - back.stampBox.width * 1.15,
        back.stampBox.y + back.stampBox.height * 0.5,
        back.stampBox.width * 0.36,
        page.ground.ink,
        page.u * 0.28,
      ),
      addressLines(page, addressArea(page, back), page.ground),
    ],
  ],
  [
    'back-air-mail',
    'The rim in slanting stripes, the sender over the message',
    (page, back) => [
      drawing('stripes', whole(page), airmail(page.width, page.height, page.margin * 0.5)),
      divider(page),
      ...imprint(page, inset(back.left, page.u * 1.5), page.ground, 'head'),
      stampField(
        page,
        { ...back.stampBox, x: back.stampBox.x - page.u * 1.5, y: back.stampBox.y + page.u * 1.5 },
        page.ground,
      ),
      addressLines(page, addressArea(page, back), page.ground),
    ],
  ],
  [
    'back-field',
    'One half a field of colour with the thing on it, the address on paper',
    (page, back) => {
      const on = GROUNDS.accent
      const tall = page.height > page.width
      const half: Area = tall
        ? { x: 0, y: 0, width: page.width, height: page.height * 0.49 }
        : { x: 0, y: 0, width: page.width * 0.5, height: page.height }
      const side = Math.min(half.width, half.height) * 0.5
      return [
        frame('field', {
          role: 'panel',
          fill: on.fill,
          at: { left: 0, top: 0 },
          width: half.width,
          height: half.height,
        }),
        ...(hasHero(page)
          ? hero(
              { ...page, ground: on },
              { x: back.left.x + (back.left.width - side) / 2, y: back.left.y, width: side, height: side },
              { on: on.fill, repeated: true },
            )
          : []),
        ...imprint({ ...page, ground: on }, back.left, on, 'foot'),
        stampField(page, back.stampBox, page.ground),
        addressLines(page, addressArea(page, back), page.ground),
      ]
    },
  ],
]

const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})
const addressArea = ({ u }: Page, { right, stampBox }: Back): Area => {
  const top = Math.max(stampBox.y + stampBox.height + u * 5, right.y + right.height * 0.46)
  return { ...right, y: top, height: right.y + right.height - top - u * 2 }
}
const divider = ({ u, width, height, margin, ground }: Page): Node =>
  drawing(
    'divider',
    { x: 0, y: 0, width, height },
    [
      {
        d:
          height > width
            ? rectangle(margin, height * 0.49, width - 2 * margin, Math.max(1.5, u * 0.14))
            : rectangle(width * 0.5, margin, Math.max(1.5, u * 0.14), height - 2 * margin),
        fill: ground.ink,
      },
    ],
    'rule',
  )
const stampField = ({ u }: Page, box: Area, ground: Ground): Node =>
  drawing(
    'stamp-field',
    box,
    [
      {
        d: rectangle(u * 0.2, u * 0.2, box.width - u * 0.4, box.height - u * 0.4),
        stroke: { paint: ground.ink, width: Math.max(1.5, u * 0.18), dash: [u * 1.1, u * 0.9] },
      },
    ],
    'rule',
  )

const backs: readonly PieceLayout[] = BACKS.map(([name, manner, draw]) => ({
  name,
  manner,
  example: 'Back of a postcard for Hotel Bellevue, Zermatt, with stamp and address lines',
  grounds: ['paper', 'surface'] as const,
  suits: isBack,
  place: (page) => draw(page, backOf(page)),
}))

export const postcard: PieceFormat = {
  piece: 'postcard',
  leads: ['headline', 'quote', 'brand', 'offer', 'tagline'],
  layouts: [letters, bordered, mailed, views, ...backs],
}
