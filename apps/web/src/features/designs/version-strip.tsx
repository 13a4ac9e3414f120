import clsx from 'clsx'
import type { Concept } from './concept.ts'

interface Props {
  /** Oldest first; the last one is the design itself. */
  history: readonly Concept[]
  onOpen: (at: number) => void
}

/** The versions of a design side by side, like frames of a film. */
export function VersionStrip({ history, onOpen }: Props) {
  return (
    <fieldset className="mt-2 flex gap-3 overflow-x-auto py-1">
      <legend className="sr-only">Versions</legend>
      {history.map((concept, at) => {
        const current = at === history.length - 1
        return (
          <button
            key={concept.url}
            type="button"
            aria-label={`View version ${concept.version}`}
            aria-current={current || undefined}
            onClick={() => onOpen(at)}
            className="group shrink-0 rounded-sm text-left"
          >
            <img
              src={concept.thumbnailUrl ?? concept.url}
              alt=""
              loading="lazy"
              className={clsx('h-14 w-20 bg-mat object-contain p-1', current && 'outline outline-ink')}
            />
            <span
              className={clsx(
                'mt-1 block text-xs tabular-nums',
                current ? 'text-ink' : 'text-ink-3 group-hover:text-ink',
              )}
            >
              Version {concept.version}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
