/** Values of environment variables that several parts of the configuration read. */
import { z } from 'zod'

export const oneOf = <const T extends string>(...values: T[]) =>
  z.enum(values, { error: () => `must be one of ${values.join(', ')}` })
