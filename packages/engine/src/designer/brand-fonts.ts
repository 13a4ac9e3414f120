import type { BrandKit } from '../brief/brand/kit.ts'
import { familyName, isOwnFont } from '../type/own-family.ts'

/** A sheet that a model wrote, with the fonts of the brand named as designs name them: the model is told their names alone. */
export const withBrandFonts = (sheet: string, brand: BrandKit | undefined): string =>
  Object.values(brand?.typefaces ?? {})
    .filter(isOwnFont)
    .reduce((text, family) => text.replaceAll(`"${familyName(family)}"`, `"${family}"`), sheet)
