import type { BrandFont, BrandKit } from '@limner/contract/types'
import { mayAs, roleName } from '../../lib/access.ts'
import { listOf } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { LogoOnWhite } from './logo-on-white.tsx'
import { faceName } from './queries.ts'
import { Swatches } from './swatches.tsx'

interface Props {
  kit: BrandKit
  fonts: readonly BrandFont[] | undefined
  busy: boolean
  onEdit: () => void
  onDuplicate: () => void
  onDelete: () => void
  onMembers: () => void
}

/** A kit at a glance, with what can be done with it. */
export function KitCard({ kit, fonts, busy, onEdit, onDuplicate, onDelete, onMembers }: Props) {
  const { name, logo, colours, typefaces, facts, access, ownerName = '' } = kit
  const may = mayAs(access)
  const faces =
    typefaces &&
    listOf([...new Set([typefaces.display, typefaces.text])].map((family) => faceName(family, fonts, !may.own)))
  const lines = [faces, facts.tagline].filter(Boolean)
  return (
    <li className="grid gap-5 border-b border-line py-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {logo ? (
        <LogoOnWhite url={logo.imageUrl} alt={t('Logo of {name}', { name })} />
      ) : (
        <p className="flex h-28 items-center justify-center rounded-sm bg-well text-sm text-ink-2">{t('No logo')}</p>
      )}
      <div className="min-w-0">
        <h2 dir="auto" className="text-lg font-semibold break-words">
          {name}
        </h2>
        {!may.own && (
          <p className="mt-0.5 text-sm break-words text-ink-2">
            <bdi>{t('Owner: {owner}', { owner: ownerName })}</bdi>
            {' · '}
            {roleName(access)}
          </p>
        )}
        {lines.map((line) => (
          <p key={line} dir="auto" className="mt-0.5 text-sm break-words text-ink-2">
            {line}
          </p>
        ))}
        <div className="mt-3">
          <Swatches colours={colours} />
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {may.edit && (
            <Button size="small" aria-description={name} disabled={busy} onClick={onEdit}>
              {t('Edit')}
            </Button>
          )}
          {may.own && (
            <Button size="small" aria-description={name} disabled={busy} onClick={onDuplicate}>
              {t('Duplicate')}
            </Button>
          )}
          <Button size="small" aria-description={name} onClick={onMembers}>
            {t('Members')}
          </Button>
          {may.own && (
            <Button size="small" aria-description={name} disabled={busy} onClick={onDelete}>
              {t('Delete')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
