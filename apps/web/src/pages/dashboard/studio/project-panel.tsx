import clsx from 'clsx'
import { t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface Named {
  id: string
  title: string
}

interface Shared extends Named {
  ownerName?: string | undefined
}

interface Props {
  projects: readonly Named[]
  /** Those of others. */
  shared?: readonly Shared[]
  active: Named
  onOpen: (id: string) => void
  /** It has a page of its own. */
  isKept?: boolean
  isDuplicating?: boolean
  /** Absent where there is no account to keep a copy. */
  onDuplicate?: (() => void) | undefined
  /** Shows who works on this one; absent where there is no account. */
  onMembers?: (() => void) | undefined
}

/** The projects, to go to another one, who works on this one, a copy of it, and its page. */
export function ProjectPanel(props: Props) {
  const { projects, shared = [], active, onOpen, isKept = false, isDuplicating = false, onDuplicate, onMembers } = props
  return (
    <>
      {projects.length > 0 && <Titles label={t('Projects')} {...{ projects, active, onOpen }} />}
      {shared.length > 0 && (
        <>
          <h4 className="mt-3 mb-1 text-xs text-ink-3">{t('Shared with me')}</h4>
          <Titles label={t('Shared with me')} projects={shared} {...{ active, onOpen }} />
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {onMembers && (
          <Button size="small" onClick={onMembers}>
            {t('Members')}
          </Button>
        )}
        {onDuplicate && (
          <Button size="small" disabled={isDuplicating} onClick={onDuplicate}>
            <Icon name="copy" className="size-4" />
            {isDuplicating ? t('Duplicating...') : t('Duplicate this project')}
          </Button>
        )}
      </div>
      {isKept && (
        <a
          href={`/project/${active.id}`}
          target="_blank"
          rel="noopener"
          className="mt-3 flex min-h-9 w-fit items-center text-lapis underline underline-offset-4 touch:min-h-11"
        >
          {t('Open the project page')}
        </a>
      )}
    </>
  )
}

interface TitlesProps extends Pick<Props, 'active' | 'onOpen'> {
  label: string
  projects: readonly Shared[]
}

const Titles = ({ label, projects, active, onOpen }: TitlesProps) => (
  <ul aria-label={label}>
    {projects.map(({ id, title, ownerName }) => (
      <li key={id}>
        <button
          type="button"
          dir="auto"
          aria-current={id === active.id || undefined}
          onClick={() => onOpen(id)}
          className={clsx(
            'block min-h-9 w-full truncate rounded-sm px-2 text-start hover:bg-well touch:min-h-11',
            id === active.id && 'bg-well font-medium',
          )}
        >
          {title}
          {ownerName && (
            <span className="block truncate text-xs font-normal text-ink-3">
              <bdi>{ownerName}</bdi>
            </span>
          )}
        </button>
      </li>
    ))}
  </ul>
)
