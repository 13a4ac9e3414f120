/** Editing by hand: what can be touched in a design, and new words or colours set without a sentence to read. */

import type { Box } from '../base/geometry.ts'
import { random } from '../base/random.ts'
import { entriesOf } from '../base/tables.ts'
import type { PictureFacts } from '../brief/types.ts'
import { contrast } from '../colour/colour.ts'
import { colourName } from '../colour/plain-names.ts'
import type { ContrastReading } from '../critic/contrast.ts'
import { textBoxes } from '../critic/gates.ts'
import type { Design } from '../design/types.ts'
import type { PictogramSource } from '../imagery/types.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Hex, Palette, PaletteRole, Scene, Typography } from '../scene/types.ts'
import { findNode, subtree } from '../scene/walk.ts'
import { familyName } from '../type/own-family.ts'
import { apply } from './apply.ts'
import { boxesOf } from './boxes.ts'
import { carryOutByHand } from './by-hand/carry-out.ts'
import { inTheWay } from './by-hand/in-the-way.ts'
import { lockedReason, lockOn } from './by-hand/locks.ts'
import type { Part } from './by-hand/part-types.ts'
import { partsOn } from './by-hand/parts.ts'
import type { Layout } from './by-hand/placing.ts'
import { unreadCode } from './by-hand/scannable.ts'
import { type PageSection, sectionNames, sectionsOn } from './by-hand/sections.ts'
import { type HandOperation, isByHand } from './by-hand/types.ts'
import type { EditContext, State, Step } from './context.ts'
import { OFFER_LAYOUT } from './families/replies.ts'
import { setTexts } from './families/rewriting.ts'
import { guarded } from './guard.ts'
import { lostRuns } from './measure/lost-runs.ts'
import { linksOf, type PageLink } from './pages/page-links.ts'
import { withAccent, withPaper, withSecondary } from './palette/harmony.ts'
import { inKit, type KitLooks } from './palette/in-kit.ts'
import { ownColours, usedRoles } from './palette/lead.ts'
import { photoFrames, withPhoto } from './photos/photo.ts'
import { cannot } from './steps.ts'
import type { Change } from './types.ts'

export type DirectOperation = HandOperation | PlainOperation

type PlainOperation =
  | { op: 'palette'; set: Partial<Palette> }
  /** New words for one text node. */
  | { op: 'text'; id: string; text: string }
  /** The attached picture in the frame of an id. */
  | { op: 'photo'; id: string }
  /** All of it in a brand: colours by their roles, and typefaces. */
  | { op: 'brand'; kit: KitLooks }

export interface Parts {
  palette: Palette
  typography: Typography
  /** Roles that show somewhere in the design. */
  used: PaletteRole[]
  /** What is seen besides, the largest areas first. */
  colours: Hex[]
  /** Of a website: what sections may be added to a page of it. */
  addable: string[]
  artboards: {
    /** Artboard pixels. */
    width: number
    height: number
    texts: { id: string; text: string; box: Box }[]
    /** Frames that wait for a photo, each with what belongs in it. */
    frames: { id: string; shows: string; box: Box }[]
    /** Of a site: what leads to another page of it, or to a part of one. */
    links: PageLink[]
    /** Of a page: its sections in their order. */
    sections: PageSection[]
    /** Everything that can be selected, those that lie lower first. */
    parts: Part[]
  }[]
}

export type DirectResult =
  | { status: 'changed'; design: Design; changes: Change[]; noted?: string[] }
  /** Not done, with the reason. */
  | { status: 'unclear'; question: string; suggestions: string[] }

/** Contrast below which words cannot be read (WCAG 2.2, large text). */
const READABLE = 3

interface Telling {
  contrast: (laid: LaidArtboard) => ContrastReading[]
  pictograms: PictogramSource
  /** The drawing of which the shapes are told, too. */
  inside?: string | undefined
}

/** What a person can click in the picture of a design: its texts, and the links of a site. */
export function partsOf(scene: Scene, layout: Layout, { contrast, ...shapes }: Telling): Parts {
  const waiting = photoFrames(scene)
  const framed = new Set(waiting.flatMap(({ frame }) => [...subtree(frame)].map(({ id }) => id)))
  const boxes = boxesOf(scene, { layout })
  const artboards = layout(scene)
  const links = scene.kind === 'website' ? linksOf(artboards) : []
  return {
    palette: scene.palette,
    typography: namedTypography(scene.typography),
    used: [...usedRoles(scene)],
    colours: ownColours(scene, boxes),
    addable: sectionNames(scene),
    artboards: artboards.map((artboard, side) => ({
      width: artboard.width,
      height: artboard.height,
      frames: waiting.flatMap(({ frame, shows, artboard: at }) => {
        const box = boxes.get(frame.id)
        if (at !== side || !box) return []
        const { x, y, width, height } = box
        return [{ id: frame.id, shows, box: { x, y, width, height } }]
      }),
      texts: textBoxes(artboard)
        // The words of a frame that waits go when it is filled.
        .filter(({ node }) => node.role !== 'decoration' && !framed.has(node.id))
        .map(({ node, left, top, right, bottom }) => ({
          id: node.id,
          text: node.text,
          box: { x: left, y: top, width: right - left, height: bottom - top },
        })),
      links: links[side] ?? [],
      sections: sectionsOn(scene, side),
      parts: partsOn(artboard, scene, contrast(artboard), shapes),
    })),
  }
}

/**
 * Carries the operations out, each held against the layout as an edit by words is.
 * @param attached what frames are filled with
 */
