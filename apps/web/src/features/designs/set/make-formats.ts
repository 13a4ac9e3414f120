import type { SetFormat } from '@limner/contract/set-formats'
import { api } from '../../../lib/api.ts'
import { made } from '../operate.ts'

/** Makes a design in more formats. */
export const makeFormats = (id: string, formats: readonly SetFormat[]) =>
  made((once) => api.makeDesignSet({ params: { id }, body: { formats: [...formats] } }, once))
