/** Concepts as they are drawn and painted, where the contact sheet of the answer will lie. */
import type { EarlyConcept } from '@limner/contract/types'
import clsx from 'clsx'
import { many, t } from '../../lib/language/translate.ts'
import { scrolls } from '../../lib/proportion.ts'

/** 'tiny is drawing it', 'Drawn by tiny', 'Built in'. */
const makerOf = ({ by, growing }: EarlyConcept): string =>
  by === undefined ? t('Built in') : growing ? t('{by} is drawing it', { by }) : t('Drawn by {by}', { by })

/** What somebody hears who does not see them grow; it changes only when one begins or is finished. */
function standing(concepts: readonly EarlyConcept[]): string {
  const growing = concepts.filter((concept) => concept.growing).length
  const ready = concepts.length - growing
  return [
    many(ready, '# concept is ready', '# concepts are ready'),
    growing > 0 && t('{growing} being drawn', { growing }),
  ]
    .filter(Boolean)
    .join(', ')
}

export function EarlyConcepts({ concepts }: { concepts: readonly EarlyConcept[] }) {
  const upright = concepts.every(({ width, height }) => height > width)
  const isDrawn = concepts.some(({ by }) => by !== undefined)
  return (
    <>
      {isDrawn && (
        <p role="status" className="sr-only">
          {standing(concepts)}
        </p>
      )}
      <ul
        aria-label={t('Concepts so far')}
        className={clsx(
          'mt-4 grid grid-cols-2 items-start gap-x-4 gap-y-2 bg-mat p-3 sm:p-4',
          upright && 'lg:grid-cols-4',
        )}
      >
        {concepts.map((concept) => {
          const { position, title, width, height, url } = concept
          return (
            <li key={position} className="animate-appear min-w-0">
              <img
                src={url}
                alt={t('{title}, concept {position}', { title, position })}
                width={width}
                height={height}
                className={clsx(
                  'block w-full',
                  scrolls({ width, height }) ? 'aspect-[5/6] object-cover object-top' : 'h-auto',
                )}
              />
              {isDrawn && <p className="mt-1 truncate text-xs text-ink-2">{makerOf(concept)}</p>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
