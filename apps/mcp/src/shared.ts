/** What an account works with: its own, and what others share with it. */
import type { Limner } from '@limner/client'

export const kitsOf = async ({ api }: Limner) =>
  (await Promise.all([api.listBrandKits(), api.listBrandKits({ query: { shared: 'true' } })])).flat()

/** The latest of one's own, then the latest of others. @param limit of each */
export async function projectsOf({ api }: Limner, limit: number) {
  const lists = [api.listProjects({ query: { limit } }), api.listProjects({ query: { limit, shared: 'true' } })]
  return (await Promise.all(lists)).flat()
}
