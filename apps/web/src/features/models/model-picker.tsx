/** Who helps the engine: a model that reads and directs, one that paints, or nobody. */
import type { Api, Result } from '@limner/contract/types'
import { t } from '../../lib/language/translate.ts'
import { Menu, MenuChoice } from '../../ui/menu.tsx'

export type Models = Result<Api['listModels']>
export type Chosen = Result<Api['getProjectModels']>

interface Props {
  models: Models
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

const ENGINE = 'built-in'
/** 'about $0.008'; nothing where no price is set. */
const costs = (estimate: number | null): string | undefined =>
  estimate === null
    ? undefined
    : t('about {amount}', { amount: `$${estimate < 0.1 ? estimate.toFixed(3) : estimate.toFixed(2)}` })

const optionsOf = (models: Models['language'], none: string) => [
  { value: ENGINE, label: none },
  ...models.map(({ id, name, estimate }) => ({ value: id, label: name, note: costs(estimate) })),
]
const WHOLE = 'whole'
const PART = 'part'
const idOf = (value: string) => (value === ENGINE ? null : value)

export function ModelPicker({ models, chosen, onChoose }: Props) {
  const painter = models.image.find(({ id }) => id === chosen.image)
  const names = [models.language.find(({ id }) => id === chosen.language), painter]
  const isWhole = Boolean(painter && chosen.whole)
  const shown = names.flatMap((model) => model?.name ?? []).join(' + ') || t('Built-in')
  return (
    <Menu
      className="w-72"
      align="start"
      trigger={
        <button
          type="button"
          aria-label={t('Designed by: {shown}', { shown })}
          className="h-8 max-w-44 truncate rounded-sm px-2 text-xs text-ink-2 hover:bg-well touch:h-11"
        >
          {shown}
        </button>
      }
    >
      {models.language.length > 0 && (
        <MenuChoice
          label={t('Language model')}
          value={chosen.language ?? ENGINE}
          onValue={(value) => onChoose({ ...chosen, language: idOf(value) })}
          options={optionsOf(models.language, t('Built-in'))}
        />
      )}
      {models.image.length > 0 && (
        <MenuChoice
          label={t('Image model')}
          value={chosen.image ?? ENGINE}
          onValue={(value) => onChoose({ ...chosen, image: idOf(value) })}
          options={optionsOf(models.image, t('Built-in'))}
        />
      )}
      {painter && (
        <MenuChoice
          label={t('What {name} makes', { name: painter.name })}
          value={isWhole ? WHOLE : PART}
          onValue={(value) => onChoose({ ...chosen, whole: value === WHOLE })}
          options={[
            { value: PART, label: t('An image for the design') },
            { value: WHOLE, label: t('The entire design'), note: t('text not checked') },
          ]}
        />
      )}
    </Menu>
  )
}
