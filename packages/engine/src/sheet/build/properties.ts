/** Attributes that are properties of a node, set where their rows say. */

import type { Part } from '../grammar/part.ts'
import { flag } from '../grammar/values.ts'
import type { Marks } from '../types.ts'

type Bag = Record<string, unknown>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The properties of a node that its attributes say, under the names that the scene has for them. */
export function propertiesOf<T extends object>(part: Part): Partial<T> & Marks {
  const bag: Bag = {}
  for (const { name, to, type } of part.element.attributes) {
    const value = part.values.get(name)?.value
    if (to === undefined || value === undefined) continue
    // What is not so is not said.
    if ((value === false && type === flag) || (name === 'valign' && value === 'top')) continue
    const keys = to.split('.')
    let at = bag
    for (const key of keys.slice(0, -1)) {
      const inner = at[key]
      const next: Bag = isBag(inner) ? inner : {}
      at[key] = next
      at = next
    }
    at[keys.at(-1) ?? to] = value
  }
  if (part.values.get('absolute')?.value === true) bag.at ??= {}
  if (part.values.get('flow')?.value === true) bag.layout ??= {}
  // The rows of the table name the properties of this node and the types of their values.
  return bag as Partial<T> & Marks
}
