import type { GalleryProject } from '@limner/contract/types'
import clsx from 'clsx'
import { formatDay } from '../../lib/format.ts'
import { scrolls } from '../../lib/proportion.ts'
import { BlurPicture } from '../../ui/blur-picture.tsx'
import { Mark } from '../../ui/mark.tsx'

const dayOf = (instant: string): string => (Number.isNaN(Date.parse(instant)) ? 'Unknown date' : formatDay(instant))

/** Of pictures higher than wide the newest stands large, the others beside it. By how many there are. */
const UPRIGHT_GRID: Record<number, string> = {
  2: 'grid-cols-2',
  3: 'grid-cols-[2fr_1fr] grid-rows-2',
  4: 'grid-cols-[2.4fr_1fr] grid-rows-3',
}
const UPRIGHT_LEAD: Record<number, string> = { 3: 'row-span-2', 4: 'row-span-3' }

/** A project on the wall: its latest designs at their own proportions, its title small beneath. */
export function ProjectTile({ project, eager }: { project: GalleryProject; eager: boolean }) {
  const { id, title, createdAt, previewDesigns, designCount, isOwner } = project
  const several = previewDesigns.length > 1
  const upright = several && previewDesigns.every((one) => !scrolls(one) && one.width < 0.9 * one.height)
  return (
    <li className="group relative min-w-0">
      <div
        className={clsx(
          'grid aspect-[4/3] gap-2 bg-mat p-4',
          several && !upright && 'grid-cols-2 grid-rows-2',
          upright && UPRIGHT_GRID[previewDesigns.length],
        )}
      >
        {previewDesigns.length === 0 && <Mark className="m-auto size-12 opacity-40" />}
        {previewDesigns.map((picture, at) => (
          <BlurPicture
            key={picture.id}
            picture={picture}
            eager={eager}
            sizes={
              several ? '(min-width: 64rem) 190px, (min-width: 40rem) 22vw, 44vw' : '(min-width: 64rem) 380px, 90vw'
            }
            className={clsx(
              'size-full min-h-0',
              scrolls(picture) ? 'object-cover object-top' : 'object-contain',
              !upright && (previewDesigns.length === 2 || (previewDesigns.length === 3 && at === 0)) && 'row-span-2',
              upright && at === 0 && UPRIGHT_LEAD[previewDesigns.length],
            )}
          />
        ))}
      </div>
      <h2 dir="auto" className="mt-3 truncate text-base font-medium">
        <a
          href={`/project/${id}`}
          target="_blank"
          rel="noopener"
          className="rounded-sm underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </a>
      </h2>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs text-ink-3 tabular-nums">
        <span className={clsx('font-medium', isOwner ? 'text-ink' : 'text-gold')}>
          {isOwner ? 'My Project' : 'Public'}
        </span>
        <span>{dayOf(createdAt)}</span>
        <span>{designCount === 1 ? '1 design' : `${designCount} designs`}</span>
      </p>
    </li>
  )
}
