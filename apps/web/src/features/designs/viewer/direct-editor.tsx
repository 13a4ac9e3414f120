/** The design under the hand: a click on a text changes its words, a click on a colour changes it everywhere. */
import type { Api, Prediction, Result } from '@limner/contract/types'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../lib/language/translate.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useEscape } from '../../../ui/escape.ts'
import { EditorBar } from './editor-bar.tsx'
import { PhotoTargets } from './photo-targets.tsx'
import { Stage } from './stage.tsx'
import { TextForm } from './text-form.tsx'
import { type TextPart, TextTargets } from './text-targets.tsx'
import { type Edited, useDirectEditing } from './use-direct-editing.ts'
import type { Zoom } from './use-zoom.ts'

type Artboard = Result<Api['getDesignParts']>['artboards'][number]

interface Props {
  design: Edited
  title: string
  /** Which side is shown, from 0. */
  side: number
  zoom: Zoom
  onMade: (made: Prediction) => void
  /** The version that "it" means from now on. */
  onShown: (id: string) => void
  /** With the version that was shown last. */
  onDone: (id: string) => void
}

/** Pixels that a finger can hit. */
const TARGET = 24
const LEGIBLE_MAX = 900
const SMALL_WINDOW = '(max-width: 767px), (max-height: 40rem)'

/** So wide that every text can be hit: on small windows the picture is scrolled rather than shrunk below that. */
function legibleWidth({ width, texts }: Artboard): number {
  const lowest = Math.min(...texts.map(({ box }) => box.height))
  return Number.isFinite(lowest) ? Math.min(LEGIBLE_MAX, Math.ceil((width * TARGET) / lowest)) : 0
}

export function DirectEditor({ design, title, side, zoom, onMade, onShown, onDone }: Props) {
  const { shown, parts, failed, pending, change, fill, undo, redo } = useDirectEditing(design, onMade, onShown)
  const [chosen, setChosen] = useState<TextPart | null>(null)
  const editor = useRef<HTMLDivElement>(null)
  const isSmall = useMedia(SMALL_WINDOW)
  const artboard = parts?.artboards[side]
  useEscape(chosen !== null, leaveText)

  /** Who came by the keyboard goes on from the text that they were at. */
  function leaveText() {
    const id = chosen?.id
    flushSync(() => setChosen(null))
    if (id) editor.current?.querySelector<HTMLElement>(`[data-text="${CSS.escape(id)}"]`)?.focus()
  }
  function save(text: string) {
    if (chosen && text !== chosen.text) change({ op: 'text', id: chosen.id, text })
    leaveText()
  }
  useUndoKeys({ undo, redo })

  return (
    <div ref={editor} className="flex min-h-0 flex-1 flex-col">
      {failed && (
        <p role="alert" className="flex-1 p-4 sm:px-16 sm:py-6">
          {t('This design could not be opened for editing. Please try again later.')}
        </p>
      )}
      {!failed && !artboard && <div className="flex-1" />}
      {!failed && artboard && (
        <Stage size={artboard} zoom={zoom} least={isSmall ? legibleWidth(artboard) : 0} busy={pending}>
          <img
            src={shown.pictures[side]?.imageUrl ?? shown.imageUrl}
            alt={title}
            className="absolute inset-0 size-full"
          />
          <TextTargets artboard={artboard} chosenId={chosen?.id} disabled={pending} onChoose={setChosen} />
          <PhotoTargets artboard={artboard} disabled={pending} onPicture={fill} />
        </Stage>
      )}
      <div className="border-t border-line bg-paper px-4 py-3 sm:px-6">
        {chosen ? (
          <TextForm key={chosen.id} text={chosen.text} onSave={save} onCancel={leaveText} />
        ) : (
          <EditorBar
            parts={parts}
            status={
              pending
                ? t('Saving...')
                : artboard && artboard.frames.length > 0
                  ? t('Click text to change it, or a frame to fill it with your photo. Version {version}', {
                      version: shown.versionNumber,
                    })
                  : t('Click text to change it. Version {version}', { version: shown.versionNumber })
            }
            busy={pending}
            onColour={(role, colour) => change({ op: 'palette', set: { [role]: colour } })}
            undo={undo}
            redo={redo}
            onDone={() => onDone(shown.id)}
          />
        )}
      </div>
    </div>
  )
}

interface Steps {
  undo: (() => void) | null
  redo: (() => void) | null
}

/** Wherever the focus is, except in a field, which has its own. */
function useUndoKeys({ undo, redo }: Steps): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    const step = isRedo ? redo : key === 'z' ? undo : null
    if (!step) return
    event.preventDefault()
    step()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
