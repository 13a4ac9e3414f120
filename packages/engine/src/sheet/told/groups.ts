/** The grammar as it is told: what several elements share is told once. */
import { BOX, FLOW, LOOK, NODE } from '../grammar/attributes.ts'
import { ELEMENTS } from '../grammar/elements.ts'
import type { Attribute, Element } from '../grammar/row.ts'

export interface Shared {
  name: string
  /** Whose attributes they are. */
  of: string
  attributes: readonly Attribute[]
}

export const SHARED: readonly Shared[] = [
  {
    name: 'place',
    of: 'Where a box stands and how large it is: every frame, text, drawing, image and use in a layout',
    attributes: NODE,
  },
  { name: 'flow', of: 'How a frame, layout or board lays its children out', attributes: FLOW },
  { name: 'box', of: 'How a frame, layout or board looks', attributes: BOX },
  { name: 'look', of: 'How a shape in a drawing looks; a g hands it on to what stands in it', attributes: LOOK },
]

/** So many of a group an element may have in its own way. */
const SPECIAL = 5

/** Groups of attributes that an element has whole, and those of its own. */
export function attributesTold(element: Element): { shared: Shared[]; own: Attribute[] } {
  const has = (attribute: Attribute) => element.attributes.includes(attribute)
  const shared = SHARED.filter(({ attributes }) => attributes.filter(has).length >= attributes.length - SPECIAL)
  const known = new Set(shared.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  return { shared, own: element.attributes.filter(({ name, rare }) => !rare && !known.has(name)) }
}

/** Elements that people and models write. */
export const written = (): Element[] => ELEMENTS.filter(({ rare }) => !rare)
