/** How far the chosen part is from what stands around it, for those who do not pull. */
import { called, english, t } from '../../../lib/language/translate.ts'
import { Section } from './fields.tsx'
import { around } from './measure/measuring.ts'
import { boundsOf, turned } from './measure/turned.ts'
import type { Artboard, Part } from './use-hand.ts'

const NAMES = {
  left: english('Left'),
  right: english('Right'),
  top: english('Above'),
  bottom: english('Below'),
} as const

export function PartDistances({ part, artboard }: { part: Part; artboard: Artboard }) {
  const others = artboard.parts
    .filter((one) => one.id !== part.id && one.id !== part.parent && isSolid(one))
    .map((one) => ({ name: one.name, box: boundsOf(turned(one)) }))
  return (
    <Section title={t('Distances')}>
      <dl className="grid grid-cols-[auto_auto_1fr] gap-x-2 gap-y-0.5 text-xs text-ink-2">
        {around(boundsOf(turned(part)), others, artboard).map(({ side, pixels, name }) => (
          <div key={side} className="col-span-3 grid grid-cols-subgrid">
            <dt>{t(NAMES[side])}</dt>
            <dd className="text-end tabular-nums">{t('{pixels} px', { pixels: Math.round(pixels) })}</dd>
            <dd dir="auto" className="truncate text-ink-3">
              {name === undefined ? t('edge') : called(name)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What is seen by itself. */
export const isSolid = ({ kind, hidden }: Part): boolean => !hidden && kind !== 'group'
