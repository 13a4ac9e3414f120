/** The opening of a site as its sheet draws it: words in the page's flow, links and headings of a page, a drawing of its own for a telephone. */

import { tightened } from '../../../collection/loosen.ts'
import { layoutOf } from '../../../collection/shape.ts'
import { insetsOf } from '../../../scene/insets.ts'
import type { Frame, Insets, Node, Vector } from '../../../scene/types.ts'
import { sheetNodes, withNodes } from '../../../sheet/fill.ts'
import { lower } from '../../../sheet/lower.ts'
import type { Instruments, Layout, Sheet, SheetFrame, SheetNode, SheetText, Words } from '../../../sheet/types.ts'
import { PAGE } from '../parts/grid.ts'
import { WITHIN } from '../parts/links.ts'
import type { Page } from '../parts/page.ts'

/** Air between the header, or the drawing below it, and the words. */
const UNDER_HEADER = 36

export interface Setting {
  page: Page
  sheet: Sheet
  instruments: Instruments
  /** How large its words are beside those of the sheet. */
  by: number
}

/** Texts of slots by what they are on a page. */
const TEXTS: Partial<Record<NonNullable<SheetNode['slot']>, Partial<SheetText>>> = {
  brand: { id: 'header-brand', element: 'a', href: '#' },
  headline: { id: 'hero-headline', element: 'h1' },
  line: { id: 'hero-subhead', element: 'p' },
  second: { id: 'hero-calls-secondary', element: 'a', href: WITHIN },
}

/** A part of the opening as it is on a page. */
function linked(node: SheetNode): SheetNode {
  if (node.type === 'text') {
    const own = node.slot && TEXTS[node.slot]
    return own ? { ...node, ...own } : node
  }
  if (node.type !== 'frame') return node
  if (node.slot === 'nav')
    return {
      ...node,
      id: 'nav',
      role: 'nav',
      element: 'nav',
      control: { kind: 'menu' },
      children: node.children.map((child) =>
        child.type === 'text' ? { ...child, element: 'a' as const, href: WITHIN } : child,
      ),
    }
  const isButton = node.children.some(({ slot }) => slot === 'cta')
  if (!isButton) return node
  const isCall = node.fill !== undefined || node.stroke !== undefined
  if (isCall) return { ...node, id: 'hero-calls-primary', role: 'button', element: 'a', href: WITHIN }
  return {
    ...node,
    children: node.children.map((child) =>
      child.slot === 'cta' ? { ...child, element: 'a' as const, href: WITHIN } : child,
    ),
  } as SheetFrame
}

/** The drawing that a telephone shows in place of those that lie behind the words. */
function narrowOf({ layouts }: Sheet): Vector | undefined {
  const layout = layouts.find((one) => one.for === 'tall')
  const drawing = layout && [...sheetNodes(layout.root)].find((node) => node.type === 'vector')
  if (!layout || drawing?.type !== 'vector') return undefined
  const { at: _, slot: __, max: ___, keep: ____, place: _____, alt: ______, ...own } = drawing
  return { ...own, id: 'hero-narrow', role: 'decoration', width: layout.width, height: layout.height, small: 'narrow' }
}

/** What is as tall as its layout stays as tall as the opening grows. */
function whole(node: Node, height: number): Node {
  if (node.at?.top !== 0 || node.height !== height) return node
  const { height: _, ...own } = node
  return { ...own, at: { ...node.at, bottom: 0 } }
}

/** What lies behind the words: seen as it is drawn, and on a telephone before them, unless that has a drawing of its own. */
const behind = (node: Node, isPicture: boolean, hasNarrow: boolean): Node => ({
  ...node,
  role: isPicture ? 'illustration' : (node.role ?? 'decoration'),
  small: hasNarrow ? 'wide' : isPicture ? 'above' : 'hidden',
})

/** A layout as a frame of the page: what lies in it behind, its header before the words, those in one flow. */
function staged(
  layout: Layout,
  words: Words | undefined,
  { page, sheet, instruments, by }: Setting,
  names: { id: string; words: string },
): Frame {
  const { palette, typography } = page.direction
  const full = { ...layout, root: withNodes(layout.root, linked) }
  const format = { name: 'opening', width: PAGE, height: layout.height }
  const { scene } = lower(full, sheet, { format, palette, typography, ...(words && { words }), instruments })
  const root = tightened(scene.artboards[0]?.root ?? { type: 'frame', id: names.id, children: [] }, by)
  const [top, right, bottom, left] = insetsOf(root.layout?.padding)
  const lying = root.children.filter(({ at }) => at)
  const flowing = root.children.filter(({ at }) => !at)
  const headed = flowing[0] && names.id === 'hero' && isHeader(flowing[0]) ? flowing[0] : undefined
  const narrow = names.id === 'hero' ? narrowOf(sheet) : undefined
  const pictures = lying.filter((node) => node.type === 'vector' && node.alt)
  const picture = pictures.at(-1)
  const column = (id: string, padding: Insets, children: Node[], more: Partial<Frame> = {}): Frame => ({
    type: 'frame',
    id,
    width: 'fill',
    ...more,
    layout: { ...more.layout, padding },
    children,
  })
  const { padding: _, ...flow } = root.layout ?? {}
  return {
    type: 'frame',
    id: names.id,
    element: 'section',
    role: names.id === 'hero' ? 'hero' : 'section',
    width: 'fill',
    minHeight: layout.height,
    clip: true,
    ...(root.fill && { fill: root.fill }),
    children: [
      ...lying.map((node) => behind(whole(node, layout.height), node === picture, narrow !== undefined)),
      ...(headed ? [column('header', [top, right, 0, left], [headed], { element: 'header', role: 'nav' })] : []),
      ...(narrow ? [narrow] : []),
      column(
        names.words,
        [headed ? UNDER_HEADER : top, right, bottom, left],
        flowing.filter((node) => node !== headed),
        // What kept the header and the words apart sets the words at the foot.
        { height: 'fill', layout: { ...flow, ...(flow.justify === 'between' && { justify: 'end' as const }) } },
      ),
    ],
  }
}

const isHeader = (node: Node): boolean => node.type === 'frame' && (node.id === 'nav' || node.children.some(isHeader))

/** The opening, with the words that it takes. */
export function openingFrame(setting: Setting, words: Words): Frame {
  const layout = layoutOf(setting.sheet, setting.page.brief)
  return staged(layout, words, setting, { id: 'hero', words: 'hero-words' })
}

/** The part that a sheet draws itself; undefined where it draws none. */
export function bandFrame(setting: Setting): Frame | undefined {
  const layout = setting.sheet.layouts.find((one) => one.for === 'strip')
  return layout && staged(layout, undefined, setting, { id: 'band', words: 'band-words' })
}
