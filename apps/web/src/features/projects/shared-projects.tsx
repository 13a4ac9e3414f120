import type { Project } from '@limner/contract/types'
import { roleName } from '../../lib/access.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { many, t } from '../../lib/language/translate.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { PictureWall } from '../../ui/picture-wall.tsx'
import { useFreshList } from './use-fresh-list.ts'

interface Props {
  userId: string
  projects: readonly Project[]
  onOpen: (project: Project) => void
}

/** What others share with this person: whose it is, and what they are to it. */
export function SharedProjects({ userId, projects, onOpen }: Props) {
  useFreshList(userId)
  if (projects.length === 0)
    return (
      <div className="py-12">
        <p className="font-display text-xl">{t('Nothing is shared with you')}</p>
        <p className="mt-2 text-ink-2">{t('Whoever owns a project can invite you by your email address.')}</p>
      </div>
    )
  return (
    <ul
      aria-label={t('Shared with me')}
      className="mt-6 grid gap-x-6 gap-y-10 pb-10 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 min-[120rem]:grid-cols-5"
    >
      {projects.map((project, at) => (
        <SharedTile key={project.id} project={project} eager={at < 3} onOpen={() => onOpen(project)} />
      ))}
    </ul>
  )
}

interface TileProps {
  project: Project
  eager: boolean
  onOpen: () => void
}

function SharedTile({ project, eager, onOpen }: TileProps) {
  // The server does not know the hour where the page is read.
  const hydrated = useHydrated()
  const { title, updatedAt, access, ownerName = '', previewDesigns = [], designCount = 0 } = project
  return (
    <li className="group wall-tile relative min-w-0">
      <PictureWall pictures={previewDesigns} urgency={eager ? 'soon' : undefined} />
      <div className="mt-2 flex min-h-9 items-center">
        <button
          type="button"
          dir="auto"
          onClick={onOpen}
          className="block max-w-full truncate rounded-sm text-start text-base font-medium underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          <bdi>{title}</bdi>
        </button>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3 tabular-nums">
        <span className="rounded-sm border border-line px-1.5">{roleName(access ?? 'viewer')}</span>
        <bdi className="max-w-full truncate">{t('Owner: {owner}', { owner: ownerName })}</bdi>
        <time dateTime={updatedAt}>{hydrated && formatDayAndTime(updatedAt)}</time>
        <span>{many(designCount, '# design', '# designs')}</span>
      </p>
    </li>
  )
}
