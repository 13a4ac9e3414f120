/** What a row of the grammar says. */
import type { ValueType } from './values.ts'

export interface Attribute {
  name: string
  type: ValueType<unknown>
  doc: string
  /** Where its value stands in the node that the element becomes: 'layout.gap'. Absent: it is more than one property. */
  to?: string
  required?: true
  /** It is written by the printer and by programs; people have no need of it. */
  rare?: true
}

export interface Element {
  name: string
  doc: string
  attributes: readonly Attribute[]
  /** Elements that may stand in it. */
  children: readonly string[]
  /** Words may stand in it. */
  words?: true
  rare?: true
}

type Rest = Partial<Pick<Attribute, 'to' | 'required' | 'rare'>>

export const attribute = (name: string, type: ValueType<unknown>, doc: string, rest: Rest = {}): Attribute => ({
  name,
  type,
  doc,
  ...rest,
})
