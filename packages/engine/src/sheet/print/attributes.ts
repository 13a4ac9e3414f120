/** Properties of a node as attributes, where the rows of the grammar say that they stand. */
import { ELEMENT_OF } from '../grammar/elements.ts'

type Pair = readonly [name: string, value: string]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What stands in a node at 'layout.gap'. */
function valueAt(node: object, to: string): unknown {
  let value: unknown = node
  for (const key of to.split('.')) value = isObject(value) ? value[key] : undefined
  return value
}

/** Every attribute of an element that is one property of its node. */
export function attributesOf(element: string, node: object): Pair[] {
  const pairs: Pair[] = []
  for (const { name, to, type } of ELEMENT_OF.get(element)?.attributes ?? []) {
    const value = to === undefined ? undefined : valueAt(node, to)
    if (value !== undefined) pairs.push([name, type.write(value)])
  }
  return pairs
}

/** Those of some pairs that have a value. */
export const said = (...pairs: (readonly [name: string, value: string | number | undefined])[]): Pair[] =>
  pairs.flatMap(([name, value]): Pair[] => (value === undefined ? [] : [[name, String(value)]]))
