/** The grounds that bands of a page stand on, each with the colours that go with it. */
import { contrast, difference } from '../../direction/colour.ts'
import type { Colours } from '../../imagery/illustrations/types.ts'
import type { ColourRef, Paint, Palette, PaletteRole } from '../../scene/types.ts'

export type GroundName = 'paper' | 'surface' | 'accent' | 'secondary' | 'ink'

export interface Ground {
  name: GroundName
  fill: ColourRef
  text: ColourRef
  /** Running text and remarks. */
  quiet: Paint
  /** Hairlines. */
  line: Paint
  /** Large letters and figures that may take colour. */
  strong: ColourRef
  button: { fill: ColourRef; text: ColourRef }
}

/** Ratio that a large coloured letter keeps. */
const LARGE = 3

export function groundOf(name: GroundName, palette: Palette): Ground {
  if (name === 'paper') {
    return {
      name,
      fill: 'paper',
      text: 'ink',
      quiet: 'muted',
      line: 'line',
      strong: 'accent',
      button: { fill: 'accent', text: 'onAccent' },
    }
  }
  if (name === 'surface') {
    const visible = contrast(palette.accent, palette.surface) >= LARGE
    return {
      name,
      fill: 'surface',
      text: 'ink',
      quiet: 'muted',
      line: { colour: 'ink', alpha: 0.18 },
      strong: visible ? 'accent' : 'ink',
      button: visible ? { fill: 'accent', text: 'onAccent' } : { fill: 'ink', text: 'paper' },
    }
  }
  if (name === 'ink') {
    const visible = contrast(palette.accent, palette.ink) >= LARGE
    return {
      name,
      fill: 'ink',
      text: 'paper',
      quiet: { colour: 'paper', alpha: 0.84 },
      line: { colour: 'paper', alpha: 0.26 },
      strong: visible ? 'accent' : 'paper',
      button: visible ? { fill: 'accent', text: 'onAccent' } : { fill: 'paper', text: 'ink' },
    }
  }
  const on = name === 'accent' ? 'onAccent' : 'onSecondary'
  return {
    name,
    fill: name,
    text: on,
    quiet: on,
    line: { colour: on, alpha: 0.34 },
    strong: on,
    button: { fill: on, text: name },
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

/** Whether two grounds look the same in a palette (black and white alone have one paper). */
export const looksSame = (a: GroundName, b: GroundName, palette: Palette): boolean =>
  difference(palette[a], palette[b]) < 0.02
