/**
 * Everything besides the title as one typographic object: what explains, when and where large, lists with rules, each contact a
 * line of its own, the call on a button. It is set as large as its room allows, and never below what can be read.
 */
import type { Copy } from '../../../brief/types.ts'
import { apca, contrast } from '../../../colour/colour.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Frame, Node, Pictogram, Text } from '../../../scene/types.ts'
import { copyText, scene } from '../brief-scene.ts'
import { askedButton, buttonIn } from '../button-colours.ts'
import { largeVoice } from '../details.ts'
import { type Item, itemsOf } from '../entries.ts'
import type { Ground, Sheet } from '../sheet.ts'
import { attachedLogo } from '../subject.ts'
import { breaks, LEADING, LEAST, LONG, leastOf, SCALES, SHORT, SIZE } from './sizes.ts'
import type { Stage } from './types.ts'

export interface FactsOptions {
  width: number
  /** The most that they may take, pixels. */
  height: number
  align?: 'start' | 'center'
  /** Colours of the button. */
  button?: [fill: Ground['fill'], ink: Ground['ink']]
  /** Whether who speaks stands among them. */
  sender?: boolean
  /** Whether what explains the title stands among them. */
  lead?: boolean
  /** In how many columns; by the room where absent. */
  columns?: 1 | 2
  /** The largest scale. */
  most?: number
  /** Of the pieces' ids, where several stand on a sheet. */
  id?: string
  /** A line above. */
  rule?: boolean
}

export interface Facts {
  nodes: Node[]
  height: number
  /** How large they are set, 1 is the size at which they read well. */
  scale: number
}

/** Between two columns, × u. */
const GUTTER = 3

interface Setting {
  stage: Stage
  ground: Ground
  scale: number
  align: 'start' | 'center'
  least: number
  prefix: string
}

const sizeOf = ({ stage, scale, least }: Setting, times: number): number => Math.max(least, stage.u * times * scale)

function line(setting: Setting, id: string, copy: Copy, options: Partial<Text> & { times: number }): Text {
  const { stage, ground, align, least } = setting
  const { times, ...own } = options
  return copyText(`${setting.prefix}${id}`, copy, {
    font: 'text',
    weight: stage.direction.weights.text,
    lineHeight: LEADING.text,
    fill: ground.ink,
    ...(align === 'center' && { align }),
    ...own,
    size: sizeOf(setting, times),
    fit: { min: least, ...own.fit },
  })
}

/** Dates, times and offers, in the voice of the title. */
function largeLines(setting: Setting, copies: readonly Copy[], name: string): Node[] {
  const voice = largeVoice(setting.stage)
  return copies.map((copy, i) => {
    const short = copy.text.length <= SHORT
    const first = i === 0 && short
    return line(setting, `${name}-${i + 1}`, copy, {
      times: first ? SIZE.large : short ? SIZE.place : SIZE.plain,
      font: short ? voice.font : 'text',
      weight: short ? voice.weight : setting.stage.direction.weights.strong,
      lineHeight: short ? LEADING.large : LEADING.text,
    })
  })
}

/** Signs of the ways to reach somebody. */
export const CONTACT_ICONS: Partial<Record<Copy['role'], string>> = {
  phone: 'ph:phone-fill',
  email: 'ph:envelope-simple-fill',
  link: 'ph:globe-simple-bold',
  address: 'ph:map-pin-fill',
}

