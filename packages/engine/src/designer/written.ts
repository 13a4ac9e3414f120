/** A sheet that somebody wrote out as a design: read to the letter, set in its own size, with ink that can be read. */
import { readBrief } from '../brief/read.ts'
import type { Brief, PictureFacts } from '../brief/types.ts'
import type { Workshop } from '../compose/workshop.ts'
import type { Design } from '../design/types.ts'
import type { Images } from '../render/canvas.ts'
import { withOwnIds } from '../scene/own-ids.ts'
import type { Scene } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { lower, sceneOf } from '../sheet/lower.ts'
import { mended } from '../sheet/mend.ts'
import { parseSheet } from '../sheet/parse.ts'
import type { Instruments, Lowered, Sheet, SheetFault, SheetNote } from '../sheet/types.ts'
import { asDesign } from './admit.ts'
import { withGivenPicture } from './drawn-scene.ts'

export interface Writing {
  /** As it was written. */
  text: string
  /** What it is a design of; absent: its own words say so. */
  prompt?: string
  /** The picture that stands wherever it shows one. */
  picture?: PictureFacts
  seed: number
}

/** What became of it: a design, or what is wrong where. */
export type Written =
  | { ok: true; design: Design; notes: SheetNote[]; mended: string[] }
  | { ok: false; faults: SheetFault[] }

/** So many of its words say what a sheet is about. */
const MAX_WORDS = 12

/** A kind and texts in quotation marks, as somebody would ask for them. */
function promptOf(scene: Scene): string {
  const texts = [...places(scene)].flatMap(({ node }) => (node.type === 'text' ? [node.text] : []))
  const said = [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').replaceAll('"', '').trim()).filter(Boolean))]
  const name = scene.kind.replace('-', ' ')
  return said.length === 0
    ? name
    : `${name} with ${said
        .slice(0, MAX_WORDS)
        .map((text) => `"${text}"`)
        .join(', ')}`
}

/** A finished design as it stands; of one with layouts, the first, with its own words. */
function setScene(sheet: Sheet, instruments: Instruments): Lowered | undefined {
  const plain = sceneOf(sheet)
  if (plain) return mended(withOwnIds(plain), instruments)
  const [layout] = sheet.layouts
  if (!layout) return undefined
  const format = { name: 'custom', width: layout.width, height: layout.height }
  return lower(layout, sheet, { format, instruments })
}

/** Nothing of it is left out to make it stand: whoever wrote it mends it. */
export function writtenDesign({ text, prompt, picture, seed }: Writing, workshop: Workshop, images: Images): Written {
  const { sheet, faults, notes } = parseSheet(text)
  if (!sheet || faults.length > 0) return { ok: false, faults }
  const set = setScene(withGivenPicture(sheet, picture?.media), {
    lay: workshop.layOut,
    pictograms: workshop.pictograms,
    images,
  })
  if (!set) return { ok: false, faults: [{ line: 1, column: 1, message: 'The sheet has no <board>' }] }
  const brief: Brief = {
    ...readBrief(prompt ?? promptOf(set.scene), { kind: sheet.kind, ...(picture && { picture }) }),
    format: set.scene.format,
  }
  return { ok: true, design: asDesign(set.scene, brief, seed, workshop), notes, mended: set.mended }
}
