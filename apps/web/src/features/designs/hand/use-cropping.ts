/** Which picture is being cropped, and how it is cropped now: shown at once, sent when it is done. */
import { useState } from 'react'
import { type Crop, pictureIn, type Shown } from './measure/crop.ts'
import type { Part } from './use-hand.ts'

interface Cropping {
  part: Part
  shown: Shown
  crop: Crop
  /** Sent: shown until the version is there. */
  isSent: boolean
}

interface Means {
  svg: string | undefined
  busy: boolean
  onCrop: (id: string, crop: Crop) => void
}

const same = (one: Crop, other: Crop) =>
  one.zoom === other.zoom && one.focus[0] === other.focus[0] && one.focus[1] === other.focus[1]

export function useCropping({ svg, busy, onCrop }: Means) {
  const [state, setState] = useState<Cropping | null>(null)
  const now = state && (!state.isSent || busy) ? state : null
  return {
    now,
    begin(part: Part) {
      const shown = svg ? pictureIn(svg, part.id, part.box) : null
      if (shown && !busy) setState({ part, shown, crop: shown.crop, isSent: false })
    },
    set: (crop: Crop) => setState((old) => old && { ...old, crop }),
    end(isKept: boolean) {
      if (!now || !isKept || same(now.crop, now.shown.crop)) return setState(null)
      setState({ ...now, isSent: true })
      onCrop(now.part.id, now.crop)
    },
  }
}
export type CroppingHand = ReturnType<typeof useCropping>
