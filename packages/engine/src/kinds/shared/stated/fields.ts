/** Colours of fields behind a picture: its own or the palette's, well apart from the ground and from the picture. */
import { contrast, difference, hueDistance, oklch } from '../../../colour/colour.ts'
import { plainColour, resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Hex, PlainColour } from '../../../scene/types.ts'
import type { Stage } from '../systems/types.ts'
import { leadColour } from './inks.ts'

export interface FieldRequest {
  stage: Stage
  /** The leading colours of the picture. */
  colours: readonly Hex[]
  /** Inks of words that stand on it, and how they are read. */
  inks: readonly { ink: Hex; ratio: number }[]
}

/** A tone of the ground, hundredths of lightness away from it and from its ink. */
export function groundTone({ direction: { palette }, ground: { fill, ink } }: Stage, by: number): ColourRef {
  const { l } = oklch(palette[fill])
  const away = l > oklch(palette[ink]).l ? 1 : -1
  // Towards the ink where there is no room beyond the ground.
  const room = away > 0 ? 0.97 - l : l - 0.1
  return `${fill}/${room * 100 >= by ? away * by : -away * by * NEARER}`
}
/** A tone towards the ink takes from what words read by. */
const NEARER = 0.6

/** The letters' colour: as it was told where it is seen on the ground, or the ground's ink. */
export function leadInk(stage: Stage): Hex {
  const { palette } = stage.direction
  const told = leadColour(stage)
  return told && contrast(told, palette[stage.ground.fill]) >= SEEN ? told : palette[stage.ground.ink]
}
const SEEN = 1.45

/** Below this chroma a colour is a grey; so light is a light ground. */
const [GREY, LIGHT, WHITE] = [0.035, 0.6, 0.93]
/** Hundredths of lightness: tints of colours on light grounds and on dark ones, tones of coloured grounds, of grey ones. */
const TINTS = { light: [20, 30, 40, 48], dark: [-18, -30] } as const
const TONES = {
  coloured: [-16, -10, 8, 14],
  yellow: [-5, 8, 12],
  deep: [-6, 7, 12],
  light: [-6, -10],
  dark: [17, 25],
} as const
/** Hues that are mud where they are dark. */
const [WARM, GREEN] = [35, 125]
/** … and those that are where they are a little darker. */
const YELLOW = 68
/** A coloured ground darker than this has no room below it. */
const DEEP = 0.36

/** All that a field may be: what was told, and tones of the ground; the palette's own colours where the ground is grey or nobody's. */
function candidates({ stage, colours }: FieldRequest): ColourRef[] {
  const { fill } = stage.ground
  const { l, c, h } = oklch(resolved(stage, fill))
  const isColour = (one: PlainColour) => one !== fill && oklch(resolved(stage, one)).c > GREY
  const lead = [leadInk(stage)].filter((one) => oklch(one).c > STRONG / 2 && isColour(one))
  const palette = (['accent', 'secondary'] as const).filter(isColour)
  const isTold = stage.brief.colours.some(({ target }) => target === 'background')
  if (c > GREY)
    return [
      ...TONES[l < DEEP ? 'deep' : h > YELLOW && h < GREEN ? 'yellow' : 'coloured'].map(
        (by): ColourRef => `${fill}/${by}`,
      ),
      ...lead,
      ...(isTold ? [] : palette),
    ]
  const side = l > LIGHT ? 'light' : 'dark'
  const own = l > LIGHT ? colours.filter(isColour).slice(0, MAIN) : []
  const isMud = (one: PlainColour) => {
    const { h } = oklch(resolved(stage, one))
    return side === 'dark' && h > WARM && h < GREEN
  }
  const tints = [...lead, ...own, ...palette].filter((one) => !isMud(one))
  return [
    ...lead,
    ...palette,
    ...tints.flatMap((one) => TINTS[side].map((by): ColourRef => `${one}/${by}`)),
    ...own.filter((one) => oklch(one).l > LIGHT),
    // On white paper a tone is grey: where there is nothing else.
    ...TONES[side].map((by): ColourRef => `${fill}/${by}`),
  ]
}

/** Nearer than this a field is no field; so far from the picture is enough. */
const [APART, CLEAR] = [0.055, 0.24]
/** Two strong colours from opposite sides of the circle flicker at their border. */
const [STRONG, OPPOSITE] = [0.13, 125]

/** The best colour for a field; undefined where none is seen, or read on. */
export function fieldColour(request: FieldRequest): ColourRef | undefined {
  const { stage, colours, inks } = request
  const under = resolved(stage, stage.ground.fill)
  const dice = stage.random.fork('field')
  const flickers = (one: Hex) => {
    const [a, b] = [oklch(one), oklch(under)]
    return a.c > STRONG && b.c > STRONG && hueDistance(a.h, b.h) > OPPOSITE
  }
  const worth = (one: Hex) => {
    const fromGround = difference(one, under)
    if (fromGround < APART || inks.some(({ ink, ratio }) => contrast(ink, one) < ratio)) return -1
    const apart = colours.slice(0, MAIN).map((own) => Math.min(CLEAR, difference(own, one)))
    const fromPicture = apart.length > 0 ? apart.reduce((sum, by) => sum + by, 0) / apart.length : CLEAR
    const { l, c } = oklch(one)
    return (
      (3 * fromPicture) / CLEAR +
      Math.min(0.3, fromGround) * 2 +
      c * 2 +
      Math.min(EASY, ...inks.map(({ ink }) => contrast(ink, one))) / EASY -
      (flickers(one) ? 1.5 : 0) -
      (l > NEON[0] && c > NEON[1] ? 1 : 0) -
      (oklch(under).l - l > HEAVY ? 1 : 0) -
      (l > LIGHT && c < GREY && oklch(under).l > WHITE ? 2 : 0) +
      dice.between(0, 0.35)
    )
  }
  let [best, most]: [ColourRef | undefined, number] = [undefined, 0]
  for (const one of candidates(request)) {
    const own = worth(resolved(stage, one))
    if (own > most) [best, most] = [one, own]
  }
  return best
}
/** From this contrast on words are read with ease. */
const EASY = 8
/** Lighter and stronger than this a tint is neon. */
const NEON = [0.88, 0.065] as const
/** So much darker than its ground a field is a hole. */
const HEAVY = 0.55
/** So many of a picture's colours are its main ones. */
const MAIN = 3

/** A shade of a field, for what lies on it. */
export function shadeOf(stage: Stage, field: ColourRef, by: number): ColourRef {
  const plain = plainColour(field)
  const own = plain === field ? 0 : Number(field.slice(plain.length + 1))
  return `${plain}/${own + (oklch(resolved(stage, field)).l > DARK ? -by : by)}`
}
const DARK = 0.3

const resolved = ({ direction: { palette } }: Stage, colour: ColourRef): Hex => resolveColour(colour, palette)
