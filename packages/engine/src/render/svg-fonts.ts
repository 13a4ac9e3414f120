/** The fonts that an SVG with live text carries: each cut down to the characters that are set in it. */
import { type FontCategory, fontEntry } from '../type/catalogue.ts'
import type { LoadedFont } from '../type/fonts.ts'
import { familyName } from '../type/own-family.ts'
import { styleKey } from '../type/style-key.ts'
import { subsetFont } from '../type/subset.ts'
import type { FontSpec } from '../type/types.ts'
import { genericFamily } from './code/fonts.ts'
import type { DisplayItem, DisplayList } from './display.ts'

export interface SvgFonts {
  /** The style sheet: a face for each font and weight, its file inside. */
  faces: string
  /** What a text names: its family, those that have the characters which it lacks, then what every program has. */
  familyOf(font: FontSpec): string
}

type Glyphs = Extract<DisplayItem, { kind: 'glyphs' }>
const textsIn = (items: readonly DisplayItem[]): Glyphs[] =>
  items.flatMap((item) => (item.kind === 'group' ? textsIn(item.items) : item.kind === 'glyphs' ? [item] : []))

interface Face {
  font: LoadedFont
  family: string
  weight: number
  italic: boolean
  codePoints: Set<number>
}

async function faceRule({ font, family, weight, italic, codePoints }: Face): Promise<string> {
  const file = Buffer.from(await subsetFont(font, codePoints)).toString('base64')
  const range = [...codePoints].sort((a, b) => a - b).map((one) => `U+${one.toString(16)}`)
  return `@font-face{font-family:'${familyName(family)}';font-weight:${weight};${italic ? 'font-style:italic;' : ''}unicode-range:${range.join(',')};src:url(data:font/woff2;base64,${file}) format('woff2')}`
}

/** Without this, viewers drop the ligatures of spaced letters, and place glyphs on whole pixels. */
const RULES = 'text{font-feature-settings:"liga";font-synthesis:none;text-rendering:geometricPrecision;white-space:pre}'

/** Fonts that stand in where ours are left aside: the nearest that most machines have, then the generic one. */
const everywhere = (category: FontCategory): string[] => [
  ...(category === 'condensed' ? ["'Arial Narrow'"] : []),
  genericFamily(category),
]

export async function svgFonts(list: DisplayList): Promise<SvgFonts> {
  const faces = new Map<string, Face>()
  const families = new Map<string, Set<string>>()
  for (const { setting, glyphs } of textsIn(list.items)) {
    if (!setting) continue
    const { font: spec, lines } = setting
    const style = styleKey(spec)
    const stack = families.get(style) ?? new Set([fontEntry(spec.family).family])
    families.set(style, stack)
    // A character is carried by one font only: of its own family, if that has it.
    const own = ({ family }: { family: string }) => (family === spec.family ? 0 : 1)
    const fonts = [...new Set(glyphs.map(({ font }) => font))].map((font) => ({ font, family: font.family }))
    const left = new Set(lines.flatMap(({ text }) => [...text].map((char) => char.codePointAt(0) ?? 0)))
    for (const { font, family } of fonts.sort((a, b) => own(a) - own(b))) {
      stack.add(family)
      const key = `${font.key}|${spec.weight}`
      const face = faces.get(key) ?? {
        font,
        family,
        weight: spec.weight,
        italic: spec.italic ?? false,
        codePoints: new Set(),
      }
      for (const one of left) if (font.has(one) && left.delete(one)) face.codePoints.add(one)
      faces.set(key, face)
    }
  }
  return {
    faces: [...(await Promise.all([...faces.values()].map(faceRule))), RULES].join(''),
    familyOf: (font) =>
      [
        ...[...(families.get(styleKey(font)) ?? [])].map((family) => `'${familyName(family)}'`),
        ...everywhere(fontEntry(font.family).category),
      ].join(', '),
  }
}
