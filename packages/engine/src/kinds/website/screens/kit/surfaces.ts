/** The levels that a screen is built of: its ground, panels on it, wells in them, bars; each with the colours that are read on it. */
import { apca, contrast, difference, oklch } from '../../../../colour/colour.ts'
import { channelsOf } from '../../../../colour/luminance.ts'
import { plainColour, resolveColour } from '../../../../render/paint.ts'
import type { ColourRef, Hex, Paint, Palette } from '../../../../scene/types.ts'
import type { State } from '../../vocabulary/states.ts'

export interface Surface {
  fill: ColourRef
  text: ColourRef
  /** Remarks and labels. */
  quiet: ColourRef
  /** Hairlines. */
  line: Paint
  /** Edges of fields and outlined buttons, which must be seen. */
  edge: Paint
  /** Large words, figures and icons that may take colour. */
  strong: ColourRef
  /** Small words that may take colour. */
  word: ColourRef
  /** A pale ground of the leading colour, for tiles and chips, and the words on it. */
  tint: Paint
  onTint: ColourRef
  /** A second pale ground. */
  tint2: Paint
  onTint2: ColourRef
  /** Wells: fields, tracks, code. */
  sunk: Paint
  button: { fill: ColourRef; text: ColourRef }
  /** What says how something stands: well, not yet, badly. */
  states: Readonly<Record<State, { fill: Paint; text: ColourRef }>>
  /** Whether it is darker than what is read on it. */
  isDark: boolean
  /** Series of charts, the leading one first. */
  series: readonly ColourRef[]
}

interface Wanted {
  ratio: number
  lightness: number
}
const SMALL: Wanted = { ratio: 4.5, lightness: 66 }
const LARGE: Wanted = { ratio: 3, lightness: 46 }
const RUNNING: Wanted = { ratio: 4.5, lightness: 77 }
/** From this OKLab distance on a button is seen on its ground at a glance. */
const TOLD = 0.12
const [TINT_LIGHT, TINT_DARK] = [0.13, 0.26]
/** Hundredths of lightness that a button may be deeper than its colour, where white words are read on it then. */
const DEEPER = [0, 1, 2, 3, 4, 5] as const
/** Wells on white panels are of the paper's colour, where that is near enough to white. */
const [WELL_LEAST, WELL_MOST] = [0.006, 0.07]

/** The colours that states have everywhere, on light grounds and on dark ones; they are told apart by lightness, too. */
const STATE_COLOURS: Readonly<Record<State, { fill: Hex; light: Hex; dark: Hex }>> = {
  good: { fill: '#1fa35c', light: '#0f5c33', dark: '#a5ecc3' },
  waiting: { fill: '#e09a1a', light: '#6b4300', dark: '#ffdb94' },
  bad: { fill: '#dc4a3d', light: '#8a1c14', dark: '#ffbfb8' },
}

const reads = (text: Hex, ground: Hex, { ratio, lightness }: Wanted): boolean =>
  contrast(text, ground) >= ratio && Math.abs(apca(text, ground)) >= lightness

