/** Things that a letter of a name may be: drawn in a view box as tall as the letter, so that the word is read on. */
import { circle, polar, regularPolygon, sector } from '../../../shared/geometry.ts'

/** 'main': the leading colour; 'extra': the second; 'name': that of the other letters; 'paper': the ground. */
export type ThingTone = 'main' | 'extra' | 'name' | 'paper'

export interface LetterThing {
  /** The letters that it can be. */
  letters: string
  /** It takes the place of the dot alone. */
  dot?: true
  /** Words of a brief that speak of it, singular. */
  words: readonly string[]
  view: [number, number]
  shapes: readonly { d: string; tone: ThingTone; rule?: 'evenodd'; line?: number }[]
}

const around = (count: number, draw: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((360 * i) / count)).join('')
const spoke = (inner: number, outer: number) => (degrees: number) => {
  const [from, to] = [polar(50, 50, inner, degrees), polar(50, 50, outer, degrees)]
  return `M${from.map((v) => v.toFixed(1)).join(' ')}L${to.map((v) => v.toFixed(1)).join(' ')}`
}
const ring = (outer: number, inner: number): string => circle(50, 50, outer) + circle(50, 50, inner)
const round = (words: string, shapes: LetterThing['shapes'], letters = 'Oo0'): LetterThing => ({
  letters,
  words: words.split(' '),
  view: [100, 100],
  shapes,
})
const thing = (letters: string, words: string, view: [number, number], shapes: LetterThing['shapes']): LetterThing => ({
  letters,
  words: words.split(' '),
  view,
  shapes,
})
const dot = (words: string, shapes: LetterThing['shapes']): LetterThing => ({
  ...round(words, shapes, 'ij'),
  dot: true,
})

