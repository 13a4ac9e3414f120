/** The parts of a version, and what is done to them by hand: shown at once, carried out by the server, taken back where it refuses. */
import type { Api, Prediction, Result } from '@limner/contract/types'
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, reasonOf } from '../../../lib/api.ts'
import { said, t } from '../../../lib/language/translate.ts'
import { DESK, useMedia } from '../../../lib/use-media.ts'
import { useToast } from '../../../ui/toast.tsx'
import { type Operation, operate } from '../operate.ts'
import { partsQuery } from '../parts-query.ts'
import { useInTheWay } from './in-the-way.ts'
import type { TurnedBox } from './measure/turned.ts'

export type Parts = Result<Api['getDesignParts']>
export type Artboard = Parts['artboards'][number]
export type Part = Artboard['parts'][number]

const drawingQuery = (id: string, side: number, inside: string | null) =>
  queryOptions({
    queryKey: ['drawing', id, side, inside],
    queryFn: () =>
      api.getDesignDrawing({ params: { id }, query: { side: String(side), ...(inside !== null && { inside }) } }),
  })

/** Where parts are shown before the server has put them there; as they were turned where nothing is said of that. */
export type Shown = ReadonlyMap<string, TurnedBox>
const NOTHING: Shown = new Map()

interface Shows {
  /** Of the version that is shown. */
  id: string
  side: number
  /** The drawing that is opened. */
  inside: string | null
}

export function useHand({ id, side, inside }: Shows, onMade: (made: Prediction) => void) {
  const toast = useToast()
  const parts = useQuery({ ...partsQuery(id, inside), placeholderData: keepPreviousData })
  const drawing = useQuery({ ...drawingQuery(id, side, inside), placeholderData: keepPreviousData })
  const [ahead, setAhead] = useState<{ of: string; boxes: Shown }>({ of: id, boxes: NOTHING })
  const inTheWay = useInTheWay()
  const isDesk = useMedia(DESK)
  function refuse(told: string, answer = '') {
    setAhead({ of: id, boxes: NOTHING })
    inTheWay.tell({ told, answer })
    // On small screens a notice would cover the design, far from the thumb: it stands above the controls.
    if (isDesk) toast({ title: t('The change could not be made'), description: told, destructive: true })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ operations, picture }: { operations: Operation[]; picture?: string }) =>
      operate(id, operations, picture),
    onSuccess: (made) => (made.designs?.length ? onMade(made) : refuse(said(made.message ?? ''), made.message)),
    onError: (error) => refuse(reasonOf(error)),
  })
  const isReady = !parts.isPlaceholderData && !drawing.isPlaceholderData
  return {
    parts: parts.data,
    svg: drawing.data?.svg,
    failed: parts.isError || drawing.isError,
    /** Another change waits until this one is there. */
    busy: isPending || !isReady,
    /** Until the drawing of the new version is there, the old one shows it so. */
    ahead: ahead.of === id || !isReady ? ahead.boxes : NOTHING,
    /** Why the last change was not made, for as long as that is shown. */
    refusal: inTheWay.refusal,
    forgetRefusal: inTheWay.forget,
    change(operations: Operation[], boxes: Shown = NOTHING, picture?: string) {
      if (operations.length === 0) return
      setAhead({ of: id, boxes })
      inTheWay.forget()
      mutate({ operations, ...(picture && { picture }) })
    },
  }
}
export type Hand = ReturnType<typeof useHand>
