import type { GalleryProject } from '@limner/contract/types'
import clsx from 'clsx'
import { formatDay } from '../../lib/format.ts'
import { many, t } from '../../lib/language/translate.ts'
import type { Urgency } from '../../ui/blur-picture.tsx'
import { PictureWall } from '../../ui/picture-wall.tsx'

const dayOf = (instant: string): string => (Number.isNaN(Date.parse(instant)) ? t('Unknown date') : formatDay(instant))

/** A project on the wall: its latest designs at their own proportions, its title small beneath. */
export function ProjectTile({ project, urgency }: { project: GalleryProject; urgency: Urgency | undefined }) {
  const { id, title, createdAt, previewDesigns, designCount, isOwner } = project
  return (
    <li className="group wall-tile relative min-w-0">
      <PictureWall pictures={previewDesigns} urgency={urgency} />
      <h2 dir="auto" className="mt-3 truncate text-base font-medium">
        <a
          href={`/project/${id}`}
          target="_blank"
          rel="noopener"
          className="rounded-sm underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          <bdi>{title}</bdi>
        </a>
      </h2>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs text-ink-3 tabular-nums">
        <span className={clsx('font-medium', isOwner ? 'text-ink' : 'text-gold')}>
          {isOwner ? t('My Project') : t('Public')}
        </span>
        <span>{dayOf(createdAt)}</span>
        <span>{many(designCount, '# design', '# designs')}</span>
      </p>
    </li>
  )
}
