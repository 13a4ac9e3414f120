import type { BrandKit } from '@limner/contract/types'
import { useId } from 'react'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { KitForm } from './kit-form.ts'
import { LogoOnWhite } from './logo-on-white.tsx'
import { readFile } from './read-file.ts'

interface Props {
  kit: BrandKit | null
  form: KitForm
  onChange: (part: Partial<KitForm>) => void
}

/** Bytes. */
const LARGEST = 10 * 1024 * 1024
const TYPES = ['image/svg+xml', 'image/png']

export function LogoField({ kit, form, onChange }: Props) {
  const toast = useToast()
  const id = useId()
  const shown = form.logo === undefined ? kit?.logo?.imageUrl : form.logo
  async function take(file: File) {
    const isAllowed = TYPES.includes(file.type) && file.size <= LARGEST
    const logo = isAllowed ? await readFile(file) : undefined
    const description = t('A logo is an SVG or PNG file of up to 10 MB.')
    if (logo) onChange({ logo })
    else toast({ title: t('That is no logo'), description, destructive: true })
  }
  return (
    <>
      <div className="max-w-[20rem]">
        {shown ? (
          <LogoOnWhite url={shown} alt={t('The logo')} />
        ) : (
          <p className="flex h-28 items-center justify-center rounded-sm bg-well text-sm text-ink-2">{t('No logo')}</p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <FileButton
          size="small"
          word={shown ? t('Replace the logo') : t('Choose a logo')}
          label={t('Logo file')}
          accept={TYPES.join(',')}
          onFile={(file) => void take(file)}
        />
        {shown && (
          <Button size="small" onClick={() => onChange({ logo: null })}>
            {t('Remove the logo')}
          </Button>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-2">
        {t('SVG or PNG, without a background. An SVG stays sharp in every file.')}
      </p>
      <label htmlFor={id} className="mt-3 flex min-h-8 items-center gap-2 text-base touch:min-h-11">
        <input
          id={id}
          type="checkbox"
          checked={form.logoShowsName}
          onChange={({ target }) => onChange({ logoShowsName: target.checked })}
          className="size-4 accent-minium"
        />
        {t('The logo shows the name')}
      </label>
    </>
  )
}
