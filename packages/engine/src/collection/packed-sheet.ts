/** A sheet of the collection as a pack holds it: what finding needs, read off it once. */

import { sheetNodes } from '../sheet/fill.ts'
import { parseSheet } from '../sheet/parse.ts'
import type { Sheet, SheetNode } from '../sheet/types.ts'
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
  const isDrawing = head.kinds.includes('drawing')
  if (isDrawing) found.push(...drawingFaults(sheet, text))
  const isStage = head.kinds.includes('stage')
  if (isStage) found.push(...stageFaults(sheet))
  const isMark = layouts.some(({ root }) =>
    root.children.every(({ type, slot }) => type === 'vector' && slot === 'mark'),
  )
  if (sheet.kind === 'website') found.push(...siteFaults(sheet))
  for (const layout of layouts)
    if (sheet.kind === 'website' && layout.for !== 'wide') continue
    else if (isMark || isDrawing || isStage || sheet.kind === 'icon' || layout.side) continue
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
      shows: [...new Set(layouts.flatMap(({ root }) => shownIn(root)))],
      text,
    },
  }
}

/** A drawing alone is no heavier, bytes. */
const HEAVIEST = 3072

/** What is wrong with a sheet that is to be nothing but a drawing. */
function drawingFaults({ head, layouts }: Sheet, text: string): string[] {
  const [first, ...others] = layouts.flatMap(({ root }) => root.children)
  const isAlone = first?.type === 'vector' && first.alt && !first.slot && others.length === 0
  return [
    ...(isAlone ? [] : ['1:1 a drawing stands alone in one layout, with alt and without slot']),
    ...(head?.kinds.length === 1 ? [] : ['1:1 what is a drawing is for no kind of design']),
    ...(text.length > HEAVIEST ? [`1:1 a drawing has ${HEAVIEST} bytes at most; it has ${text.length}`] : []),
  ]
}

/** What is wrong with a sheet that is to take what a prompt tells to stand where. */
function stageFaults({ head, layouts }: Sheet): string[] {
  const frames = layouts.flatMap(({ root }) => [...sheetNodes(root)].filter((node) => node !== root))
  const marked = frames.filter(({ area, slot }) => area !== undefined || slot === 'picture')
  const top = new Set(layouts.flatMap(({ root }) => root.children))
  const where = ({ place }: SheetNode) => `${place?.line ?? 1}:${place?.column ?? 1}`
  return [
    ...(head?.idea ? [] : ["1:1 a stage's head says its idea"]),
    ...layouts
      // A card may be led by its type, and a side of it has words alone.
      .filter((layout) => layout.for !== 'card' && !layout.root.children.some(({ slot }) => slot === 'picture'))
      .map((layout) => `1:1 the layout for ${layout.for} has no frame with slot='picture'`),
    ...layouts
      .filter(({ root }) => !root.children.some(({ area }) => area))
      .map((layout) => `1:1 the layout for ${layout.for} has no frame with an area`),
    ...marked
      .filter(
        (node) =>
          !top.has(node) ||
          node.type !== 'frame' ||
          !node.at ||
          typeof node.width !== 'number' ||
          typeof node.height !== 'number',
      )
      .map(
        (node) =>
          `${where(node)} areas and pictures are frames of the layout itself, with a place, a width and a height in pixels`,
      ),
    ...marked
      .filter((node) => node.area && ![...sheetNodes(node)].some(({ slot }) => slot === 'small'))
      .map((node) => `${where(node)} an area has a text with slot='small'`),
  ]
}

/** What keeps a site from being set at every width. */
function siteFaults({ layouts, site }: Sheet): string[] {
  const opening = layouts.find((layout) => layout.for === 'wide')
  if (!opening) return ["1:1 a site has a layout for 'wide': its opening at 1440"]
  if (!site) return ['1:1 a site has a <site>: the parts that follow its opening']
  const lying = layouts
    .filter((layout) => layout.for === 'wide' || layout.for === 'strip')
    .flatMap(({ root }) => root.children)
    .filter((node) => node.at && [...sheetNodes(node)].some(({ type }) => type === 'text'))
  return [
    ...(opening.width === SITE_WIDTH ? [] : [`1:1 the layout for 'wide' is ${SITE_WIDTH} wide`]),
    ...lying.map(
      ({ id, place }) => `${place?.line ?? 1}:${place?.column ?? 1} '${id}' holds words and lies: words of a site flow`,
    ),
    ...(['brand', 'nav', 'headline', 'cta'] as const)
      .filter((slot) => !slotsOf(opening).has(slot))
      .map((slot) => `1:1 the layout for 'wide' has no ${slot}`),
  ]
}
/** Pixels that sites are drawn for. */
const SITE_WIDTH = 1440

const shownIn = (root: SheetNode): string[] =>
  [...sheetNodes(root)].flatMap((node) =>
    (node.type === 'vector' || node.type === 'pictogram') && node.alt ? [node.alt] : [],
  )
