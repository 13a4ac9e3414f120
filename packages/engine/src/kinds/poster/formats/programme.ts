/** Programmes, timetables and schedules: the hours are what is drawn, to scale where the times say how long. */
import type { Copy } from '../../../brief/types.ts'
import type { ColourRef, Frame, Node } from '../../../scene/types.ts'
import { circle, rectangle } from '../../shared/geometry.ts'
import { isAsked } from '../../shared/pieces.ts'
import { GROUNDS, type Ground } from '../../shared/sheet.ts'
import { backdrop } from '../../shared/systems/backdrops.ts'
import { facts } from '../../shared/systems/facts.ts'
import { hasHero, hero } from '../../shared/systems/hero.ts'
import { stackedTitle } from '../../shared/systems/lettering.ts'
import type { Area } from '../../shared/systems/types.ts'
import { type Slot, slotOf } from './entries.ts'
import { coloursOn, column, fitSize, fitted, frame, heading, placed, row, rule, said, tag, wideOf } from './kit.ts'
import { drawing } from './ornaments.ts'
import { backdropOf, type Page, type PieceFormat, type PieceLayout, whole, without } from './page.ts'

interface Parts {
  slots: Slot[]
  called: Copy[]
  rest: Page
  /** Whether each slot begins at an hour that can be drawn, in the order of the hours. */
  timed: boolean
}

/** What a programme holds until somebody gives it an order: plainly places for it. */
const OPEN = [
  'Time 1 · Your first point',
  'Time 2 · Your second point',
  'Time 3 · Your third point',
  'Time 4 · Your fourth point',
]

function partsOf(page: Page): Parts {
  const { plan } = page
  const listed = plan.list.filter(({ role }) => role === 'list-item')
  const given = listed.length > 0 ? listed : OPEN.map((text): Copy => ({ role: 'list-item', text, source: 'written' }))
  const slots = given.map(slotOf)
  const heads = plan.list.filter(({ role }) => role !== 'list-item')
  const called = plan.rest.filter(({ role }) => role === 'headline')
  const left = without(page, 'list')
  const rest = {
    ...left,
    plan: {
      ...left.plan,
      rest: [
        ...heads.map((copy): Copy => ({ ...copy, role: 'detail' })),
        ...plan.rest.filter((copy) => !called.includes(copy)),
      ],
    },
  }
  const hours = slots.map(({ from }) => from)
  const timed = slots.every(({ from, day }, i) => from !== undefined && !day && from >= (hours[i - 1] ?? 0))
  return { slots, called, rest, timed }
}

/** How long each lasts, hours: to its own end, else to what follows; the last as long as the others. */
function lengthsOf(slots: readonly Slot[]): number[] {
  const known = slots.map(
    ({ from = 0, to }, i) => (to !== undefined && to > from ? to : (slots[i + 1]?.from ?? from)) - from,
  )
  const usual = known.filter((one) => one > 0).sort((a, b) => a - b)
  return known.map((one) => (one > 0 ? one : (usual[Math.floor(usual.length / 2)] ?? 1)))
}

const insideOf = ({ width, height, margin }: Page): Area => ({
  x: margin,
  y: margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
})

interface Laid {
  nodes: Node[]
  /** What is left for the order of the day. */
  room: Area
}

/** The title at the head, the facts at the foot, the rest for the hours. */
function laid(
  page: Page,
  parts: Parts,
  area: Area,
  own: { ground: Ground; share: number; align?: 'start' | 'center' },
): Laid {
  const { u } = page
  const { ground, share, align = 'start' } = own
  const tops = parts.called.map((copy, i) =>
    tag(page, `called-${i + 1}`, copy, { size: u * 2.6, fill: ground.ink, width: area.width, lines: 1, align }),
  )
  const head = tops.length > 0 ? u * 6 : 0
  const title = stackedTitle(page, { ...area, y: area.y + head, height: area.height * share }, { align, ground })
  const foot = facts(parts.rest, ground, {
    width: area.width,
    height: area.height * 0.2,
    align,
    sender: true,
    most: 1.05,
    columns: align === 'center' ? 1 : 2,
  })
  const top = area.y + head + title.height + u * 4.4
  const bottom = area.y + area.height - (foot.nodes.length > 0 ? foot.height + u * 4 : 0)
  return {
    nodes: [
      ...(tops.length > 0 ? [placed('called', area, tops)] : []),
      title.node,
      ...(foot.nodes.length > 0
        ? [placed('foot', { ...area, y: area.y + area.height - foot.height }, foot.nodes)]
        : []),
    ],
    room: { ...area, y: top, height: bottom - top },
  }
}

