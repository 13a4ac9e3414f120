/** What the layouts share. Programmes, timetables and schedules: the hours are what is drawn, to scale where the times say how long. */
import type { Copy } from '../../../../brief/types.ts'
import type { ColourRef, Frame, Node } from '../../../../scene/types.ts'
import type { Slot } from '../../../shared/entries.ts'
import { slotOf } from '../../../shared/entries.ts'
import { coloursOn, column, fitSize, fitted, placed, row, said, tag, wideOf } from '../../../shared/printed/kit.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { facts } from '../../../shared/systems/facts.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page } from '../page.ts'
import { without } from '../page.ts'

export interface Parts {
  slots: Slot[]
  called: Copy[]
  rest: Page
  /** Whether each slot begins at an hour that can be drawn, in the order of the hours. */
  timed: boolean
}

/** What a programme holds until somebody gives it an order: plainly places for it. */
export const OPEN = [
  'Time 1 · Your first point',
  'Time 2 · Your second point',
  'Time 3 · Your third point',
  'Time 4 · Your fourth point',
]

export function partsOf(page: Page): Parts {
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

export interface Laid {
  nodes: Node[]
  /** What is left for the order of the day. */
  room: Area
}

/** The title at the head, the facts at the foot, the rest for the hours. */
export function laid(
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
export const timeText = (
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

export const nameText = (
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

/** Hours end on one line, so that '9:00' stands under '10:45' figure by figure; under days they begin with them. */
export const hoursEnd = (slots: readonly Slot[]): { align: 'start' | 'end' } => ({
  align: slots.some(({ day }) => day) ? 'start' : 'end',
})

/** How wide the widest time stands, or the day over it, pixels. */
export const widestTime = (page: Page, slots: readonly Slot[], size: number, daySize = size * 0.6): number =>
  Math.max(
    0,
    ...slots.map(({ time, day }) =>
      Math.max(
        time ? wideOf(page, time.text, { voice: 'large', size, fill: 'ink' }) : 0,
        day ? wideOf(page, day.text, { voice: 'strong', size: daySize, fill: 'ink' }) : 0,
      ),
    ),
  )

/** The size at which a slot's name stands in a room, in two lines at most. */
export const nameSize = (page: Page, slot: Slot, width: number, height: number): number =>
  fitSize(page, (slot.name ?? slot.copy).text, { width, height, lines: 2, voice: 'large', lineHeight: 1.14 })

/** Without hours that can be drawn: ruled rows, what leads at the left. */
export function rows(page: Page, { slots }: Parts, room: Area, u: number): Node[] {
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
      const wide = widestTime(page, slots, u * 4.4 * s, u * 2.7 * s)
      const left = Math.min(room.width * 0.56, wide + u * 4)
      return column(
        'rows',
        { width: room.width },
        slots.map((slot, i) =>
          rowOf(page, slot, i, { width: room.width, left, wide, hours: hoursEnd(slots), scale: s, accent }),
        ),
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
  {
    width,
    left,
    wide,
    hours,
    scale: s,
    accent,
  }: {
    width: number
    left: number
    wide: number
    hours: ReturnType<typeof hoursEnd>
    scale: number
    accent: ColourRef
  },
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
        ? [
            column(
              `${id}-when`,
              { width: left, layout: { ...hours, padding: [0, Math.max(0, left - wide), 0, 0] } },
              timeText(page, id, slot, { size: u * 4.4 * s, fill: accent }),
            ),
          ]
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
