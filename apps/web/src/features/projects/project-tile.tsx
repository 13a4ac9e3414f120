import type { Project } from '@limner/contract/types'
import { memo, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDayAndTime } from '../../lib/format.ts'
import { many, t } from '../../lib/language/translate.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { IconButton } from '../../ui/button.tsx'
import { TitleField } from '../../ui/editable-title.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PictureWall } from '../../ui/picture-wall.tsx'
import { Approved } from '../../ui/signs/approved.tsx'
import { Switch } from '../../ui/switch.tsx'

/** The id of the note that says what making a project public shows. */
export const PUBLIC_NOTE = 'public-note'

interface Props {
  project: Project
  href: string
  busy: boolean
  /** A copy is being made. */
  isDuplicating: boolean
  /** One of the first: its pictures are seen at once. */
  eager: boolean
  onOpen: (project: Project) => void
  onRename: (id: string, title: string) => void
  onVisibility: (change: { id: string; isPublic: boolean }) => void
  onDuplicate: (project: Project) => void
  onDelete: (project: Project) => void
}

/** A project on the wall; all of it opens the project, its controls do what they say. Of hundreds only what changed is drawn anew. */
export const ProjectTile = memo(function Tile({ project, eager, onOpen, onRename, ...rest }: Props) {
  const { title, updatedAt, previewDesigns = [], designCount = 0 } = project
  // The server does not know the hour where the page is read.
  const hydrated = useHydrated()
  const [renaming, setRenaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  function rename(next: string | null, byKey: boolean) {
    flushSync(() => setRenaming(false))
    if (next) onRename(project.id, next)
    if (byKey) pencil.current?.focus({ preventScroll: true })
  }
  return (
    <li className="group wall-tile relative min-w-0">
      <PictureWall pictures={previewDesigns} urgency={eager ? 'soon' : undefined} />
      <div className="mt-2 flex min-h-9 items-center">
        {renaming ? (
          <TitleField title={title} onDone={rename} />
        ) : (
          <button
            type="button"
            dir="auto"
            onClick={() => onOpen(project)}
            className="block max-w-full truncate rounded-sm text-start text-base font-medium underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            <bdi>{title}</bdi>
          </button>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3 tabular-nums">
        <span className="rounded-sm border border-line px-1.5">{t('Project')}</span>
        <time dateTime={updatedAt}>{hydrated && formatDayAndTime(updatedAt)}</time>
        <span>{many(designCount, '# design', '# designs')}</span>
        {previewDesigns.some(({ approved }) => approved) && <Approved />}
      </p>
      <Controls project={project} pencil={pencil} onEdit={() => setRenaming(true)} {...rest} />
    </li>
  )
})

type Handed = 'project' | 'href' | 'busy' | 'isDuplicating' | 'onVisibility' | 'onDuplicate' | 'onDelete'
interface ControlsProps extends Pick<Props, Handed> {
  pencil: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

function Controls({ project, href, busy, isDuplicating, pencil, onEdit, onVisibility, ...on }: ControlsProps) {
  const { title, isPublic } = project
  return (
    <div className="relative mt-1 -ms-2 flex flex-wrap items-center justify-between">
      <span className="flex min-h-9 items-center gap-2 ps-2 text-xs text-ink-2 touch:min-h-11">
        <Switch
          label={t('Public: {title}', { title })}
          describedBy={PUBLIC_NOTE}
          checked={isPublic}
          disabled={busy}
          onChange={(next) => onVisibility({ id: project.id, isPublic: next })}
        />
        <span className="w-12">{isPublic ? t('Public') : t('Private')}</span>
      </span>
      <span className="flex">
        <IconButton ref={pencil} icon="edit" label={t('Rename project')} aria-description={title} onClick={onEdit} />
        <IconButton
          icon="copy"
          label={t('Duplicate project')}
          aria-description={title}
          aria-busy={isDuplicating}
          disabled={isDuplicating}
          onClick={() => on.onDuplicate(project)}
        />
        <a
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={t('Open {title} in a new tab', { title })}
          className="target inline-flex size-9 items-center justify-center rounded-sm text-ink-2 hover:bg-well hover:text-ink"
        >
          <Icon name="external" />
        </a>
        <IconButton
          icon="trash"
          label={t('Delete project')}
          aria-description={title}
          onClick={() => on.onDelete(project)}
        />
      </span>
    </div>
  )
}
