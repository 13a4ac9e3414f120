/** The licensed icon sets as files: opened when first asked for. Only where each icon stands in its file is kept. */
import { openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { memo } from '../base/memo.ts'
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

interface IconFile {
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number; hidden?: boolean }>
  aliases?: Record<string, { parent: string }>
}

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

const require = createRequire(import.meta.url)

/** The drawings of all sets, kept as strings, would take 37 MB of every thread that draws. */
function openSet(set: IconSetName): IconSet {
  const path = require.resolve(`${ICON_SETS[set].package}/icons.json`)
  const bytes = readFileSync(path)
  const { icons, aliases = {}, width = 16, height = 16 } = JSON.parse(bytes.toString()) as IconFile
  const entries = new Map<string, Entry>()
  let end = bytes.indexOf('"icons"')
  for (const [name, icon] of Object.entries(icons)) {
    const drawing = JSON.stringify(icon.body)
    const at = bytes.indexOf(drawing, end)
    if (at < 0) throw new Error(`The icon '${set}:${name}' was not found where its set has it.`)
    const length = Buffer.byteLength(drawing)
    end = at + length
    entries.set(name, { at, length, viewBox: [icon.width ?? width, icon.height ?? height] })
  }
  for (const [alias, { parent }] of Object.entries(aliases)) {
    const entry = entries.get(parent)
    if (entry) entries.set(alias, entry)
  }
  return { file: openSync(path, 'r'), entries }
}

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
