/** New parts: words, shapes, an icon by what it shows, a picture. */
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useImageFile } from '../../../ui/use-image-file.ts'
import { StageButton } from '../stage/stage-button.tsx'
import type { Operation } from '../viewer/operate.ts'

type Added = Extract<Operation, { op: 'add' }>

interface Props {
  side: number
  busy: boolean
  onAdd: (added: Added, picture?: string) => void
}

const SHAPES = [
  { part: 'rectangle', word: 'Rectangle', icon: 'square' },
  { part: 'ellipse', word: 'Ellipse', icon: 'circle' },
  { part: 'line', word: 'Line', icon: 'line' },
] as const
const ASKS = {
  text: { label: 'Words to add', example: 'Doors open at 8' },
  icon: { label: 'What the icon shows', example: 'music' },
} as const

export function AddBar({ side, busy, onAdd }: Props) {
  const [asked, setAsked] = useState<keyof typeof ASKS | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const read = useImageFile('The image could not be used')
  async function take(chosen: File | undefined) {
    const taken = chosen && (await read(chosen))
    if (taken) onAdd({ op: 'add', artboard: side, part: 'picture' }, taken.send)
  }
  function add(words: string) {
    setAsked(null)
    if (asked === 'text') onAdd({ op: 'add', artboard: side, part: 'text', text: words })
    if (asked === 'icon') onAdd({ op: 'add', artboard: side, part: 'icon', word: words })
  }
  const toggle = (kind: keyof typeof ASKS) => setAsked(asked === kind ? null : kind)
  return (
    <div role="toolbar" aria-label="Add" className="relative flex flex-wrap items-center gap-0.5 px-1">
      <StageButton
        icon="text"
        word="Text"
        disabled={busy}
        aria-expanded={asked === 'text'}
        onClick={() => toggle('text')}
      />
      {SHAPES.map(({ part, word, icon }) => (
        <StageButton
          key={part}
          icon={icon}
          word={word}
          disabled={busy}
          onClick={() => onAdd({ op: 'add', artboard: side, part })}
        />
      ))}
      <StageButton
        icon="brand"
        word="Icon"
        disabled={busy}
        aria-expanded={asked === 'icon'}
        onClick={() => toggle('icon')}
      />
      <StageButton icon="attach" word="Picture" disabled={busy} onClick={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label="Picture to add"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      {asked && <Ask key={asked} {...ASKS[asked]} onDone={add} />}
    </div>
  )
}

interface AskProps {
  label: string
  example: string
  onDone: (words: string) => void
}

function Ask({ label, example, onDone }: AskProps) {
  const [words, setWords] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (words.trim()) onDone(words.trim())
  }
  return (
    <form aria-label={label} onSubmit={submit} className="flex items-center gap-1 pl-1">
      <input
        // biome-ignore lint/a11y/noAutofocus: the press asked for this field
        autoFocus
        aria-label={label}
        dir="auto"
        placeholder={example}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="h-8 w-40 rounded-sm border border-edge bg-raised px-2 text-sm touch:h-11"
      />
      <Button type="submit" size="small">
        Add
      </Button>
    </form>
  )
}