export const LETTER_THINGS: readonly LetterThing[] = [
  round('sun summer solar weather sunshine sunrise morning daylight', [
    { d: circle(50, 50, 25), tone: 'main' },
    { d: around(12, spoke(34, 47)), tone: 'main', line: 6 },
  ]),
  round('record vinyl music turntable dj album', [
    { d: ring(50, 7), tone: 'main', rule: 'evenodd' },
    { d: ring(36, 34) + ring(28, 26), tone: 'paper', rule: 'evenodd' },
    { d: ring(18, 7), tone: 'extra', rule: 'evenodd' },
  ]),
  round('bicycle bike wheel cycling cycle', [
    { d: ring(50, 41), tone: 'main', rule: 'evenodd' },
    { d: around(12, spoke(8, 43)), tone: 'main', line: 2.6 },
    { d: circle(50, 50, 9), tone: 'main' },
  ]),
  round('coffee espresso latte cappuccino', [
    { d: ring(50, 40), tone: 'name', rule: 'evenodd' },
    { d: circle(50, 50, 33), tone: 'main' },
    { d: 'M50 68C34 56 32 46 39 41C44 38 49 41 50 45C51 41 56 38 61 41C68 46 66 56 50 68Z', tone: 'paper' },
  ]),
  round('donut doughnut bagel', [
    { d: ring(50, 17), tone: 'main', rule: 'evenodd' },
    {
      d: 'M30 22L38 27M62 18L68 25M80 42L74 49M78 66L70 70M52 78L46 84M24 70L30 63M18 46L25 49',
      tone: 'paper',
      line: 5,
    },
  ]),
  round('orange citrus lemon lime grapefruit juice juicery clementine', [
    { d: ring(50, 43), tone: 'main', rule: 'evenodd' },
    { d: around(8, (turn) => sector(50, 50, 6, 38, turn + 5, turn + 40)), tone: 'main' },
  ]),
  round('globe world earth travel planet', [
    { d: ring(50, 43), tone: 'main', rule: 'evenodd' },
    { d: 'M50 4C22 24 22 76 50 96C78 76 78 24 50 4M6 36H94M6 64H94', tone: 'main', line: 6 },
  ]),
  round('orbit space cosmos galaxy astronomy saturn', [
    { d: ring(40, 27), tone: 'name', rule: 'evenodd' },
    { d: circle(83, 22, 14), tone: 'main' },
  ]),
  round('clock watch time hour watchmaker', [
    { d: ring(50, 40), tone: 'main', rule: 'evenodd' },
    { d: 'M50 24V52L66 62', tone: 'main', line: 9 },
  ]),
  round('camera lens photo photography photographer aperture', [
    { d: ring(50, 42), tone: 'main', rule: 'evenodd' },
    {
      d: around(6, (turn) => {
        const [a, b] = [polar(50, 50, 42, turn), polar(50, 50, 20, turn + 84)]
        return `M${a.map((v) => v.toFixed(1)).join(' ')}L${b.map((v) => v.toFixed(1)).join(' ')}`
      }),
      tone: 'main',
      line: 6,
    },
  ]),
  round('basketball', [
    { d: circle(50, 50, 50), tone: 'main' },
    { d: 'M50 2V98M2 50H98M16 14C36 34 36 66 16 86M84 14C64 34 64 66 84 86', tone: 'paper', line: 5 },
  ]),
  round('tennis padel', [
    { d: circle(50, 50, 50), tone: 'main' },
    { d: 'M14 12C40 34 40 66 14 88M86 12C60 34 60 66 86 88', tone: 'paper', line: 7 },
  ]),
  round('egg brunch breakfast', [
    { d: ring(50, 41), tone: 'name', rule: 'evenodd' },
    { d: circle(50, 50, 22), tone: 'main' },
  ]),
  round(
    'moon night luna lunar sleep dream',
    [{ d: 'M58 0A50 50 0 1 0 100 62A40 40 0 0 1 58 0Z', tone: 'main' }],
    'OoCc',
  ),
  round('flower floral florist bloom blossom petal daisy', [
    {
      d: around(8, (turn) => {
        const [x, y] = polar(50, 50, 32, turn)
        return circle(x, y, 17)
      }),
      tone: 'main',
    },
    { d: circle(50, 50, 14), tone: 'extra' },
  ]),
  round('gear cog machine mechanic engineering workshop', [
    { d: ring(38, 17), tone: 'main', rule: 'evenodd' },
    { d: around(8, spoke(34, 49)), tone: 'main', line: 14 },
  ]),
  round('button sewing tailor haberdashery', [
    { d: ring(50, 42), tone: 'main', rule: 'evenodd' },
    {
      d: circle(50, 50, 37) + circle(40, 40, 6) + circle(60, 40, 6) + circle(40, 60, 6) + circle(60, 60, 6),
      tone: 'main',
      rule: 'evenodd',
    },
  ]),
  round('lifebuoy sailing swim swimming harbour harbor marina', [
    { d: ring(50, 22), tone: 'main', rule: 'evenodd' },
    { d: around(4, (turn) => sector(50, 50, 22, 50, turn + 34, turn + 56)), tone: 'paper' },
  ]),
  round('tyre tire auto car garage', [
    { d: ring(50, 30), tone: 'main', rule: 'evenodd' },
    { d: ring(22, 8), tone: 'main', rule: 'evenodd' },
    { d: around(18, spoke(45, 51)), tone: 'paper', line: 3 },
  ]),
  round('cookie biscuit', [
    { d: 'M50 0A50 50 0 1 0 100 50C92 52 86 48 86 40C76 42 70 34 72 26C62 24 54 14 50 0Z', tone: 'main' },
    { d: circle(32, 40, 6) + circle(56, 52, 7) + circle(36, 70, 6) + circle(66, 76, 5), tone: 'paper' },
  ]),
  thing(
    'A',
    'mountain peak summit alpine alp hiking climbing ski',
    [108, 100],
    [
      { d: 'M54 0L108 100H0Z', tone: 'main' },
      { d: 'M54 0L74 37L62 32L54 44L46 32L34 37Z', tone: 'extra' },
    ],
  ),
  thing(
    'A',
    'tent camp camping glamping',
    [108, 100],
    [
      { d: 'M54 6L108 100H0Z', tone: 'main' },
      { d: 'M54 42L72 100H36Z', tone: 'paper' },
      { d: 'M46 0L54 10L62 0', tone: 'main', line: 6 },
    ],
  ),
  thing(
    'A',
    'house home roof property cottage cabin estate realty',
    [108, 100],
    [
      { d: 'M54 0L108 46H94V100H14V46H0Z', tone: 'main' },
      { d: 'M43 100V66H65V100Z', tone: 'paper' },
    ],
  ),
  thing(
    'A',
    'tree pine forest fir spruce christmas evergreen',
    [84, 100],
    [
      { d: 'M42 0L66 34H56L76 62H64L84 88H0L20 62H8L28 34H18Z', tone: 'main' },
      { d: 'M35 88H49V100H35Z', tone: 'name' },
    ],
  ),
  thing(
    'V',
    'pizza pizzeria',
    [96, 100],
    [
      { d: 'M48 100L8 22H88Z', tone: 'main' },
      { d: 'M2 8C30 -3 66 -3 94 8L90 22H6Z', tone: 'extra' },
      { d: circle(36, 38, 7) + circle(60, 42, 7) + circle(48, 64, 6), tone: 'paper' },
    ],
  ),
  thing(
    'V',
    'gelato icecream cone',
    [84, 100],
    [
      { d: 'M42 100L12 44H72Z', tone: 'extra' },
      { d: 'M6 46C-6 40 2 26 10 26C10 10 24 0 42 0C60 0 74 10 74 26C82 26 90 40 78 46Z', tone: 'main' },
    ],
  ),
  thing(
    'Yy',
    'cocktail martini bar gin',
    [92, 100],
    [
      { d: 'M0 0H92L52 48V90H70V100H22V90H40V48Z', tone: 'main' },
      { d: 'M18 10H74L60 27H32Z', tone: 'paper' },
    ],
  ),
  thing(
    'Yy',
    'wine winery vineyard',
    [62, 100],
    [
      { d: 'M6 0H56C64 36 54 52 36 56V90H54V100H8V90H26V56C8 52 -2 36 6 0Z', tone: 'main' },
      { d: 'M13 8H49L51 20H11Z', tone: 'paper' },
    ],
  ),
  thing(
    'I1l',
    'candle candlelight',
    [30, 100],
    [
      { d: 'M4 40H26V100H4Z', tone: 'name' },
      { d: 'M15 0C26 12 27 20 24 26C21 33 9 33 6 26C3 20 6 14 15 0Z', tone: 'main' },
    ],
  ),
  thing(
    'I1l',
    'pencil school tutoring tutor writing writer drawing stationery',
    [28, 100],
    [
      { d: 'M2 26H26V84H2Z', tone: 'main' },
      { d: 'M14 0L26 26H2Z', tone: 'name' },
      { d: 'M2 88H26V100H2Z', tone: 'extra' },
    ],
  ),
  thing(
    'I1',
    'lighthouse',
    [38, 100],
    [
      { d: 'M11 30H27L33 100H5Z', tone: 'main' },
      { d: 'M9.6 48H28.4L30 64H8Z', tone: 'paper' },
      { d: 'M19 0L31 12H7ZM9 14H29V26H9Z', tone: 'name' },
    ],
  ),
  thing(
    'I1l',
    'bottle wine brewery beer cider',
    [30, 100],
    [
      { d: 'M10 0H20V26C20 34 28 36 28 48V100H2V48C2 36 10 34 10 26Z', tone: 'main' },
      { d: 'M2 58H28V80H2Z', tone: 'paper' },
    ],
  ),
  thing(
    'I1l',
    'paintbrush brush painter painting artist',
    [26, 100],
    [
      { d: 'M7 44H19L21 100H5Z', tone: 'name' },
      { d: 'M13 0C24 14 24 26 21 38H5C2 26 2 14 13 0Z', tone: 'main' },
    ],
  ),
  thing(
    'UJ',
    'cup mug tea teahouse',
    [104, 100],
    [
      { d: 'M4 30H78V66C78 88 66 100 41 100C16 100 4 88 4 66Z', tone: 'main' },
      { d: 'M78 40H86C104 40 104 74 76 74', tone: 'main', line: 9 },
      { d: 'M28 2C22 10 34 12 28 20M52 2C46 10 58 12 52 20', tone: 'name', line: 6 },
    ],
  ),
  thing(
    'U',
    'horse ranch stable equestrian horseshoe',
    [84, 100],
    [
      {
        d: 'M0 0H22V52C22 68 30 78 42 78C54 78 62 68 62 52V0H84V54C84 82 66 100 42 100C18 100 0 82 0 54Z',
        tone: 'main',
      },
      {
        d:
          circle(11, 16, 4) +
          circle(11, 40, 4) +
          circle(73, 16, 4) +
          circle(73, 40, 4) +
          circle(20, 72, 4) +
          circle(64, 72, 4),
        tone: 'paper',
      },
    ],
  ),
  thing(
    'T',
    'hammer carpentry carpenter builder construction joinery',
    [80, 100],
    [
      { d: 'M0 6H54C66 6 74 14 80 30C70 24 62 24 52 30H0Z', tone: 'main' },
      { d: 'M24 30H42V100H24Z', tone: 'name' },
    ],
  ),
  thing(
    'T',
    'palm beach island tropical',
    [96, 100],
    [
      { d: 'M44 40C50 60 50 80 46 100H62C64 76 62 56 54 38Z', tone: 'name' },
      {
        d: 'M50 36C40 14 18 8 0 26C18 22 30 26 40 34C24 34 12 44 8 62C22 48 36 42 50 42C62 40 78 46 90 62C88 44 76 34 60 34C68 26 82 22 96 28C80 8 58 12 50 36Z',
        tone: 'main',
      },
    ],
  ),
  thing(
    'X',
    'scissor scissors barber barbershop hairdresser hair salon',
    [84, 100],
    [
      {
        d: 'M16 0C26 26 40 52 58 74L48 80C30 56 18 30 16 0ZM68 0C58 26 44 52 26 74L36 80C54 56 66 30 68 0Z',
        tone: 'main',
      },
      {
        d: circle(20, 84, 16) + circle(20, 84, 7) + circle(64, 84, 16) + circle(64, 84, 7),
        tone: 'main',
        rule: 'evenodd',
      },
    ],
  ),
  dot('fire flame grill ember bonfire candle', [
    { d: 'M50 0C84 34 92 56 84 74C74 98 26 98 16 74C8 54 24 44 30 28C36 40 46 36 50 0Z', tone: 'main' },
  ]),
  dot('leaf plant garden organic tea vegan herb nature', [
    { d: 'M92 8C96 62 66 96 12 92C8 38 38 4 92 8Z', tone: 'main' },
  ]),
  dot('heart love wedding charity', [
    { d: 'M50 94C10 64 2 36 18 18C32 4 48 14 50 28C52 14 68 4 82 18C98 36 90 64 50 94Z', tone: 'main' },
  ]),
  dot('star cinema film theatre', [
    {
      d: `M${Array.from({ length: 10 }, (_, i) =>
        polar(50, 54, i % 2 === 0 ? 54 : 23, i * 36)
          .map((v) => v.toFixed(1))
          .join(' '),
      ).join('L')}Z`,
      tone: 'main',
    },
  ]),
  dot('drop water rain droplet plumbing plumber', [
    { d: 'M50 0C66 32 86 48 86 66C86 88 70 100 50 100C30 100 14 88 14 66C14 48 34 32 50 0Z', tone: 'main' },
  ]),
  dot('gem diamond jewellery jewelry jeweller', [{ d: regularPolygon(50, 50, 52, 4), tone: 'main' }]),
  dot('chat message podcast talk speech', [
    {
      d: 'M20 8H80C92 8 98 16 98 28V56C98 68 92 76 80 76H48L24 98V76H20C8 76 2 68 2 56V28C2 16 8 8 20 8Z',
      tone: 'main',
    },
  ]),
]
