/** Fonts that people brought themselves: files in a folder, named by their SHA-256, opened when a design names one. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import { type CatalogueEntry, knowOwnFonts } from './catalogue.ts'
import { factsOf } from './font-file.ts'
import { ownFile } from './own-family.ts'
import { tablesOf } from './sfnt.ts'
import type { FontFamily } from './types.ts'
import { fontBytes } from './woff2.ts'

let folder: string | undefined

/** Where the file of an own font lies. */
export function ownPath(family: FontFamily): string {
  if (folder === undefined) throw new Error('This engine was opened without own fonts.')
  const name = ownFile(family)
  return path.join(folder, name.slice(0, 2), name)
}

function read(family: FontFamily): CatalogueEntry | undefined {
  if (folder === undefined || !existsSync(ownPath(family))) return undefined
  const bytes = fontBytes(ownPath(family))
  const facts = factsOf(new Face(new Blob(bytes)), tablesOf(bytes))
  return { family, package: '', licence: '', moods: [], uses: 'both', opticalTracking: 0, ...facts }
}

/** @param at a folder with files `ab/abcd…` */
export function openOwnFonts(at: string): void {
  folder = at
  const known = new Map<FontFamily, CatalogueEntry>()
  knowOwnFonts((family) => {
    const entry = known.get(family) ?? read(family)
    if (entry) known.set(family, entry)
    return entry
  })
}
