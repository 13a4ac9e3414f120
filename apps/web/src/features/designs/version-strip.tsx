import clsx from 'clsx'
import type { Concept } from './concept.ts'

interface Props {
  /** Oldest first; the last one is the design itself. */
  history: readonly Concept[]
  onOpen: (at: number) => void
}

/** The versions of a design like frames of a film: beside it where there is room, so that both are in view, else below. */
export function VersionStrip({ history, onOpen }: Props) {
  return (
    <fieldset className="mt-2 flex gap-3 overflow-x-auto p-1 lg:mt-0 lg:max-h-[min(600px,100dvh-22rem)] lg:shrink-0 lg:flex-col lg:overflow-y-auto">
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
