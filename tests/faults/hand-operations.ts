/** What people do to a design by hand and in words, by dice: mostly what can be done, at times what nobody can. */
import type { random } from '@limner/engine/instruments'
import type { Account } from '../harness/account.ts'

type Api = Account['api']
export type Parts = Awaited<ReturnType<Api['getDesignParts']>>
export type Operation = Parameters<Api['operateDesign']>[0]['body']['operations'][number]
type Artboard = Parts['artboards'][number]
type Part = Artboard['parts'][number]
export type Dice = ReturnType<typeof random>

const between = (dice: Dice, low: number, high: number) => low + dice.int(high - low + 1)
const HEXES = ['#1f3a5f', '#b3261e', '#f4efe6', '#0b0b0c', '#2e7d4f', '#e8b04a', '#6b2d5c'] as const
const WORDS = [
  'Open until late',
  'Ça va? Żółw 東京',
  '3 for 2',
  'A & B <br> "C"',
  'שלום',
  'One word more than before',
] as const
const ICONS = ['music', 'coffee', 'star', 'qzxv'] as const
const DRAWINGS = ['drawing:anchor', 'figure:tulip', 'icon:ph:anchor-fill', 'mark:arch-cross', 'drawing:gone'] as const
const SECTIONS = ['FAQ', 'team', 'gallery', 'bar chart', 'nothing'] as const
const WISHES = [
  'make the headline red',
  'more space',
  'swap the picture',
  'make it bigger',
  'darker background',
  'another font',
  'remove the icon',
  'undo that',
  'undo that',
  'move it to the moon',
  'less text, calmer colours',
  'rotate the headline 5 degrees',
  'lock the headline',
  'ground navy, words white',
  'add a QR code to https://example.com/menu',
  'headline in Playfair Display',
  'another layout',
  'move the last section up',
] as const

/** A wish in words. */
export const wish = (dice: Dice): string => dice.pick(WISHES)

const STYLES: ((dice: Dice, size: number) => Extract<Operation, { op: 'style' }>['set'])[] = [
  (dice) => ({ colour: dice.pick([...HEXES, 'accent', 'ink', 'muted'] as const) }),
  (dice) => ({ font: dice.pick(['display', 'text', 'accent'] as const) }),
  (dice) => ({ weight: between(dice, 1, 9) * 100 }),
  (dice, size) => ({ size: Math.max(4, Math.round(dice.between(size * 0.7, size * 1.3))) }),
  (dice) => ({ tracking: between(dice, -5, 20) / 100, align: dice.pick(['start', 'center', 'end'] as const) }),
  (dice) => ({ lineHeight: between(dice, 9, 18) / 10 }),
]

/** Of a drawing, one of its first shapes; of other parts what nobody can. */
const ON_A_SHAPE: ((shape: Pick<Part, 'id' | 'box'>, dice: Dice) => Operation)[] = [
  ({ id }, dice) => ({ op: 'move', id, x: between(dice, -30, 30), y: between(dice, -30, 30) }),
  ({ id, box }, dice) => ({
    ...{ op: 'size', id, x: box.x, y: box.y },
    width: Math.max(1, box.width * dice.next()),
    height: Math.max(1, box.height * dice.next()),
  }),
  ({ id }, dice) => ({ op: 'style', id, set: { colour: dice.pick([...HEXES, 'accent', 'ink'] as const) } }),
  ({ id }, dice) => ({ op: 'show', id, shown: dice.next() < 0.5 }),
  ({ id }) => ({ op: 'remove', id }),
  ({ id }, dice) => ({ op: 'rotate', id, degrees: between(dice, -180, 180) }),
]

const ON_A_PART: ((part: Part, dice: Dice) => Operation)[] = [
  ({ id }, dice) => ({ op: 'move', id, x: between(dice, -40, 40), y: between(dice, -40, 40) }),
  ({ id }, dice) => ({ op: 'move', id, x: between(dice, -9000, 9000), y: 0 }),
  ({ id, box }, dice) => {
    const [across, down] = [0.7 + dice.next() * 0.6, 0.7 + dice.next() * 0.6]
    const length = (side: number) => Math.min(20_000, Math.max(1, side))
    return { op: 'size', id, x: box.x, y: box.y, width: length(box.width * across), height: length(box.height * down) }
  },
  ({ id }, dice) => ({ op: 'rotate', id, degrees: dice.pick([-90, -15, 3, 0, 45, between(dice, -180, 180)]) }),
  ({ id, locked }) => ({ op: 'lock', id, locked: locked !== true }),
  ({ id }) => ({ op: 'ungroup', id }),
  ({ id }) => ({ op: 'name', id, name: 'Head & foot' }),
  ({ id }, dice) => ({ op: 'order', id, to: dice.pick(['front', 'forward', 'backward', 'back'] as const) }),
  ({ id }) => ({ op: 'duplicate', id }),
  ({ id }) => ({ op: 'remove', id }),
  ({ id, hidden }) => ({ op: 'show', id, shown: hidden === true }),
  ({ id, text }, dice) => ({ op: 'style', id, set: dice.pick(STYLES)(dice, text?.size ?? 40) }),
  ({ id }, dice) => ({ op: 'text', id, text: dice.pick(WORDS) }),
  ({ id }, dice) => ({ op: 'section', id, to: dice.pick(['up', 'down'] as const) }),
  ({ id }, dice) => ({ op: 'replace', id, item: dice.pick(DRAWINGS) }),
  ({ id }) => ({ op: 'photo', id }),
  ({ id }, dice) => ({ op: 'crop', id, focus: [dice.next(), dice.next()], zoom: 1 + dice.next() * 7 }),
]

