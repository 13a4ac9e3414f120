import { useQuery } from '@tanstack/react-query'
import { t } from '../../lib/language/translate.ts'
import { Choice } from '../../ui/field.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { brandFontsQuery, isOwnFont, typefacesQuery } from './queries.ts'

interface Props {
  userId: string
  display: string
  text: string
  onChange: (part: { display: string; text: string }) => void
}

export function TypefaceFields({ userId, display, text, onChange }: Props) {
  const { data: faces, isError, refetch } = useQuery(typefacesQuery)
  const { data: own = [] } = useQuery(brandFontsQuery(userId))
  if (isError) return <NotLoaded text={t('The typefaces could not be loaded.')} retry={refetch} />
  if (!faces) return <p className="min-h-16 text-ink-2">{t('Loading the typefaces...')}</p>
  const optionsOf = (not: 'display' | 'text', chosen: string) => ({
    '': t('Each design chooses'),
    ...Object.fromEntries(own.map(({ family, name }) => [family, t('{name} (yours)', { name })])),
    // In a kit that is shared, its owner's.
    ...(isOwnFont(chosen) && !own.some(({ family }) => family === chosen) && { [chosen]: t('A font of the owner') }),
    ...Object.fromEntries(
      faces.filter(({ use, family }) => use !== not || family === chosen).map(({ family }) => [family, family]),
    ),
  })
  // A pair is two: the other one is the same until it is chosen, too.
  const choose = (chosen: Partial<Pick<Props, 'display' | 'text'>>) => {
    const now = { display, text, ...chosen }
    const [one = ''] = Object.values(chosen)
    onChange(one === '' ? { display: '', text: '' } : { display: now.display || one, text: now.text || one })
  }
  return (
    <div className="grid max-w-[30rem] gap-4 sm:grid-cols-2">
      <Choice
        label={t('Headlines')}
        value={display}
        options={optionsOf('text', display)}
        onChange={({ target }) => choose({ display: target.value })}
      />
      <Choice
        label={t('Text')}
        value={text}
        options={optionsOf('display', text)}
        onChange={({ target }) => choose({ text: target.value })}
      />
    </div>
  )
}
