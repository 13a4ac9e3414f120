/**
 * The font library: opens families of the catalogue from their installed packages, on demand, and answers with shapeable
 * faces. A family consists of several files by script subset; `cover` picks the file for each character and falls back
 * to the Noto families, so that no script that they know is ever drawn as tofu.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { memo } from '../base/memo.ts'
import { type CatalogueEntry, fontEntry } from './catalogue.ts'
import { ownPath } from './own-fonts.ts'
import { styleKey } from './style-key.ts'
import type { FontFamily, FontSpec } from './types.ts'
import { fontBytes } from './woff2.ts'

const require = createRequire(import.meta.url)

/** Families asked, in order, for characters that the wanted family lacks. */
const FALLBACKS: FontFamily[] = [
  'Noto Sans',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Devanagari',
  'Noto Sans JP',
]

/** One font file at one weight: what HarfBuzz shapes with and glyph outlines are drawn from. */
export interface LoadedFont {
  /** Unique: file and weight. */
  key: string
  family: FontFamily
  /** Of its file. */
  path: string
  /** Where it stands on the weight axis of a variable font. */
  axisWeight?: number
  font: Font
  unitsPerEm: number
  /** Font units, both positive. */
  ascent: number
  descent: number
  capHeight: number
  xHeight: number
  /** Its pairs of letters stand in the old `kern` table alone, which browsers read and our build of HarfBuzz does not. */
  hasOldPairs: boolean
  has(codePoint: number): boolean
}

/** Of all characters. */
const LAST = 0x10ffff

export interface Subset {
  /** 'latin', '12' of a script in slices; '' of an own font, which is one file. */
  name: string
  /** Of its package, or the path of an own font. */
  file: string
  ranges: [number, number][]
}

export interface FontLibrary {
  /** The font that draws this character: of the family, of a fallback, or undefined when nothing covers it. */
  cover(spec: FontSpec, codePoint: number): LoadedFont | undefined
  /** The font whose metrics the family's lines are built on. */
  primary(spec: FontSpec): LoadedFont
}

/** The weight of the family nearest to the one asked for. */
export function clampWeight(entry: CatalogueEntry, weight: number): number {
  if (entry.variable) {
    const [min = 400, max = 400] = entry.weights
    return Math.min(max, Math.max(min, weight))
  }
  return entry.weights.reduce((best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best))
}

function parseRanges(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

/** The files of a style. @param weight one that the family has */
export function subsetsOf(entry: CatalogueEntry, weight: number, italic: boolean): Subset[] {
  if (entry.package === '') return [{ name: '', file: ownPath(entry.family), ranges: [[0, LAST]] }]
  const id = entry.package.slice(entry.package.indexOf('/') + 1)
  const unicode = JSON.parse(readFileSync(require.resolve(`${entry.package}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >
  const style = italic && entry.italic ? 'italic' : 'normal'
  const instance = entry.variable ? 'wght' : weight
  return Object.entries(unicode).map(([key, ranges]) => {
    // Numbered subsets ('[12]') are slices of a large script; file names drop the brackets.
    const name = key.replace(/[[\]]/g, '')
    return {
      name,
      file: `${entry.package}/files/${id}-${name}-${instance}-${style}.woff2`,
      ranges: parseRanges(ranges),
    }
  })
}

function os2(face: Face): { capHeight?: number; xHeight?: number } {
  const table = face.referenceTable('OS/2')
  if (!table || table.length < 90) return {}
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  return view.getUint16(0) < 2 ? {} : { xHeight: view.getInt16(86), capHeight: view.getInt16(88) }
}

/** A font file, opened once whatever weights are drawn from it. */
interface FontFile {
  path: string
  face: Face
  codePoints: ReadonlySet<number>
  hasOldPairs: boolean
}

function openFile(path: string): FontFile {
  const face = new Face(new Blob(fontBytes(path)))
  const codePoints = new Set(face.collectUnicodes())
  // A font that was not decoded answers glyph 0 for everything, without an error.
  if (codePoints.size === 0) throw new Error(`The font file ${path} could not be read.`)
  const hasOldPairs =
    (face.referenceTable('kern')?.length ?? 0) > 0 && !face.getTableFeatureTags('GPOS').includes('kern')
  return { path, face, codePoints, hasOldPairs }
}

function atWeight(
  { path, face, codePoints, hasOldPairs }: FontFile,
  { key, family }: Pick<LoadedFont, 'key' | 'family'>,
  weight: number | undefined,
): LoadedFont {
  const font = new Font(face)
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)])
  const extents = font.hExtents()
  const { capHeight, xHeight } = os2(face)
  const heightOf = (char: string) => {
    const glyph = font.nominalGlyph(char.codePointAt(0) ?? 0)
    return glyph === undefined ? undefined : font.glyphExtents(glyph)?.yBearing
  }
  return {
    ...{ key, family, path },
    ...(weight !== undefined && { axisWeight: weight }),
    font,
    unitsPerEm: face.upem,
    ascent: extents.ascender,
    descent: -extents.descender,
    capHeight: heightOf('H') ?? capHeight ?? extents.ascender * 0.7,
    xHeight: heightOf('x') ?? xHeight ?? extents.ascender * 0.5,
    hasOldPairs,
    has: (codePoint) => codePoints.has(codePoint),
  }
}

/** Opens the library. Files are read when their first character is asked for, and kept. */
export function openFonts(): FontLibrary {
  const files = new Map<string, FontFile>()
  const loaded = new Map<string, LoadedFont>()
  const subsets = new Map<string, Subset[]>()

  function* candidates(spec: FontSpec, codePoint: number): Generator<LoadedFont> {
    const entry = fontEntry(spec.family)
    const weight = clampWeight(entry, spec.weight)
    const style = styleKey({ ...spec, weight })
    const parts = memo(subsets, style, () => subsetsOf(entry, weight, spec.italic ?? false))
    for (const subset of parts) {
      if (!subset.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) continue
      const key = `${subset.file}@${weight}`
      yield memo(loaded, key, () => {
        const file = memo(files, subset.file, () => openFile(require.resolve(subset.file)))
        return atWeight(file, { key, family: entry.family }, entry.variable ? weight : undefined)
      })
    }
  }

  type Found = Map<number, LoadedFont | undefined>
  const styles = new Map<string, Found>()
  // Letters are asked for one by one with the same object: no key is written for each.
  const bySpec = new WeakMap<FontSpec, Found>()
  const foundOf = (spec: FontSpec): Found => memo(bySpec, spec, () => memo(styles, styleKey(spec), () => new Map()))

  function cover(spec: FontSpec, codePoint: number): LoadedFont | undefined {
    const found = foundOf(spec)
    const known = found.get(codePoint)
    if (known || found.has(codePoint)) return known
    let answer: LoadedFont | undefined
    for (const family of [spec.family, ...FALLBACKS]) {
      for (const font of candidates({ ...spec, family }, codePoint)) {
        if (font.has(codePoint)) {
          answer = font
          break
        }
      }
      if (answer) break
    }
    found.set(codePoint, answer)
    return answer
  }

  return {
    cover,
    primary: (spec) =>
      cover(spec, 0x48) ?? cover(spec, 0x20) ?? (cover({ ...spec, family: 'Noto Sans' }, 0x48) as LoadedFont),
  }
}
