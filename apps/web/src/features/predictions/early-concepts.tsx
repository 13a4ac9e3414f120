/** Concepts as they are painted, where the contact sheet of the answer will lie. */
import type { EarlyConcept } from '@limner/contract/types'
import clsx from 'clsx'
import { scrolls } from '../../lib/proportion.ts'

export function EarlyConcepts({ concepts }: { concepts: readonly EarlyConcept[] }) {
  const upright = concepts.every(({ width, height }) => height > width)
  return (
    <ul
      aria-label="Concepts so far"
      className={clsx(
        'mt-4 grid grid-cols-2 items-start gap-x-4 gap-y-2 bg-mat p-3 sm:p-4',
        upright && 'lg:grid-cols-4',
      )}
    >
      {concepts.map(({ position, title, width, height, url }) => (
        <li key={position} className="animate-appear min-w-0">
          <img
            src={url}
            alt={`${title}, concept ${position}`}
            width={width}
            height={height}
            className={clsx(
              'block w-full',
              scrolls({ width, height }) ? 'aspect-[5/6] object-cover object-top' : 'h-auto',
            )}
          />
        </li>
      ))}
    </ul>
  )
}
