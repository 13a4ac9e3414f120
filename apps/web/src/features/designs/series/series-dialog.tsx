/** Many from a table: a row becomes a design. Paste, say which column is which text, look, take the file. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { reasonOf } from '../../../lib/api.ts'
import { english, t } from '../../../lib/language/translate.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { WorkDialog } from '../../../ui/dialog.tsx'
import { Choice } from '../../../ui/field.tsx'
import type { Concept } from '../concept.ts'
import { partsQuery } from '../parts-query.ts'
import { type DesignText, guessedMapping, headed, type Mapping, wordsOf } from './mapping.ts'
import { SeriesFiles } from './series-files.tsx'
import { type Table, tableIn } from './table.ts'
import { TableInput } from './table-input.tsx'
import { useShownRow } from './use-series.ts'

interface Props {
  concept: Concept
  id: string
  /** Rows that were said before; absent: none. */
  begin?: string | undefined
  onClose: () => void
}

/** The table, and what it says of the design. */
function useTable(id: string, begin: string) {
  const { data, error } = useQuery(partsQuery(id))
  const texts = useMemo(
    () =>
      (data?.artboards ?? []).flatMap(({ texts: all, parts }, side) =>
        all.map((text) => ({ ...text, side, called: parts.find(({ id }) => id === text.id)?.name.split(':')[0] })),
      ),
    [data],
  )
  const [read, setTable] = useState(() => tableIn(begin))
  const table = useMemo(() => read && headed(read, texts), [read, texts])
  const [changed, setChanged] = useState<Mapping>({})
  const mapping = useMemo(
    () => (table ? chosen({ ...guessedMapping(table, texts), ...changed }) : {}),
    [table, texts, changed],
  )
  const rows = useMemo(() => (table ? wordsOf(table, mapping) : []), [table, mapping])
  return {
    ...{ table, texts, mapping, rows, error },
    change: setChanged,
    take(next: Table | null) {
      setTable(next)
      setChanged({})
    },
  }
}

export default function SeriesDialog({ concept, id, begin = '', onClose }: Props) {
  const { table, texts, mapping, rows, error, change, take } = useTable(id, begin)
  const isReady = table !== null && Object.keys(mapping).length > 0
  return (
    <WorkDialog
      title={t('Many from a table')}
      closeLabel={t('Close the table')}
      onClose={onClose}
      className="max-w-4xl"
    >
      <div className="grid gap-8 md:grid-cols-2">
        <div className="min-w-0">
          <TableInput begin={begin} onTable={take} />
          {error && (
            <p role="alert" className="mt-4 text-carmine">
              {reasonOf(error)}
            </p>
          )}
          {table && <Columns {...{ table, texts, mapping }} onChange={change} />}
        </div>
        <div className="min-w-0">
          {isReady ? (
            <>
              <Look key={JSON.stringify(mapping)} id={id} rows={rows} sides={concept.sides.map(({ name }) => name)} />
              <SeriesFiles key={JSON.stringify(rows)} id={id} concept={concept} rows={rows} />
            </>
          ) : (
            <p className="text-ink-2">{t(table ? SAY_WHICH : WHAT_FOR)}</p>
          )}
        </div>
      </div>
    </WorkDialog>
  )
}

const SAY_WHICH = english('Say which column is which text of the design.')
const WHAT_FOR = english(
  'Each row becomes a design like this one, with its own words: name tags, cards of a team, vouchers with numbers.',
)
const STAYS = -1
const chosen = (mapping: Mapping): Mapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, column]) => column !== STAYS))

interface ColumnsProps {
  table: Table
  texts: readonly DesignText[]
  mapping: Mapping
  onChange: (change: (before: Mapping) => Mapping) => void
}

function Columns({ table, texts, mapping, onChange }: ColumnsProps) {
  const options = {
    [STAYS]: t('stays as it is'),
    ...Object.fromEntries(table.columns.map((name, at) => [at, name])),
  }
  return (
    <fieldset className="mt-6 grid gap-3">
      <legend className="text-sm font-semibold">{t('Texts of the design')}</legend>
      {texts.map(({ id, text }) => (
        <Choice
          key={id}
          label={text.length > 40 ? `${text.slice(0, 39)}…` : text}
          options={options}
          value={String(mapping[id] ?? STAYS)}
          onChange={({ target }) => onChange((before) => ({ ...before, [id]: Number(target.value) }))}
        />
      ))}
    </fieldset>
  )
}

interface LookProps {
  id: string
  rows: readonly Record<string, string>[]
  sides: readonly string[]
}

/** One row after the other, as it will be. */
function Look({ id, rows, sides }: LookProps) {
  const [at, setAt] = useState(0)
  const [side, setSide] = useState(0)
  const { data, isFetching, error } = useShownRow(id, rows[at], side)
  const step = (by: number) => setAt((at + by + rows.length) % rows.length)
  const fault = data?.faults[0] ?? (error && reasonOf(error))
  return (
    <section aria-label={t('Preview')} aria-busy={isFetching}>
      <div className="flex aspect-[4/3] items-center justify-center bg-mat p-3">
        {fault ? (
          <p role="alert" className="max-w-xs text-carmine">
            {fault}
          </p>
        ) : data?.svg ? (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
            alt={t('Row {row}', { row: at + 1 })}
            className="max-h-full max-w-full"
          />
        ) : (
          <p className="text-ink-3">{t('Setting the row...')}</p>
        )}
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        <span className="text-sm tabular-nums">{t('Row {row} of {rows}', { row: at + 1, rows: rows.length })}</span>
        <span className="flex gap-1">
          {sides.length > 1 && (
            <Button size="small" look="quiet" onClick={() => setSide((side + 1) % sides.length)}>
              {t('Other side')}
            </Button>
          )}
          <IconButton
            icon="chevronLeft"
            label={t('Previous row')}
            disabled={rows.length < 2}
            onClick={() => step(-1)}
          />
          <IconButton icon="chevronRight" label={t('Next row')} disabled={rows.length < 2} onClick={() => step(1)} />
        </span>
      </div>
    </section>
  )
}
