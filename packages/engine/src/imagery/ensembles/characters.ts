/** Things with a face, with something on, in the form of another thing: what a prompt says of a thing that is drawn whole. */
import type { Point } from '../../base/geometry.ts'
import { packedDrawing, uncoloured } from '../packed-figures.ts'
import { capsule, oval } from './paths.ts'
import type { Drawn, Part, Thing } from './types.ts'

/** Faces, and none. */
export const MOODS = ['dressed', 'happy', 'sad', 'silly', 'confused', 'angry', 'sleepy'] as const
export type Mood = (typeof MOODS)[number]

/** Where a head is: the middle between its eyes, how wide the two are, the middle of its crown. */
interface Head {
  eyes: Point
  span: number
  crown: Point
}

/** Figures | x and y between the eyes, how wide, x and y of the crown: where that is not in the middle of what is seen. */
const HEADS = `
penguin | 56 18 30 58 8
polar-bear | 63 46 66 63 18
panda | 64 60 66 64 18
bear | 64 56 60 64 22
koala | 64 54 60 64 24
fox | 64 68 60 64 38
lion | 62 50 46 62 16
frog | 64 44 88 64 22
hamster | 64 64 62 64 24
dog-face | 64 64 66 64 22
cat-face | 64 60 66 64 26
dog | 56 38 42 56 14
owl | 64 42 54 64 24
sloth | 33 50 36 36 32
monkey | 38 42 40 42 20
turtle | 30 70 40 30 52
ewe | 34 58 36 38 36
seal | 34 28 36 36 12
crab | 64 54 42 64 40
llama | 24 38 30 30 22
rabbit | 26 62 34 36 48
sun | 64 64 50 64 36
cactus | 62 38 32 62 10
pineapple | 64 90 52 64 20
birthday-cake | 64 102 62 64 20
shortcake | 64 84 56 64 40
tooth | 64 44 64 64 10
lemon | 74 64 62 78 30
doughnut | 64 84 66 60 12
skull | 64 64 78 64 14
light-bulb | 64 46 52 64 6
hot-beverage | 58 96 46 56 52
takeaway-cup | 64 78 46 64 20
cupcake | 64 100 56 64 20
pizza | 52 62 40 46 30
avocado | 68 80 44 84 16
alarm-clock | 64 78 62 64 24
red-heart | 64 52 70 64 26
star | 64 68 50 64 12
glowing-star | 64 68 50 64 18
cloud | 64 72 60 64 26
deciduous-tree | 64 46 54 64 14
evergreen-tree | 64 72 46 64 8
atom | 64 64 30 64 52
strawberry | 64 70 52 64 26
watermelon | 64 66 50 64 40
taco | 64 78 58 64 34
hamburger | 64 40 62 64 12
pencil | 64 64 30 100 20
mushroom | 64 92 42 64 16
brown-mushroom | 64 92 42 64 16
carrot | 70 58 38 90 24
television | 64 72 56 64 32
mobile-phone | 64 60 42 64 14
desktop-computer | 64 48 58 64 14
house-with-garden | 58 84 40 58 30
`

const heads = new Map(
  HEADS.split('\n')
    .filter(Boolean)
    .map((row): [string, Head] => {
      const [name = '', numbers = ''] = row.split(' | ')
      const [x = 64, y = 64, span = 50, cx = 64, cy = 20] = numbers.split(' ').map(Number)
      return [name, { eyes: [x, y], span, crown: [cx, cy] }]
    }),
)

const SIDE = 128
/** Of what is seen of a thing: how far down its eyes are, how wide the two. */
const [DOWN, WIDE] = [0.44, 0.5]

/** Where a thing has its head; one that is not known has it in its middle. */
function headOf(figure: string): Head {
  const known = heads.get(uncoloured(figure))
  if (known) return known
  const { left, top, right, bottom } = packedDrawing(figure).ink
  const middle = ((left + right) / 2) * SIDE
  return {
    eyes: [middle, (top + (bottom - top) * DOWN) * SIDE],
    span: (right - left) * SIDE * WIDE,
    crown: [middle, (top + (bottom - top) * 0.06) * SIDE],
  }
}
/** Whether it is known where its head is. */
export const hasHead = (figure: string): boolean => heads.has(uncoloured(figure))

