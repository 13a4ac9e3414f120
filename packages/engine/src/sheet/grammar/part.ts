/** An element whose attributes were read and held against the grammar. */
import type { Place } from '../types.ts'
import type { Element } from './row.ts'
import type { ValueType } from './values.ts'

export interface Part extends Place {
  element: Element
  /** As the types of their attributes read them. */
  values: ReadonlyMap<string, { value: unknown } & Place>
  children: Part[]
  /** Words as they stand, new lines in them. */
  words: string
  /** A text that stands where SVG's x and y say: a point on its baseline. */
  onBaseline?: true
}

export const hasValue = (part: Part, name: string): boolean => part.values.has(name)

export function numberOf(part: Part, name: string): number | undefined {
  const value = part.values.get(name)?.value
  return typeof value === 'number' ? value : undefined
}

export function textOf(part: Part, name: string): string | undefined {
  const value = part.values.get(name)?.value
  return typeof value === 'string' ? value : undefined
}

export function numbersOf(part: Part, name: string): number[] | undefined {
  const value = part.values.get(name)?.value
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? value : undefined
}

/** Values that a type of the grammar has read, whose sort its attribute tells. */
export function listOf<T extends string>(part: Part, name: string, all: readonly T[]): T[] {
  const value = part.values.get(name)?.value
  return Array.isArray(value) ? value.flatMap((one) => all.find((word) => word === one) ?? []) : []
}

export const wordOf = <T extends string>(part: Part, name: string, all: readonly T[]): T | undefined =>
  all.find((one) => one === part.values.get(name)?.value)

/** The value of an attribute, as the type that its row names has read it. */
export function readAs<T>(part: Part, name: string, type: ValueType<T>): T | undefined {
  const row = part.element.attributes.find((attribute) => attribute.name === name)
  // What stands there was read by this very type.
  return row?.type === type ? (part.values.get(name)?.value as T | undefined) : undefined
}