export function operate(
  design: Design,
  operations: readonly DirectOperation[],
  layout: Layout,
  attached?: PictureFacts,
  tools: Pick<EditContext, 'pictograms' | 'contrast' | 'workshop'> = {},
): DirectResult {
  let current = design
  const changes: Change[] = []
  const noted: string[] = []
  for (const some of together(operations)) {
    const state: State = { design: current, context: { layout, ...tools }, random: random(1), focus: [], done: [] }
    // What one part is moved to or painted in changes no other one: a drawing does not fade for it.
    const step = guarded(stepOf(some, state, attached), state, Array.isArray(some))
    if (step.step !== 'patch')
      return {
        status: 'unclear',
        question:
          step.step === 'cannot'
            ? (inTheWay(step.faults ?? [], changedBy(some), current.scene) ?? reasonOf(step.question))
            : 'There is no room for the new words in this layout.',
        suggestions: step.step === 'cannot' ? (step.suggestions ?? []) : [],
      }
    current = { ...current, scene: apply(current.scene, step.operations), brief: step.brief ?? current.brief }
    changes.push(...step.changes)
    noted.push(...(step.noted ?? []))
  }
  const unread = unreadCode(design.scene, current.scene, (scene) => boxesOf(scene, { layout }))
  if (unread) return { status: 'unclear', question: unread, suggestions: [] }
  if (JSON.stringify(current.scene) === JSON.stringify(design.scene))
    return { status: 'unclear', question: 'It is like that already.', suggestions: [] }
  return { status: 'changed', design: current, changes, ...(noted.length > 0 && { noted }) }
}

/** What is pulled and chosen at once is one change: held against the layout when all of it is done. */
function together(operations: readonly DirectOperation[]): (HandOperation[] | PlainOperation)[] {
  const some: (HandOperation[] | PlainOperation)[] = []
  for (const operation of operations) {
    const last = some.at(-1)
    if (!isByHand(operation)) some.push(operation)
    else if (Array.isArray(last)) last.push(operation)
    else some.push([operation])
  }
  return some
}

/** The parts that they are about. */
const changedBy = (operations: readonly HandOperation[] | PlainOperation): string[] =>
  [operations].flat().flatMap((one: DirectOperation) => ('id' in one ? [one.id] : 'ids' in one ? one.ids : []))

/** By hand one sees what is in the way: no other layout is offered. */
const reasonOf = (question: string): string =>
  question.endsWith(OFFER_LAYOUT) ? question.slice(0, -OFFER_LAYOUT.length) : question

function stepOf(
  operation: readonly HandOperation[] | PlainOperation,
  state: State,
  attached: PictureFacts | undefined,
): Step {
  if (!('op' in operation)) return carryOutByHand(operation, state, attached)
  if (operation.op === 'palette') return recolour(operation.set, state)
  if (operation.op === 'brand') return inKit(operation.kit, state)
  const lock = lockOn(state.design.scene, operation.id)
  if (lock) return cannot(lockedReason(lock))
  if (operation.op === 'photo') {
    const { layout } = state.context
    const placed = attached && layout && withPhoto(state.design, attached, { id: operation.id }, layout)
    return placed
      ? { step: 'patch', operations: placed.operations, changes: placed.changes }
      : cannot('There is no such photo frame in this design, or no picture was sent with it.')
  }
  const node = findNode(state.design.scene, operation.id)
  const words = operation.text.trim()
  if (node?.type !== 'text') return cannot('There is no such text in this design.')
  if (words === '') return cannot('A text needs at least one character.')
  // What is written into the place of others looks as those did: set in capitals where they were.
  const step = setTexts([node], words, node.role ?? 'text', state, 'as before')
  if (step.step !== 'patch') return step
  return { ...step, changes: [...step.changes, ...lostRuns(node, { ...node, text: words })] }
}

/** The ground and the leading colours bring their companions along, so that what stands on them stays readable. */
function recolour(set: Partial<Palette>, { design }: State): Step {
  const before = design.scene.palette
  let palette = before
  const changes: Change[] = []
  for (const [role, colour] of entriesOf(set)) {
    if (colour.toLowerCase() === palette[role].toLowerCase()) continue
    palette = withRole(palette, role, colour)
    changes.push({ what: NAMES[role], from: colourName(before[role]), to: colourName(colour), nodes: [] })
  }
  if (changes.length === 0) return cannot('It has this colour already.')
  if (contrast(palette.ink, palette.paper) < READABLE)
    return cannot('The words would not be legible on that background. Please choose another colour.')
  return { step: 'patch', operations: [{ op: 'palette', set: palette }], changes }
}

function withRole(palette: Palette, role: PaletteRole, colour: Hex): Palette {
  if (role === 'paper') return withPaper(palette, colour)
  if (role === 'accent') return withAccent(palette, colour, true)
  if (role === 'secondary') return withSecondary(palette, colour, true)
  return { ...palette, [role]: colour }
}

const NAMES: Record<PaletteRole, string> = {
  paper: 'Background',
  surface: 'Panels',
  ink: 'Text',
  muted: 'Quiet text',
  line: 'Lines',
  accent: 'Accent',
  onAccent: 'Text on the accent',
  secondary: 'Second colour',
  onSecondary: 'Text on the second colour',
}

/** For people: own fonts without their files. */
const namedTypography = ({ display, text, accent }: Typography): Typography => ({
  ...{ display: familyName(display), text: familyName(text) },
  ...(accent !== undefined && { accent: familyName(accent) }),
})
