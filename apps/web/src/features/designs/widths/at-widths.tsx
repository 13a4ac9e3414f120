/** A website on the stage as its visitors see it: drawn, or running at the width of a device. */
import clsx from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Concept } from '../concept.ts'
import type { Codes } from '../use-code.ts'
import { NotShown } from './not-shown.tsx'
import { RunningPage } from './running-page.tsx'
import { WIDEST, type Width, WidthSwitch } from './width-switch.tsx'

interface Props {
  concept: Concept
  codes: Codes
  /** Of a site, from 0. */
  page: number
  /** Nothing else is shown that has no other width. */
  offered: boolean
  /** What is drawn is edited by hand: at another width it can only be looked at. */
  byHand: boolean
  /** The page as it is drawn: it stays as it was while another width is shown. */
  children: ReactNode
}

export default function AtWidths({ concept, codes, page, offered, byHand, children }: Props) {
  const [width, setWidth] = useState<Width>(WIDEST)
  // Pages are drawn at this one.
  const isDrawn = !offered || width === WIDEST
  return (
    <>
      {offered && (
        <div className="flex min-h-8 shrink-0 flex-wrap items-center justify-center gap-x-3">
          {/* What is said beside it leaves the buttons where they are. */}
          <div className="relative max-desk:contents">
            <WidthSwitch value={width} onChange={setWidth} />
            <p
              role="status"
              className="text-xs text-ink-2 empty:hidden desk:absolute desk:inset-y-0 desk:start-full desk:ms-3 desk:flex desk:items-center desk:whitespace-nowrap"
            >
              {byHand && !isDrawn ? t('View only. Edit at {width}.', { width: String(WIDEST) }) : ''}
            </p>
          </div>
        </div>
      )}
      <div className={clsx(isDrawn ? 'contents' : 'hidden')}>{children}</div>
      {!isDrawn && (
        <div className="flex min-h-80 flex-1 flex-col bg-mat desk:min-h-0">
          <Running {...{ concept, codes, page, width }} />
        </div>
      )}
    </>
  )
}

/** Its code is generated when it is first seen so. */
function Running({ concept, codes, page, width }: Pick<Props, 'concept' | 'codes' | 'page'> & { width: Width }) {
  const state = codes.stateOf(concept, page)
  const generate = useEffectEvent(() => void codes.generate(concept, page))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, or page, has code of its own
  useEffect(() => generate(), [concept.url, page])
  if (state.status === 'failed')
    return (
      <div className="flex flex-1 flex-col justify-center">
        <NotShown failure="" onRetry={() => void codes.generate(concept, page)} />
      </div>
    )
  if (state.status !== 'loaded') return <Spinner />
  return (
    <div className="relative flex-1">
      <div className="absolute inset-0">
        <RunningPage key={state.code} code={state.code} name={concept.title} width={width} />
      </div>
    </div>
  )
}
