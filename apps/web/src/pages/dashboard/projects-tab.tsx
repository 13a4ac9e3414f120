/** All Projects: the projects of an account, or the designs in them that have a star. */
import type { Design } from '@limner/contract/types'
import { useMemo, useState } from 'react'
import { FavouritesOnly } from '../../features/designs/favourites/favourites-only.tsx'
import { FavouritesWall } from '../../features/designs/favourites/favourites-wall.tsx'
import { ProjectsList } from '../../features/projects/projects-list.tsx'
import type { AccountProjects } from './use-projects.ts'

interface Props {
  userId: string
  projects: AccountProjects
  onOpen: (projectId: string) => void
  onOpenDesign: (design: Design) => void
}

export function ProjectsTab({ userId, projects, onOpen, onOpenDesign }: Props) {
  const [starred, setStarred] = useState(false)
  const titles = useMemo(() => new Map((projects.projects ?? []).map(({ id, title }) => [id, title])), [projects])
  return (
    <>
      <div className="pt-6">
        <FavouritesOnly pressed={starred} onToggle={() => setStarred(!starred)} />
      </div>
      {starred ? (
        <FavouritesWall userId={userId} titles={titles} onOpen={onOpenDesign} />
      ) : (
        <ProjectsList
          userId={userId}
          {...projects}
          onOpen={({ id }) => onOpen(id)}
          onRename={projects.rename}
          onDeleted={projects.forget}
          hrefOf={(id) => `/project/${id}`}
        />
      )}
    </>
  )
}
