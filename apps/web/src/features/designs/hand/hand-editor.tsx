/** The design under the hand: its parts are selected, moved, sized, written, coloured, put in order, added and taken away. */
import type { Prediction } from '@limner/contract/types'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { PanZoomView } from '../stage/pan-zoom-view.tsx'
import { usePanZoom } from '../stage/use-pan-zoom.ts'
import type { Operation } from '../viewer/operate.ts'
import { AddBar } from './add-bar.tsx'
import { type Changes, changesOf } from './changes.ts'
import type { BrandColour } from './colour/colour-controls.tsx'
import { PartDistances } from './distances.tsx'
import { HandBoard } from './hand-board.tsx'
import { canOpen, isInDrawing } from './inner.ts'
import { Inspector } from './inspector.tsx'
import { Outline } from './outline.tsx'
import { PictureControls } from './picture-controls.tsx'
import { Sections } from './sections.tsx'
import { useCropping } from './use-cropping.ts'
import { type Artboard, type Hand, type Part, type Parts, useHand } from './use-hand.ts'
import { useNudges } from './use-nudges.ts'
import { insideOf, removing, useOpened } from './use-opened.ts'
import { usePicking } from './use-picking.ts'
import { usePictures } from './use-pictures.ts'
import { useSelected } from './use-selected.ts'

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

const NO_PARTS: readonly Part[] = []
const NO_BOARD = { width: 1, height: 1 }

export default function HandEditor(props: Props) {
  const { title, side, brand, onTell } = props
  const editing = useEditing(props)
  const { hand, artboard, selecting, only, opened, picking, changes, cropping, pictures } = editing
  const { selected, locked } = selecting
  if (hand.failed)
    return (
      <p role="alert" className="flex-1 p-6 text-sm">
        {t('This design could not be opened for editing. Please try again later.')}
      </p>
    )
  const board = artboard && hand.svg && (
    <HandBoard
      {...{ artboard, title, selected, locked, hand, changes, cropping }}
      writing={editing.writing}
      svg={hand.svg}
      drop={pictures.drop}
      onSelect={(chosen, more) => picking.press(artboard.parts, chosen, more)}
      inside={opened.drawing}
      onOpen={editing.onOpen}
      onWritten={editing.onWritten}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what is selected inside
    <div className="flex min-h-0 flex-1 flex-col desk:flex-row" onKeyDown={editing.onKey}>
      <View title={title} side={side} isSaving={hand.busy && artboard !== undefined}>
        {board}
      </View>
      {artboard && hand.parts && (
        <Panel
          {...{ editing, artboard, side, onTell, brand }}
          parts={hand.parts}
          picture={
            only?.kind === 'picture' &&
            hand.svg && (
              <PictureControls
                {...{ part: only, svg: hand.svg, busy: hand.busy, cropping }}
                onCrop={changes.crop}
                onReplace={pictures.fill}
              />
            )
          }
        />
      )}
    </div>
  )
}

/** What is selected, opened, written and changed, and what keys and presses do with it. */
function useEditing({ id, side, onMade, onPoint }: Props) {
  const opened = useOpened()
  const hand = useHand({ id, side, inside: opened.drawing }, onMade)
  const artboard = hand.parts?.artboards[side]
  const parts = artboard?.parts ?? NO_PARTS
  const selecting = useSelected(parts)
  const { selected, locked, choose, awaitPart } = selecting
  const { select, open } = insideOf(opened, selecting)
  const [writing, setWriting] = useState<Part | null>(null)
  const picking = usePicking(select)
  const changes = removing(changesOf(selected, artboard ?? NO_BOARD, hand.change), selected, choose)
  const { cropping, pictures } = usePictureHand({ hand, artboard, side, selected, locked, changes, awaitPart })
  const only = selected.length === 1 ? selected[0] : undefined
  const grouping = groupingOf(selected, parts, { changes, choose, awaitPart })
  const onOpen = (part: Part) =>
    part.kind === 'text' ? setWriting(part) : canOpen(part) ? open(part) : cropping.begin(part)
  const onOut = () => select(only?.parent ?? null)
  const isInside = opened.drawing !== null
  const onKey = useNudges(changes, { selected, busy: hand.busy, isInside, onOpen, onOut, ...grouping })
  function onWritten(words: string | null) {
    if (writing && words !== null && words !== writing.text?.words) changes.write(writing.id, words)
    setWriting(null)
  }
  usePointing(only && told(only, parts), onPoint)
  const what = { hand, artboard, selecting, only, opened, writing, changes, cropping, pictures, grouping }
  return { ...what, select, picking, onOpen, onOut, onWritten, onKey }
}

type Selecting = ReturnType<typeof useSelected>
interface PictureMeans extends Pick<Selecting, 'selected' | 'locked' | 'awaitPart'> {
  hand: Hand
  artboard: Artboard | undefined
  side: number
  changes: Changes
}

