/** What the writers of a page share. */
import { present } from '../../base/items.ts'
import type { FontUse, Node, Scene } from '../../scene/types.ts'
import type { Colours } from './colours.ts'
import type { Element } from './jsx.ts'
import type { CodeOptions, CodeTools } from './types.ts'

export interface PageContext {
  scene: Scene
  tools: CodeTools
  options: CodeOptions
  /** Where drawings take their colours from: variables of the theme. */
  colours: Colours
  fonts: Set<FontUse>
  /** Components of drawings, by name. */
  drawings: Map<string, Element>
  nameOf(wanted: string): string
  /** The level of the heading before. */
  outline: { level: number }
  /** Columns that dissolve on a telephone, and the order of what was in them. */
  orders: Map<string, number>
  melted: Set<string>
  /** What comes first on a telephone wherever it stands in its row: the name in a header, the column of the title. */
  leading: Set<string>
  /** How often a way through the site has been called so. */
  ways: Map<string, number>
  /** Addresses in the page that lead somewhere. */
  anchors: Set<string>
  /** The id of the part in the making. */
  part: string
  /** Where pages share a frame: what this page has for itself, as it is met. */
  own: { isInside: boolean; elements: { element: Element; id: string }[] }
}

/** The anchor of the page's foot. */
export const FOOTER = 'footer'

/** Each class once. */
export const classList = (classes: string[]): string | undefined => [...new Set(classes)].join(' ') || undefined

/** 'title' of 'feature-1-title': what a part is among its like. */
function partOf({ id, type, ...node }: Node): string {
  if ('href' in node && node.href) return 'label'
  const parts = id.split('-').filter((part) => !/^\d+$/.test(part))
  return parts.length > 1 ? present(parts.pop()) : type
}

/** Remembers which node an element was made of. */
export const named = (made: Element, node: Node): Element => ({
  ...made,
  id: node.id,
  name: partOf(node),
  ...(node.control && { control: node.control }),
})
