/** The licensed icon sets as files: opened when first asked for. Only where each icon stands in its file is kept. */
import { openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mapTuple, present } from '../base/items.ts'
import { memo } from '../base/memo.ts'
import { type Place, placesIn, valueAt } from './json-places.ts'
import { readSvgBody } from './svg-body.ts'
import type { PictogramDrawing } from './types.ts'

/** Prefix → package, and the licence that THIRD_PARTY.md gives with it. */
export const ICON_SETS = {
  ph: { package: '@iconify-json/ph', licence: 'MIT' },
  mdi: { package: '@iconify-json/mdi', licence: 'Apache-2.0' },
  'fluent-emoji-high-contrast': { package: '@iconify-json/fluent-emoji-high-contrast', licence: 'MIT' },
  tabler: { package: '@iconify-json/tabler', licence: 'MIT' },
  lucide: { package: '@iconify-json/lucide', licence: 'ISC' },
  'game-icons': { package: '@iconify-json/game-icons', licence: 'CC-BY-3.0' },
} as const
export type IconSetName = keyof typeof ICON_SETS

/** An icon in its file: where its drawing begins, as a JSON string, and how many bytes it takes. */
interface Entry {
  at: number
  length: number
  viewBox: [number, number]
}

interface IconSet {
  file: number
  entries: Map<string, Entry>
}

/** Of a set that names none. */
const DEFAULT_SIZE = 16

const require = createRequire(import.meta.url)

/** The drawings of all sets, kept as strings, would take 37 MB of every thread that draws. */
function openSet(set: IconSetName): IconSet {
  const path = require.resolve(`${ICON_SETS[set].package}/icons.json`)
  const bytes = readFileSync(path)
  const parts = new Map(placesIn(bytes, 0))
  const sizeOf = (name: string) => numberIn(bytes, parts.get(name)) ?? DEFAULT_SIZE
  const usual: Entry['viewBox'] = [sizeOf('width'), sizeOf('height')]
  const entries = new Map<string, Entry>()
  for (const [name, [from]] of placesIn(bytes, present(parts.get('icons'))[0])) {
    const fields = new Map(placesIn(bytes, from))
    const [at, end] = present(fields.get('body'))
    const [width, height] = mapTuple(['width', 'height'], (field) => numberIn(bytes, fields.get(field)))
    const viewBox: Entry['viewBox'] = width || height ? [width ?? usual[0], height ?? usual[1]] : usual
    entries.set(name, { at, length: end - at, viewBox })
  }
  const aliases = parts.get('aliases')
  for (const [alias, [from]] of aliases ? placesIn(bytes, aliases[0]) : []) {
    const parent = new Map(placesIn(bytes, from)).get('parent')
    const entry = parent && entries.get(String(valueAt(bytes, parent)))
    if (entry) entries.set(alias, entry)
  }
  return { file: openSync(path, 'r'), entries }
}

const numberIn = (bytes: Buffer, place: Place | undefined): number | undefined => place && Number(valueAt(bytes, place))

function read({ file }: IconSet, { at, length, viewBox }: Entry): PictogramDrawing {
  const bytes = Buffer.alloc(length)
  readSync(file, bytes, 0, length, at)
  return { viewBox, shapes: readSvgBody(JSON.parse(bytes.toString())) }
}

/** Opens no file before an icon of its set is asked for. */
export function openIconSets(): { has(name: string): boolean; draw(name: string): PictogramDrawing } {
  const sets = new Map<string, IconSet>()
  const drawings = new Map<string, PictogramDrawing>()

  const find = (name: string) => {
    const [prefix = '', icon = ''] = name.split(':')
    if (!Object.hasOwn(ICON_SETS, prefix)) return undefined
    const set = memo(sets, prefix, () => openSet(prefix as IconSetName))
    const entry = set.entries.get(icon)
    return entry && { set, entry }
  }

  return {
    has: (name) => find(name) !== undefined,
    draw: (name) =>
      memo(drawings, name, () => {
        const found = find(name)
        if (!found)
          throw new RangeError(
            `No pictogram '${name}' (allowed: ${Object.keys(ICON_SETS).join(', ')} and a name of that set)`,
          )
        return read(found.set, found.entry)
      }),
  }
}