/** Each fact on its own line, never broken, with a sign instead of a label. */
function contactLines(setting: Setting, copies: readonly Copy[]): Node[] {
  const { stage, ground, align } = setting
  const signs = !stage.brief.negatives.some(({ what }) => what === 'icon')
  return copies.map((copy, i): Node => {
    const single = copy.role !== 'address'
    const text = line(setting, `contact-${i + 1}`, copy, {
      times: SIZE.plain,
      weight: stage.direction.weights.strong,
      ...(single && { fit: { min: setting.least, lines: 1 } }),
    })
    const icon = CONTACT_ICONS[copy.role]
    if (!signs || !icon) return text
    const side = text.size * 1.05
    const sign: Pictogram = {
      type: 'pictogram',
      id: `${setting.prefix}sign-${i + 1}`,
      role: 'icon',
      icon,
      paint: ground.ink,
      width: side,
      height: side,
      margin: [text.size * 0.1, 0, 0, 0],
    }
    return row(
      `${setting.prefix}contact-row-${i + 1}`,
      { layout: { gap: text.size * 0.5, ...(align === 'center' && { justify: 'center' as const }) } },
      [sign, text],
    )
  })
}

/** So much more than it measures a column of hours has, that nothing in it breaks. */
const SLACK = 1.03

const isDay = /^\p{L}/u
/** An item whose hour and price stand in columns of their own; hours without a day end on one line. */
function tabled(setting: Setting, id: string, { time, name, price }: Item, hours: number, own: Partial<Text>): Node {
  const word = (part: string, copy: Copy, more: Partial<Text> = {}): Text =>
    line(setting, `${id}-${part}`, copy, { times: SIZE.list, align: 'start', ...own, ...more })
  return row(`${setting.prefix}${id}-columns`, { layout: { gap: setting.stage.u * 2, align: 'start' } }, [
    ...(time ? [word('time', time, { width: hours, align: isDay.test(time.text) ? 'start' : 'end' })] : []),
    ...(hours > 0 && !time ? [frame(`${setting.prefix}${id}-no-time`, { width: hours })] : []),
    word('name', name, { width: 'fill' }),
    ...(price ? [word('price', price)] : []),
  ])
}

/** Names, dishes, acts: ruled line by line; hours and prices in columns of their own. */
function listLines(setting: Setting, copies: readonly Copy[]): Node[] {
  if (copies.length === 0) return []
  const { stage, ground } = setting
  const { font, weight, spec } = largeVoice(stage)
  const own = { font, weight, lineHeight: LEADING.list } as const
  const ruled = copies.length >= 3
  const items = ruled ? itemsOf(copies) : copies.map((name): Item => ({ name }))
  const size = sizeOf(setting, SIZE.list)
  const hours = Math.max(0, ...items.map(({ time }) => (time ? stage.measure.width(time.text, spec, size) * SLACK : 0)))
  const lineOf = (item: Item, i: number): Node =>
    hours > 0 || item.price
      ? tabled(setting, `item-${i + 1}`, item, hours, own)
      : line(setting, `item-${i + 1}-name`, item.name, {
          times: item.name.text.length <= LONG / 2 ? SIZE.list : SIZE.plain,
          ...own,
        })
  const rows = items.map((item, i) =>
    column(
      `${setting.prefix}item-${i + 1}`,
      {
        layout: { padding: ruled ? [stage.u * 0.75, 0, stage.u * 0.75, 0] : 0 },
        ...(ruled && {
          stroke: { paint: ground.ink, width: Math.max(1, stage.u * 0.14), sides: ['top' as const] },
        }),
      },
      [lineOf(item, i)],
    ),
  )
  return [column(`${setting.prefix}items`, { role: 'group', layout: { gap: ruled ? 0 : stage.u * 0.7 } }, rows)]
}

/** What the words of a button want (WCAG 2.2, 1.4.3; APCA for words that are not running text). */
const [RATIO, LIGHTNESS] = [4.5, 61]

/** A button on a ground: the ground turned round, or black and white where that reads better. */
function buttonOn({ direction: { palette } }: Stage, { fill, ink }: Ground): [Ground['fill'], Ground['ink']] {
  const pairs: [Ground['fill'], Ground['ink']][] = [
    [ink, fill],
    ['ink', 'paper'],
    ['paper', 'ink'],
    ['accent', 'onAccent'],
    ['secondary', 'onSecondary'],
  ]
  return (
    pairs.find(
      ([under, over]) =>
        under !== fill &&
        contrast(palette[under], palette[over]) >= RATIO &&
        Math.abs(apca(palette[over], palette[under])) >= LIGHTNESS,
    ) ?? [ink, fill]
  )
}