/** Pictures that are cropped, and those that come from outside. */
function usePictureHand({ hand, changes, awaitPart, ...around }: PictureMeans) {
  const cropping = useCropping({ svg: hand.svg, busy: hand.busy, onCrop: changes.crop })
  const pictures = usePictures({
    ...around,
    busy: hand.busy,
    onChange(operation, picture, isNew) {
      if (isNew) awaitPart()
      hand.change([operation], undefined, picture)
    },
  })
  return { cropping, pictures }
}

interface ViewProps extends Pick<Props, 'title' | 'side'> {
  isSaving: boolean
  children: ReactNode
}

/** Pushed and magnified as everywhere on the stage; another version is seen as closely. */
function View({ title, side, isSaving, children }: ViewProps) {
  const view = usePanZoom(`${title} ${side}`)
  return (
    <div className="relative min-h-52 flex-1">
      <PanZoomView view={view}>{children}</PanZoomView>
      <p role="status" className="absolute top-1 start-2 text-xs text-ink-2">
        {isSaving ? t('Saving...') : ''}
      </p>
    </div>
  )
}

interface PanelProps extends Pick<Props, 'side' | 'onTell' | 'brand'> {
  editing: ReturnType<typeof useEditing>
  artboard: Artboard
  parts: Parts
  /** Where a picture alone is selected: what is done with it. */
  picture: ReactNode
}

/** Beside the artboard: what can be added, all parts, and what can be done with those that are selected. */
function Panel({ editing, artboard, parts, side, onTell, brand, picture }: PanelProps) {
  const { hand, selecting, only, select, opened, picking, changes, grouping } = editing
  const { selected, locked, awaitPart } = selecting
  const { busy } = hand
  const ids = new Set(selected.map(({ id }) => id))
  const add = (added: Operation, file?: string) => {
    awaitPart()
    hand.change([added], undefined, file)
  }
  return (
    <aside
      aria-label={t('By hand')}
      className="max-h-64 shrink-0 overflow-y-auto border-line bg-raised desk:max-h-none desk:w-72 desk:border-s"
    >
      <AddBar side={side} busy={busy} onAdd={add} />
      <Sections
        sections={artboard.sections}
        addable={parts.addable}
        selected={ids}
        busy={busy}
        onSelect={select}
        onMove={(id, to) => hand.change([{ op: 'section', id, to }])}
        onAdd={(name, after) => add({ op: 'add-section', artboard: side, name, ...(after && { after }) })}
      />
      <Outline
        parts={artboard.parts}
        selected={ids}
        locked={locked}
        busy={busy}
        onSelect={select}
        onShow={changes.show}
        onLock={changes.lock}
      />
      <Inspector
        {...{ selected, locked, parts, busy, brand, onTell }}
        {...grouping}
        onRotate={changes.rotate}
        onName={changes.name}
        onLock={changes.lockAll}
        onStyle={changes.style}
        onBox={changes.box}
        onAlign={changes.align}
        onDistribute={changes.distribute}
        onOrder={changes.order}
        onDuplicate={changes.duplicate}
        onRemove={changes.remove}
        onOpen={() => only && editing.onOpen(only)}
        inside={artboard.parts.find(({ id }) => id === opened.drawing)}
        onOut={editing.onOut}
        onPick={picking.wait}
      >
        {picture}
        {only && <PartDistances part={only} artboard={artboard} />}
      </Inspector>
    </aside>
  )
}

/** Putting together and taking apart; what comes of it is selected. */
function groupingOf(
  selected: readonly Part[],
  parts: readonly Part[],
  { changes, choose, awaitPart }: { changes: Changes } & Pick<ReturnType<typeof useSelected>, 'choose' | 'awaitPart'>,
) {
  return {
    onGroup() {
      if (selected.length < 2) return
      awaitPart()
      changes.group()
    },
    onUngroup() {
      const [group, ...others] = selected
      if (group?.kind !== 'group' || others.length > 0) return
      choose(parts.flatMap(({ id, parent }) => (parent === group.id ? [id] : [])))
      changes.ungroup()
    },
  }
}

/** Of a shape its drawing: that is what words can be about. */
const told = (part: Part, parts: readonly Part[]): Part | undefined =>
  isInDrawing(part) ? parts.find(({ id }) => id === part.parent) : part

/** Tells what is selected, and at the end that nothing is. */
function usePointing(part: Part | undefined, onPoint: Props['onPoint']) {
  const tell = useEffectEvent(onPoint)
  const { id, name } = part ?? {}
  useEffect(() => tell(id !== undefined && name !== undefined ? { id, name } : null), [id, name])
  useEffect(() => () => tell(null), [])
}
