import clsx from 'clsx'
import { t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface Named {
  id: string
  title: string
}

interface Props {
  projects: readonly Named[]
  active: Named
  onOpen: (id: string) => void
  /** It has a page of its own. */
  isKept?: boolean
  isDuplicating?: boolean
  /** Absent where there is no account to keep a copy. */
  onDuplicate?: (() => void) | undefined
}

/** The projects, to go to another one, a copy of this one, and its page. */
export function ProjectPanel({ projects, active, onOpen, isKept = false, isDuplicating = false, onDuplicate }: Props) {
  return (
    <>
      <ul aria-label={t('Projects')}>
        {projects.map(({ id, title }) => (
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
            </button>
          </li>
        ))}
      </ul>
      {onDuplicate && (
        <Button size="small" className="mt-3" disabled={isDuplicating} onClick={onDuplicate}>
          <Icon name="copy" className="size-4" />
          {isDuplicating ? t('Duplicating...') : t('Duplicate this project')}
        </Button>
      )}
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
