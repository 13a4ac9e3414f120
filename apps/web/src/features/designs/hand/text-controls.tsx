import { english, t } from '../../../lib/language/translate.ts'
import type { Operation } from '../operate.ts'
import { Choice, NumberField, Section } from './fields.tsx'
import type { Part, Parts } from './use-hand.ts'

interface Props {
  part: Part
  typography: Parts['typography']
  busy: boolean
  onStyle: (set: Style) => void
}

export type Style = Extract<Operation, { op: 'style' }>['set']

const FONTS = ['display', 'text', 'accent'] as const
const USES = { display: english('titles'), text: english('text'), accent: english('accent') } as const
const WEIGHTS = [300, 400, 500, 600, 700, 800, 900].map((weight) => ({ value: String(weight), label: String(weight) }))
const SIDES = [
  { value: 'start', label: english('Start') },
  { value: 'center', label: english('Centre') },
  { value: 'end', label: english('End') },
] as const

/** Font, size, weight and spacing of the chosen words. */
export function TextControls({ part, typography, busy, onStyle }: Props) {
  const { text } = part
  if (!text) return null
  const fonts = FONTS.flatMap((use) => {
    const family = typography[use]
    return family ? [{ value: use, label: `${family} (${t(USES[use])})` }] : []
  })
  return (
    <Section title={t('Words')}>
      <div className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        <div className="col-span-2">
          <Choice
            label={t('Font')}
            value={text.font}
            options={fonts}
            disabled={busy}
            onChange={(value) => onStyle({ font: FONTS.find((use) => use === value) ?? 'text' })}
          />
        </div>
        <NumberField
          label={t('Size')}
          value={text.size}
          least={4}
          disabled={busy}
          onChange={(size) => onStyle({ size })}
        />
        <Choice
          label={t('Weight')}
          value={String(text.weight)}
          options={
            WEIGHTS.some(({ value }) => value === String(text.weight))
              ? WEIGHTS
              : [...WEIGHTS, { value: String(text.weight), label: String(text.weight) }]
          }
          disabled={busy}
          onChange={(value) => onStyle({ weight: Number(value) })}
        />
        <Spacing text={text} busy={busy} onStyle={onStyle} />
        <div className="col-span-2">
          <Choice
            label={t('Set to')}
            value={text.align}
            options={SIDES.map(({ value, label }) => ({ value, label: t(label) }))}
            disabled={busy}
            onChange={(value) => onStyle({ align: SIDES.find((side) => side.value === value)?.value ?? 'start' })}
          />
        </div>
      </div>
    </Section>
  )
}

function Spacing({ text, busy, onStyle }: { text: NonNullable<Part['text']> } & Pick<Props, 'busy' | 'onStyle'>) {
  return (
    <>
      <NumberField
        label={t('Letters')}
        value={text.tracking}
        step={0.01}
        least={-0.2}
        most={1}
        disabled={busy}
        onChange={(tracking) => onStyle({ tracking })}
      />
      <NumberField
        label={t('Lines')}
        value={text.lineHeight}
        step={0.05}
        least={0.6}
        most={3}
        disabled={busy}
        onChange={(lineHeight) => onStyle({ lineHeight })}
      />
    </>
  )
}