const ON_THE_WHOLE: ((artboard: number, dice: Dice) => Operation)[] = [
  (artboard, dice) => ({ op: 'add', artboard, part: 'text', text: dice.pick(WORDS) }),
  (artboard, dice) => ({ op: 'add', artboard, part: dice.pick(['rectangle', 'ellipse', 'line'] as const) }),
  (artboard, dice) => ({ op: 'add', artboard, part: 'icon', word: dice.pick(ICONS) }),
  (artboard, dice) => ({ op: 'add', artboard, part: 'drawing', item: dice.pick(DRAWINGS) }),
  (artboard, dice) => ({ op: 'add-section', artboard, name: dice.pick(SECTIONS) }),
  (artboard, dice) => ({ op: 'add', artboard, part: 'qr', content: dice.pick(WORDS) }),
  (artboard, dice) => ({
    ...{ op: 'add', artboard, part: 'rectangle' },
    at: { x: between(dice, -50, 900), y: between(dice, -50, 900) },
  }),
  (_, dice) => ({
    op: 'palette',
    set: { [dice.pick(['paper', 'accent', 'ink', 'secondary'] as const)]: dice.pick(HEXES) },
  }),
  (artboard, dice) => ({
    ...{ op: 'add', artboard, part: 'picture' },
    at: { x: between(dice, 50, 900), y: between(dice, 50, 900) },
  }),
  (_, dice) => ({ op: 'remove', id: `gone-${between(dice, 1, 9)}` }),
]

/** What is selected together: moved, turned about what it has in common, sized, hidden, removed or copied, in one request. */
const ON_SEVERAL: ((parts: readonly Part[], dice: Dice) => Operation[])[] = [
  (parts, dice) => {
    const [x, y] = [between(dice, -20, 20), between(dice, -20, 20)]
    return parts.map(({ id }) => ({ op: 'move', id, x, y }))
  },
  (parts, dice) => {
    const degrees = dice.pick([-30, 7, 90])
    return parts.flatMap(({ id }): Operation[] => [
      { op: 'move', id, x: between(dice, -30, 30), y: between(dice, -30, 30) },
      { op: 'rotate', id, degrees },
    ])
  },
  (parts, dice) => {
    const times = 0.8 + dice.next() * 0.4
    const [x, y] = [Math.min(...parts.map(({ box }) => box.x)), Math.min(...parts.map(({ box }) => box.y))]
    return parts.map(({ id, box }) => ({
      ...{ op: 'size', id, x: x + (box.x - x) * times, y: y + (box.y - y) * times },
      width: Math.max(1, box.width * times),
      height: Math.max(1, box.height * times),
    }))
  },
  (parts) => parts.map(({ id }) => ({ op: 'duplicate', id })),
  (parts, dice) => parts.map(({ id }) => ({ op: 'lock', id, locked: dice.next() < 0.5 })),
  (parts) => parts.map(({ id }) => ({ op: 'remove', id })),
]

/** One change, or several that are made at once as of things that are selected together. */
export function byHand({ artboards }: Parts, dice: Dice): Operation[] {
  const artboard = between(dice, 0, artboards.length - 1)
  const parts = artboards[artboard]?.parts ?? []
  if (parts.length === 0 || dice.next() < 0.3) return [dice.pick(ON_THE_WHOLE)(artboard, dice)]
  const texts = parts.filter(({ kind }) => kind === 'text')
  const one = () => dice.pick(texts.length > 0 && dice.next() < 0.4 ? texts : parts)
  if (dice.next() > 0.3) return [dice.pick(ON_A_PART)(one(), dice)]
  if (dice.next() < 0.35) {
    const { id, parent } = one()
    const beside = parts.filter((part) => part.parent === parent && part.id !== id)
    return [{ op: 'group', ids: [id, beside.length > 0 ? dice.pick(beside).id : id] }]
  }
  const drawn = parts.filter(({ kind }) => kind === 'drawing' || kind === 'icon')
  if (dice.next() < 0.6) {
    const { id, box } = drawn.length > 0 ? dice.pick(drawn) : one()
    return [dice.pick(ON_A_SHAPE)({ id: `${id}#${between(dice, 1, 5)}`, box }, dice)]
  }
  return dice.pick(ON_SEVERAL)(
    Array.from({ length: between(dice, 2, 4) }, one).filter((part, at, all) => all.indexOf(part) === at),
    dice,
  )
}

/** What is wrong with a version: a part twice, without a place or not drawn, or a drawing with what is no number. */
export function unsound({ artboards }: Parts, drawings: readonly string[]): string[] {
  return artboards.flatMap(({ parts }, side) => {
    const svg = drawings[side] ?? ''
    const byId = new Map(parts.map((part) => [part.id, part]))
    const isHidden = (part: Part | undefined): boolean =>
      part !== undefined && (part.hidden === true || isHidden(byId.get(part.parent ?? '')))
    const odd = parts.filter(({ box }) => !Object.values(box).every(Number.isFinite))
    const missing = parts.filter((part) => !isHidden(part) && !svg.includes(`data-part="${part.id}"`))
    return [
      ...(byId.size < parts.length ? [`side ${side} has an id twice`] : []),
      ...odd.map(({ id }) => `${id} has no place`),
      ...missing.map(({ id }) => `${id} is not drawn`),
      ...(/="[^"]*\b(?:NaN|undefined|Infinity)\b/.test(svg) ? [`side ${side} is drawn with what is no number`] : []),
    ]
  })
}