function button(setting: Setting, [fill, ink]: [Ground['fill'], Ground['ink']], width: number): Node[] {
  const { stage, align } = setting
  const { plan, direction, brief } = stage
  if (!plan.cta) return []
  const size = sizeOf(setting, SIZE.button)
  const across = Math.min(size * 1.1, width * 0.06)
  const asked = askedButton(brief)
  const colours = asked ? buttonIn(asked, direction.palette) : { fill, ink }
  return [
    row(
      `${setting.prefix}cta-button`,
      {
        role: 'button',
        fill: colours.fill,
        width: 'hug',
        alignSelf: align === 'center' ? 'center' : 'start',
        radius: direction.radius > 12 ? 'full' : Math.min(direction.radius, size * 0.4),
        layout: { padding: [size * 0.6, across, size * 0.6, across] },
      },
      [
        copyText(`${setting.prefix}cta`, plan.cta, {
          font: 'text',
          weight: direction.weights.strong,
          size,
          lineHeight: 1.15,
          fill: colours.ink,
          maxWidth: width - 2 * across,
          fit: { min: Math.min(setting.least, LEAST * 0.75), lines: 2 },
        }),
      ],
    ),
  ]
}

function leadLines(setting: Setting): Node[] {
  const { stage, ground } = setting
  return stage.plan.lead.map((copy, i) =>
    line(setting, `lead-${i + 1}`, copy, {
      times: i === 0 && copy.text.length <= LONG ? SIZE.lead : SIZE.long,
      weight: i === 0 ? stage.direction.weights.strong : stage.direction.weights.text,
      fill: i === 0 ? ground.ink : ground.soft,
    }),
  )
}

function senderLines(setting: Setting): Node[] {
  const { stage, ground, align } = setting
  const { brand } = stage.plan
  const nodes = [
    ...attachedLogo(stage, sizeOf(setting, SIZE.brand) * 2, ground),
    ...(brand
      ? [
          line(setting, 'brand', brand, {
            times: SIZE.brand,
            weight: stage.direction.weights.strong,
            fit: { min: setting.least, lines: 2 },
          }),
        ]
      : []),
  ]
  if (nodes.length === 0) return []
  return [
    row(
      `${setting.prefix}sender`,
      { layout: { gap: stage.u * 1.4, align: 'center', ...(align === 'center' && { justify: 'center' as const }) } },
      nodes,
    ),
  ]
}

/** How wide a line stands with its sign, where it is not broken. */
function widthOf(stage: Stage, node: Node): number {
  if (node.type === 'frame') return node.children.reduce((sum, child) => sum + widthOf(stage, child), 0)
  if (node.type !== 'text') return typeof node.width === 'number' ? node.width * 1.5 : 0
  const family = stage.direction.typography[node.font] ?? stage.direction.typography.text
  return stage.measure.width(node.text, { family, weight: node.weight }, node.size)
}
const isShort = (node: Node): boolean =>
  node.type === 'text' ? node.text.length <= SHORT : node.type === 'frame' && node.children.every(isShort)

/** Parts side by side where there is room for their short lines, else one under the other. */
function beside(setting: Setting, id: string, parts: Node[][], width: number, most: number): Node[] {
  const there = parts.filter((part) => part.length > 0)
  const { stage, scale } = setting
  const half = (width - stage.u * GUTTER) / 2
  const breaks = there.flat().some((node) => isShort(node) && widthOf(stage, node) > half)
  const columns = breaks ? 1 : most
  const stacks = there.map((part, i) =>
    column(
      `${setting.prefix}${id}-${i + 1}`,
      { role: 'group', layout: { gap: stage.u * 0.7 * scale }, ...(columns > 1 && { width: 'fill' as const }) },
      part,
    ),
  )
  if (columns === 1 || stacks.length < 2) return stacks
  const rows: Frame[] = []
  for (let i = 0; i < stacks.length; i += columns)
    rows.push(
      row(
        `${setting.prefix}${id}-row-${i / columns + 1}`,
        { layout: { gap: stage.u * GUTTER } },
        stacks.slice(i, i + columns),
      ),
    )
  return rows
}

