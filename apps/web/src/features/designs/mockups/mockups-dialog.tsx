/** A design where it is used: one mock-up large, the others to choose from, each to keep as a picture. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, reasonOf } from '../../../lib/api.ts'
import { called, t } from '../../../lib/language/translate.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { Button } from '../../../ui/button.tsx'
import { WorkDialog } from '../../../ui/dialog.tsx'
import { saveAs } from '../download.ts'

interface Props {
  /** Of the version that is shown. */
  id: string
  fileName: string
  onClose: () => void
}

const mockupsQuery = (id: string) =>
  queryOptions({
    queryKey: ['mockups', id],
    queryFn: async () => (await api.listMockups({ params: { id } })).mockups,
  })
const pictureQuery = (id: string, name: string) =>
  queryOptions({
    queryKey: ['mockup', id, name],
    queryFn: async () => (await api.exportMockup({ params: { id }, query: { name } })).blob(),
    staleTime: Infinity,
  })

export default function MockupsDialog({ id, fileName, onClose }: Props) {
  const { data: mockups, error, refetch } = useQuery(mockupsQuery(id))
  const [chosen, setChosen] = useState<string>()
  const shown = mockups?.find(({ name }) => name === chosen) ?? mockups?.[0]
  return (
    <WorkDialog title={t('In use')} closeLabel={t('Close the pictures in use')} onClose={onClose} className="max-w-4xl">
      {error ? (
        <div role="alert">
          <p className="text-carmine">{t('The pictures could not be loaded: {error}', { error: reasonOf(error) })}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : !mockups || !shown ? (
        <p role="status" className="text-ink-2">
          {mockups ? t('There is no picture in use for this format.') : t('Loading the pictures...')}
        </p>
      ) : (
        <>
          <Picture key={shown.name} id={id} name={shown.name} label={called(shown.label)} fileName={fileName} />
          <fieldset className="mt-4 flex flex-wrap gap-2">
            <legend className="sr-only">{t('Pictures in use')}</legend>
            {mockups.map(({ name, label }) => (
              <Button
                key={name}
                size="small"
                look={name === shown.name ? 'outline' : 'quiet'}
                aria-pressed={name === shown.name}
                onClick={() => setChosen(name)}
              >
                {called(label)}
              </Button>
            ))}
          </fieldset>
        </>
      )}
    </WorkDialog>
  )
}

interface PictureProps {
  id: string
  name: string
  label: string
  fileName: string
}

function Picture({ id, name, label, fileName }: PictureProps) {
  const { data, error, refetch } = useQuery(pictureQuery(id, name))
  const address = useAddress(data)
  return (
    <>
      <div aria-busy={!data && !error} className="flex aspect-[4/3] items-center justify-center bg-mat">
        {error ? (
          <p role="alert" className="max-w-xs text-carmine">
            {reasonOf(error)}{' '}
            <Button size="small" onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          </p>
        ) : address ? (
          <img
            src={address}
            alt={t('The design {place}', { place: label.toLowerCase() })}
            className="size-full object-contain"
          />
        ) : (
          <p role="status" className="text-ink-3">
            {t('Drawing it...')}
          </p>
        )}
      </div>
      <Button className="mt-4" disabled={!data} onClick={() => data && saveAs(data, `${fileName} ${name}.png`)}>
        {t('Download PNG')}
      </Button>
    </>
  )
}
