/** The typefaces that a kit may name. */
import type { Typeface } from '@limner/contract/types'
import { CATALOGUE } from '@limner/engine/typefaces'
import { HttpError } from '../../platform/problem.ts'

export const typefaces: readonly Typeface[] = CATALOGUE.map(({ family, category, uses }) => ({
  ...{ family, category },
  use: uses,
})).toSorted((a, b) => a.family.localeCompare(b.family, 'en'))

const families = new Set(typefaces.map(({ family }) => family))

/** Throws 422 for one that is not there. */
export function requireTypeface(family: string): void {
  if (!families.has(family))
    throw new HttpError('unprocessable', `There is no typeface “${family}”. GET /api/typefaces lists those there are.`)
}
