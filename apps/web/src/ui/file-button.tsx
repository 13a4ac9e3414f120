/** A button that asks for a file. */
import { useRef } from 'react'
import { Button, type ButtonLook } from './button.tsx'

interface Props extends ButtonLook {
  word: string
  /** What the field is called that takes the file. */
  label: string
  accept: string
  className?: string
  disabled?: boolean
  onFile: (file: File) => void
}

export function FileButton({ word, label, accept, disabled = false, onFile, ...look }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} disabled={disabled} onClick={() => field.current?.click()}>
        {word}
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