/** A slot's time, and what then. */
const timeText = (
  page: Page,
  id: string,
  slot: Slot,
  own: { size: number; fill: ColourRef; width?: number; voice?: 'large' | 'strong' },
): Node[] =>
  slot.time
    ? [
        ...(slot.day
          ? [
              said(page, `${id}-day`, slot.day, {
                size: own.size * 0.6,
                fill: own.fill,
                voice: 'strong',
                lines: 1,
                lineHeight: 1.15,
              }),
            ]
          : []),
        said(page, `${id}-time`, slot.time, {
          size: own.size,
          fill: own.fill,
          voice: own.voice ?? 'large',
          lines: 1,
          lineHeight: 1.1,
          ...(own.width !== undefined && { width: own.width }),
        }),
        ...(slot.between
          ? [said(page, `${id}-mark`, slot.between, { size: own.size, fill: own.fill, lines: 1, lineHeight: 1.1 })]
          : []),
      ]
    : []
const nameText = (
  page: Page,
  id: string,
  slot: Slot,
  own: { size: number; fill: ColourRef; width: number; voice?: 'large' | 'strong'; lines?: number },
): Node =>
  said(page, `${id}-name`, slot.name ?? slot.copy, {
    size: own.size,
    fill: own.fill,
    voice: own.voice ?? 'strong',
    lines: own.lines ?? 2,
    lineHeight: 1.14,
    width: own.width,
  })

const scale: PieceLayout = {
  name: 'scale',
  manner: 'The day as a drawn scale: a ruler of hours, each point a bar as tall as it lasts',
  example:
    'Festival schedule, Riverbank Sounds, 15:00-16:00 Kiko Band, 16:30-17:30 The Low Tides, 18:00-19:30 Paper Lions, 20:00-22:00 DJ Okra',
  leans: { tones: ['swiss', 'bold'] },
  grounds: ['paper', 'ink', 'surface'],
  lettering: ['plain', 'coloured'],
  place(page) {
    const { u, ground } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const { nodes, room } = laid(page, parts, area, { ground, share: 0.2 })
    return [...nodes, ...(parts.timed ? hoursDrawn(page, parts, room) : rows(page, parts, room, u))]
  },
}

