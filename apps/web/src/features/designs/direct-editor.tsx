/** The design under the hand: a click on a text changes its words, a click on a colour changes it everywhere. */
import type { Api, Prediction, Result } from '@limner/contract/types'
import clsx from 'clsx'
import { type CSSProperties, type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ColourWell } from './colour-well.tsx'
import { type Edited, useDirectEditing } from './use-direct-editing.ts'

type Parts = Result<Api['getDesignParts']>

const COLOURS = [
  ['paper', 'Background'],
  ['surface', 'Second background'],
  ['ink', 'Text'],
  ['accent', 'Leading colour'],
  ['secondary', 'Second colour'],
] as const

interface Props {
  design: Edited
  title: string
  /** Which side is shown, from 0. */
  side: number
  onMade: (made: Prediction) => void
  /** The version that "it" means from now on. */
  onShown: (id: string) => void
  onDone: () => void
}

/** Pixels that a finger can hit. */
const TARGET = 24
const LEGIBLE_MAX = 900

/** So wide that every text can be hit: on small windows the picture is scrolled rather than shrunk below that. */
function legibleWidth({ width, texts }: Parts['artboards'][number]): number {
  const lowest = Math.min(...texts.map(({ box }) => box.height))
  return Number.isFinite(lowest) ? Math.min(LEGIBLE_MAX, Math.ceil((width * TARGET) / lowest)) : 0
}

interface Chosen {
  id: string
  text: string
}

export function DirectEditor({ design, title, side, onMade, onShown, onDone }: Props) {
  const { shown, parts, failed, pending, change, undo, redo } = useDirectEditing(design, onMade, onShown)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const artboard = parts?.artboards[side]
  const url = shown.pictures[side]?.imageUrl ?? shown.imageUrl

  function onKeyDown(event: KeyboardEvent) {
    // The arrows of the viewer turn pages, which is not wanted here.
    if (event.key.startsWith('Arrow')) event.stopPropagation()
    if (event.target instanceof HTMLTextAreaElement || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
    if (!step) return
    event.preventDefault()
    step()
  }
  function save(event: FormEvent) {
    event.preventDefault()
    if (!chosen?.text.trim()) return
    change({ op: 'text', id: chosen.id, text: chosen.text.trim() })
    setChosen(null)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo and redo work anywhere in the editor
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="min-h-0 flex-1 overflow-auto p-4 sm:px-16 sm:py-6">
        {failed ? (
          <p role="alert">This design could not be opened for editing. Please try again later.</p>
        ) : (
          artboard && (
            <div className="flex size-full" style={{ containerType: 'size' }}>
              <div
                aria-busy={pending}
                className={clsx(
                  'relative m-auto shrink-0 transition-opacity duration-150 max-md:[--least:var(--legible)] [@media(max-height:40rem)]:[--least:var(--legible)]',
                  pending && 'opacity-60',
                )}
                style={
                  {
                    '--legible': `${legibleWidth(artboard)}px`,
                    width: `max(min(100cqw, 100cqh * ${artboard.width / artboard.height}), var(--least, 0px))`,
                    aspectRatio: `${artboard.width} / ${artboard.height}`,
                  } as CSSProperties
                }
              >
                <img src={url} alt={title} className="absolute inset-0 size-full" />
                {artboard.texts.map(({ id, text, box }) => (
                  <button
                    key={id}
                    type="button"
                    aria-label={`Change text: ${text}`}
                    aria-pressed={chosen?.id === id}
                    disabled={pending}
                    onClick={() => setChosen({ id, text })}
                    className={clsx(
                      'absolute min-h-6 min-w-6 cursor-text outline-offset-2 hover:outline-2 hover:outline-minium hover:outline-dashed',
                      chosen?.id === id && 'outline-2 outline-minium',
                    )}
                    style={{
                      left: `${(100 * box.x) / artboard.width}%`,
                      top: `${(100 * box.y) / artboard.height}%`,
                      width: `${(100 * box.width) / artboard.width}%`,
                      height: `${(100 * box.height) / artboard.height}%`,
                    }}
                  />
                ))}
              </div>
            </div>
          )
        )}
      </div>
      <div className="border-t border-line bg-paper px-4 py-3 sm:px-6">
        {chosen ? (
          <form onSubmit={save} className="flex flex-wrap items-end gap-3">
            <label className="min-w-0 flex-1 basis-64 text-sm font-medium">
              Text
              <textarea
                // biome-ignore lint/a11y/noAutofocus: the click on the text asked for this field
                autoFocus
                rows={Math.min(3, chosen.text.split('\n').length)}
                maxLength={2000}
                value={chosen.text}
                onChange={(event) => setChosen({ ...chosen, text: event.target.value })}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.shiftKey) save(event)
                  if (event.key === 'Escape') {
                    event.stopPropagation()
                    setChosen(null)
                  }
                }}
                className="mt-1.5 block w-full resize-none rounded-sm border border-edge bg-raised px-3 py-2 text-base font-normal"
              />
            </label>
            <Button onClick={() => setChosen(null)}>Cancel</Button>
            <Button type="submit" look="primary" disabled={!chosen.text.trim()}>
              Save text
            </Button>
          </form>
        ) : (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {COLOURS.filter(([role]) => parts?.used.includes(role)).map(([role, label]) => (
              <ColourWell
                key={role}
                label={label}
                value={parts?.palette[role] ?? '#000000'}
                disabled={pending}
                onChange={(colour) => change({ op: 'palette', set: { [role]: colour } })}
              />
            ))}
            <p role="status" className="min-w-0 flex-1 basis-40 text-xs text-ink-3">
              {pending ? 'Saving...' : `Click a text to change it. Version ${shown.versionNumber}`}
            </p>
            <div className="flex gap-2">
              <Button size="small" disabled={!undo || pending} onClick={() => undo?.()}>
                <Icon name="undo" className="size-4" />
                Undo
              </Button>
              <Button size="small" disabled={!redo || pending} onClick={() => redo?.()}>
                <Icon name="redo" className="size-4" />
                Redo
              </Button>
              <Button size="small" onClick={onDone}>
                Done
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
