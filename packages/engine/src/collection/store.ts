/** The collection: sheets that somebody thought of beforehand, found by their heads and read when they are first taken. */
import { readdirSync, readFileSync } from 'node:fs'
import { memo, recent } from '../base/memo.ts'
import { parseSheet } from '../sheet/parse.ts'
import type { Sheet } from '../sheet/types.ts'
import { type Packed, unpacked, unpackedPoint } from './pack.ts'

/** A sheet of the collection. */
export interface Entry extends Omit<Packed, 'point' | 'text'> {
  name: string
  /** Where its tags lie among meanings. */
  point(): Float32Array
  /** Read with the first call. @throws where its text is no sheet */
  sheet(): Sheet
}

const FOLDER = new URL('./packs/', import.meta.url)

let opened: readonly Entry[] | undefined

/** All of them, by name; opened once a thread with the first call. */
export function collection(): readonly Entry[] {
  opened ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith('.generated.br'))
    .sort()
    .flatMap((file) => unpacked(readFileSync(new URL(file, FOLDER))).sheets.map(entryOf))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return opened
}

let names: ReadonlyMap<string, Entry> | undefined
/** The sheet of that name; undefined where there is none. */
export const sheetCalled = (name: string): Entry | undefined => {
  names ??= new Map(collection().map((entry) => [entry.name, entry]))
  return names.get(name)
}

/** Of those that were read so many are kept: all of them would be five times the memory of their heads. */
const KEPT = 400
const sheets = recent<string, Sheet>(KEPT)
const points = new WeakMap<object, Float32Array>()

/** A packed sheet as the finder sees it. */
function entryOf(packed: Packed): Entry {
  const { point, text, ...rest } = packed
  return {
    ...rest,
    name: packed.head.name,
    point: () => memo(points, packed, () => unpackedPoint(point)),
    sheet: () => memo(sheets, text, () => sheetOf(packed.head.name, text)),
  }
}

/** A sheet that is in no pack yet. */
export const sheetEntry = (sheet: Omit<Packed, 'point'>): Entry => entryOf({ ...sheet, point: '' })

function sheetOf(name: string, text: string): Sheet {
  const { sheet, faults } = parseSheet(text)
  if (!sheet) throw new Error(`The sheet ${name} of the collection cannot be read: ${faults[0]?.message ?? ''}`)
  return sheet
}