function hoursDrawn(page: Page, { slots }: Parts, room: Area): Node[] {
  const { u, ground } = page
  const lengths = lengthsOf(slots)
  const start = slots[0]?.from ?? 0
  const last = slots.at(-1)
  const end = (last?.from ?? start) + (lengths.at(-1) ?? 1)
  const gap = u * 0.5
  // Short points are drawn tall enough to be read; the rest shares what is left by its length.
  const least = Math.min(u * 6.4, room.height / slots.length)
  const spans = slots.map(({ from = 0 }, i) => (slots[i + 1]?.from ?? end) - from)
  const sum = spans.reduce((all, one) => all + Math.max(0.01, one), 0)
  const free = room.height - least * slots.length
  const tall = spans.map((one) => least + (free * Math.max(0.01, one)) / sum)
  const rail = Math.max(
    u * 15,
    ...slots.map(({ time }) =>
      time ? wideOf(page, time.text, { voice: 'large', size: u * 3.2, fill: 'ink' }) + u * 4 : 0,
    ),
  )
  const fills: Ground[] = [GROUNDS.accent, GROUNDS.secondary, ground.fill === 'ink' ? GROUNDS.paper : GROUNDS.ink]
  const out: Node[] = []
  let y = room.y
  const ticks: string[] = []
  for (const [i, slot] of slots.entries()) {
    const h = tall[i] ?? least
    const share = Math.min(1, (lengths[i] ?? 1) / Math.max(0.01, spans[i] ?? 1))
    const on = fills[i % fills.length] ?? GROUNDS.accent
    const bar = Math.max(least - gap, h * share - gap)
    const size = Math.min(u * 4.2, bar * 0.42)
    const inner = room.width - rail - u * 4.4
    ticks.push(rectangle(room.x, y, rail - u * 2, Math.max(1.5, u * 0.16)))
    out.push(
      placed(`slot-${i + 1}-at`, { x: room.x, y: y + u * 0.9, width: rail - u * 1.2 }, [
        row(
          `slot-${i + 1}-when`,
          { layout: { gap: u * 0.8, align: 'baseline' } },
          timeText(page, `slot-${i + 1}`, slot, { size: Math.min(u * 3.2, h * 0.42), fill: ground.ink }),
        ),
      ]),
      frame(
        `slot-${i + 1}-bar`,
        {
          role: 'panel',
          fill: on.fill,
          at: { left: room.x + rail, top: y },
          width: room.width - rail,
          height: bar,
          radius: Math.min(page.direction.radius, u * 1.6),
          layout: { padding: [0, u * 2.2, 0, u * 2.2], justify: bar > u * 13 ? 'start' : 'center' },
        },
        [
          ...(bar > u * 13 ? [frame(`slot-${i + 1}-air`, { height: u * 2 })] : []),
          nameText(page, `slot-${i + 1}`, slot, {
            size: Math.min(
              size,
              fitSize(page, (slot.name ?? slot.copy).text, {
                width: inner,
                height: bar * 0.8,
                lines: 2,
                voice: 'large',
                lineHeight: 1.14,
              }),
            ),
            fill: on.ink,
            width: inner,
            voice: 'large',
          }),
        ],
      ),
    )
    y += h
  }
  return [drawing('ticks', whole(page), [{ d: ticks.join(''), fill: ground.ink }]), ...out]
}

/** Without hours that can be drawn: ruled rows, what leads at the left. */
function rows(page: Page, { slots }: Parts, room: Area, u: number): Node[] {
  const { ground } = page
  const [accent] = coloursOn(page, ground)
  const widest = Math.max(
    1,
    ...slots.map(({ time }) => (time ? wideOf(page, time.text, { voice: 'large', size: u * 4.4, fill: 'ink' }) : 0)),
  )
  const block = fitted(
    page,
    room.height,
    (tried) => {
      const s = Math.min(tried, (room.width * 0.5) / widest)
      const left = Math.min(
        room.width * 0.56,
        Math.max(
          0,
          ...slots.map(({ time, day }) =>
            Math.max(
              time ? wideOf(page, time.text, { voice: 'large', size: u * 4.4 * s, fill: 'ink' }) : 0,
              day ? wideOf(page, day.text, { voice: 'strong', size: u * 2.7 * s, fill: 'ink' }) : 0,
            ),
          ),
        ) +
          u * 4,
      )
      return column(
        'rows',
        { width: room.width },
        slots.map((slot, i) => rowOf(page, slot, i, { width: room.width, left, scale: s, accent })),
      )
    },
    1.6,
  )
  return [placed('rows-place', { ...room, y: room.y + Math.max(0, (room.height - block.height) / 2) }, [block.node])]
}

function rowOf(
  page: Page,
  slot: Slot,
  i: number,
  { width, left, scale: s, accent }: { width: number; left: number; scale: number; accent: ColourRef },
): Frame {
  const { u, ground } = page
  const id = `slot-${i + 1}`
  const pad = u * 1.5 * s
  const size = u * 3.5 * s
  return row(
    id,
    {
      width,
      layout: { align: 'center', padding: [pad, 0, pad, 0] },
      stroke: { paint: ground.ink, width: Math.max(1.5, u * 0.16), sides: ['top'] },
    },
    [
      ...(slot.time
        ? [column(`${id}-when`, { width: left }, timeText(page, id, slot, { size: u * 4.4 * s, fill: accent }))]
        : []),
      nameText(page, id, slot, {
        size,
        fill: ground.ink,
        width: width - (slot.time ? left : 0),
        voice: slot.time ? 'strong' : 'large',
      }),
    ],
  )
}

