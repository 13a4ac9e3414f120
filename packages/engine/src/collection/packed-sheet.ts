/** A sheet of the collection as a pack holds it: what finding needs, read off it once. */
import { parseSheet } from '../sheet/parse.ts'
import type { SheetNode } from '../sheet/types.ts'
import type { Packed } from './pack.ts'
import { slotsOf } from './slots.ts'

export interface ReadForPack {
  sheet?: Omit<Packed, 'point'>
  /** What is wrong, each with its line and column; a sheet with faults is not packed. */
  faults: string[]
}

/** @param name the name of the file, which the head's must be */
export function packedSheet(name: string, text: string): ReadForPack {
  const { sheet, faults } = parseSheet(text)
  const found = faults.map(({ line, column, message }) => `${line}:${column} ${message}`)
  if (!sheet) return { faults: found }
  const { head, layouts } = sheet
  if (!head) return { faults: [...found, '1:1 a sheet of the collection has a <head>'] }
  if (head.name !== name) found.push(`1:1 the head's name is '${head.name}', the file's '${name}'`)
  if (layouts.length === 0) found.push('1:1 a sheet of the collection has a <layout>')
  const isMark = layouts.some(({ root }) =>
    root.children.every(({ type, slot }) => type === 'vector' && slot === 'mark'),
  )
  for (const layout of layouts)
    if (isMark || sheet.kind === 'icon' || layout.side) continue
    else if (!slotsOf(layout).has('details'))
      found.push(`1:1 the layout for ${layout.for} has no details: facts may find no place`)
  if (found.length > 0) return { faults: found }
  const own = layouts.map((layout) => slotsOf(layout).get('headline')?.own?.length ?? 0)
  const most = Math.max(...own)
  return {
    faults: [],
    sheet: {
      head,
      kind: sheet.kind,
      ...(isMark && { isMark: true as const }),
      layouts: layouts
        .filter(({ side }) => side === undefined)
        .map((layout) => ({
          for: layout.for,
          width: layout.width,
          height: layout.height,
          slots: [...slotsOf(layout).keys()],
        })),
      ...(most > 0 && { own: most }),
      shows: [...new Set(layouts.flatMap(({ root }) => [...shownIn(root)]))],
      text,
    },
  }
}

function* shownIn(node: SheetNode): Generator<string> {
  if ((node.type === 'vector' || node.type === 'pictogram') && node.alt) yield node.alt
  if (node.type === 'frame') for (const child of node.children) yield* shownIn(child)
}
