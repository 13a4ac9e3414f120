/** All rows are tried, what finds no room is listed, and the rest is taken as one file. */
import { useEffect, useState } from 'react'
import { reasonOf } from '../../../lib/api.ts'
import { type English, english, many, said, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/field.tsx'
import type { Concept } from '../concept.ts'
import { type SeriesFile, useFaults, useSeriesFile } from './use-series.ts'

interface Props {
  concept: Concept
  id: string
  rows: readonly Record<string, string>[]
}

const FILES: Record<string, { label: English; file: SeriesFile }> = {
  pdf: { label: english('PDF, a page each'), file: { format: 'pdf' } },
  print: { label: english('PDF for print, bleed and crop marks'), file: { format: 'pdf', bleed: true } },
  press: {
    label: english('Print (CMYK, PDF/X-4), bleed and crop marks'),
    file: { format: 'pdf', bleed: true, colour: 'cmyk' },
  },
  a4: { label: english('PDF, A4 sheets to cut'), file: { format: 'pdf', impose: 'a4' } },
  letter: { label: english('PDF, US Letter sheets to cut'), file: { format: 'pdf', impose: 'letter' } },
  png: { label: english('PNG pictures, zip'), file: { format: 'png' } },
  svg: { label: english('SVG drawings, zip'), file: { format: 'svg' } },
}
const labels = () => Object.fromEntries(Object.entries(FILES).map(([name, { label }]) => [name, t(label)]))
/** What is listed of rows that find no room. */
const LISTED = 5

interface Tried {
  tried: number
  /** By the number of the row, from 0. */
  faults: ReadonlyMap<number, string>
}

export function SeriesFiles({ concept, id, rows }: Props) {
  const [{ tried, faults }, setTried] = useState<Tried>({ tried: 0, faults: new Map() })
  const [kind, setKind] = useState('pdf')
  const { mutate, error, isPending } = useFaults(id, (tried, faults) => setTried({ tried, faults }))
  const file = useSeriesFile(id, `${concept.fileName}.pdf`)
  useEffect(() => mutate(rows), [mutate, rows])
  const good = rows.filter((_, at) => !faults.has(at))
  return (
    <section aria-label={t('File')} className="mt-6 border-t border-line pt-4">
      <p role="status" className="text-sm tabular-nums">
        {isPending
          ? t('{tried} of {rows} rows tried', { tried, rows: rows.length })
          : t('{good} of {rows} rows find room', { good: good.length, rows: rows.length })}
      </p>
      {error && (
        <p role="alert" className="mt-2 text-carmine">
          {reasonOf(error)}{' '}
          <Button size="small" onClick={() => mutate(rows)}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {faults.size > 0 && (
        <ul aria-label={t('Rows without room')} className="mt-2 text-sm text-ink-2">
          {[...faults].slice(0, LISTED).map(([at, fault]) => (
            <li key={at}>{t('Row {row}: {fault}', { row: at + 1, fault: said(fault) })}</li>
          ))}
          {faults.size > LISTED && <li>{t('and {more} more', { more: faults.size - LISTED })}</li>}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Choice
          label={t('File')}
          className="min-w-0 flex-1 basis-56"
          options={labels()}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        />
        <Button
          look="primary"
          size="large"
          aria-busy={file.isPending}
          disabled={isPending || file.isPending || good.length === 0}
          onClick={() => file.mutate({ rows: good, file: FILES[kind]?.file ?? {} })}
        >
          {file.isPending
            ? t('Preparing...')
            : faults.size > 0
              ? many(good.length, 'Download # row', 'Download # rows')
              : t('Download')}
        </Button>
      </div>
    </section>
  )
}
