/** Designs that a model draws: what it is told of a prompt, and what becomes of its sheet. */
import { withParameters } from '../brief/asks/parameters.ts'
import { readBrief } from '../brief/read.ts'
import type { Brief } from '../brief/types.ts'
import { completeCopy } from '../brief/write/complete.ts'
import { withBrandLogo } from '../compose/with-brand-logo.ts'
import type { Workshop } from '../compose/workshop.ts'
import { admitSheet } from '../designer/admit.ts'
import { withBrandFonts } from '../designer/brand-fonts.ts'
import { drawnScene } from '../designer/drawn-scene.ts'
import { drawingTask } from '../designer/task.ts'
import type { DrawingTask, EditTask } from '../designer/types.ts'
import { writtenDesign } from '../designer/written.ts'
import { inBrand } from '../direction/in-brand.ts'
import { recall } from '../direction/recall.ts'
import { decodePictures } from '../render/canvas.ts'
import type { LaidNode } from '../scene/layout.ts'
import type { Scene } from '../scene/types.ts'
import { asChanges, changedSheet, singleChanges } from '../sheet/changes/changed.ts'
import { parseSheet } from '../sheet/parse.ts'
import { printSheet } from '../sheet/print.ts'
import { sheetInstructions } from '../sheet/told/instructions.ts'
import { closeSheet } from '../sheet/xml/close.ts'
import { assess, titleOf } from './designing.ts'
import { type Easel, NO_PICTURES } from './painting.ts'
import type {
  DrawingRequest,
  DrawnSheet,
  SheetRequest,
  Sketch,
  SketchRequest,
  WrittenRequest,
  WrittenSheet,
} from './types.ts'

/** So many boxes are told to a model, and so many characters of a design. */
const MAX_BOXES = 40
const MAX_SHEET = 16_000
/** So many changes are tried one by one. */
const MAX_SINGLE = 16

type Refused = Extract<DrawnSheet, { ok: false }>

export interface DrawingRoom {
  task(request: DrawingRequest): DrawingTask
  admit(request: SheetRequest): Promise<DrawnSheet>
  sketch(request: SketchRequest): Sketch | null
  editTask(scene: Scene): EditTask
  set(request: WrittenRequest): Promise<WrittenSheet>
}

function understood(request: DrawingRequest): { brief: Brief; used: string[] } {
  const { prompt, kind, parameters = {}, picture, remembered, brand } = request
  const read = readBrief(prompt, { ...(kind && { kind }), ...(picture && { picture }) })
  const worn = inBrand(withParameters(read, parameters), brand)
  const known = recall(worn.brief, remembered)
  return { ...known, used: [...worn.used, ...known.used] }
}

/** 'headline: 80, 800, 760, 144' for each named part, parents first. */
function boxesOf(laid: LaidNode): string[] {
  const { node, x, y, width, height } = laid
  const own = [x, y, width, height].map(Math.round).join(', ')
  return [`${node.id} (${node.type}): ${own}`, ...laid.children.flatMap(boxesOf)]
}

export function openDrawingRoom(workshop: Workshop, easel: Easel): DrawingRoom {
  const boxesIn = (scene: Scene) =>
    scene.artboards.flatMap((_, at) => boxesOf(easel.lay(scene, at).root).slice(1)).slice(0, MAX_BOXES)
  return {
    editTask: (scene) => ({
      sheet: printSheet(scene).slice(0, MAX_SHEET),
      boxes: boxesIn(scene),
      language: sheetInstructions(),
    }),
    task(request) {
      const { brief, used } = understood(request)
      return drawingTask(brief, used, request.seed, request.hasPainter)
    },
    sketch({ sheet, ...request }) {
      const { brief } = understood(request)
      const read = parseSheet(withBrandFonts(closeSheet(sheet), request.brand)).sheet
      const set =
        read && drawnScene(read, brief, { lay: workshop.layOut, pictograms: workshop.pictograms }, request.hasPainter)
      return set?.scene.artboards[0] ? { scene: set.scene, title: titleOf(brief) } : null
    },
    async set({ sheet, pictures = NO_PICTURES, ...request }) {
      const images = await decodePictures(request.picture ? [request.picture.media] : [], pictures)
      const written = writtenDesign({ ...request, text: sheet }, workshop, images)
      if (!written.ok) return written
      const { design, ...told } = written
      return { ...told, concept: assess(design, easel, workshop, images) }
    },
    async admit(request) {
      const whole = await admitted(request)
      return whole.ok || !request.asFarAsGood || request.changes === undefined ? whole : inPart(request, whole)
    },
  }

  async function admitted({ sheet: drawn, changes, isLast, ...request }: SheetRequest): Promise<DrawnSheet> {
    const { brief } = understood(request)
    const { sheet, faults } = changes === undefined ? { sheet: drawn, faults: [] } : changedSheet(drawn, changes)
    // What can be done of the changes is: what comes of it is held against the gates as any sheet is.
    if (!isLast && faults.length > 0 && sheet === drawn) return { ok: false, faults }
    const pictures = request.pictures ?? NO_PICTURES
    const shown = [brief.picture, brief.logo].flatMap((one) => one?.media ?? [])
    const images = await decodePictures(shown, pictures)
    const written = {
      brief: completeCopy(brief, request.seed),
      text: withBrandFonts(sheet, request.brand),
      seed: request.seed,
      isLast,
      hasPainter: request.hasPainter,
    }
    const result = admitSheet(written, workshop, images)
    if (!result.ok) return result
    const { design: plain, ...told } = result
    const design = withBrandLogo(plain, workshop, images)
    return { ...told, concept: assess(design, easel, workshop, images), boxes: boxesIn(design.scene), sheet }
  }

  /** The sheet with every change with which it stands, one after the other; what must come together with another gets a second try. */
  async function inPart(request: SheetRequest, refused: Refused): Promise<DrawnSheet> {
    let best: DrawnSheet = refused
    let open = singleChanges(request.changes ?? '').slice(0, MAX_SINGLE)
    const kept: string[] = []
    const why = new Map<string, string>()
    for (let round = 0; round < 2 && open.length > 0; round++) {
      const still: string[] = []
      for (const change of open) {
        const tried = await admitted({ ...request, changes: asChanges([...kept, change]) })
        if (tried.ok) {
          kept.push(change)
          best = tried
        } else {
          still.push(change)
          why.set(change, tried.faults[0] ?? '')
        }
      }
      open = still
    }
    return best.ok ? { ...best, left: open.flatMap((change) => why.get(change) ?? []) } : refused
  }
}
