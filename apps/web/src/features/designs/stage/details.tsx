/** What is known of the chosen design: what was asked for and whether it shows it, what it is, how it came about. */
import type { Change, CheckedAsk, Prediction } from '@limner/contract/types'
import type { ReactNode } from 'react'
import { changeRow, understoodRow } from '../../../lib/language/told.ts'
import { type English, english, t } from '../../../lib/language/translate.ts'
import { AskedFor } from '../../../ui/asked-for.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { type Concept, PRINTED } from '../concept.ts'
import { PrintCheck } from './print-check.tsx'

export interface Told {
  /** The words that it was made from. */
  prompt?: string | undefined
  asked?: readonly CheckedAsk[] | undefined
  understood?: readonly { label: string; value: string }[] | undefined
  changes?: readonly Change[] | undefined
}

const KINDS: Readonly<Record<string, English>> = {
  logo: english('Logo'),
  website: english('Website'),
  'business-card': english('Business card'),
  poster: english('Poster'),
  icon: english('Icon'),
  banner: english('Banner'),
}

interface Props {
  concept: Concept
  told: Told
  /** A version was made of it. */
  onMade: (made: Prediction) => void
  onClose: () => void
}

export function Details({ concept, told, onMade, onClose }: Props) {
  const { asked = [], understood = [], changes = [], prompt } = told
  return (
    <aside
      aria-label={t('Details')}
      className="overflow-y-auto border-line bg-raised px-4 pb-6 text-sm max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-30 max-desk:max-h-[70dvh] max-desk:border-t desk:absolute desk:inset-y-0 desk:end-0 desk:z-10 desk:w-80 desk:border-s"
    >
      <div className="sticky top-0 flex items-center justify-between bg-raised py-1">
        <h3 className="text-sm font-semibold">{t('Details')}</h3>
        <IconButton icon="close" label={t('Close details')} className="-me-2" onClick={onClose} />
      </div>
      {asked.length > 0 && (
        <Part title={t('What you asked for')}>
          <AskedFor asked={asked} />
        </Part>
      )}
      {changes.length > 0 && (
        <Part title={t('What changed')}>
          <Facts rows={changes.map(changeRow)} />
        </Part>
      )}
      <Measures of={concept} />
      {concept.id && PRINTED.has(concept.kind ?? '') && (
        <Part title={t('For print')}>
          <PrintCheck id={concept.id} onMade={onMade} />
        </Part>
      )}
      {prompt && (
        <Part title={t('Made from')}>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {prompt}
          </p>
        </Part>
      )}
      {understood.length > 0 && (
        <Part title={t('What I understood')}>
          <Facts rows={understood.map(understoodRow)} />
        </Part>
      )}
    </aside>
  )
}

function Measures({ of: concept }: { of: Concept }) {
  return (
    <Part title={t('Design')}>
      <Facts
        rows={[
          { label: t('Name'), value: concept.title },
          { label: t('Kind'), value: t(KINDS[concept.kind ?? ''] ?? english('Picture')) },
          ...(concept.size
            ? [
                {
                  label: t('Size'),
                  value: t('{width} × {height} px', { width: concept.size.width, height: concept.size.height }),
                },
              ]
            : []),
          { label: t('Version'), value: String(concept.version) },
        ]}
      />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line py-3">
      <h4 className="mb-1.5 text-xs text-ink-3">{title}</h4>
      {children}
    </section>
  )
}
