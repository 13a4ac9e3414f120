/** The fonts that somebody brought: shown in their own letters, brought and deleted. */
import { FONT_BYTES } from '@limner/contract/client'
import type { BrandFont } from '@limner/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { brandFontsQuery } from './queries.ts'
import { readFile } from './read-file.ts'

interface Props {
  userId: string
  /** The families that the kit names as it is written now. */
  named: readonly string[]
}

const ENDINGS = '.woff2,.woff,.ttf,.otf'

export function OwnFonts({ userId, named }: Props) {
  const { data: fonts, isError, refetch } = useQuery(brandFontsQuery(userId))
  if (isError) return <NotLoaded text={t('Your fonts could not be loaded.')} retry={refetch} />
  if (!fonts) return <p className="min-h-8 text-ink-2">{t('Loading your fonts...')}</p>
  return (
    <>
      {fonts.length > 0 && <FontList userId={userId} fonts={fonts} named={named} />}
      <BringFont userId={userId} />
    </>
  )
}

const weightsOf = ({ variable, weights, italic }: BrandFont): string =>
  [
    variable
      ? t('weights {first} to {last}', { first: weights[0] ?? 400, last: weights.at(-1) ?? 400 })
      : t('weight {weight}', { weight: weights[0] ?? 400 }),
    ...(italic ? [t('italic')] : []),
  ].join(', ')

function FontList({ userId, fonts, named }: Props & { fonts: readonly BrandFont[] }) {
  const client = useQueryClient()
  const toast = useToast()
  const [asking, setAsking] = useState<BrandFont | null>(null)
  const remove = useMutation({
    mutationFn: ({ id }: BrandFont) => api.deleteBrandFont({ params: { id } }),
    onSuccess: (_done, { id, name }) => {
      client.setQueryData(brandFontsQuery(userId).queryKey, (known) => known?.filter((font) => font.id !== id))
      toast({ title: t('“{name}” is deleted', { name }) })
    },
    onError: (error) =>
      toast({ title: t('The font could not be deleted'), description: reasonOf(error), destructive: true }),
  })
  return (
    <>
      <ul aria-label={t('Your fonts')} className="border-t border-line">
        {fonts.map((font) => (
          <li key={font.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <div className="min-w-0 flex-1 basis-52">
              <svg
                role="img"
                aria-label={font.name}
                viewBox={`0 0 ${font.specimen.width} ${font.specimen.height}`}
                className="block h-9 max-w-full fill-current"
                preserveAspectRatio="xMinYMid meet"
              >
                <path d={font.specimen.d} />
              </svg>
              <p className="mt-1 text-sm break-words text-ink-2">
                {font.name}, {weightsOf(font)}
              </p>
            </div>
            <Button
              size="small"
              aria-description={font.name}
              disabled={remove.isPending || named.includes(font.family)}
              title={named.includes(font.family) ? t('This kit is set in it') : undefined}
              onClick={() => setAsking(font)}
            >
              {t('Delete')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={t('Delete this font?')}
        description={t('“{name}” is no longer there for new designs. Designs that are set in it stay as they are.', {
          name: asking?.name ?? '',
        })}
        destructive
        onConfirm={() => asking && remove.mutate(asking)}
      />
    </>
  )
}

function BringFont({ userId }: Pick<Props, 'userId'>) {
  const client = useQueryClient()
  const toast = useToast()
  const id = useId()
  const [mayUse, setMayUse] = useState(false)
  const add = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > FONT_BYTES) throw new Error(t('A font may be at most {size} MB.', { size: FONT_BYTES / 1e6 }))
      const content = await readFile(file)
      if (content === undefined) throw new Error(t('The file could not be read.'))
      return api.addBrandFont({ body: { file: content, mayUse: true } })
    },
    onSuccess: (font) => {
      client.setQueryData(brandFontsQuery(userId).queryKey, (known) => [
        ...(known ?? []).filter((one) => one.id !== font.id),
        font,
      ])
      setMayUse(false)
      toast({ title: t('“{name}” is there', { name: font.name }), description: t('Choose it for headlines or text.') })
    },
    onError: (error) => toast({ title: t('The font was not taken'), description: reasonOf(error), destructive: true }),
  })
  return (
    <div className="mt-4">
      <p className="max-w-[30rem] text-sm text-ink-2">
        {t(
          'A font of your own: WOFF2, WOFF, TTF or OTF, at most {size} MB. Nobody else can use it; files of your designs carry the letters that are set in it.',
          { size: FONT_BYTES / 1e6 },
        )}
      </p>
      <label htmlFor={id} className="mt-3 flex min-h-8 max-w-[30rem] items-start gap-2 text-base touch:min-h-11">
        <input
          id={id}
          type="checkbox"
          checked={mayUse}
          onChange={({ target }) => setMayUse(target.checked)}
          className="mt-1 size-4 shrink-0 accent-minium"
        />
        {t('I may use this font in designs, and put the letters that are set into their files.')}
      </label>
      <div className="mt-3">
        <FileButton
          size="small"
          word={add.isPending ? t('Looking it over...') : t('Bring a font')}
          label={t('Font file')}
          accept={ENDINGS}
          disabled={!mayUse || add.isPending}
          onFile={(file) => add.mutate(file)}
        />
      </div>
    </div>
  )
}
