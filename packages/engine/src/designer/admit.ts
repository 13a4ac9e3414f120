/** The way of a drawn sheet to a design: read, set at the format that was asked for, its words guarded, held against the gates. */
import type { Brief } from '../brief/types.ts'
import { contrastOf } from '../compose/finish.ts'
import type { Workshop } from '../compose/workshop.ts'
import { gateFaults } from '../critic/gates.ts'
import { grazes } from '../critic/grazes.ts'
import type { Design } from '../design/types.ts'
import { direct } from '../direction/direct.ts'
import { inventionIn } from '../proposal/facts.ts'
import type { Images } from '../render/canvas.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import { withOwnIds } from '../scene/own-ids.ts'
import type { Scene } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { mended as mendedInks } from '../sheet/mend.ts'
import { parseSheet } from '../sheet/parse.ts'
import type { Sheet } from '../sheet/types.ts'
import { closeSheet } from '../sheet/xml/close.ts'
import { isUnreadable, type ToldCollision, toldCollisions, toldGraze } from './collisions.ts'
import { saidOnce } from './doubled.ts'
import { DRAWN } from './drawn.ts'
import { drawnScene } from './drawn-scene.ts'
import { keptClear } from './keep-clear.ts'
import { remarksOn } from './remarks.ts'
import { mendSetting } from './setting.ts'
import type { Admission, PictureAsk } from './types.ts'
import { guardWords } from './words.ts'

/** So many faults are told: a model mends what is named first. */
const MAX_FAULTS = 12

export interface Admitting {
  brief: Brief
  /** The sheet, as a model wrote it. */
  text: string
  seed: number
  /** Nobody will be asked to mend it: what can be left out goes, and small faults stay. */
  isLast: boolean
  /** It may ask for a painted picture. */
  hasPainter?: true | undefined
}

export function admitSheet(
  { brief, text, seed, isLast, hasPainter }: Admitting,
  workshop: Workshop,
  images: Images,
): Admission {
  const { sheet, faults } = parseSheet(closeSheet(text))
  const written = faults.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`)
  if (!sheet || (!isLast && written.length > 0)) return { ok: false, faults: told(written) }
  const asked = brief.colours.map(({ hex }) => hex)
  const instruments = { lay: workshop.layOut, pictograms: workshop.pictograms, images, asked }
  const set = drawnScene(sheet, brief, instruments, hasPainter)
  if (!set) return { ok: false, faults: ['The sheet has no <board>'] }
  if (isEmpty(set.scene))
    return { ok: false, faults: told([...written, 'The sheet shows next to nothing: it has no words']) }
  const { scene: held, inventions } = guardWords(withOwnIds(set.scene), brief.prompt, isLast)
  const { scene: guarded, mended: doubled } = saidOnce(held, workshop.layOut)
  const { scene: setAnew, faults: unset } = mendSetting(guarded, (one) => gateFaults(brief, one, workshop.layOut(one)))
  // Smaller letters want more contrast.
  const { scene: read, mended: inked } =
    setAnew === guarded ? { scene: guarded, mended: [] } : mendedInks(setAnew, instruments)
  const painted = { pictograms: workshop.pictograms, images }
  const touching = (boards: readonly LaidArtboard[], one: Scene, isAiry = false) =>
    boards.flatMap((board) => grazes(board, one.palette, painted, isAiry))
  const meetingIn = (boards: readonly LaidArtboard[], one: Scene) =>
    boards.flatMap((board) => toldCollisions(board, one.palette, workshop, images))
  const scene = keptClear(read, {
    lay: workshop.layOut,
    grazes: touching,
    faults: (boards, one) => [...gateFaults(brief, one, boards), ...meetingIn(boards, one).map(({ told }) => told)],
  })
  const design = asDesign(scene, brief, seed, workshop)
  const laid = workshop.layOut(scene)
  const unread = contrastOf({ design, laid }, workshop, images)
  const found = [...(isLast ? [] : inventions), ...unset, ...unread]
  const meeting = meetingIn(laid, scene)
  const untenable = meeting.filter((one) => (isLast ? isUnreadable(one) : !isBearable(one, scene)))
  if (found.length + untenable.length > 0)
    return { ok: false, faults: told([...written, ...found, ...untenable.map((one) => one.told)]) }
  const remarks = told([
    ...meeting.map((one) => one.told),
    ...touching(laid, scene).map(toldGraze),
    ...remarksOn(scene, laid),
  ])
  const [took, ask] = [takenFrom(sheet, brief), askIn(laid)]
  const mended = [...set.mended, ...doubled, ...inked, ...(isLast ? inventions : [])]
  return { ok: true, design, mended, remarks, ...(took !== undefined && { took }), ...(ask && { ask }) }
}

/** A sentence, as people are told it. */
const TOOK = 160

/** What a model says that it took from the attached picture, where that is a sentence and states nothing of its own. */
function takenFrom({ took = '' }: Sheet, { picture, prompt }: Brief): string | undefined {
  const said = took.trim().replace(/\s+/g, ' ')
  if (!picture || said.length < 4 || said.length > TOOK || /[<>#@]|:\/\//.test(said)) return undefined
  return inventionIn(said, prompt) === undefined ? said : undefined
}

function askIn(laid: readonly LaidArtboard[]): PictureAsk | undefined {
  const visit = (one: LaidNode): PictureAsk | undefined => {
    const { node, width, height } = one
    if (node.type === 'frame' && node.control?.kind === 'photo')
      return { id: node.id, shows: node.control.shows, isAlone: node.role === 'sticker', width, height }
    for (const child of one.children) {
      const found = visit(child)
      if (found) return found
    }
    return undefined
  }
  return laid.map(({ root }) => visit(root)).find((found) => found !== undefined)
}

/** Pages scroll past, and a picture behind their words is usual. */
const isBearable = ({ kind }: ToldCollision, scene: Scene): boolean => scene.kind === 'website' && kind === 'crossed'

/** A sheet that broke off after its first lines: whatever it was to show, signs apart, it was to say something. */
const isEmpty = (scene: Scene): boolean =>
  scene.kind !== 'icon' && scene.kind !== 'logo' && ![...places(scene)].some(({ node }) => node.type === 'text')

const told = (faults: string[]): string[] => [...new Set(faults)].slice(0, MAX_FAULTS)

/** The scene as a design: its art direction is its own. */
export function asDesign(scene: Scene, brief: Brief, seed: number, { pictograms }: Workshop): Design {
  const direction = direct(brief, seed, pictograms)
  const { palette, typography } = scene
  return { scene, brief, archetype: DRAWN, direction: { ...direction, palette, typography, paletteName: DRAWN } }
}
