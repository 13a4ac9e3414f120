/** The artboard as it is worked on: the drawing under the hand, words while they are written, a picture while it is cropped. */
import type { DragEventHandler } from 'react'
import { artworkWidth } from '../stage/board.tsx'
import { Canvas } from './canvas.tsx'
import type { Changes } from './changes.ts'
import { CropFrame } from './crop-frame.tsx'
import type { CroppingHand } from './use-cropping.ts'
import type { Artboard, Hand, Part } from './use-hand.ts'
import { Writing } from './writing.tsx'

interface Props {
  artboard: Artboard
  svg: string
  title: string
  selected: readonly Part[]
  locked: ReadonlySet<string>
  hand: Hand
  changes: Changes
  cropping: CroppingHand
  writing: Part | null
  /** The drawing that is open. */
  inside: string | null
  /** Files that are dropped on it. */
  drop: { onDragOver: DragEventHandler; onDrop: DragEventHandler }
  onSelect: (id: string | null, more?: boolean) => void
  onOpen: (part: Part) => void
  onWritten: (words: string | null) => void
}

export function HandBoard({ artboard, svg, title, hand, changes, cropping, writing, drop, ...rest }: Props) {
  return (
    <div
      data-board
      aria-busy={hand.busy}
      {...drop}
      className="relative shrink-0 bg-paper"
      style={{ width: artworkWidth(artboard), aspectRatio: `${artboard.width} / ${artboard.height}` }}
    >
      <Canvas
        {...{ artboard, svg, title }}
        selected={rest.selected}
        locked={rest.locked}
        inside={rest.inside}
        ahead={hand.ahead}
        busy={hand.busy}
        onSelect={rest.onSelect}
        onMove={changes.move}
        onSize={changes.size}
        onRotate={changes.rotate}
        onOpen={rest.onOpen}
      />
      {cropping.now && <CropFrame {...cropping.now} board={artboard} onCrop={cropping.set} onDone={cropping.end} />}
      {writing && <Writing part={writing} board={artboard} onDone={rest.onWritten} />}
    </div>
  )
}
