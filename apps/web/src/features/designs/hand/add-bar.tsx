/** New parts: words, shapes, an icon or a drawing, a QR code, a picture. */
import { type FormEvent, useRef, useState } from 'react'
import { english, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { useImageFile } from '../../../ui/use-image-file.ts'
import type { Operation } from '../operate.ts'
import { StageButton } from '../stage/stage-button.tsx'
import { Library } from './library.tsx'

type Added = Extract<Operation, { op: 'add' }>

interface Props {
  side: number
  busy: boolean
  onAdd: (added: Added, picture?: string) => void
}

const SHAPES = [
  { part: 'rectangle', word: english('Rectangle'), icon: 'square' },
  { part: 'ellipse', word: english('Ellipse'), icon: 'circle' },
  { part: 'line', word: english('Line'), icon: 'line' },
] as const
const ASKS = {
  text: { label: english('Words to add'), example: english('Doors open at 8') },
  qr: { label: english('Address or words of the QR code'), example: english('example.com/menu') },
} as const

export function AddBar({ side, busy, onAdd }: Props) {
  const [asked, setAsked] = useState<keyof typeof ASKS | 'drawing' | null>(null)
  function add(words: string) {
    setAsked(null)
    if (asked === 'text') onAdd({ op: 'add', artboard: side, part: 'text', text: words })
    if (asked === 'qr') onAdd({ op: 'add', artboard: side, part: 'qr', content: words })
  }
  const toggle = (kind: keyof typeof ASKS | 'drawing') => setAsked(asked === kind ? null : kind)
  return (
    <div role="toolbar" aria-label={t('Add')} className="relative flex flex-wrap items-center gap-0.5 px-1">
      <StageButton
        icon="text"
        word={t('Text')}
        disabled={busy}
        aria-expanded={asked === 'text'}
        onClick={() => toggle('text')}
      />
      {SHAPES.map(({ part, word, icon }) => (
        <StageButton
          key={part}
          icon={icon}
          word={t(word)}
          disabled={busy}
          onClick={() => onAdd({ op: 'add', artboard: side, part })}
        />
      ))}
      <StageButton
        icon="brand"
        word={t('Drawing')}
        name={t('Icon or drawing')}
        disabled={busy}
        aria-expanded={asked === 'drawing'}
        onClick={() => toggle('drawing')}
      />
      <StageButton
        icon="grid"
        word={t('QR code')}
        disabled={busy}
        aria-expanded={asked === 'qr'}
        onClick={() => toggle('qr')}
      />
      <PictureChoice
        busy={busy}
        onPicture={(picture) => onAdd({ op: 'add', artboard: side, part: 'picture' }, picture)}
      />
      {asked === 'drawing' && (
        <Library busy={busy} onChoose={(item) => onAdd({ op: 'add', artboard: side, part: 'drawing', item })} />
      )}
      {asked && asked !== 'drawing' && (
        <Ask key={asked} label={t(ASKS[asked].label)} example={t(ASKS[asked].example)} onDone={add} />
      )}
    </div>
  )
}

function PictureChoice({ busy, onPicture }: { busy: boolean; onPicture: (picture: string) => void }) {
  const file = useRef<HTMLInputElement>(null)
  const read = useImageFile(t('The image could not be used'))
  async function take(chosen: File | undefined) {
    const taken = chosen && (await read(chosen))
    if (taken) onPicture(taken.send)
  }
  return (
    <>
      <StageButton icon="attach" word={t('Picture')} disabled={busy} onClick={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label={t('Picture to add')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
    </>
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
    <form aria-label={label} onSubmit={submit} className="flex items-center gap-1 ps-1">
      <input
        // biome-ignore lint/a11y/noAutofocus: the press asked for this field
        autoFocus
        aria-label={label}
        dir="auto"
        placeholder={example}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="h-8 w-40 rounded-sm border border-edge bg-raised px-2 text-sm touch:h-11 touch:text-base"
      />
      <Button type="submit" size="small">
        {t('Add')}
      </Button>
    </form>
  )
}
