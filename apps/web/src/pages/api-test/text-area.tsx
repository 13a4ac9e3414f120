import { useId } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

interface Props {
  label: string
  value: string
  rows: number
  /** Absent: it can only be read. */
  onChange?: (value: string) => void
}

/** A text in mono, to be read or written, with a button that copies it. */
export function TextArea({ label, value, rows, onChange }: Props) {
  const id = useId()
  const copyText = useCopy()
  const copy = () => copyText(value, { title: 'Copied to clipboard' }, { title: 'It could not be copied' })
  return (
    <div>
      <div className="flex items-center justify-between">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <IconButton icon="copy" label={`Copy ${label.toLowerCase()}`} onClick={() => void copy()} />
      </div>
      <textarea
        id={id}
        value={value}
        rows={rows}
        readOnly={!onChange}
        spellCheck={false}
        onChange={(event) => onChange?.(event.target.value)}
        className="mt-1 block w-full rounded-sm border border-edge bg-raised p-3 font-mono text-sm read-only:bg-well"
      />
    </div>
  )
}