type Worn = (head: Head) => Omit<Thing, 'figure'>
const onEyes: Worn = ({ eyes: [x, y], span }) => ({ x, y, size: span * 1.34 })
/** A hat as wide as the two eyes by so much, whose brim lies so deep in its square. */
const onCrown =
  (wide: number, brim: number, turn = -6): Worn =>
  ({ crown: [x, y], span }) => {
    const size = span * wide
    return { x, y: y + size * (0.5 - brim) + span * 0.08, size, turn }
  }
const atNeck: Worn = ({ eyes: [x, y], span }) => ({ x: x + span * 0.06, y: y + span * 1.4, size: span * 1.35 })

/** What can be put on. */
const WORN: Readonly<Record<string, Worn>> = {
  sunglasses: onEyes,
  glasses: onEyes,
  goggles: onEyes,
  'three-d-glasses': onEyes,
  'top-hat': onCrown(1.05, 0.86),
  'cowboy-hat': onCrown(1.4, 0.82),
  'party-hat': onCrown(0.85, 0.94, 8),
  'chef-hat': onCrown(1.05, 0.92),
  crown: onCrown(0.95, 0.94, 0),
  'graduation-cap': onCrown(1.25, 0.6, 0),
  sombrero: onCrown(1.75, 0.78, 0),
  'witch-hat': onCrown(1.45, 0.84),
  beanie: onCrown(1.2, 0.8, 0),
  'womans-hat': onCrown(1.3, 0.74),
  headphone: ({ eyes: [x, y], span }) => ({ x, y: y - span * 0.22, size: span * 2.3 }),
  scarf: atNeck,
  ribbon: ({ crown: [x, y], span }) => ({ x: x + span * 0.28, y: y + span * 0.04, size: span * 0.6, turn: 12 }),
  'adhesive-bandage': ({ eyes: [x, y], span }) => ({ x: x + span * 0.1, y: y + span * 0.1, size: span * 0.85 }),
}
export const isWorn = (figure: string): boolean => Object.hasOwn(WORN, uncoloured(figure))

const line = (width: number, path: string): { paint: string; path: string } => ({
  paint: 'N22',
  path: `!${width.toFixed(2)},r,r!${path}`,
})
const curve = (a: Point, b: Point, c: Point): string => `M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`

/** Two eyes and a mouth, as large as the head is wide. */
function face({ eyes: [x, y], span }: Head, mood: Mood, covered: boolean): Drawn[] {
  if (mood === 'dressed') return []
  const u = span / 100
  const at = (dx: number, dy: number): Point => [x + dx * u, y + dy * u]
  const shapes = covered ? [] : [-1, 1].flatMap((side) => eye(at, u, side, mood))
  const cheeks =
    mood === 'happy' || mood === 'silly'
      ? [-1, 1].map((side) => ({ paint: '#f26d6d;45', path: oval(at(side * 46, 26), 10 * u, 6.5 * u) }))
      : []
  return [{ shapes: [...cheeks, ...shapes, ...mouth(at, u, mood)] }]
}

type At = (dx: number, dy: number) => Point

function eye(at: At, u: number, side: number, mood: Mood): { paint: string; path: string }[] {
  if (mood === 'sleepy') return [line(4 * u, curve(at(side * 28 - 12, 0), at(side * 28, 10), at(side * 28 + 12, 0)))]
  const wide = mood === 'silly' ? (side < 0 ? 17 : 13) : 14
  const [dx, dy] =
    mood === 'silly' ? [side * -5, side * 5] : mood === 'sad' ? [0, 5] : mood === 'confused' ? [5, -4] : [0, 1]
  const brow: Record<string, [number, number]> = {
    sad: [-8, 4],
    angry: [5, -9],
    confused: side < 0 ? [0, 0] : [-9, -9],
  }
  const [outer, inner] = brow[mood] ?? [0, 0]
  const lift = mood === 'sad' ? [outer + 12, inner - 12] : [outer, inner]
  return [
    { paint: 'N22;45', path: oval(at(side * 28, 0), (wide + 1.6) * u, (wide * 1.14 + 1.6) * u) },
    { paint: '#ffffff', path: oval(at(side * 28, 0), wide * u, wide * 1.14 * u) },
    { paint: '#241f1c', path: oval(at(side * 28 + dx, dy), wide * 0.58 * u, wide * 0.64 * u) },
    { paint: '#ffffff', path: oval(at(side * 28 + dx - 3, dy - 4), 2.6 * u, 2.6 * u) },
    ...(brow[mood]
      ? [
          line(
            4.4 * u,
            `M${at(side * 42, -24 + (lift[0] ?? 0)).join(' ')}L${at(side * 16, -24 + (mood === 'angry' ? 8 : (lift[1] ?? 0))).join(' ')}`,
          ),
        ]
      : []),
  ]
}

