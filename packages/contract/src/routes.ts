/**
 * The slim table: what a client needs to call, without the schemas. The web's build replaces the module
 * `virtual:limner-routes` by the result of this, so that zod stays out of the bundle.
 */
import { api } from './api.ts'
import type { Api } from './types.ts'

export type SlimRoute = { method: string; path: string; stream?: true; file?: true }
export const slimRoutes = Object.fromEntries(
  Object.entries(api).map(([name, { method, path, ...rest }]) => [
    name,
    { method, path, ...('stream' in rest && { stream: true }), ...('file' in rest && { file: true }) },
  ]),
) as { [K in keyof Api]: SlimRoute }
