/** What the server reads for a project's page, and what its head says. */
import type { Api, Result } from '@limner/contract/types'
import { fullProjectKey, leadOf } from '../../features/projects/full-project.ts'
import { t } from '../../lib/language/translate.ts'
import type { Head, Loaded, Page } from '../page.ts'

export const projectTitle = (title: string): string => `${title} · Limner`

const PATH = /^\/project\/([^/]+)\/?$/
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function headOf({ project, designs, totalDesigns }: Result<Api['getFullProject']>): Head {
  const lead = leadOf(designs)
  return {
    title: projectTitle(project.title),
    description:
      `${totalDesigns} ${totalDesigns === 1 ? 'design' : 'designs'} made with Limner${lead ? `: ${lead.prompt}` : '.'}`.slice(
        0,
        200,
      ),
    ...(project.isPublic ? lead && { image: lead.imageUrl } : { noindex: true }),
  }
}

const refused = (): Head => ({
  title: t('Project · Limner'),
  description: 'There is no such project here.',
  noindex: true,
})

/** Where the server keeps the reason why it shows nothing. */
export const refusalKey = (id: string) => ['project-refusal', id] as const

const refuse = (status: 403 | 404, id: string, reason: string): Loaded => ({
  status,
  head: refused(),
  data: [[refusalKey(id), reason]],
})

/** Only what the person may see; where that is nothing, why. */
export const loadProject: NonNullable<Page['load']> = async ({ url, user }, source) => {
  const [, id = ''] = PATH.exec(url.pathname) ?? []
  const full = ID.test(id) ? await source.project(id) : null
  if (!full) return refuse(404, id, t('There is no such project.'))
  if (full === 'private') return refuse(403, id, t('This project belongs to somebody else.'))
  return { head: headOf(full), data: [[fullProjectKey(id, user?.id), full]] }
}