function set(setting: Setting, options: FactsOptions): Frame {
  const { stage, ground } = setting
  const { plan, u } = stage
  const { width, button: colours = buttonOn(stage, ground), sender = false, lead = true } = options
  const columns = setting.align === 'center' ? 1 : (options.columns ?? (width > u * 62 ? 2 : 1))
  const rule = frame(`${setting.prefix}rule`, { role: 'rule', height: Math.max(2, u * 0.35), fill: ground.ink })
  const contacts = contactLines(setting, [
    ...plan.where.filter(({ role }) => role === 'address').slice(0, plan.contact.length > 0 ? 1 : 0),
    ...plan.contact,
  ])
  const addressed = plan.contact.length > 0 ? plan.where.filter(({ role }) => role === 'address').slice(0, 1) : []
  const places = plan.where.filter((copy) => !addressed.includes(copy))
  const first = beside(
    setting,
    'first',
    [
      largeLines(setting, plan.when, 'when'),
      largeLines(setting, places, 'where'),
      largeLines(setting, plan.offer, 'offer'),
    ],
    width,
    columns,
  )
  const rest = plan.rest.map((copy, i) =>
    line(setting, `more-${i + 1}`, copy, { times: copy.text.length <= SHORT ? SIZE.list : SIZE.plain }),
  )
  const people = listLines(setting, [...plan.people, ...plan.list])
  const second = beside(setting, 'second', [rest, contacts], width, columns)
  const parts = [
    ...(sender ? senderLines(setting) : []),
    ...(lead ? leadLines(setting) : []),
    ...first,
    ...people,
    ...second,
    ...button(setting, colours, width),
  ]
  return column(
    `${setting.prefix}facts`,
    { role: 'group', width, layout: { gap: u * 1.7 * Math.min(1.2, setting.scale) } },
    parts.length > 0 && options.rule ? [rule, ...parts] : parts,
  )
}

/** How tall a column stands, pixels. */
export function tallOf(stage: Sheet, block: Frame): number {
  const { brief, direction } = stage
  const [laid] = stage.layOut({
    ...scene(brief, direction, [{ name: 'measure', root: column('measure', { layout: { align: 'start' } }, [block]) }]),
    format: { ...brief.format, height: 'auto' },
  })
  return laid?.root.children[0]?.height ?? 0
}

/** The facts as large as their room allows. Where even the smallest are too tall they say how tall they stand. */
export function facts(stage: Stage, ground: Ground, options: FactsOptions): Facts {
  const { align = 'start', height, most = 1.65, id = '' } = options
  const least = leastOf(stage)
  const fitting = SCALES.filter((one) => one <= most)
  const unbroken = fitting.filter((one) => !breaks(stage, options.width, one))
  const scales = unbroken.length > 0 ? unbroken : fitting
  const setIn = (scale: number): Facts => {
    const block = set({ stage, ground, scale, align, least, prefix: id }, options)
    return block.children.length === 0
      ? { nodes: [], height: 0, scale: 1 }
      : { nodes: [block], height: tallOf(stage, block), scale }
  }
  // The larger the taller: halving finds the first that fits.
  let [from, to] = [0, scales.length - 1]
  let found: Facts | undefined
  while (from < to) {
    const middle = (from + to) >> 1
    const tried = setIn(scales[middle] ?? 1)
    if (tried.height > height) from = middle + 1
    else [found, to] = [tried, middle]
  }
  return found?.scale === scales[from] && found ? found : setIn(scales[from] ?? 1)
}