function mouth(at: At, u: number, mood: Mood): { paint: string; path: string }[] {
  if (mood === 'sad') return [line(4.4 * u, curve(at(-18, 44), at(0, 26), at(18, 44)))]
  if (mood === 'angry') return [line(4.6 * u, curve(at(-16, 40), at(0, 32), at(16, 40)))]
  if (mood === 'sleepy') return [{ paint: '#241f1c', path: oval(at(0, 34), 6 * u, 7 * u) }]
  if (mood === 'confused')
    return [
      line(4.4 * u, `M${at(-17, 38).join(' ')}C${at(-8, 28).join(' ')} ${at(4, 46).join(' ')} ${at(17, 34).join(' ')}`),
    ]
  const open = `M${at(-22, 24).join(' ')}Q${at(0, 31).join(' ')} ${at(22, 24).join(' ')}C${at(20, 54).join(' ')} ${at(-20, 54).join(' ')} ${at(-22, 24).join(' ')}Z`
  const tongue = mood === 'silly' ? capsule(at(5, 40), 8 * u, at(8, 52), 8 * u) : oval(at(0, 43), 10 * u, 4.6 * u)
  return [
    { paint: '#5a1a1f', path: open },
    { paint: '#ee6a70', path: tongue },
  ]
}

/** A thing with a face and with what it wears; what cannot be worn is left out. */
export function characterOf(lead: string, worn: readonly string[], mood: Mood): Part[] {
  const head = headOf(lead)
  const put = worn.flatMap((figure): Part[] => {
    const own = WORN[uncoloured(figure)]
    return own ? [{ figure, ...own(head) }] : []
  })
  const covered = worn.some((figure) => WORN[uncoloured(figure)] === onEyes)
  return [{ figure: lead, x: SIDE / 2, y: SIDE / 2, size: SIDE }, ...face(head, mood, covered), ...put]
}

/** Three of them on strings that meet. */
const bunch = (form: string): Part[] =>
  [
    { x: 36, y: 42, size: 62, turn: -12 },
    { x: 92, y: 38, size: 62, turn: 12 },
    { x: 64, y: 54, size: 72, turn: 0 },
  ].flatMap(({ x, y, size, turn }): Part[] => {
    const foot = y + size * 0.42
    const string = `M${x} ${foot}Q${x + (64 - x) * 0.2} ${foot + 18} 64 118`
    return [{ shapes: [{ paint: '#8d8781', path: `!1.1,r,r!${string}` }] }, { figure: form, x, y, size, turn }]
  })

/** A balloon in the form of a thing, or the thing in another one's colour: 'heart-shaped cookies'. */
export function shapedAs(form: string, thing: string): Part[] {
  const plain = uncoloured(thing)
  if (/^balloons?$/.test(plain)) return bunch(form)
  const [own = '#c98f52'] = packedDrawing(thing).own
  const chips: Drawn = {
    shapes: CHIPS.map(([x, y]) => ({ paint: '#5b3320', path: oval([x, y], 5, 4.4) })),
  }
  const inColour = packedDrawing(form).own.length > 0 ? `${uncoloured(form)}@A${own}` : form
  return [{ figure: inColour, x: SIDE / 2, y: SIDE / 2, size: SIDE }, ...(plain === 'cookie' ? [chips] : [])]
}
const CHIPS: readonly Point[] = [
  [44, 44],
  [84, 40],
  [64, 58],
  [42, 66],
  [86, 66],
  [62, 84],
  [66, 34],
]
