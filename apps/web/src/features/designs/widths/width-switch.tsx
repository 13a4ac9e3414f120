/** The widths of three devices, to choose from. */
import clsx from 'clsx'
import { english, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'

const DEVICES = [
  { name: english('Phone'), width: 390 },
  { name: english('Tablet'), width: 768 },
  { name: english('Desktop'), width: 1440 },
] as const

/** Pixels. */
export type Width = (typeof DEVICES)[number]['width']
export const WIDEST: Width = 1440

interface Props {
  value: Width
  onChange: (width: Width) => void
}

export function WidthSwitch({ value, onChange }: Props) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t('Width of the preview')}</legend>
      {DEVICES.map(({ name, width }) => (
        <Button
          key={width}
          look="quiet"
          size="small"
          aria-pressed={width === value}
          className={clsx('gap-1.5 px-2.5', width === value && 'bg-well text-ink')}
          onClick={() => onChange(width)}
        >
          {t(name)} <span className="font-normal tabular-nums">{width}</span>
        </Button>
      ))}
    </fieldset>
  )
}
