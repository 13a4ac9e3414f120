/** Above a design that is under the hand on a small screen, where it has the window to itself: back, undo and redo. */
import { t } from '../../../lib/language/translate.ts'
import { after, before, type Concept } from '../concept.ts'
import { StageButton } from './stage-button.tsx'

interface Props {
  concept: Concept
  /** Its versions. */
  line: readonly Concept[]
  onChoose: (concept: Concept) => void
  onDone: () => void
}

export function EditBar({ concept, line, onChoose, onDone }: Props) {
  const [previous, next] = [before(concept, line), after(concept, line)]
  return (
    <div
      role="toolbar"
      aria-label={t('Editing')}
      className="flex shrink-0 items-center border-b border-line bg-paper px-1 desk:hidden"
    >
      <StageButton icon="check" word={t('Done')} className="h-11 text-sm" onClick={onDone} />
      <div className="min-w-0 flex-1 px-2 text-center text-xs text-ink-2">
        <h2 dir="auto" className="truncate">
          {concept.title}
        </h2>
        <p role="status" className="leading-4 tabular-nums">
          {t('Version {version}', { version: concept.version })}
        </p>
      </div>
      <StageButton
        icon="undo"
        word={t('Undo')}
        short
        className="h-11 min-w-11"
        disabled={!previous}
        onClick={() => previous && onChoose(previous)}
      />
      <StageButton
        icon="redo"
        word={t('Redo')}
        short
        className="h-11 min-w-11"
        disabled={!next}
        onClick={() => next && onChoose(next)}
      />
    </div>
  )
}
