/** Where a table is pasted, or read from a file. */
import { type ChangeEvent, useId, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { LongText } from '../../../ui/field.tsx'
import { faultIn, type Table, tableIn } from './table.ts'

/** Bytes; 300 rows are far smaller. */
const LARGEST = 1_000_000

interface Props {
  /** What it begins with. */
  begin: string
  onTable: (table: Table | null) => void
}

export function TableInput({ begin, onTable }: Props) {
  const id = useId()
  const [text, setText] = useState(begin)
  const [fault, setFault] = useState(() => faultIn(begin))
  function take(next: string) {
    setText(next)
    setFault(faultIn(next))
    onTable(tableIn(next))
  }
  async function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (file.size > LARGEST) {
      setFault(t('This file is larger than 1 MB.'))
      onTable(null)
      return
    }
    take(await file.text())
  }
  return (
    <div>
      <LongText
        label={t('Rows, the first one with the names of the columns')}
        placeholder={t('Name, Role, Phone\nAda Byron, Analyst, +44 20 5550 1042')}
        rows={5}
        style={{ fontFamily: 'var(--font-mono)' }}
        spellCheck={false}
        value={text}
        error={fault}
        onChange={({ target }) => take(target.value)}
      />
      <label htmlFor={id} className={buttonClass({ size: 'small' }, 'mt-3 cursor-pointer focus-within:outline-2')}>
        {t('Choose a CSV file')}
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          className="sr-only"
          onChange={(event) => void onFile(event)}
        />
      </label>
    </div>
  )
}
