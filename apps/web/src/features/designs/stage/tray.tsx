/** The other concepts, ready beside the chosen one. */

import { t } from '../../../lib/language/translate.ts'
import type { Concept } from '../concept.ts'
import { Frame } from './frame.tsx'
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
      <StageButton icon="grid" word={t('All')} name={t('All concepts')} aria-keyshortcuts="0" onClick={onAll} />
      <ul aria-label={t('Other concepts')} className="flex gap-1">
        {family.map((concept, at) => (
          <li key={concept.url}>
            <Frame
              concept={concept}
              number={at + 1}
              corner="left"
              isCurrent={concept.url === chosen.url}
              aria-label={t('Choose concept {place}', { place: at + 1 })}
              aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
              onClick={() => onChoose(concept)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
