import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { colourRoleName } from '../../../../lib/colour-roles.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { t } from '../../../../lib/language/translate.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Section } from '../fields.tsx'
import type { Style } from '../text-controls.tsx'
import type { Part, Parts } from '../use-hand.ts'
import { ColourWell } from './colour-well.tsx'
import { Eyedropper } from './eyedropper.tsx'
import { Swatches } from './swatches.tsx'

export interface BrandColour {
  name: string
  hex: string
}

interface Props {
  part: Part
  parts: Parts
  /** Of the brand that is chosen. */
  brand: readonly BrandColour[]
  busy: boolean
  onColour: (colour: NonNullable<Style['colour']>) => void
  /** The next press on the artwork tells its colour. */
  onPick: ComponentProps<typeof Eyedropper>['onPick']
}

/** The colour of the chosen part: one of the design by its role, which later changes of colours reach, or one of its own. */
export function ColourControls({ part, parts, brand, busy, onColour, onPick }: Props) {
  const { colour, text } = part
  if (!colour) return null
  const isUsed = new Set<string>(parts.used)
  const roles = Object.entries(parts.palette).flatMap(([role, hex]) => (hex && isUsed.has(role) ? [{ role, hex }] : []))
  return (
    <Section title={t('Colour')}>
      <Swatches
        label={t('Colours of the design')}
        swatches={[
          ...roles.map(({ role, hex }) => ({
            ...{ colour: role, hex, name: colourRoleName(role), isChosen: colour.role === role },
          })),
          ...parts.colours.map((hex) => ({
            ...{ colour: hex, hex, name: t('Colour') },
            isChosen: !colour.role && colour.hex.toLowerCase() === hex.toLowerCase(),
          })),
        ]}
        disabled={busy}
        onColour={onColour}
      />
      {brand.length > 0 && (
        <>
          <p className="mt-2 mb-1 text-xs text-ink-3">{t('Brand')}</p>
          <Swatches
            label={t('Colours of the brand')}
            swatches={brand.map(({ name, hex }) => ({
              ...{ colour: hex, hex, name, isChosen: !colour.role && colour.hex.toLowerCase() === hex.toLowerCase() },
            }))}
            disabled={busy}
            onColour={onColour}
          />
        </>
      )}
      <ColourWell label={t('A colour of its own')} value={colour.hex} disabled={busy} onChange={onColour} />
      <Eyedropper key={part.id} disabled={busy} onColour={onColour} onPick={onPick} />
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