const rail: PieceLayout = {
  name: 'rail',
  manner: 'One line down the sheet with a station for each point, times on its left, names on its right',
  example: 'Wedding day timeline: 14:00 Ceremony, 15:00 Champagne, 17:30 Dinner, 20:00 First dance, 23:00 Fireworks',
  leans: { tones: ['elegant'] },
  grounds: ['paper', 'surface', 'secondary'],
  lettering: ['plain', 'coloured'],
  place(page) {
    const { u, ground } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const [accent, second] = coloursOn(page, ground)
    const { nodes, room } = laid(page, parts, area, { ground, share: 0.19, align: 'center' })
    const { slots } = parts
    const each = room.height / slots.length
    const timed = slots.some(({ time }) => time)
    const size = Math.min(u * 4.6, each * 0.34)
    const wideTime = Math.max(
      0,
      ...slots.map(({ time, day }) =>
        Math.max(
          time ? wideOf(page, time.text, { voice: 'large', size, fill: 'ink' }) : 0,
          day ? wideOf(page, day.text, { voice: 'strong', size: size * 0.6, fill: 'ink' }) : 0,
        ),
      ),
    )
    const x = room.x + (timed ? Math.min(room.width * 0.46, Math.max(room.width * 0.36, wideTime + u * 5)) : u * 3)
    const right = room.x + room.width - x - u * 4
    const dots = slots.map((_, i) => circle(x, room.y + each * (i + 0.5), u * 1.5)).join('')
    const cores = slots.map((_, i) => circle(x, room.y + each * (i + 0.5), u * 0.62)).join('')
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'fibres', 'swells']), whole(page)),
      ...nodes,
      drawing('rail', whole(page), [
        { d: rectangle(x - u * 0.16, room.y + each * 0.5, u * 0.32, each * (slots.length - 1)), fill: accent },
        { d: dots, fill: accent },
        { d: cores, fill: ground.fill },
      ]),
      ...slots.map((slot, i): Node => {
        const id = `slot-${i + 1}`
        const nameSize = Math.min(
          size,
          fitSize(page, (slot.name ?? slot.copy).text, {
            width: right,
            height: each * 0.86,
            lines: 2,
            voice: 'large',
            lineHeight: 1.14,
          }),
        )
        return row(
          id,
          {
            at: { left: room.x, top: room.y + each * i },
            width: room.width,
            height: each,
            layout: { align: 'center' },
          },
          [
            ...(timed
              ? [
                  column(
                    `${id}-when`,
                    { width: x - room.x - u * 4, layout: { align: 'end' } },
                    timeText(page, id, slot, { size, fill: second }),
                  ),
                ]
              : []),
            frame(`${id}-gap`, { width: timed ? u * 8 : x - room.x + u * 4, height: u }),
            nameText(page, id, slot, { size: nameSize, fill: ground.ink, width: right, voice: 'large' }),
          ],
        )
      }),
    ]
  },
}

