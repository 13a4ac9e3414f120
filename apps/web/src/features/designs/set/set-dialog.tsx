/** The set of a design: its formats that are there, to be chosen and taken away, and those that can be made. */
import routes from 'virtual:limner-routes'
import { buildUrl } from '@limner/contract/client'
import { SET_FORMAT_NAMES, SET_FORMATS, SET_MADE, type SetFormat } from '@limner/contract/set-formats'
import type { Api, Design, Prediction, Result } from '@limner/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../../../lib/api.ts'
import { formatPaper } from '../../../lib/format.ts'
import { called, said, t } from '../../../lib/language/translate.ts'
import { sizedTo } from '../../../lib/picture-sources.ts'
import { Button } from '../../../ui/button.tsx'
import { WorkDialog } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { type Concept, conceptOf } from '../concept.ts'
import { downloadFile } from '../download.ts'
import { useMaking } from '../use-making.ts'
import { makeFormats } from './make-formats.ts'
import { setQuery } from './queries.ts'

interface Props {
  /** Of the version that is shown. */
  id: string
  title: string
  /** Guests sign in before they take files away. */
  isGuest: boolean
  onMade: (made: Prediction) => void
  onChoose: (concept: Concept) => void
  onSignIn: () => void
  onClose: () => void
}

export default function SetDialog({ id, title, isGuest, onMade, onChoose, onSignIn, onClose }: Props) {
  const { data, error, refetch } = useQuery(setQuery(id))
  const designs = data?.designs
  return (
    <WorkDialog title={t('The set')} closeLabel={t('Close the set')} onClose={onClose} className="max-w-3xl">
      <p className="text-ink-2">
        {t(
          'The same words, colours and picture in other formats. Each becomes a design of its own; this one stays as it is.',
        )}
      </p>
      {error ? (
        <div role="alert" className="mt-5">
          <p className="text-carmine">{t('The formats could not be loaded: {error}', { error: reasonOf(error) })}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : !designs ? (
        <p role="status" className="mt-5 text-ink-2">
          {t('Loading the formats...')}
        </p>
      ) : (
        designs.length > 1 && (
          <Members
            {...{ designs, isGuest, onSignIn, title, id }}
            formats={data?.formats ?? []}
            onChoose={(concept) => {
              onChoose(concept)
              onClose()
            }}
          />
        )
      )}
      <MoreFormats
        id={id}
        onMade={(prediction) => {
          onMade(prediction)
          onClose()
        }}
      />
    </WorkDialog>
  )
}

type Formats = Result<Api['getDesignSet']>['formats']

interface MembersProps extends Pick<Props, 'id' | 'title' | 'isGuest' | 'onChoose' | 'onSignIn'> {
  designs: readonly Design[]
  formats: Formats
}

function Members({ designs, formats, id, title, isGuest, onChoose, onSignIn }: MembersProps) {
  const toast = useToast()
  const file = useMutation({
    mutationFn: () => downloadFile(buildUrl(routes.exportDesignSet, { params: { id } }), `${title} set.zip`),
    onError: (error) => toast({ title: t('Export Failed'), description: reasonOf(error), destructive: true }),
  })
  return (
    <section aria-label={t('Formats of this set')} className="mt-5">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {designs.map((design) => (
          <li key={design.id}>
            <button
              type="button"
              aria-current={design.id === id || undefined}
              className="block w-full rounded-sm bg-mat p-2 text-start hover:outline hover:outline-edge aria-[current]:outline-2 aria-[current]:outline-ink"
              onClick={() => onChoose(conceptOf(design))}
            >
              <img src={sizedTo(240, design.imageUrl)} alt="" className="h-24 w-full object-contain" />
              <FormatCaption design={design} format={formats.find(({ designId }) => designId === design.id)} />
            </button>
          </li>
        ))}
      </ul>
      <Button className="mt-4" disabled={file.isPending} onClick={() => (isGuest ? onSignIn() : file.mutate())}>
        {isGuest ? t('Sign in to download all') : file.isPending ? t('Preparing...') : t('Download all as one zip')}
      </Button>
    </section>
  )
}

/** What it is called, and below it how large it is: printed ones by their paper. */
function FormatCaption({ design, format }: { design: Design; format: Formats[number] | undefined }) {
  const print = format?.print
  return (
    <span className="mt-1.5 block text-xs break-words">
      {format && <span className="block font-medium first-letter:uppercase">{called(format.name)}</span>}{' '}
      <bdi className="text-ink-2 tabular-nums">{print ? formatPaper(print) : `${design.width} × ${design.height}`}</bdi>
    </span>
  )
}

const USES = [...new Set(Object.values(SET_FORMATS).map(({ use }) => use))]

function MoreFormats({ id, onMade }: Pick<Props, 'id' | 'onMade'>) {
  const [chosen, setChosen] = useState<readonly SetFormat[]>([])
  const make = useMaking(t('The formats could not be made'), () => makeFormats(id, chosen), onMade)
  const isTooMany = chosen.length > SET_MADE
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate(undefined)
      }}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        {USES.map((use) => (
          <FormatsFor key={use} use={use} chosen={chosen} onChange={setChosen} />
        ))}
      </div>
      {isTooMany && (
        <p role="alert" className="mt-4 text-carmine">
          {t('{SET_MADE} formats at most are made at once.', { SET_MADE })}
        </p>
      )}
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-5"
        aria-busy={make.isPending}
        disabled={make.isPending || chosen.length === 0 || isTooMany}
      >
        {make.isPending
          ? t('Making the formats...')
          : chosen.length > 1
            ? t('Make {chosen} formats', { chosen: chosen.length })
            : t('Make the set')}
      </Button>
    </form>
  )
}

interface FormatsForProps {
  use: string
  chosen: readonly SetFormat[]
  onChange: (chosen: readonly SetFormat[]) => void
}

const FormatsFor = ({ use, chosen, onChange }: FormatsForProps) => (
  <fieldset>
    <legend className="text-sm font-semibold">{said(use)}</legend>
    {SET_FORMAT_NAMES.filter((name) => SET_FORMATS[name].use === use).map((name) => (
      <label key={name} className="mt-1.5 flex min-h-8 items-center gap-3 text-base touch:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 shrink-0 accent-minium"
          checked={chosen.includes(name)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))}
        />
        {said(SET_FORMATS[name].label)}
      </label>
    ))}
  </fieldset>
)
