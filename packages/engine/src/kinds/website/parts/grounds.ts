/** The grounds that bands of a page stand on, each with the colours that go with it. */
import { apca, contrast, difference } from '../../../colour/colour.ts'
import type { Colours } from '../../../imagery/shapes.ts'
import type { ColourRef, Hex, Paint, Palette, PaletteRole } from '../../../scene/types.ts'

export type GroundName = 'paper' | 'surface' | 'accent' | 'secondary' | 'ink'

export interface Ground {
  name: GroundName
  fill: ColourRef
  text: ColourRef
  /** Running text and remarks. */
  quiet: ColourRef
  /** Hairlines. */
  line: Paint
  /** Large letters and figures that may take colour. */
  strong: ColourRef
  button: { fill: ColourRef; text: ColourRef }
  /** Whether running text must be large to be read: full colours are far from neither black nor white. */
  isHard: boolean
}

/** What large letters keep on their ground: WCAG's ratio and APCA's lightness contrast. */
const LARGE = { ratio: 3, lightness: 46 }
/** What small print wants. */
const SMALL = { ratio: 4.5, lightness: 62 }

const reads = (text: Hex, ground: Hex, { ratio, lightness }: typeof LARGE): boolean =>
  contrast(text, ground) >= ratio && Math.abs(apca(text, ground)) >= lightness

/** What running text below 24 px wants. */
const RUNNING = { ratio: 4.5, lightness: 75.5 }

/** What a tinted black or white may lack of what the pure one reaches. */
const TINT = 3.5

/** Whether words can be read on a ground as well as their use wants, or as black or white would do. */
function carries(text: Hex, ground: Hex, { ratio, lightness }: typeof LARGE): boolean {
  const ends = (['#000000', '#ffffff'] as const).filter((end) => contrast(end, ground) >= LARGE.ratio)
  const best = Math.max(...ends.map((end) => Math.abs(apca(end, ground))))
  return reads(text, ground, { ratio, lightness: Math.min(lightness, best - TINT) })
}

/** What stands on a ground other than paper and its surface. */
const TEXT_ON = { accent: 'onAccent', secondary: 'onSecondary', ink: 'paper' } as const
/** What takes the place of a ground that carries no words. */
const INSTEAD = { accent: 'ink', secondary: 'surface', ink: 'surface' } as const

/** The ground that was wanted, or a quieter one where words could not be read on it. */
function carrying(wanted: GroundName, palette: Palette): GroundName {
  if (wanted === 'paper' || wanted === 'surface') return wanted
  return carries(palette[TEXT_ON[wanted]], palette[wanted], SMALL) ? wanted : carrying(INSTEAD[wanted], palette)
}

/** Words on a button in the text's colour: in the ground's colour, or white or black where that could not be read. */
const plainOn = (fill: PaletteRole, meant: PaletteRole, palette: Palette): ColourRef =>
  carries(palette[meant], palette[fill], SMALL)
    ? meant
    : ((['#ffffff', '#000000'] as const).find((end) => carries(end, palette[fill], SMALL)) ?? meant)

/** A ground by its name; one that carries no words gives way to a neutral one. */
export function groundOf(wanted: GroundName, palette: Palette): Ground {
  const name = carrying(wanted, palette)
  if (name === 'accent' || name === 'secondary') {
    const on = name === 'accent' ? 'onAccent' : 'onSecondary'
    const plain = contrast(palette.paper, palette[name]) >= contrast(palette.ink, palette[name])
    return {
      name,
      fill: name,
      text: on,
      quiet: on,
      line: { colour: on, alpha: 0.34 },
      strong: on,
      button: plain
        ? { fill: 'paper', text: plainOn('paper', 'ink', palette) }
        : { fill: 'ink', text: plainOn('ink', 'paper', palette) },
      isHard: !carries(palette[on], palette[name], RUNNING),
    }
  }
  const isDark = name === 'ink'
  const [text, other]: [PaletteRole, PaletteRole] = isDark ? ['paper', 'ink'] : ['ink', 'paper']
  const button =
    contrast(palette.accent, palette[name]) >= LARGE.ratio && reads(palette.onAccent, palette.accent, SMALL)
  const quiet = !isDark && carries(palette.muted, palette[name], RUNNING) ? 'muted' : text
  return {
    name,
    fill: name,
    text,
    quiet,
    isHard: !carries(palette[quiet], palette[name], RUNNING),
    line: name === 'paper' ? 'line' : { colour: text, alpha: isDark ? 0.26 : 0.18 },
    strong: reads(palette.accent, palette[name], LARGE) ? 'accent' : text,
    button: button
      ? { fill: 'accent', text: 'onAccent' }
      : { fill: text, text: plainOn(text, isDark ? name : other, palette) },
  }
}

/** The first of `roles` that can be told from all of `others`; else the one that differs most from the first of them. */
function distinct(
  palette: Palette,
  roles: readonly PaletteRole[],
  others: readonly ColourRef[],
  least: number,
): PaletteRole {
  const hexOf = (colour: ColourRef) =>
    colour.startsWith('#') ? (colour as `#${string}`) : palette[colour as PaletteRole]
  const nearest = (role: PaletteRole) => Math.min(...others.map((other) => difference(palette[role], hexOf(other))))
  return (
    roles.find((role) => nearest(role) >= least) ??
    roles.reduce((best, role) => (nearest(role) > nearest(best) ? role : best))
  )
}

/** OKLab distances from which colours that touch are told apart at a glance, and at all. */
const CLEAR = 0.14
const PLAIN = 0.07

/** The colours of an illustration on a ground. */
export function inksOn(name: GroundName, palette: Palette): Colours {
  const ground: ColourRef = name
  const near = contrast(palette.ink, palette[name]) >= contrast(palette.paper, palette[name]) ? 'ink' : 'paper'
  const light = distinct(palette, ['accent', 'secondary', 'muted', 'paper', 'surface'], [ground, near], CLEAR)
  const middle = distinct(
    palette,
    ['secondary', 'accent', 'surface', 'paper', 'muted', 'line'],
    [ground, light, near],
    PLAIN,
  )
  const far = distinct(
    palette,
    near === 'ink' ? ['paper', 'surface', 'line'] : ['ink', 'surface', 'line'],
    [ground, light, near],
    PLAIN,
  )
  return { ground, light, middle, near, far }
}

/** A ground for a panel on another one: the wanted one, or what is told from the ground that is there. */
export const otherGround = (under: GroundName, wanted: GroundName): GroundName =>
  wanted !== under ? wanted : under === 'accent' ? 'secondary' : 'accent'

/** Grounds for cards on another ground, in the given order: those that are told from it at a glance. */
export const cardGrounds = (under: GroundName, names: readonly GroundName[], palette: Palette): GroundName[] => {
  // One that carries no words gives way to another, which may be there already.
  const carried = [...new Set(names.map((name) => carrying(name, palette)))]
  const told = carried.filter((name) => difference(palette[name], palette[under]) >= PLAIN)
  return told.length > 0 ? told : [otherGround(under, 'surface')]
}

/** Whether two grounds look the same in a palette (black and white alone have one paper). */
export const looksSame = (a: GroundName, b: GroundName, palette: Palette): boolean =>
  difference(palette[a], palette[b]) < 0.02