const bands: PieceLayout = {
  name: 'bands',
  manner: 'Bands of colour from edge to edge, a great hour in each',
  example:
    'Conference programme: 9:00 Registration, 9:30 Keynote by Mara Lune, 11:00 Workshops, 12:30 Lunch, 16:30 Drinks. Urban Futures 2026, Hall 4, Lyon',
  leans: { tones: ['bold', 'retro'], type: ['bold'] },
  grounds: ['paper', 'surface', 'ink', 'accent'],
  lettering: ['plain', 'coloured'],
  suits: ({ copy }) => (copy.filter(({ role }) => role === 'list-item').length <= 9 ? 1 : 0.3),
  place(page) {
    const { u, ground, width, margin } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const { slots } = parts
    const { nodes, room } = laid(page, parts, area, { ground, share: 0.18 })
    const each = room.height / slots.length
    const fills: ColourRef[] = ground.fill === 'accent' ? ['secondary', 'paper', 'surface'] : ['accent', 'secondary']
    const inkOf = (fill: ColourRef): ColourRef =>
      fill === 'accent' ? 'onAccent' : fill === 'secondary' ? 'onSecondary' : 'ink'
    const timeSize = Math.min(
      each * 0.5,
      u * 7,
      ...slots.flatMap(({ time }) =>
        time ? [(width * 0.4 * u * 7) / wideOf(page, time.text, { voice: 'large', size: u * 7, fill: 'ink' })] : [],
      ),
    )
    const left = Math.max(
      0,
      ...slots.map(({ time, day }) =>
        Math.max(
          time ? wideOf(page, time.text, { voice: 'large', size: timeSize, fill: 'ink' }) : 0,
          day ? wideOf(page, day.text, { voice: 'strong', size: timeSize * 0.6, fill: 'ink' }) : 0,
        ),
      ),
    )
    const gap = left > 0 ? u * 4 : 0
    const right = width - 2 * margin - left - gap
    return [
      ...nodes,
      ...slots.map((slot, i): Node => {
        const fill = fills[i % fills.length] ?? 'accent'
        const ink = inkOf(fill)
        const id = `slot-${i + 1}`
        const size = Math.min(
          each * 0.34,
          u * 4.6,
          fitSize(page, (slot.name ?? slot.copy).text, {
            width: right,
            height: each * 0.8,
            lines: 2,
            voice: 'large',
            lineHeight: 1.14,
          }),
        )
        return row(
          id,
          {
            role: 'panel',
            fill,
            at: { left: 0, top: room.y + each * i },
            width,
            height: each,
            layout: { align: 'center', gap, padding: [0, margin, 0, margin] },
          },
          [
            ...(slot.time
              ? [column(`${id}-when`, { width: left }, timeText(page, id, slot, { size: timeSize, fill: ink }))]
              : []),
            nameText(page, id, slot, { size, fill: ink, width: right, voice: 'large' }),
          ],
        )
      }),
    ]
  },
}

const cover: PieceLayout = {
  name: 'leaf',
  manner: 'A folded leaf: what it is about, drawn large at the head, a quiet ruled order of points below',
  example:
    'Class timetable for Lotus Yoga Studio: Mon 7:00 Vinyasa, Mon 18:30 Yin, Tue 9:00 Pilates, Wed 19:00 Hatha, Thu 7:00 Vinyasa',
  grounds: ['paper', 'surface'],
  lettering: ['plain', 'coloured', 'shadow'],
  photo: true,
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const on = random.fork('head').pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const many = parts.slots.length > 7
    const band = height * (many ? 0.26 : 0.33)
    const onBand: Page = { ...page, ground: on }
    const shown = hasHero(page) && (isAsked(page.brief) || page.brief.subject.industry !== 'event')
    const side = shown ? Math.min(band * 1.02, width * 0.4) : 0
    const named: Area = { x: margin, y: margin * 0.9, width: width - 2 * margin - side, height: band - margin * 1.8 }
    const photo = page.brief.picture?.treatAs === 'photo'
    const tops = parts.called.map((copy, i) =>
      tag(page, `called-${i + 1}`, copy, { size: u * 2.4, fill: on.ink, width: named.width, lines: 2 }),
    )
    const above = tops.length > 0 ? u * 6 : 0
    const foot = facts(parts.rest, ground, {
      width: width - 2 * margin,
      height: height * 0.16,
      sender: true,
      most: 1,
      columns: 2,
    })
    const top = band + margin * 0.7
    const room: Area = {
      x: margin,
      y: top,
      width: width - 2 * margin,
      height: height - top - margin - (foot.nodes.length > 0 ? foot.height + u * 4 : 0),
    }
    return [
      frame('head', { role: 'panel', fill: on.fill, at: { left: 0, top: 0 }, width, height: band }),
      ...(shown
        ? hero(
            onBand,
            photo
              ? { x: width - side - margin * 0.4, y: 0, width: side + margin * 0.4, height: band }
              : { x: width - side - margin * 0.3, y: band - side * 0.94, width: side, height: side },
            { on: on.fill },
          )
        : []),
      ...(tops.length > 0 ? [placed('called', named, tops)] : []),
      stackedTitle(
        onBand,
        { ...named, y: named.y + above, height: named.height - above },
        { ground: on, valign: 'center' },
      ).node,
      ...rows(page, parts, room, u),
      ...(foot.nodes.length > 0
        ? [placed('foot', { x: margin, y: height - margin - foot.height, width: width - 2 * margin }, foot.nodes)]
        : []),
    ]
  },
}

