import clsx from 'clsx'
import { formatNumber } from '../../../lib/format.ts'
import { type English, english, t } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ColourWell } from '../viewer/colour-well.tsx'
import { Section } from './fields.tsx'
import type { Style } from './text-controls.tsx'
import type { Part, Parts } from './use-hand.ts'

interface Props {
  part: Part
  parts: Parts
  busy: boolean
  onColour: (colour: NonNullable<Style['colour']>) => void
}

const NAMES: Readonly<Record<string, English>> = {
  paper: english('Background'),
  surface: english('Second background'),
  ink: english('Text'),
  muted: english('Quiet text'),
  line: english('Lines'),
  accent: english('Main colour'),
  onAccent: english('Text on the main colour'),
  secondary: english('Second colour'),
  onSecondary: english('Text on the second colour'),
}

const nameOf = (role: string): string => {
  const name = NAMES[role]
  return name ? t(name) : role
}

/** The colour of the chosen part: one of the design by its role, which later changes of colours reach, or one of its own. */
export function ColourControls({ part, parts, busy, onColour }: Props) {
  const { colour, text } = part
  if (!colour) return null
  const roles = Object.entries(parts.palette).flatMap(([role, hex]) => (hex ? [{ role, hex }] : []))
  return (
    <Section title={t('Colour')}>
      <div className="flex flex-wrap gap-1">
        {roles.map(({ role, hex }) => (
          <button
            key={role}
            type="button"
            aria-label={`${nameOf(role)}, ${hex}`}
            title={nameOf(role)}
            aria-pressed={colour.role === role}
            disabled={busy}
            onClick={() => onColour(role)}
            className={clsx(
              'size-7 rounded-sm border border-edge touch:size-11',
              colour.role === role && 'outline-2 outline-offset-1 outline-ink',
            )}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-full rounded-sm">
              <rect width="24" height="24" fill={hex} />
            </svg>
          </button>
        ))}
      </div>
      <ColourWell label={t('A colour of its own')} value={colour.hex} disabled={busy} onChange={onColour} />
      {text?.contrast && <Contrast {...text.contrast} />}
    </Section>
  )
}

function Contrast({ ratio, needed }: { ratio: number; needed: number }) {
  const isEnough = ratio >= needed
  return (
    <p className={clsx('flex items-center gap-1.5 text-xs', isEnough ? 'text-ink-2' : 'text-carmine')}>
      <Icon name={isEnough ? 'check' : 'alert'} className="size-4" />
      {isEnough
        ? t('Contrast {ratio} : 1, enough ({needed} : 1)', { ratio: formatNumber(ratio, 1), needed })
        : t('Contrast {ratio} : 1, too little (needs {needed} : 1)', { ratio: formatNumber(ratio, 1), needed })}
    </p>
  )
}
