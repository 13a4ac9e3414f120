/** Shapes of a drawing are addressed by its id and their number in it, from 1: 'boat#3'; its groups by their own ids: 'boat#rig'. */

/** @param at from 0 */
export const shapeId = (drawing: string, at: number): string => `${drawing}#${at + 1}`

export interface ShapeRef {
  drawing: string
  /** From 0. */
  at: number
}

/** Undefined where an id cannot be that of a shape. */
export function shapeRef(id: string): ShapeRef | undefined {
  const cut = id.lastIndexOf('#')
  const number = Number(id.slice(cut + 1))
  return cut > 0 && Number.isInteger(number) && number > 0 ? { drawing: id.slice(0, cut), at: number - 1 } : undefined
}

export const shapeGroupId = (drawing: string, group: string): string => `${drawing}#${group}`

/** Undefined where an id cannot be that of a group; one that is called like a number cannot be addressed. */
export function shapeGroupRef(id: string): { drawing: string; group: string } | undefined {
  const cut = id.lastIndexOf('#')
  return cut > 0 && cut < id.length - 1 && !shapeRef(id)
    ? { drawing: id.slice(0, cut), group: id.slice(cut + 1) }
    : undefined
}
