/** The file for a printer: its size, paper and press, with what is usual where the design is printed chosen already. */
import routes from 'virtual:limner-routes'
import { buildUrl } from '@limner/contract/client'
import type { Prediction } from '@limner/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../lib/access.ts'
import { api, reasonOf } from '../../../lib/api.ts'
import { formatPaper } from '../../../lib/format.ts'
import { type English, english, said, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { WorkDialog } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { Concept } from '../concept.ts'
import { downloadFile } from '../download.ts'
import { made } from '../operate.ts'
import { type PrintChoices, printQuery } from './queries.ts'
import { type Condition, useCondition } from './use-condition.ts'

interface Props {
  concept: Concept
  id: string
  /** Who may not download yet goes to sign in; answers whether it did. */
  onGuest: (url: string) => boolean
  /** It was composed anew in another size. */
  onMade: (made: Prediction) => void
  onClose: () => void
}

type Size = PrintChoices['sizes'][number]

export default function PrintDialog(props: Props) {
  const { data: choices, error, refetch } = useQuery(printQuery(props.id))
  return (
    <WorkDialog
      title={t('Print file')}
      closeLabel={t('Close the print file')}
      onClose={props.onClose}
      className="max-w-2xl"
    >
      {error ? (
        <div role="alert">
          <p className="text-carmine">{t('The sizes could not be loaded: {error}', { error: reasonOf(error) })}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : choices === undefined ? (
        <p role="status" className="text-ink-2">
          {t('Looking for the sizes...')}
        </p>
      ) : choices === null ? (
        <p className="text-ink-2">{t('This design is for screens.')}</p>
      ) : (
        <PrintForm {...props} choices={choices} />
      )}
    </WorkDialog>
  )
}

/** The sizes that the form offers: those it can be had in, and the one that it has where that is none of them. */
const OWN = 'own'

function PrintForm({ concept, id, choices, onGuest, onMade, onClose }: Props & { choices: PrintChoices }) {
  const [name, setName] = useState<string>(choices.size ?? OWN)
  const [condition, choose] = useCondition(choices)
  const size = choices.sizes.find((one) => one.name === name)
  const isAnew = size !== undefined && !size.fits
  const file = usePrintFile({ concept, onGuest, onMade, onClose })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        file.mutate({ id, size, condition })
      }}
    >
      <p className="text-ink-2">
        {t(
          'A PDF/X-4 in CMYK with bleed and crop marks: what printers ask for. Words are outlines, no font is missing.',
        )}
      </p>
      <div className="mt-5 grid gap-6 sm:grid-cols-2">
        <Sizes choices={choices} name={name} onChoose={setName} />
        <Conditions choices={choices} condition={condition} onChoose={choose} />
      </div>
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-6 w-full sm:w-auto"
        aria-busy={file.isPending}
        disabled={file.isPending}
      >
        {wordsOf(file.isPending, size)}
      </Button>
      {isAnew && (
        <p className="mt-3 text-sm text-ink-2">
          {t(
            'The design has other proportions: nothing is stretched or cut. The new size becomes a design of its own.',
          )}
        </p>
      )}
    </form>
  )
}

/** What the button says. @param size undefined: its own */
function wordsOf(isMaking: boolean, size: Size | undefined): string {
  if (!size) return isMaking ? t('Preparing...') : t('Download print file')
  const label = said(size.label)
  if (!size.fits)
    return isMaking
      ? t('Composing it in {size}...', { size: label })
      : t('Compose in {size} and download', { size: label })
  return isMaking ? t('Preparing...') : t('Download {size} print file', { size: label })
}

interface SizesProps {
  choices: PrintChoices
  name: string
  onChoose: (name: string) => void
}

function Sizes({ choices: { own, sizes }, name, onChoose }: SizesProps) {
  const may = useMay()
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('Size')}</legend>
      {own && (
        <Radio
          group="size"
          label={t('As it is')}
          note={formatPaper(own)}
          checked={name === OWN}
          onChoose={() => onChoose(OWN)}
        />
      )}
      {sizes.map((one) => (
        <Radio
          key={one.name}
          group="size"
          label={said(one.label)}
          note={one.fits ? formatPaper(one) : t('{size}, composed anew', { size: formatPaper(one) })}
          checked={name === one.name}
          // Who only looks makes no designs.
          disabled={!one.fits && !may.edit}
          onChoose={() => onChoose(one.name)}
        />
      ))}
    </fieldset>
  )
}

interface ConditionsProps {
  choices: PrintChoices
  condition: Condition | undefined
  onChoose: (name: Condition) => void
}

const Conditions = ({ choices, condition, onChoose }: ConditionsProps) => (
  <fieldset>
    <legend className="text-sm font-semibold">{t('Paper and press')}</legend>
    {choices.conditions.map(({ name, label }) => (
      <Radio
        key={name}
        group="condition"
        label={said(label)}
        note={t(USED_FOR[name])}
        checked={condition === name}
        onChoose={() => onChoose(name)}
      />
    ))}
  </fieldset>
)

const USED_FOR: Record<Condition, English> = {
  fogra39: english('Flyers, cards, posters and brochures on gloss or matt paper; at most 300 % ink'),
  fogra47: english('Letterheads and natural papers; at most 300 % ink'),
  'cgats-tr-001': english('SWOP: magazines and catalogues in North America; at most 300 % ink'),
}

interface RadioProps {
  group: string
  label: string
  note: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
}

const Radio = ({ group, label, note, checked, disabled = false, onChoose }: RadioProps) => (
  <label className="mt-2 flex min-h-8 items-start gap-3 text-base has-disabled:text-ink-3 touch:min-h-11">
    <input
      type="radio"
      name={group}
      className="mt-1 size-4.5 shrink-0 accent-minium"
      checked={checked}
      disabled={disabled}
      onChange={onChoose}
    />
    <span>
      <bdi>{label}</bdi>
      <span className="block text-sm text-ink-3 tabular-nums">{note}</span>
    </span>
  </label>
)

interface Asked {
  id: string
  /** Undefined: its own. */
  size: Size | undefined
  condition: Condition | undefined
}

/** Composes the design in that size where it has to be, then takes the file. */
function usePrintFile({
  concept,
  onGuest,
  onMade,
  onClose,
}: Pick<Props, 'concept' | 'onGuest' | 'onMade' | 'onClose'>) {
  const toast = useToast()
  return useMutation({
    async mutationFn({ id, size, condition }: Asked) {
      const anew =
        size && !size.fits
          ? await made((once) => api.makeDesignSet({ params: { id }, body: { formats: [size.name] } }, once))
          : null
      const of = anew ? anew.designs?.[0]?.id : id
      if (anew) onMade(anew)
      if (of === undefined) throw new Error(anew?.message || t('The size could not be made'))
      const query = { format: 'pdf', bleed: 'true', colour: 'cmyk', condition, size: size?.name } as const
      const url = buildUrl(routes.exportDesign, { params: { id: of }, query })
      if (onGuest(url)) return []
      return downloadFile(url, `${concept.fileName}.pdf`)
    },
    onSuccess(losses) {
      onClose()
      if (losses.length > 0)
        toast({
          title: t('{label}: not all looks the same', { label: t('Print file') }),
          description: losses.map(said).join(' '),
        })
    },
    onError: (error) => toast({ title: t('Export Failed'), description: reasonOf(error), destructive: true }),
  })
}
