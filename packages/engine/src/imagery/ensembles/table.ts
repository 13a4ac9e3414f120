/** Every ensemble by its name. */
import { PEOPLE } from './people.ts'
import type { Part } from './types.ts'

export const ENSEMBLES: Readonly<Record<string, readonly Part[]>> = { ...PEOPLE }
