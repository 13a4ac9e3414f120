/** Previews of drawings that are still being written: small pictures, throttled, one rendered at a time. */

import { THUMBNAIL_WIDTH } from '@limner/contract/picture-sizes'
import type { Concept, DrawingRequest } from '@limner/engine'
import type { Tasks, Thumbnail } from '../threads/tasks.ts'
import type { PaintingParts, Report } from './painting.ts'

/** Milliseconds between two pictures of one drawing, and characters that it has grown by. */
const PREVIEW_INTERVAL = 1_000
const MIN_GROWTH = 160
/** Characters of a sheet, as they mostly come: for how far a drawing is. */
const TYPICAL_LENGTH = 6_000
/** A drawing that is written is not yet looked at. */
const WRITTEN_SHARE = 0.9

type Input = Pick<
  Tasks['design']['input'],
  'prompt' | 'seed' | 'kind' | 'parameters' | 'picture' | 'pictures' | 'remembered' | 'brand'
>

/** What all drawings of one answer are asked with. */
export const requestOf = ({
  prompt,
  seed,
  kind,
  parameters,
  picture,
  remembered,
  brand,
}: Omit<Input, 'pictures'>): DrawingRequest => ({
  ...{ prompt, seed },
  ...(kind && { kind }),
  ...(parameters && { parameters }),
  ...(picture && { picture }),
  ...(remembered && { remembered }),
  ...(brand && { brand }),
})

export interface PreviewOptions {
  input: Input
  /** The model. */
  by: string
  /** Of concepts. */
  count: number
}

export interface DrawingPreviews {
  /** Told of a sheet as it is written. */
  update(at: number, sheet: string): void
  /** It is finished; null: nothing came of it. */
  finish(at: number, concept: Concept | null): Promise<void>
}

/** Where the built-in concept stands until the model's are there: the last place, or one of its own. */
export const builtInPosition = (count: number): number => Math.max(2, count)

export function drawingPreviews(
  { threads, files }: Pick<PaintingParts, 'threads' | 'files'>,
  { input, by, count }: PreviewOptions,
  report: Report,
  signal: AbortSignal,
): DrawingPreviews {
  const { pictures } = input
  const about = requestOf(input)
  const shown = new Map<number, { at: number; length: number }>()
  const done: number[] = Array(count).fill(0)
  const finished = new Set<number>()
  let isBusy = false

  async function show(at: number, { bytes, ...thumbnail }: Thumbnail, isGrowing: boolean) {
    const thumbnailSha256 = await files.put(bytes)
    if (isGrowing && finished.has(at)) return
    report('composing', fraction(), {
      ...{ position: at + 1, ...thumbnail, thumbnailSha256, by },
      ...(isGrowing && { growing: true }),
    })
  }
  const fraction = () => done.reduce((sum, one) => sum + one, 0) / count

  async function sketch(at: number, sheet: string) {
    isBusy = true
    try {
      const drawn = await threads.run('sketch', { ...about, sheet, pictures, width: THUMBNAIL_WIDTH }, { signal })
      if (drawn) await show(at, drawn, true)
    } catch {
      // The next one may be seen; what is wrong with a sheet is told when it is whole.
    } finally {
      isBusy = false
    }
  }

  return {
    update(at, sheet) {
      done[at] = Math.min(WRITTEN_SHARE, sheet.length / TYPICAL_LENGTH)
      report('composing', fraction())
      const now = performance.now()
      const last = shown.get(at)
      const isDue = !last || (now - last.at >= PREVIEW_INTERVAL && sheet.length - last.length >= MIN_GROWTH)
      if (isBusy || !isDue || at + 1 === builtInPosition(count)) return
      shown.set(at, { at: now, length: sheet.length })
      void sketch(at, sheet)
    },
    async finish(at, concept) {
      done[at] = 1
      finished.add(at)
      if (!concept) return report('composing', fraction())
      const { title, design } = concept
      const input = { scene: design.scene, title, pictures, width: THUMBNAIL_WIDTH }
      await show(at, await threads.run('thumbnail', input, { signal }), false)
    },
  }
}
