/** All Projects: the projects of an account, those that others share with it, or the designs that have a star. */
import type { Design } from '@limner/contract/types'
import { useMemo, useState } from 'react'
import { FavouritesOnly } from '../../features/designs/favourites/favourites-only.tsx'
import { FavouritesWall } from '../../features/designs/favourites/favourites-wall.tsx'
import { ProjectsList } from '../../features/projects/projects-list.tsx'
import { SharedProjects } from '../../features/projects/shared-projects.tsx'
import { mayAs } from '../../lib/access.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import type { AccountProjects } from './use-projects.ts'

interface Props {
  userId: string
  projects: AccountProjects
  onOpen: (projectId: string) => void
  onOpenDesign: (design: Design) => void
}

type Shown = 'own' | 'shared' | 'starred'

export function ProjectsTab({ userId, projects, onOpen, onOpenDesign }: Props) {
  const { projects: own, shared } = projects
  const [chosen, setChosen] = useState<Shown | null>(null)
  // Whoever came by an invitation has nothing else yet.
  const shown = chosen ?? (own?.length === 0 && shared.length > 0 ? 'shared' : 'own')
  const toggle = (what: Shown) => setChosen(shown === what ? 'own' : what)
  const titles = useMemo(() => new Map([...(own ?? []), ...shared].map(({ id, title }) => [id, title])), [own, shared])
  const lookedAt = useMemo(
    () => new Set(shared.filter(({ access }) => !mayAs(access).edit).map(({ id }) => id)),
    [shared],
  )
  return (
    <>
      <div className="flex flex-wrap gap-2 pt-6">
        <FavouritesOnly pressed={shown === 'starred'} onToggle={() => toggle('starred')} />
        {shared.length > 0 && (
          <Button
            size="small"
            aria-pressed={shown === 'shared'}
            className="aria-pressed:border-ink aria-pressed:bg-well"
            onClick={() => toggle('shared')}
          >
            {t('Shared with me: {count}', { count: shared.length })}
          </Button>
        )}
      </div>
      {shown === 'starred' && <FavouritesWall {...{ userId, titles, lookedAt }} onOpen={onOpenDesign} />}
      {shown === 'shared' && <SharedProjects userId={userId} projects={shared} onOpen={({ id }) => onOpen(id)} />}
      {shown === 'own' && (
        <ProjectsList
          userId={userId}
          {...projects}
          projects={projects.tiles}
          onOpen={({ id }) => onOpen(id)}
          onRename={projects.rename}
          onDeleted={projects.forget}
          hrefOf={(id) => `/project/${id}`}
        />
      )}
    </>
  )
}
