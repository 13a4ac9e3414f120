/** The report of a logo: what was measured where logos have to hold, the page with its pictures, and both as files. */
import type { Api, Result } from '@limner/contract/types'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { api, reasonOf } from '../../../lib/api.ts'
import { called, type English, english, said, t } from '../../../lib/language/translate.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { Button } from '../../../ui/button.tsx'
import { WorkDialog } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { saveAs } from '../download.ts'

interface Props {
  /** Of the version that is shown. */
  id: string
  fileName: string
  onClose: () => void
}

type Check = Result<Api['reportLogo']>['checks'][number]

const checksQuery = (id: string) =>
  queryOptions({
    queryKey: ['logo-report', id],
    queryFn: async () => (await api.reportLogo({ params: { id } })).checks,
    staleTime: Infinity,
  })
const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['logo-report-page', id],
    queryFn: async () => (await api.exportLogoReport({ params: { id }, query: { format: 'png' } })).blob(),
    staleTime: Infinity,
  })

export default function LogoReportDialog({ id, fileName, onClose }: Props) {
  const { data: checks, error, refetch } = useQuery(checksQuery(id))
  const page = useQuery({ ...pageQuery(id), enabled: checks !== undefined })
  const address = useAddress(page.data)
  return (
    <WorkDialog
      title={t('Logo report')}
      closeLabel={t('Close the logo report')}
      onClose={onClose}
      className="max-w-5xl"
    >
      {error || page.error ? (
        <div role="alert">
          <p className="text-carmine">
            {t('The report could not be made: {reason}', { reason: reasonOf(error ?? page.error) })}
          </p>
          <Button className="mt-3" onClick={() => void (error ? refetch() : page.refetch())}>
            {t('Try again')}
          </Button>
        </div>
      ) : (
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
          <div
            aria-busy={!address}
            className="flex aspect-[1240/1754] items-center justify-center self-start bg-mat max-md:order-2"
          >
            {address ? (
              <img src={address} alt={t('The report as a page: what is told in words beside it, with pictures')} />
            ) : (
              <p role="status" className="text-ink-2">
                {checks ? t('Drawing the page...') : t('Measuring the logo...')}
              </p>
            )}
          </div>
          <div>
            <Files id={id} fileName={fileName} png={page.data} />
            {checks && (
              <ul aria-label={t('What was measured')} className="mt-4 border-b border-line text-sm">
                {checks.map((check) => (
                  <Told key={check.name} check={check} />
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </WorkDialog>
  )
}

const VERDICTS: Record<Check['verdict'], { word: English; colour: string }> = {
  holds: { word: english('Holds'), colour: 'text-verdigris' },
  watch: { word: english('Watch'), colour: 'text-gold' },
  mend: { word: english('Mend'), colour: 'text-carmine' },
}

function Told({ check: { title, verdict, measured, mend } }: { check: Check }) {
  const { word, colour } = VERDICTS[verdict]
  return (
    <li className="border-t border-line py-3">
      <h3 className="flex justify-between gap-3 font-medium">
        {called(title)}
        <span className={clsx('text-xs leading-5', colour)}>{t(word)}</span>
      </h3>
      <p className="mt-1">{said(measured)}</p>
      {mend && <p className="mt-1 text-ink-2">{said(mend)}</p>}
    </li>
  )
}

interface FilesProps extends Pick<Props, 'id' | 'fileName'> {
  png: Blob | undefined
}

function Files({ id, fileName, png }: FilesProps) {
  const toast = useToast()
  const pdf = useMutation({
    mutationFn: async () => (await api.exportLogoReport({ params: { id }, query: { format: 'pdf' } })).blob(),
    onSuccess: (blob) => saveAs(blob, `${fileName} logo report.pdf`),
    onError: (error) => toast({ title: t('Export Failed'), description: reasonOf(error), destructive: true }),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={!png || pdf.isPending} onClick={() => pdf.mutate()}>
        {pdf.isPending ? t('Preparing...') : t('Download PDF')}
      </Button>
      <Button disabled={!png} onClick={() => png && saveAs(png, `${fileName} logo report.png`)}>
        {t('Download PNG')}
      </Button>
    </div>
  )
}
