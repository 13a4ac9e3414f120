import clsx from 'clsx'

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
}

/** The projects, to go to another one, and the page of this one. */
export function ProjectPanel({ projects, active, onOpen, isKept = false }: Props) {
  return (
    <>
      <ul aria-label="Projects">
        {projects.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              dir="auto"
              aria-current={id === active.id || undefined}
              onClick={() => onOpen(id)}
              className={clsx(
                'block min-h-9 w-full truncate rounded-sm px-2 text-left hover:bg-well touch:min-h-11',
                id === active.id && 'bg-well font-medium',
              )}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      {isKept && (
        <a
          href={`/project/${active.id}`}
          target="_blank"
          rel="noopener"
          className="mt-3 inline-flex min-h-9 items-center border-t border-line text-lapis underline underline-offset-4 touch:min-h-11"
        >
          Open the project page
        </a>
      )}
    </>
  )
}
