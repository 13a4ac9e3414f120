/** Pictures that are dropped on the artboard, pasted or chosen: new parts, or what fills the frame under them. */
import { type DragEvent, useEffect, useEffectEvent } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { useImageFile } from '../../../ui/use-image-file.ts'
import type { Operation } from '../operate.ts'
import { isOn, type Point, partAt, pointOn } from './measure/geometry.ts'
import type { Artboard, Part } from './use-hand.ts'

interface Means {
  artboard: Artboard | undefined
  side: number
  selected: readonly Part[]
  locked: ReadonlySet<string>
  busy: boolean
  /** @param isNew a part joins the others */
  onChange: (operation: Operation, picture: string, isNew: boolean) => void
}

/** The frame that a picture dropped at a point fills: one that waits for a photo, or a picture that is there. */
function frameAt(point: Point, { frames, ...board }: Artboard, locked: ReadonlySet<string>): string | undefined {
  const waiting = frames.find(({ box }) => isOn(point, box))
  if (waiting) return waiting.id
  const pictures = board.parts.filter(({ kind }) => kind === 'picture')
  const under = partAt(point, board.parts, board, locked)
  return under?.kind === 'picture' ? under.id : under ? undefined : partAt(point, pictures, board, locked)?.id
}

const imageIn = (files: FileList | undefined) => [...(files ?? [])].find(({ type }) => type.startsWith('image/'))

export function usePictures({ artboard, side, selected, locked, busy, onChange }: Means) {
  const read = useImageFile(t('The image could not be used'))
  async function fill(id: string, file: File) {
    const taken = await read(file)
    if (taken) onChange({ op: 'photo', id }, taken.send, false)
  }
  async function add(file: File, at?: Point) {
    const taken = await read(file)
    if (taken) onChange({ op: 'add', artboard: side, part: 'picture', ...(at && { at }) }, taken.send, true)
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const inField = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')
    const file = imageIn(event.clipboardData?.files)
    if (inField || !file || busy || !artboard) return
    event.preventDefault()
    const [only, ...others] = selected
    const waits = only && others.length === 0 && artboard.frames.some(({ id }) => id === only.id)
    void (waits ? fill(only.id, file) : add(file))
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return {
    fill,
    drop: {
      onDragOver(event: DragEvent) {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
      onDrop(event: DragEvent) {
        const file = imageIn(event.dataTransfer.files)
        if (!file) return
        event.preventDefault()
        event.stopPropagation()
        if (busy || !artboard) return
        const { x, y } = pointOn(event.currentTarget, artboard.width, event)
        const frame = frameAt({ x, y }, artboard, locked)
        void (frame ? fill(frame, file) : add(file, { x, y }))
      },
    },
  }
}
