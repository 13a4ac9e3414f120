/** The editor by hand without its looks. */
import type { Prediction } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Operation } from '../operate.ts'
import { type Changes, changesOf } from './changes.ts'
import { outermost } from './choosing.ts'
import { canOpen, drawingOf, isInDrawing } from './inner.ts'
import { useClipboard } from './keys/use-clipboard.ts'
import { useNudges } from './keys/use-nudges.ts'
import { useCropping } from './use-cropping.ts'
import { type Artboard, type Hand, type Part, useHand } from './use-hand.ts'
import { insideOf, removing, useOpened } from './use-opened.ts'
import { usePicking } from './use-picking.ts'
import { usePictures } from './use-pictures.ts'
import { useSelected } from './use-selected.ts'
import { settingQuery } from './writing/setting-query.ts'
import { useWriting } from './writing/use-writing.ts'

interface Props {
  /** Of the version that is shown. */
  id: string
  /** Which side or page, from 0. */
  side: number
  onMade: (made: Prediction) => void
  /** What is selected alone: the next message is about it. */
  onPoint: (part: { id: string; name: string } | null) => void
}

const NO_PARTS: readonly Part[] = []
const NO_BOARD = { width: 1, height: 1, parts: NO_PARTS }

/** What is selected, opened, written and changed, and what keys and presses do with it. */
export function useEditing({ id, side, onMade, onPoint }: Props) {
  const opened = useOpened()
  const hand = useHand({ id, side, inside: opened.drawing }, onMade)
  const artboard = hand.parts?.artboards[side]
  const parts = artboard?.parts ?? NO_PARTS
  const selecting = useSelected(parts)
  const { selected, locked, choose, awaitPart } = selecting
  const { select, open } = insideOf(opened, selecting)
  const picking = usePicking(select)
  const changes = removing(changesOf(selected, artboard ?? NO_BOARD, hand.change), selected, choose)
  const { cropping, pictures } = usePictureHand({ hand, artboard, side, selected, locked, changes, awaitPart })
  const only = selected.length === 1 ? selected[0] : undefined
  const grouping = groupingOf(selected, parts, { changes, choose, awaitPart })
  const { writing, begin, end: onWritten } = useWriting({ design: id, busy: hand.busy, onWrite: changes.write })
  // A second press is to find it there.
  useQuery({
    ...settingQuery(id, only?.id ?? ''),
    enabled: only?.kind === 'text' && !locked.has(only.id) && !hand.busy,
  })
  const onOpen = (part: Part) =>
    part.kind === 'text' ? begin(part) : canOpen(part) ? open(part) : cropping.begin(part)
  const onOut = () => select(only?.parent ?? null)
  const isInside = opened.drawing !== null
  const { stops, onAll } = stopsOf(parts, { locked, choose, drawing: opened.drawing })
  function copy(ids: readonly string[]) {
    if (ids.length === 0) return
    awaitPart()
    hand.change(ids.map((id) => ({ op: 'duplicate', id })))
  }
  const copied = outermost(selected, parts).filter((part) => !isInDrawing(part))
  const onDuplicate = () => copy(copied.map(({ id }) => id))
  const clipboard = useClipboard({ parts, selected: copied, busy: hand.busy, onCopies: copy })
  const acts = { onSelect: select, onOpen, onOut, onDuplicate, onAll, ...grouping }
  const onKey = useNudges(changes, { selected, stops, busy: hand.busy, isInside, ...acts })
  usePointing(only && told(only, parts), onPoint)
  const what = { hand, artboard, selecting, only, opened, writing, changes, cropping, pictures, grouping }
  function add(added: Operation, file?: string) {
    awaitPart()
    hand.change([added], undefined, file)
  }
  return { ...what, add, select, picking, onOpen, onOut, onDuplicate, clipboard, onWritten, onKey }
}

export type Editing = ReturnType<typeof useEditing>
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

/** What can be selected on the artboard, or in the drawing that is open: one after another, or all that is not in another one of them. */
function stopsOf(
  parts: readonly Part[],
  { locked, choose, drawing }: Pick<Selecting, 'locked' | 'choose'> & { drawing: string | null },
) {
  const stops = parts.filter(
    (part) => !part.hidden && !locked.has(part.id) && isInDrawing(part) === (drawing !== null) && isOf(part, drawing),
  )
  return { stops, onAll: () => choose(outermost(stops, parts).map(({ id }) => id)) }
}

const isOf = ({ id }: Part, drawing: string | null) => drawing === null || drawingOf(id) === drawing

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
      if (group?.kind !== 'group' || isInDrawing(group) || others.length > 0) return
      choose(parts.flatMap(({ id, parent }) => (parent === group.id ? [id] : [])))
      changes.ungroup()
    },
  }
}

/** Of a shape its drawing: that is what words can be about. */
const told = (part: Part, parts: readonly Part[]): Part | undefined =>
  isInDrawing(part) ? parts.find(({ id }) => id === drawingOf(part.id)) : part

/** Tells what is selected, and at the end that nothing is. */
function usePointing(part: Part | undefined, onPoint: Props['onPoint']) {
  const tell = useEffectEvent(onPoint)
  const { id, name } = part ?? {}
  useEffect(() => tell(id !== undefined && name !== undefined ? { id, name } : null), [id, name])
  useEffect(() => () => tell(null), [])
}