/** What is seen where a colour lies over another one. */
export function over(colour: Hex, ground: Hex, alpha: number): Hex {
  const below = channelsOf(ground)
  const mixed = channelsOf(colour).map((value, i) => Math.round(value * alpha + (below[i] ?? 0) * (1 - alpha)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The first of some colours that is read on a ground; else, of those that have the ratio, the one that is read best. */
function readable(names: readonly ColourRef[], ground: Hex, palette: Palette, wanted: Wanted): ColourRef {
  const lightness = (name: ColourRef) => Math.abs(apca(hexIn(name, palette), ground))
  const found = names.find((name) => reads(hexIn(name, palette), ground, wanted))
  if (found) return found
  const clear = names.filter((name) => contrast(hexIn(name, palette), ground) >= wanted.ratio)
  return (clear.length > 0 ? clear : names).reduce((best, name) => (lightness(name) > lightness(best) ? name : best))
}

/** The colour that a reference has in a palette. */
export const hexIn = (ref: ColourRef, palette: Palette): Hex => `#${resolveColour(ref, palette).slice(1)}`

/** A button in the leading colour: of a colour on which white is nearly read a step deeper, rather than with black on it. */
function leadingButton(palette: Palette): Surface['button'] {
  const on = hexIn('onAccent', palette)
  const white: ColourRef = oklch(on).l > 0.9 ? 'onAccent' : '#ffffff'
  const fill = DEEPER.map((by): ColourRef => (by === 0 ? 'accent' : `accent/-${by}`)).find((ref) =>
    reads(hexIn(white, palette), hexIn(ref, palette), SMALL),
  )
  if (fill) return { fill, text: white }
  return { fill: 'accent', text: readable(['onAccent', '#000000'], hexIn('accent', palette), palette, SMALL) }
}

/** The leading colour as a ground: a step deeper, where white words are read on it then. */
export const leadingFill = (palette: Palette): ColourRef => {
  const { fill, text } = leadingButton(palette)
  return oklch(hexIn(text, palette)).l > 0.9 ? fill : 'accent'
}

const statesOn = (ground: Hex, text: ColourRef, isDark: boolean, palette: Palette): Surface['states'] => {
  const of = (state: State) => {
    const { fill, light, dark } = STATE_COLOURS[state]
    const alpha = isDark ? 0.28 : 0.14
    return {
      fill: { colour: fill, alpha },
      text: readable([isDark ? dark : light, text, '#ffffff', '#000000'], over(fill, ground, alpha), palette, SMALL),
    }
  }
  return { good: of('good'), waiting: of('waiting'), bad: of('bad') }
}

/** The colours that go with a ground. */
export function surfaceOn(fill: ColourRef, palette: Palette): Surface {
  const ground = hexIn(fill, palette)
  const isDark = oklch(ground).l < 0.6
  const ends: ColourRef[] = ['ink', 'paper', '#ffffff', '#000000']
  const text = readable(ends, ground, palette, RUNNING)
  const alpha = isDark ? TINT_DARK : TINT_LIGHT
  const tinted = (role: ColourRef, share: number): Hex => over(hexIn(role, palette), ground, share)
  const onTint = (role: ColourRef, share: number): ColourRef =>
    readable([role, text, '#ffffff', '#000000'], tinted(role, share), palette, SMALL)
  const told = plainColour(fill) !== 'accent' && difference(hexIn('accent', palette), ground) >= TOLD
  const button: Surface['button'] = told
    ? leadingButton(palette)
    : { fill: text, text: readable([fill, 'paper', 'ink', '#ffffff'], hexIn(text, palette), palette, SMALL) }
  const lift = isDark ? 0 : difference(palette.paper, ground)
  const isWell = lift >= WELL_LEAST && lift <= WELL_MOST
  // On its own colour a tint is a step away from the words on it.
  const away: ColourRef = oklch(hexIn(text, palette)).l > 0.6 ? '#000000' : '#ffffff'
  const series = (['accent', 'secondary', 'muted', text] satisfies ColourRef[]).filter(
    (role) => difference(hexIn(role, palette), ground) >= TOLD,
  )
  const second: ColourRef = difference(hexIn('secondary', palette), ground) >= TOLD ? 'secondary' : text
  return {
    fill,
    text,
    quiet: readable(['muted', text], ground, palette, SMALL),
    line: { colour: text, alpha: isDark ? 0.14 : 0.1 },
    edge: { colour: text, alpha: isDark ? 0.34 : 0.24 },
    strong: readable(['accent', text], ground, palette, LARGE),
    word: readable(['accent', text], ground, palette, SMALL),
    tint: told ? { colour: 'accent', alpha } : { colour: away, alpha },
    onTint: told ? onTint('accent', alpha) : text,
    tint2: { colour: second, alpha: alpha * 0.9 },
    onTint2: onTint(second, alpha * 0.9),
    sunk: isWell ? { colour: 'paper', alpha: 0.7 } : { colour: text, alpha: isDark ? 0.08 : 0.05 },
    button,
    states: statesOn(ground, text, isDark, palette),
    isDark,
    series: series.length > 1 ? series : ['accent', text],
  }
}

/** Hundredths of lightness between a ground and the panels on it: light paper is left for white, as far as it is away from it. */
const [LIFT, LIFT_MOST, LIFT_DARK] = [8, 22, 5]
const WHITE = 0.998

/** The ground of panels: all but white on light paper, a step nearer to the light on dark one. White paper is its own panel. */
export function panelFill(palette: Palette): ColourRef {
  const { l } = oklch(palette.paper)
  if (l >= WHITE) return 'paper'
  if (l < 0.6) return `paper/${LIFT_DARK}`
  return `paper/${Math.min(LIFT_MOST, LIFT + Math.round((1 - l) * 150))}`
}
