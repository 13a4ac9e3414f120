/** What the parts of a sheet are called before it is built: their ids, and for those without one the name that building gives them. */

import { Names } from '../build/names.ts'
import { ELEMENTS_CALLED } from '../grammar/aliases.ts'
import type { XmlElement } from '../xml/tree.ts'

export interface NamedElement {
  element: XmlElement
  /** Absent for the outermost. */
  parent: XmlElement | undefined
}

const nameOf = ({ name }: XmlElement): string => ELEMENTS_CALLED[name] ?? name

/** The stem of a name, for parts of a board that are boxes of their own. */
function stemOf(element: XmlElement): string | undefined {
  const of = (name: string) => element.attributes.get(name)?.value
  switch (nameOf(element)) {
    case 'board':
    case 'layout':
    case 'frame':
      return of('slot') ?? 'frame'
    case 'text':
      return of('slot') ?? 'text'
    case 'image':
      return 'picture'
    case 'drawing':
      return 'drawing'
    case 'use':
      return of('icon') === undefined ? (of('figure') ?? of('href')?.replace(/^#/, '') ?? 'drawing') : 'icon'
    default:
      return undefined
  }
}

/** There is one of each: they go by their own names as well. */
const SINGLE = new Set(['palette', 'type', 'defs'])
const BOXES = new Set(['board', 'layout', 'frame'])

/** All that can be named, parents first; of two of one name the first one. */
export function namedElements(root: XmlElement): Map<string, NamedElement> {
  const found = new Map<string, NamedElement>()
  const unnamed: { stem: string; at: NamedElement }[] = []
  const boards: NamedElement[] = []
  const visit = (at: NamedElement, isBoxed: boolean) => {
    const { element } = at
    const name = nameOf(element)
    const id = element.attributes.get('id')?.value ?? (SINGLE.has(name) ? name : undefined)
    const stem = isBoxed || BOXES.has(name) ? stemOf(element) : undefined
    if (name === 'board') boards.push(at)
    if (id) {
      if (!found.has(id)) found.set(id, at)
    } else if (stem !== undefined) unnamed.push({ stem, at })
    for (const child of element.children)
      if (typeof child !== 'string') visit({ element: child, parent: element }, BOXES.has(name))
  }
  visit({ element: root, parent: undefined }, false)
  const names = new Names(found.keys())
  for (const { stem, at } of unnamed) found.set(names.own(stem), at)
  // A board goes by its name as well: that is how it is told of.
  for (const at of boards) {
    const called = at.element.attributes.get('name')?.value
    if (called && !found.has(called)) found.set(called, at)
  }
  return found
}
