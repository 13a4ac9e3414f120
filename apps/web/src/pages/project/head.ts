/** What the server reads for a project's page, and what its head says. */
import type { Api, Result } from '@limner/contract/types'
import { fullProjectKey, leadOf } from '../../features/projects/full-project.ts'
import type { Head, Page } from '../page.ts'

export const projectTitle = (title: string): string => `${title} · Limner`

const ID = /^\/project\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i

function headOf({ project, designs, totalDesigns }: Result<Api['getFullProject']>): Head {
  const lead = leadOf(designs)
  const count = `${totalDesigns} ${totalDesigns === 1 ? 'design' : 'designs'}`
  return {
    title: projectTitle(project.title),
    description: lead ? `${count} made with Limner: ${lead.prompt}`.slice(0, 200) : `${count} made with Limner.`,
    ...(project.isPublic ? lead && { image: lead.imageUrl } : { noindex: true }),
  }
}

/** Only what the person may see; the page asks for itself where that is nothing, and tells why. */
export const loadProject: NonNullable<Page['load']> = async ({ url, user }, source) => {
  const [, id] = ID.exec(url.pathname) ?? []
  const full = id ? await source.project(id, user?.id) : null
  return id && full ? { head: headOf(full), data: [[fullProjectKey(id, user?.id), full]] } : { data: [] }
}
