/** The files of a font as browsers take them, for whoever writes in a design: ours by name, those of an owner's own inside. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontEntry, hasFont } from './catalogue.ts'
import { clampWeight, type FontLibrary, type LoadedFont, subsetsOf } from './fonts.ts'
import { familyName, isOwnFont } from './own-family.ts'
import { subsetFont } from './subset.ts'
import type { FontFamily, FontSpec } from './types.ts'

const require = createRequire(import.meta.url)

export interface FontFace {
  /** As CSS is to call it. */
  family: string
  /** The weight that it is, or the lightest and the boldest of a variable font. */
  weight: number | [number, number]
  italic: boolean
  /** CSS `unicode-range`. */
  range: string
  /** Ours: which file it is (`fontFile`); an owner's own: WOFF2 in base64, with the letters that may be typed there. */
  source: FontFileName | { data: string }
}

/** Names a file of the library. */
export interface FontFileName {
  family: FontFamily
  weight: number
  italic: boolean
  /** Which of its files: 'latin'. */
  part: string
}

/** WOFF2 as its package has it; undefined: there is none of that name. */
export function fontFile({ family, weight, italic, part }: FontFileName): Uint8Array | undefined {
  if (isOwnFont(family) || !hasFont(family)) return undefined
  const entry = fontEntry(family)
  const found = subsetsOf(entry, clampWeight(entry, weight), italic).find(({ name }) => name === part)
  return found && new Uint8Array(readFileSync(require.resolve(found.file)))
}

const hex = (value: number) => value.toString(16)
const written = (ranges: readonly (readonly [number, number])[]) =>
  ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')

/** What is typed anywhere: Latin letters with their accents, punctuation, currencies. */
const TYPED: readonly (readonly [number, number])[] = [
  [0x20, 0x24f],
  [0x2010, 0x2044],
  [0x20a0, 0x20c0],
]
/** Characters of a script lie together: those beside one that is set are what else is typed there. */
const TOGETHER = 256

function typedBeside(text: string): (readonly [number, number])[] {
  const pages = new Set([...text].map((char) => Math.floor((char.codePointAt(0) ?? 0) / TOGETHER)))
  return [...TYPED, ...[...pages].map((page) => [page * TOGETHER, (page + 1) * TOGETHER - 1] as const)]
}

/** Cut down: a font of somebody's own leaves the server as far as it is needed. */
async function ownFace(font: LoadedFont, weight: number, text: string): Promise<FontFace> {
  const typed = typedBeside(text)
  const codePoints = typed.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  const file = await subsetFont(
    font,
    codePoints.filter((one) => font.has(one)),
  )
  const data = Buffer.from(file).toString('base64')
  return { family: familyName(font.family), weight, italic: false, range: written(typed), source: { data } }
}

function libraryFaces(family: FontFamily, spec: FontSpec): FontFace[] {
  const entry = fontEntry(family)
  const weight = clampWeight(entry, spec.weight)
  const italic = (spec.italic ?? false) && entry.italic
  const [least = weight, most = weight] = entry.weights
  return subsetsOf(entry, weight, italic).map(({ name, ranges }) => ({
    family,
    weight: entry.variable ? [least, most] : weight,
    italic,
    range: written(ranges),
    // A variable font has one file for all of its weights: one address.
    source: { family, weight: entry.variable ? least : weight, italic, part: name },
  }))
}

export interface FontFaces {
  /** Families for CSS, the wanted one first, those that have what it lacks behind it. */
  families: string[]
  /** As it is in the family: asked for 650 of one that has 400 and 700, 700. */
  weight: number
  italic: boolean
  faces: FontFace[]
}

/** All faces that a text in a font needs, and may need while it is written. */
export async function facesFor(spec: FontSpec, text: string, fonts: FontLibrary): Promise<FontFaces> {
  const covering = [...text].flatMap((char) => fonts.cover(spec, char.codePointAt(0) ?? 0) ?? [])
  const loaded = new Map([fonts.primary(spec), ...covering].map((font) => [font.family, font]))
  // The one that was asked for leads, whatever the first letter is set in.
  const families = [...new Set([fontEntry(spec.family).family, ...loaded.keys()])]
  const entry = fontEntry(spec.family)
  const weight = clampWeight(entry, spec.weight)
  const faces = families.map((family): FontFace[] | Promise<FontFace[]> => {
    const own = isOwnFont(family) && loaded.get(family)
    return own ? ownFace(own, weight, text).then((face) => [face]) : libraryFaces(family, spec)
  })
  return {
    families: families.map(familyName),
    weight,
    italic: (spec.italic ?? false) && entry.italic,
    faces: (await Promise.all(faces)).flat(),
  }
}
