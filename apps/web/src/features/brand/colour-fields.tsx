import { colourRoleName } from '../../lib/colour-roles.ts'
import { formatNumber } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { contrast, isColour, type KitRole, ROLES } from './colours.ts'

interface Props {
  colours: Record<KitRole, string>
  /** Of those that are no colour. */
  wrong: readonly KitRole[]
  onChange: (colours: Partial<Record<KitRole, string>>) => void
}

/** Contrast that words need (WCAG 2.2, AA). */
const NEEDED = 4.5
/** What the picker shows where nothing was chosen. */
const NOTHING = '#808080'

export function ColourFields({ colours, wrong, onChange }: Props) {
  const { paper, ink } = colours
  const ratio = isColour(paper) && isColour(ink) ? contrast(paper, ink) : undefined
  return (
    <>
      <p className="text-sm text-ink-2">{t('What you leave open, each design chooses to match.')}</p>
      <div className="mt-4 grid max-w-[30rem] gap-4">
        {ROLES.map((role) => (
          <div key={role} className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-end gap-2">
            <input
              type="color"
              aria-label={t('Pick: {role}', { role: colourRoleName(role) })}
              value={isColour(colours[role]) ? colours[role] : NOTHING}
              data-empty={isColour(colours[role]) ? undefined : ''}
              onChange={({ target }) => onChange({ [role]: target.value })}
              className="h-11 w-11 rounded-sm border border-edge bg-raised p-1 data-empty:opacity-50"
            />
            <Field
              label={colourRoleName(role)}
              value={colours[role]}
              placeholder={t('Each design chooses')}
              spellCheck={false}
              maxLength={7}
              error={wrong.includes(role) ? t('Write it like #1f3a5f.') : undefined}
              onChange={({ target }) => onChange({ [role]: target.value.trim() })}
            />
            <Button
              className="h-11"
              aria-label={t('Clear {role}', { role: colourRoleName(role) })}
              disabled={colours[role] === ''}
              onClick={() => onChange({ [role]: '' })}
            >
              {t('Clear')}
            </Button>
          </div>
        ))}
      </div>
      {ratio !== undefined && (
        <p role="status" className="mt-4 text-sm text-ink-2">
          {t('Text on the background: contrast {ratio} : 1.', { ratio: formatNumber(ratio, 1) })}
          {ratio < NEEDED && ` ${t('That is hard to read: designs will use a darker or lighter text.')}`}
        </p>
      )}
    </>
  )
}
