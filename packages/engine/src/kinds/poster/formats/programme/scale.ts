import type { Node } from '../../../../scene/types.ts'
import type { Slot } from '../../../shared/entries.ts'
import { rectangle } from '../../../shared/geometry.ts'
import { panel, placed, row, wideOf } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { inside } from '../../../shared/systems/room.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import type { Parts } from './parts.ts'
import { laid, nameSize, nameText, partsOf, rows, timeText } from './parts.ts'

/** How long each lasts, hours: to its own end, else to what follows; the last as long as the others. */
function lengthsOf(slots: readonly Slot[]): number[] {
  const known = slots.map(
    ({ from = 0, to }, i) => (to !== undefined && to > from ? to : (slots[i + 1]?.from ?? from)) - from,
  )
  const usual = known.filter((one) => one > 0).sort((a, b) => a - b)
  return known.map((one) => (one > 0 ? one : (usual[Math.floor(usual.length / 2)] ?? 1)))
}

/** One point: its time on the ruler, its bar beside it. */
function slotDrawn(
  page: Page,
  slot: Slot,
  i: number,
  area: Area,
  own: { rail: number; bar: number; on: Ground },
): Node[] {
  const { u, ground, direction } = page
  const { rail, bar, on } = own
  const id = `slot-${i + 1}`
  const [width, high] = [area.width - rail, bar > u * 13]
  const inner = width - u * 4.4
  const size = Math.min(u * 4.2, bar * 0.42, nameSize(page, slot, inner, bar * 0.8))
  const times = timeText(page, id, slot, { size: Math.min(u * 3.2, area.height * 0.42), fill: ground.ink })
  return [
    placed(`${id}-at`, { x: area.x, y: area.y + u * 0.9, width: rail - u * 1.2 }, [
      row(`${id}-when`, { layout: { gap: u * 0.8, align: 'baseline' } }, times),
    ]),
    panel(
      `${id}-bar`,
      { x: area.x + rail, y: area.y, width, height: bar },
      on.fill,
      [nameText(page, id, slot, { size, fill: on.ink, width: inner, voice: 'large' })],
      {
        radius: Math.min(direction.radius, u * 1.6),
        layout: { padding: [high ? u * 2 : 0, u * 2.2, 0, u * 2.2], justify: high ? 'start' : 'center' },
      },
    ),
  ]
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
    ticks.push(rectangle(room.x, y, rail - u * 2, Math.max(1.5, u * 0.16)))
    out.push(...slotDrawn(page, slot, i, { x: room.x, y, width: room.width, height: h }, { rail, bar, on }))
    y += h
  }
  return [drawing('ticks', whole(page), [{ d: ticks.join(''), fill: ground.ink }]), ...out]
}

export const scale: PieceLayout = {
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
    const area = inside(page)
    const { nodes, room } = laid(page, parts, area, { ground, share: 0.2 })
    return [...nodes, ...(parts.timed ? hoursDrawn(page, parts, room) : rows(page, parts, room, u))]
  },
}
