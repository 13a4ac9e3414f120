/** A mascot's head drawn from its data: in an attitude, in a manner, in the tones of a palette. */
import { contrast, difference, isDark } from '../../../colour/colour.ts'
import { plainColour, resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Palette, Shape } from '../../../scene/types.ts'
import { CREATURES, type Creature, type CreatureName, type MascotPart, type MascotTone } from './creatures.ts'
import { AXIS, both, rightHalf, whole } from './halves.ts'

/** The view box of every mascot. */
export const MASCOT_VIEW = 240

/** How it looks at people. */
export type Attitude = 'fierce' | 'friendly'
/** 'flat': forms alone; 'lit': the right half lies in shade; 'bold': lit, with a dark outline, as teams wear it. */
export type MascotManner = 'flat' | 'lit' | 'bold'

export interface MascotColours {
  main: ColourRef
  extra: ColourRef
  palette: Palette
}

/** Width of the outline, and of the line round what is pale. */
const [BOLD, FINE] = [16, 9]
/** A dark eye is seen on colours that are so much lighter. */
const SEEN = 2.6
/** How much deeper the side in shade is, hundredths of lightness; below this ratio to black there is nothing deeper. */
const [SHADE, NIGHT] = [10, 2.4]
/** Nearer than this in OKLab, the second colour is no other. */
const ALIKE = 0.08

/** The colours of the tones on a ground. */
function tones({ main, extra, palette }: MascotColours): Record<MascotTone, ColourRef> {
  const own = plainColour(main)
  // What is dark already is shaded upwards: nothing is seen below it.
  const isNight = contrast(resolveColour(main, palette), '#000000') < NIGHT
  const second = difference(resolveColour(extra, palette), resolveColour(main, palette)) < ALIKE
  return {
    main,
    deep: `${own}/${isNight ? SHADE : -SHADE}`,
    extra: second ? `${own}/${isNight ? 3 * SHADE : 2 * SHADE}` : extra,
    ...(isDark(palette.paper) ? { dark: 'paper', light: 'ink' } : { dark: 'ink', light: 'paper' }),
  }
}

const pathOf = ({ form, d }: MascotPart): string => (form === 'half' ? whole(d) : form === 'pair' ? both(d) : d)

/** A part as a shape. */
function shapeOf(part: MascotPart, tone: Record<MascotTone, ColourRef>): Shape {
  const d = pathOf(part)
  return part.line === undefined
    ? { d, fill: tone[part.tone] }
    : { d, stroke: { paint: tone[part.tone], width: part.line, cap: 'round', join: 'round' } }
}

/** The left eye; fierce ones are cut off by the brow. */
function eyePath(x: number, y: number, size: number, attitude: Attitude): string {
  if (attitude === 'friendly')
    return `M${x - size} ${y}A${size} ${size * 1.2} 0 1 1 ${x + size} ${y}A${size} ${size * 1.2} 0 1 1 ${x - size} ${y}Z`
  const [w, h] = [size * 1.7, size * 0.95]
  return `M${x - w} ${y - h}L${x + w} ${y + h * 0.5}C${x + w * 0.5} ${y + h * 1.5} ${x - w * 0.5} ${y + h * 1.2} ${x - w} ${y - h}Z`
}

function eyes(creature: Creature, attitude: Attitude, tone: Record<MascotTone, ColourRef>, palette: Palette): Shape[] {
  const { eye } = creature
  if (!eye) return []
  const { x, y, size = 10, on = 'main' } = eye
  const d = both(eyePath(x, y, size, attitude))
  const seen = (ref: ColourRef) => resolveColour(ref, palette)
  const darkShows = contrast(seen(tone.dark), seen(tone[on])) >= SEEN
  const glint = (colour: ColourRef): Shape => {
    const [gx, gy, r] = [x + size * 0.34, y - size * 0.42, size * 0.32]
    const one = (cx: number) => `M${cx - r} ${gy}A${r} ${r} 0 1 1 ${cx + r} ${gy}A${r} ${r} 0 1 1 ${cx - r} ${gy}Z`
    return { d: one(gx) + one(2 * AXIS - gx + size * 0.68), fill: colour }
  }
  if (attitude === 'fierce') {
    const pupil = eyePath(x + size * 0.35, y + size * 0.12, size * 0.42, 'friendly')
    return [
      { d, fill: darkShows && on === 'light' ? tone.dark : tone.light },
      ...(on === 'light' ? [] : [{ d: both(pupil), fill: tone.dark }]),
    ]
  }
  return darkShows
    ? [{ d, fill: tone.dark }, glint(tone.light)]
    : [
        { d, fill: tone.light },
        { d: both(eyePath(x + 2, y + 1, size * 0.5, 'friendly')), fill: tone.dark },
      ]
}

/** A mascot's head in the view box of 240. */
export function mascotShapes(
  name: CreatureName,
  attitude: Attitude,
  manner: MascotManner,
  colours: MascotColours,
): Shape[] {
  const creature: Creature = CREATURES[name]
  const tone = tones(colours)
  const body = creature.parts.filter((part) => part.body)
  const outline = manner === 'bold' ? BOLD : creature.pale ? FINE : 0
  const shapes: Shape[] = []
  if (outline > 0)
    shapes.push({
      d: body.map(pathOf).join(''),
      fill: tone.dark,
      stroke: { paint: tone.dark, width: outline, join: 'round' },
    })
  for (const part of creature.parts) {
    shapes.push(shapeOf(part, tone))
    if (manner !== 'flat' && part.form === 'half' && part.body && part.tone === 'main')
      shapes.push({ d: rightHalf(part.d), fill: tone.deep })
  }
  return [...shapes, ...eyes(creature, attitude, tone, colours.palette)]
}
