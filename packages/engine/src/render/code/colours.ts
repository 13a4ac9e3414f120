/** Colours as code: palette roles stay names, so that whoever takes the component over can change them in one place. */
import { isKeyOf, keysOf } from '../../base/tables.ts'
import type { ColourRef, Paint, Palette, PaletteRole } from '../../scene/types.ts'
import { resolveColour } from '../paint.ts'
import { codeOf, expression, number, type Value } from './jsx.ts'

export interface Colours {
  /** The colour as a value of an attribute or property: a name in scope, or the hex in quotes. */
  value(ref: ColourRef, alpha?: number): Value
  /** The roles that were asked for, in the order of the palette. */
  used(): PaletteRole[]
}

/** The first or only colour of a paint. */
export function mainColour(paint: Paint): { ref: ColourRef; alpha: number } {
  if (typeof paint === 'string') return { ref: paint, alpha: 1 }
  if ('colour' in paint) return { ref: paint.colour, alpha: paint.alpha }
  const [first] = paint.stops
  return { ref: first?.colour ?? 'ink', alpha: first?.alpha ?? 1 }
}

const percent = (alpha: number) => number(alpha * 100)

/** Colours that are variables in scope, named after their roles or renamed. */
export function colourVariables(palette: Palette, rename: Partial<Record<PaletteRole, string>> = {}): Colours {
  const used = new Set<PaletteRole>()
  return {
    value(ref, alpha = 1) {
      if (!isKeyOf(palette, ref)) {
        // Light and shade are worked out: a variable has none.
        const colour = resolveColour(ref, palette)
        return alpha < 1 ? `color-mix(in srgb, ${colour} ${percent(alpha)}%, transparent)` : colour
      }
      used.add(ref)
      const name = rename[ref] ?? ref
      if (name === 'currentColor')
        return alpha < 1 ? `color-mix(in srgb, currentColor ${percent(alpha)}%, transparent)` : name
      return expression(alpha < 1 ? `\`color-mix(in srgb, \${${name}} ${percent(alpha)}%, transparent)\`` : name)
    },
    used: () => keysOf(palette).filter((role) => used.has(role)),
  }
}

/** A paint over a box of this size as a CSS `background`, in JavaScript. */
export function background(paint: Paint, colours: Colours, box: { width: number; height: number }): string {
  if (typeof paint === 'string' || 'colour' in paint) {
    const { ref, alpha } = mainColour(paint)
    return codeOf(colours.value(ref, alpha))
  }
  const stops = paint.stops.map(({ at, colour, alpha }) => {
    const value = codeOf(colours.value(colour, alpha))
    // A template literal holds the text of a string or of another one, and any name.
    const inner = /^['`]/.test(value) ? value.slice(1, -1) : `\${${value}}`
    return `${inner} ${percent(at)}%`
  })
  // CSS counts from bottom to top, the scene from left to right.
  if (paint.gradient === 'linear') return `\`linear-gradient(${number(paint.angle + 90)}deg, ${stops.join(', ')})\``
  const [x, y] = paint.centre
  // A circle in shares of the box's sides, so that it scales as one thing with it.
  const radius = paint.radius * Math.max(box.width, box.height)
  const size = [radius / box.width, radius / box.height].map((share) => `${percent(share)}%`).join(' ')
  return `\`radial-gradient(${size} at ${percent(x)}% ${percent(y)}%, ${stops.join(', ')})\``
}

/** Colours that are CSS variables named after their roles. */
export function cssVariables(palette: Palette): Colours {
  const used = new Set<PaletteRole>()
  return {
    value(ref, alpha = 1) {
      const isRole = isKeyOf(palette, ref)
      if (isRole) used.add(ref)
      const base = isRole ? `var(--${ref})` : resolveColour(ref, palette)
      return alpha < 1 ? `color-mix(in srgb, ${base} ${percent(alpha)}%, transparent)` : base
    },
    used: () => keysOf(palette).filter((role) => used.has(role)),
  }
}
