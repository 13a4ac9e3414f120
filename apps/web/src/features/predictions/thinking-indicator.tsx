import type { EarlyConcept, Stage } from '@limner/contract/types'
import clsx from 'clsx'
import { type English, english, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { MarkInProgress } from '../../ui/mark.tsx'
import { EarlyConcepts } from './early-concepts.tsx'

const STAGES: readonly Stage[] = ['reading', 'directing', 'composing', 'painting']
const NAMES: Readonly<Record<Stage, English>> = {
  reading: english('reading'),
  directing: english('directing'),
  composing: english('composing'),
  painting: english('painting'),
}

interface Props {
  stage: Stage
  /** Of the stage, 0 to 1. */
  fraction: number
  /** What can be looked at already. */
  concepts?: readonly EarlyConcept[] | undefined
  /** What the assistant says meanwhile. */
  note?: string | undefined
  onStop?: () => void
}

/** The initial's field fills with pigment, and a line with ink, as the work goes on: real progress, as the server tells it. */
export function ThinkingIndicator({ stage, fraction, concepts = [], note, onStop }: Props) {
  const at = STAGES.indexOf(stage)
  const done = (at + fraction) / STAGES.length
  return (
    <div className="animate-appear mt-5 grid grid-cols-[1.75rem_1fr] gap-x-4">
      <MarkInProgress fraction={done} className="size-7" />
      <div>
        <div className="flex min-h-8 items-center justify-between gap-4">
          <span role="status" className="text-base">
            {t('AI is thinking...')}
          </span>
          {onStop && (
            <Button size="small" onClick={onStop}>
              {t('Stop')}
            </Button>
          )}
        </div>
        <div
          role="progressbar"
          aria-label={t('Progress')}
          aria-valuenow={Math.round(done * 100)}
          aria-valuetext={t(NAMES[stage])}
          className="mt-2 grid max-w-[42rem] grid-cols-4 gap-x-1 text-xs"
        >
          {STAGES.map((name, index) => (
            <span
              key={name}
              className={clsx(
                'transition-colors duration-300',
                index < at ? 'text-ink-2' : index === at ? 'font-semibold text-ink' : 'text-ink-3',
              )}
            >
              <span className="mb-1.5 block h-0.5 overflow-hidden bg-line">
                <span
                  className="block h-full origin-left bg-ink rtl:origin-right transition-transform duration-300 ease-pen"
                  style={{ transform: `scaleX(${index < at ? 1 : index === at ? fraction : 0})` }}
                />
              </span>
              {t(NAMES[name])}
            </span>
          ))}
        </div>
        {note && (
          <p role="status" className="mt-3 text-ink-2">
            {note}
          </p>
        )}
        {concepts.length > 0 && <EarlyConcepts concepts={concepts} />}
      </div>
    </div>
  )
}
