import type { Project } from '@limner/contract/types'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDayAndTime } from '../../lib/format.ts'
import { scrolls } from '../../lib/proportion.ts'
import { IconButton } from '../../ui/button.tsx'
import { TitleField } from '../../ui/editable-title.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Switch } from '../../ui/switch.tsx'

/** The id of the note that says what making a project public shows. */
export const PUBLIC_NOTE = 'public-note'

interface Props {
  project: Project
  href: string
  busy: boolean
  onOpen: () => void
  onRename: (title: string) => void
  onVisibility: (isPublic: boolean) => void
  onDelete: () => void
}

/** One line of the list; the whole line opens the project, its controls do what they say. */
export function ProjectRow({ project, href, busy, onOpen, onRename, onVisibility, onDelete }: Props) {
  const { title, updatedAt, isPublic, previewUrl } = project
  const [renaming, setRenaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  function rename(next: string | null, byKey: boolean) {
    flushSync(() => setRenaming(false))
    if (next) onRename(next)
    if (byKey) pencil.current?.focus({ preventScroll: true })
  }
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-4 hover:bg-well sm:-mx-4 sm:px-4">
      <Preview url={previewUrl} />
      <div className="min-w-0 flex-1 basis-40">
        {renaming ? (
          <TitleField title={title} onDone={rename} />
        ) : (
          <button
            type="button"
            dir="auto"
            onClick={onOpen}
            className="block max-w-full truncate rounded-sm text-left text-lg font-medium after:absolute after:inset-0"
          >
            {title}
          </button>
        )}
        <p className="mt-0.5 flex items-center gap-3 text-xs text-ink-3">
          <span className="rounded-sm border border-line px-1.5">Project</span>
          <time dateTime={updatedAt} className="tabular-nums">
            {formatDayAndTime(updatedAt)}
          </time>
        </p>
      </div>
      <div className="relative flex items-center gap-2">
        <span className="flex items-center gap-2 text-xs text-ink-2">
          <span className="w-12 text-right">{isPublic ? 'Public' : 'Private'}</span>
          <Switch
            label={`Public: ${title}`}
            describedBy={PUBLIC_NOTE}
            checked={isPublic}
            disabled={busy}
            onChange={onVisibility}
          />
        </span>
        <IconButton
          ref={pencil}
          icon="edit"
          label="Rename project"
          aria-description={title}
          className="ml-2 hover:bg-mat"
          onClick={() => setRenaming(true)}
        />
        <a
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={`Open ${title} in a new tab`}
          className="target inline-flex size-9 items-center justify-center rounded-sm text-ink-2 hover:bg-mat hover:text-ink"
        >
          <Icon name="external" />
        </a>
        <IconButton
          icon="trash"
          label="Delete project"
          aria-description={title}
          className="hover:bg-mat"
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

/** The latest design, or the place for one. */
function Preview({ url }: { url: string | null | undefined }) {
  if (!url) return <span aria-hidden="true" className="h-15 w-20 shrink-0 bg-mat" />
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      width="80"
      height="60"
      // Of a page that scrolls, the top.
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height, classList } }) =>
        scrolls({ width, height }) && classList.replace('object-contain', 'object-cover')
      }
      className="h-15 w-20 shrink-0 bg-mat object-contain object-top p-1"
    />
  )
}
