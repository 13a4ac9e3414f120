/** The other concepts, ready beside the chosen one. */
import clsx from 'clsx'
import type { Concept } from '../concept.ts'
import { StageButton } from './stage-button.tsx'

interface Props {
  /** Each as it stands now: its newest version, or the one that is looked at. */
  family: readonly Concept[]
  chosen: Concept
  onChoose: (concept: Concept) => void
  onAll: () => void
}

export function Tray({ family, chosen, onChoose, onAll }: Props) {
  return (
    <div className="flex min-w-0 shrink-0 items-center gap-1">
      <StageButton icon="grid" word="All" name="All concepts" aria-keyshortcuts="0" onClick={onAll} />
      <ul aria-label="Other concepts" className="flex gap-1">
        {family.map((concept, at) => {
          const isChosen = concept.url === chosen.url
          return (
            <li key={concept.url}>
              <button
                type="button"
                aria-label={`Choose concept ${at + 1}`}
                aria-current={isChosen || undefined}
                aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
                onClick={() => onChoose(concept)}
                className={clsx(
                  'relative block h-12 w-14 rounded-sm bg-paper p-1',
                  isChosen ? 'outline-2 outline-ink' : 'opacity-80 hover:opacity-100',
                )}
              >
                <img src={concept.thumbnailUrl ?? concept.url} alt="" className="size-full object-contain object-top" />
                <span className="absolute bottom-0 left-0 rounded-sm bg-paper px-1 text-xs leading-4 tabular-nums">
                  {at + 1}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