const classical: PieceLayout = {
  name: 'playbill',
  manner: 'A playbill on one axis: fine rules, names in the middle, hours as small capitals above them',
  example:
    'Concert programme for the Chamber Choir St Anne: Tallis - If ye love me, Bruckner - Locus iste, Pärt - Da pacem, Whitacre - Sleep. 12 December, 7.30 pm',
  leans: { tones: ['classic'], type: ['serif'] },
  grounds: ['paper', 'surface', 'ink'],
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const [accent, second] = coloursOn(page, ground)
    const area: Area = { x: margin * 1.6, y: margin * 1.7, width: width - 3.2 * margin, height: height - 3.4 * margin }
    const title = fitted(
      page,
      area.height * 0.26,
      (s) =>
        column('head', { width: area.width, layout: { gap: u * 2.4, align: 'center' } }, [
          ...parts.called.map((copy, i) =>
            tag(page, `called-${i + 1}`, copy, {
              size: u * 2.4,
              fill: second,
              align: 'center',
              width: area.width,
              lines: 2,
            }),
          ),
          heading(page, 'title', page.plan.title, {
            width: area.width,
            height: area.height * 0.16 * s,
            lines: 2,
            most: u * 10,
            fill: accent,
            align: 'center',
          }),
          rule('head-rule', accent, Math.max(1.5, u * 0.22), u * 14, { alignSelf: 'center' }),
        ]),
      1.2,
    )
    const foot = facts(parts.rest, ground, {
      width: area.width,
      height: area.height * 0.22,
      align: 'center',
      sender: true,
      most: 1,
      columns: 1,
    })
    const top = area.y + title.height + u * 4
    const room: Area = {
      ...area,
      y: top,
      height: area.y + area.height - top - (foot.nodes.length > 0 ? foot.height + u * 4 : 0),
    }
    const block = fitted(
      page,
      room.height,
      (s) =>
        column(
          'points',
          { width: area.width, layout: { gap: u * 2.7 * s } },
          parts.slots.map((slot, i) =>
            column(`slot-${i + 1}`, { width: area.width, layout: { align: 'center', gap: u * 0.5 * s } }, [
              ...(slot.time
                ? [
                    row(
                      `slot-${i + 1}-when`,
                      { layout: { gap: u, align: 'baseline', justify: 'center' } },
                      timeText(page, `slot-${i + 1}`, slot, { size: u * 2.6 * s, fill: second, voice: 'strong' }),
                    ),
                  ]
                : []),
              said(page, `slot-${i + 1}-name`, slot.name ?? slot.copy, {
                size: u * 3.7 * s,
                fill: ground.ink,
                voice: 'large',
                align: 'center',
                width: area.width,
                lines: 2,
                lineHeight: 1.16,
              }),
            ]),
          ),
        ),
      1.5,
    )
    const edge = margin * 0.6
    return [
      ...backdrop(page, 'fibres', whole(page)),
      drawing('lines', whole(page), [
        { d: rectangle(edge, edge, width - 2 * edge, height - 2 * edge), stroke: { paint: accent, width: u * 0.36 } },
        {
          d: rectangle(edge + u * 1.3, edge + u * 1.3, width - 2 * edge - 2.6 * u, height - 2 * edge - 2.6 * u),
          stroke: { paint: accent, width: Math.max(1, u * 0.13) },
        },
      ]),
      placed('head-place', area, [title.node]),
      placed('points-place', { ...room, y: room.y + Math.max(0, (room.height - block.height) / 2) }, [block.node]),
      ...(foot.nodes.length > 0
        ? [placed('foot', { ...area, y: area.y + area.height - foot.height }, foot.nodes)]
        : []),
    ]
  },
}

export const programme: PieceFormat = {
  piece: 'programme',
  leads: ['brand', 'headline', 'quote', 'tagline', 'offer', 'label'],
  layouts: [scale, rail, bands, cover, classical],
}
