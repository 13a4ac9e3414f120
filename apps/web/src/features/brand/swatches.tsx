import { colourRoleName } from '../../lib/colour-roles.ts'
import { t } from '../../lib/language/translate.ts'
import { type KitColours, ROLES } from './colours.ts'

/** The colours of a kit side by side, each named for those who do not see it. */
export function Swatches({ colours }: { colours: KitColours }) {
  const given = ROLES.flatMap((role) => (colours[role] ? [{ role, hex: colours[role] }] : []))
  if (given.length === 0) return <p className="text-sm text-ink-3">{t('No colours yet')}</p>
  return (
    <ul aria-label={t('Colours')} className="flex">
      {given.map(({ role, hex }) => (
        <li key={role}>
          <svg
            viewBox="0 0 36 28"
            className="h-7 w-9 stroke-line"
            role="img"
            aria-label={`${colourRoleName(role)} ${hex}`}
          >
            <rect x="0.5" y="0.5" width="35" height="27" fill={hex} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
