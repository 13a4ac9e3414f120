import type { Stage } from '@limner/contract/types'
import clsx from 'clsx'
import { MarkInProgress } from '../../ui/mark.tsx'

const STAGES: readonly Stage[] = ['reading', 'directing', 'composing', 'painting']

interface Props {
  stage: Stage
  /** Of the stage, 0 to 1. */
  fraction: number
  /** What the assistant says meanwhile. */
  note?: string | undefined
}

/** The initial's field fills with pigment as the work goes on: real progress, as the server tells it. */
export function ThinkingIndicator({ stage, fraction, note }: Props) {
  const at = STAGES.indexOf(stage)
  return (
    <div role="status" className="animate-appear mt-5 grid grid-cols-[1.75rem_1fr] gap-x-4">
      <MarkInProgress fraction={(at + fraction) / STAGES.length} className="size-7" />
      <div className="flex min-h-7 flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="text-base">AI is thinking...</span>
        <span aria-hidden="true" className="flex gap-x-3 text-xs">
          {STAGES.map((name, index) => (
            <span
              key={name}
              className={clsx(
                'transition-colors duration-300',
                index < at ? 'text-ink-2' : index === at ? 'font-semibold text-ink' : 'text-ink-3',
              )}
            >
              {name}
            </span>
          ))}
        </span>
        {note && <p className="w-full text-ink-2">{note}</p>}
      </div>
    </div>
  )
}
