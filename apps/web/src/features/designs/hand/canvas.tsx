/** The artboard under the hand: presses choose, pulls move, handles set the size; distances and guides are shown meanwhile. */

import { placed } from '../placed.ts'
import { OWN_PRESSES } from '../stage/use-pan-zoom.ts'
import { outermost } from './choosing.ts'
import { Drawing } from './drawing.tsx'
import { isInDrawing } from './inner.ts'
import { between, around as distances } from './measure/measuring.ts'
import { boundsOf, type TurnedBox, turned } from './measure/turned.ts'
import { Measures } from './measures.tsx'
import { SelectionFrame } from './selection-frame.tsx'
import type { Part, Shown } from './use-hand.ts'
import { boxOf, othersOf, type Pulls, previews, usePulling } from './use-pulling.ts'

interface Props extends Pulls {
  svg: string
  title: string
  ahead: Shown
  /** Words of it are being written: what is around them is out of the way. */
  isWritten: boolean
  /** A part that is shown by somebody else. */
  hidden: string | null
  /** A change was refused because of it. */
  inTheWay?: Part | undefined
  /** Pressed twice: words are written, a picture is cropped, a drawing opened. */
  onOpen: (part: Part) => void
}

export function Canvas(props: Props) {
  const { artboard, svg, title, ahead } = props
  const pulling = usePulling(props)
  const selected = outermost(props.selected, artboard.parts)
  const { pulled } = pulling
  const shown = pulled ? new Map([...ahead, ...previews(selected, pulled.start, pulled.box)]) : ahead
  const frame = props.isWritten ? null : (pulled?.box ?? frameOf(selected, ahead))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline offers the same by keyboard
    <div
      ref={pulling.board}
      className={`${OWN_PRESSES} absolute inset-0 touch-none select-none`}
      onPointerDownCapture={pulling.claim}
      onPointerDown={pulling.begin}
      onPointerMove={pulling.go}
      onPointerUp={pulling.end}
      onPointerCancel={pulling.cancel}
      onDoubleClick={(event) => {
        const part = pulling.under(event, true)
        if (part && props.selected.some(({ id }) => id === part.id)) props.onOpen(part)
        else if (part) props.onSelect(part.id, false)
      }}
    >
      <Drawing svg={svg} title={title} parts={artboard.parts} ahead={shown} hidden={props.hidden} />
      {frame && (
        <SelectionFrame
          box={frame}
          board={artboard}
          guides={pulled?.guides ?? []}
          isPulled={pulled !== null}
          isTurned={pulling.grip === 'rotate'}
          canSize={selected.every(({ id }) => !props.locked.has(id))}
          canTurn={!selected.some(isInDrawing)}
          onGrip={pulling.take}
        />
      )}
      {props.inTheWay && (
        <span
          data-in-the-way
          aria-hidden="true"
          className="pointer-events-none absolute outline-2 outline-offset-2 outline-carmine outline-dashed"
          style={{
            ...placed(props.inTheWay.box, artboard),
            ...(props.inTheWay.rotate && { rotate: `${props.inTheWay.rotate}deg` }),
          }}
        />
      )}
      {frame && <Measures measures={measuresOf(props, frame, pulling)} board={artboard} />}
    </div>
  )
}

const frameOf = (selected: readonly Part[], ahead: Shown): TurnedBox | null =>
  boxOf(selected.map(({ id, box, rotate }) => ({ rotate, ...(ahead.get(id) ?? box) })))

/** While it is pulled how far it is from its neighbours, and with Alt how far from what is under the pointer. */
function measuresOf({ artboard, selected }: Props, frame: TurnedBox, pulling: ReturnType<typeof usePulling>) {
  if (pulling.grip === 'rotate') return []
  if (!pulling.pulled) return pulling.measured ? between(boundsOf(frame), pulling.measured) : []
  const others = othersOf(artboard, selected).map((part) => ({ name: part.name, box: boundsOf(turned(part)) }))
  return distances(boundsOf(frame), others, artboard)
}
