/** What writing code for a design takes and gives. */
import type { PictogramSource } from '../../imagery/types.ts'
import type { LayOut } from '../../scene/layout.ts'
import type { FontLibrary } from '../../type/fonts.ts'
import type { Shaper } from '../../type/shape.ts'

export interface GeneratedCode {
  /** One TSX file: formatted, typed, with a default export. */
  code: string
  /** The name of the default export, in PascalCase. */
  componentName: string
  /** npm packages that the code imports, with the versions it was made for. */
  dependencies: Record<string, string>
}

export interface CodeOptions {
  /** Addresses of the pictures in the scene by media id; default `/media/{id}.png`. */
  pictures?: Readonly<Record<string, string>>
}

/** What the writers read. */
export interface CodeTools {
  fonts: FontLibrary
  shaper: Shaper
  pictograms: PictogramSource
  layOut: LayOut
}
