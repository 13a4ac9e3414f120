/** All Projects: the projects of an account, or the designs in them that have a star. */
import type { Design } from '@limner/contract/types'
import { useMemo, useState } from 'react'
import { FavouritesWall } from '../../features/designs/favourites/favourites-wall.tsx'
import { ProjectsList } from '../../features/projects/projects-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
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
        <Button
          size="small"
          aria-pressed={starred}
          className="aria-pressed:border-ink aria-pressed:bg-well"
          onClick={() => setStarred(!starred)}
        >
          <Icon name="star" filled={starred} className="size-4" />
          Favourites only
        </Button>
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
