/** Colours and paints of a scene. */

/** What a colour is for. Nodes name roles, so that "make it dark green" is a patch of the palette. */
export type PaletteRole =
  | 'paper' // the ground
  | 'surface' // a second, quiet ground: bands, cards
  | 'ink' // text on paper and surface, ≥ 7:1 on paper
  | 'muted' // secondary text on paper and surface, ≥ 4.5:1 on both
  | 'line' // hairlines
  | 'accent' // the leading colour
  | 'onAccent' // text on accent, ≥ 4.5:1
  | 'secondary' // a second, supporting colour
  | 'onSecondary' // text on secondary, ≥ 4.5:1
export type Palette = Record<PaletteRole, Hex>
export type Hex = `#${string}`

/** A palette role, a colour of its own, or one of them in light or shade. */
export type ColourRef = PlainColour | Shade
export type PlainColour = PaletteRole | Hex
/** A colour moved in lightness, hundredths of OKLCH's: 'accent/-12' is the accent in shade. */
export type Shade = `${PlainColour}/${number}`

export type Paint =
  | ColourRef
  | { colour: ColourRef; alpha: number }
  | {
      gradient: 'linear'
      /** 0° = left to right, 90° = top to bottom: across the whole box. */
      angle: number
      stops: GradientStop[]
      /** Where it does not span the box: the line that it runs along, from and to, fractions of the box. */
      line?: [fromX: number, fromY: number, toX: number, toY: number]
    }
  | { gradient: 'radial'; centre: [number, number]; radius: number; stops: GradientStop[] } // fractions of the box; radius of its larger side
export interface GradientStop {
  at: number // 0–1
  colour: ColourRef
  alpha?: number
}
