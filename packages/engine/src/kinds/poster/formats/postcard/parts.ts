/** The other side of postcards, in four layouts. */
import type { Brief } from '../../../../brief/types.ts'
import type { ColourRef, Node, Shape } from '../../../../scene/types.ts'
import { circle, polygon, rectangle } from '../../../shared/geometry.ts'
import { coloursOn, column, fitted, frame, heading, placed } from '../../../shared/printed/kit.ts'
import { drawing, rosette, stampEdge } from '../../../shared/printed/ornaments.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { attachedLogo } from '../../../shared/subject.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { facts } from '../../../shared/systems/facts.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { inset, whole } from '../page.ts'

export const isBack = ({ piece }: Brief): number => (piece?.side === 'back' ? 1 : 0)

/** A stamp with the thing on it. */
export function stamp(page: Page, id: string, box: Area, face: Ground, under: ColourRef): Node[] {
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
export const postmark = (id: string, cx: number, cy: number, r: number, ink: ColourRef, line: number): Node => {
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

/** Slanting stripes of two colours round a card. */
export function airmail(width: number, height: number, thick: number): Shape[] {
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

/** Lines for an address. */
export const addressLines = (page: Page, area: Area, ground: Ground, count = 4): Node => {
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

export interface Back {
  left: Area
  right: Area
  stampBox: Area
}

export const backOf = (page: Page): Back => {
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
export function imprint(
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

export const BACKS: readonly [string, string, (page: Page, back: Back) => Node[]][] = [
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

export const addressArea = ({ u }: Page, { right, stampBox }: Back): Area => {
  const top = Math.max(stampBox.y + stampBox.height + u * 5, right.y + right.height * 0.46)
  return { ...right, y: top, height: right.y + right.height - top - u * 2 }
}

export const divider = ({ u, width, height, margin, ground }: Page): Node =>
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

export const stampField = ({ u }: Page, box: Area, ground: Ground): Node =>
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

export const backs: readonly PieceLayout[] = BACKS.map(([name, manner, draw]) => ({
  name,
  manner,
  example: 'Back of a postcard for Hotel Bellevue, Zermatt, with stamp and address lines',
  grounds: ['paper', 'surface'] as const,
  suits: isBack,
  place: (page) => draw(page, backOf(page)),
}))
