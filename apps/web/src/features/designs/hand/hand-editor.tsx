/** The design under the hand: its parts are selected, moved, sized, written, coloured, put in order, added and taken away. */
import type { Prediction } from '@limner/contract/types'
import { type ReactNode, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { DESK, useMedia } from '../../../lib/use-media.ts'
import { PanZoomView } from '../stage/pan-zoom-view.tsx'
import { usePanZoom } from '../stage/use-pan-zoom.ts'
import type { BrandColour } from './colour/colour-controls.tsx'
import { canReplace, DrawingControls } from './drawing-controls.tsx'
import { HandBoard } from './hand-board.tsx'
import { useWayIn } from './keys/regions.ts'
import { useKeptFocus } from './keys/use-kept-focus.ts'
import { Panel, useSheet } from './panel.tsx'
import { PictureControls } from './picture-controls.tsx'
import { HEIGHT } from './sheet/height.ts'
import { useInView } from './sheet/use-in-view.ts'
import { Told } from './told.tsx'
import { type Editing, useEditing } from './use-editing.ts'

interface Props {
  /** Of the version that is shown. */
  id: string
  title: string
  /** Which side or page, from 0. */
  side: number
  onMade: (made: Prediction) => void
  /** What is selected alone: the next message is about it. */
  onPoint: (part: { id: string; name: string } | null) => void
  onTell: () => void
  /** Of the brand that is chosen. */
  brand: readonly BrandColour[]
}

export default function HandEditor(props: Props) {
  const { title, side, brand, onTell } = props
  const editing = useEditing(props)
  const { hand, artboard, selecting } = editing
  const isDesk = useMedia(DESK)
  const [height, setHeight] = useState<number>(HEIGHT.usual)
  const { sheet, pressed } = useSheet(!isDesk, height, setHeight)
  const [asked, setAsked] = useState(0)
  const kept = useKeptFocus(hand.busy)
  useWayIn(kept.ref)
  if (hand.failed)
    return (
      <p role="alert" className="flex-1 p-6 text-sm">
        {t('This design could not be opened for editing. Please try again later.')}
      </p>
    )
  function press(id: string | null, more: boolean) {
    editing.picking.press(artboard?.parts ?? [], id, more || selecting.several)
    if (id !== null && !selecting.several) pressed()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what is selected inside
    <div
      {...kept}
      {...editing.clipboard}
      className="flex min-h-0 flex-1 flex-col outline-none desk:flex-row"
      onKeyDown={editing.onKey}
    >
      <View {...{ title, side, asked }} height={sheet?.height} told={<Told {...{ editing, isDesk }} />}>
        {artboard && hand.svg && <Worked {...{ editing, artboard, title }} svg={hand.svg} onPress={press} />}
      </View>
      {artboard && hand.parts && (
        <Panel
          {...{ editing, artboard, side, onTell, brand, sheet }}
          parts={hand.parts}
          picture={<PictureAlone editing={editing} />}
          onAsked={() => setAsked((count) => count + 1)}
        />
      )}
    </div>
  )
}

interface WorkedProps {
  editing: Editing
  artboard: NonNullable<Editing['artboard']>
  title: string
  svg: string
  onPress: (id: string | null, more: boolean) => void
}

function Worked({ editing, artboard, title, svg, onPress }: WorkedProps) {
  const { hand, changes, cropping, writing, pictures, opened, selecting } = editing
  const { selected, locked } = selecting
  return (
    <HandBoard
      {...{ artboard, title, selected, locked, hand, changes, cropping, writing, svg }}
      drop={pictures.drop}
      onSelect={onPress}
      inside={opened.drawing}
      onOpen={editing.onOpen}
      onWritten={editing.onWritten}
    />
  )
}

/** Where a picture, an icon or a drawing alone is selected: what is done with it. */
function PictureAlone({ editing: { only, hand, changes, pictures, cropping } }: { editing: Editing }) {
  if (only && canReplace(only))
    return <DrawingControls key={only.id} busy={hand.busy} onReplace={(item) => changes.replace(only.id, item)} />
  if (only?.kind !== 'picture' || !hand.svg) return null
  return (
    <PictureControls
      {...{ part: only, svg: hand.svg, busy: hand.busy, cropping }}
      onCrop={changes.crop}
      onReplace={pictures.fill}
    />
  )
}

interface ViewProps extends Pick<Props, 'title' | 'side'> {
  told: ReactNode
  asked: number
  /** Of the sheet below it, hundredths of the window. */
  height: number | undefined
  children: ReactNode
}

/** Pushed and magnified as everywhere on the stage; another version is seen as closely. A sheet that is raised covers it: it stays as large. */
function View({ title, side, told, asked, height, children }: ViewProps) {
  const view = usePanZoom(`${title} ${side}`)
  const { room, lift } = useInView({ view, asked, height })
  const covered = height === undefined ? 0 : Math.max(0, height - HEIGHT.usual)
  return (
    <div ref={room} className="relative min-h-0 flex-1 overflow-hidden">
      <div
        className="absolute inset-x-0 top-0"
        style={{ height: `calc(100% + ${covered}dvh)`, ...(lift > 0 && { transform: `translateY(${-lift}px)` }) }}
      >
        <PanZoomView view={view} hasHandles>
          {children}
        </PanZoomView>
      </div>
      {told}
    </div>
  )
}
