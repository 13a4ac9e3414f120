/** The artboard as it is worked on: the drawing under the hand, words while they are written, a picture while it is cropped. */
import { type ComponentProps, type DragEventHandler, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { artworkWidth } from '../stage/board.tsx'
import { Canvas } from './canvas.tsx'
import type { Changes } from './changes.ts'
import { CropFrame } from './crop-frame.tsx'
import { partInTheWay } from './in-the-way.ts'
import type { CroppingHand } from './use-cropping.ts'
import type { Hand } from './use-hand.ts'
import type { Written } from './writing/use-writing.ts'
import { Writing } from './writing/writing.tsx'

type OfCanvas = 'artboard' | 'svg' | 'title' | 'selected' | 'locked' | 'inside' | 'onSelect' | 'onOpen'

interface Props extends Pick<ComponentProps<typeof Canvas>, OfCanvas> {
  hand: Hand
  changes: Changes
  cropping: CroppingHand
  writing: Written | null
  /** Files that are dropped on it. */
  drop: { onDragOver: DragEventHandler; onDrop: DragEventHandler }
  onWritten: (words: string | null) => void
}

export function HandBoard({ hand, changes, cropping, writing, drop, onWritten, ...canvas }: Props) {
  const { artboard } = canvas
  // Once the words stand there themselves.
  const [covered, setCovered] = useState<Written['part'] | null>(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: what is worked on has no element
    <div
      data-board
      role="group"
      aria-label={t('Artboard: Enter selects the first part, Tab the next one')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      aria-busy={hand.busy}
      {...drop}
      className="relative shrink-0 bg-paper"
      style={{ width: artworkWidth(artboard), aspectRatio: `${artboard.width} / ${artboard.height}` }}
    >
      <Canvas
        {...canvas}
        isWritten={writing !== null}
        hidden={writing && covered === writing.part ? covered.id : null}
        ahead={hand.ahead}
        inTheWay={hand.refusal ? partInTheWay(hand.refusal.answer, artboard.parts) : undefined}
        busy={hand.busy}
        onMove={changes.move}
        onSize={changes.size}
        onRotate={changes.rotate}
      />
      {cropping.now && <CropFrame {...cropping.now} board={artboard} onCrop={cropping.set} onDone={cropping.end} />}
      {writing && (
        <Writing
          key={writing.time}
          writing={writing}
          board={artboard}
          onShown={() => setCovered(writing.part)}
          onDone={onWritten}
        />
      )}
    </div>
  )
}
