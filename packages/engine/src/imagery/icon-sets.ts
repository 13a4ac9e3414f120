/** The licensed icon sets as files: opened when first asked for, kept parsed. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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

const require = createRequire(import.meta.url)

/** Opens no file before an icon of its set is asked for. */
export function openIconSets(): { has(name: string): boolean; draw(name: string): PictogramDrawing } {
  const files = new Map<string, IconFile>()
  const drawings = new Map<string, PictogramDrawing>()

  const fileOf = (set: string): IconFile | undefined => {
    if (!Object.hasOwn(ICON_SETS, set)) return undefined
    let file = files.get(set)
    if (!file) {
      const path = require.resolve(`${ICON_SETS[set as IconSetName].package}/icons.json`)
      file = JSON.parse(readFileSync(path, 'utf8')) as IconFile
      files.set(set, file)
    }
    return file
  }
  const find = (name: string) => {
    const [set = '', icon = ''] = name.split(':')
    const file = fileOf(set)
    if (!file) return undefined
    const { icons, aliases = {} } = file
    const parent = Object.hasOwn(aliases, icon) ? aliases[icon]?.parent : icon
    const found = parent && Object.hasOwn(icons, parent) ? icons[parent] : undefined
    return found ? { file, found } : undefined
  }

  return {
    has: (name) => find(name) !== undefined,
    draw(name) {
      const kept = drawings.get(name)
      if (kept) return kept
      const hit = find(name)
      if (!hit)
        throw new RangeError(
          `No pictogram '${name}' (allowed: ${Object.keys(ICON_SETS).join(', ')} and a name of that set)`,
        )
      const { file, found } = hit
      const drawing: PictogramDrawing = {
        viewBox: [found.width ?? file.width ?? 16, found.height ?? file.height ?? 16],
        shapes: readSvgBody(found.body),
      }
      drawings.set(name, drawing)
      return drawing
    },
  }
}
