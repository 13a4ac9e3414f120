/** Parts that people put onto a page: each lies on the section that it stands over, and goes with it at every width. */
import { findLaid } from '../../scene/laid.ts'
import type { LaidNode } from '../../scene/layout.ts'
import { type Element, number } from './jsx.ts'
import type { LayoutContext } from './layout-context.ts'
import type { PageContext } from './page-context.ts'
import { lying } from './page-nodes.ts'

/** What has a place of its own on the page; everything else flows. */
export const isPlacedOnPage = ({ node }: { node: LaidNode['node'] }): boolean => node.at !== undefined

/** The page is what they lie on, below what flows or above it, and what they reach out of. */
export const UNDER_PLACED = ['relative', 'isolate', 'overflow-x-clip']

/** How far a box is from a height; 0 where it is at that height. */
const away = ({ y, height }: LaidNode, at: number) => Math.max(0, y - at, at - y - height)

/** The section that a part stands over. */
function sectionUnder(part: LaidNode, sections: readonly LaidNode[]): LaidNode | undefined {
  const middle = part.y + part.height / 2
  return sections.reduce<LaidNode | undefined>(
    (best, one) => (best && away(best, middle) <= away(one, middle) ? best : one),
    undefined,
  )
}

export interface Placing {
  root: LaidNode
  sections: readonly LaidNode[]
  spot: LayoutContext
  writing: PageContext
}

/** The elements of a section with the parts that stand over it. */
export function withPlaced(made: Element[], section: LaidNode, placing: Placing): Element[] {
  const { root, sections } = placing
  const parts = root.children.filter((one) => isPlacedOnPage(one) && sectionUnder(one, sections) === section)
  const [first, ...others] = made
  if (!first || parts.length === 0) return made
  const classes = String(first.attributes.className ?? '').split(' ')
  const isAnchored = classes.some((name) => /^(?:relative|absolute|sticky|fixed)$/.test(name))
  const className = [...(isAnchored ? [] : ['relative']), ...classes].filter(Boolean).join(' ')
  const over = parts.flatMap((part) => overSection(part, section, placing))
  return [
    { ...first, attributes: { ...first.attributes, className }, children: [...first.children, ...over] },
    ...others,
  ]
}

/** As high as it is wide, in proportion: sections become higher on small screens, what lies on them does not. */
function overSection(part: LaidNode, section: LaidNode, { root, spot, writing }: Placing): Element[] {
  const isBelow = root.children.indexOf(part) < root.children.findIndex((one) => findLaid(one, section.node.id))
  const shape = part.node.type === 'text' ? '' : `aspect-[${number(part.width)}/${number(part.height)}]`
  const was = writing.own.isInside
  // Not what pages share: a page has it for itself.
  writing.own.isInside = true
  const made = lying(part, section, spot, writing)
  writing.own.isInside = was
  return made.map((one) => {
    const own = String(one.attributes.className ?? '').split(' ')
    const kept = own.filter((name) => !/^h-\[.*%\]$/.test(name))
    return {
      ...one,
      attributes: {
        ...one.attributes,
        className: [isBelow ? '-z-10' : 'z-10', shape, ...kept].filter(Boolean).join(' '),
      },
    }
  })
}
