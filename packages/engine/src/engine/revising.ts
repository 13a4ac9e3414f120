/** From a design and an instruction to the next version: patched, or composed anew where that was asked for. */
import { PICTURE, TRACED } from '../analysis/picture/archetypes.ts'
import { memo } from '../base/memo.ts'
import type { Brief, PictureFacts } from '../brief/types.ts'
import { withBrandLogo, withLogo } from '../compose/with-brand-logo.ts'
import type { Workshop } from '../compose/workshop.ts'
import { type Collision, collisions } from '../critic/collisions.ts'
import { type ContrastReading, readContrast } from '../critic/contrast.ts'
import { type Thumbnail, thumbnailOf } from '../critic/painted.ts'
import type { Design } from '../design/types.ts'
import type { Direction } from '../direction/types.ts'
import type { EditContext } from '../edit/context.ts'
import { type DirectOperation, operate } from '../edit/direct.ts'
import { edit, suggest } from '../edit/edit.ts'
import { measure } from '../edit/measure/compare.ts'
import { cannot, recomposed } from '../edit/measure/recomposed.ts'
import { logoPlaceIn, placeCalled, saysLogo } from '../edit/photos/logo-place.ts'
import { withPhoto } from '../edit/photos/photo.ts'
import { carryOut } from '../edit/proposed/carry-out.ts'
import type { ProposedOperation } from '../edit/proposed/pieces.ts'
import { withAdded, withoutAdded } from '../edit/run/added-parts.ts'
import { carriedOver } from '../edit/run/carried-over.ts'
import { sizedAnew } from '../edit/run/sized-anew.ts'
import type { Change, EditResult } from '../edit/types.ts'
import { copyOf, heard } from '../edit/utterance/heard.ts'
import { wordsOfVersion } from '../edit/utterance/words-of-version.ts'
import type { Words } from '../language/tokens.ts'
import type { Images } from '../render/canvas.ts'
import type { KindName, Scene } from '../scene/types.ts'
import { findNode } from '../scene/walk.ts'
import { chosen } from './anew.ts'
import { assess, type Studio } from './designing.ts'
import type { Composer } from './other-format.ts'
import type { Easel } from './painting.ts'
import type { Concept, RevisionRequest, RevisionResult, Told, Worded } from './types.ts'
import { understood } from './understanding.ts'

type EditTools = EditContext
type Request = Pick<RevisionRequest, 'seed' | 'pictures'>
type Recomposed = Extract<EditResult, { status: 'recompose' }>

/** What a new composition takes over: the scene's own colours and type, so that edits since the first one are kept too. */
const kept = ({ scene, direction }: Design, keep: Recomposed['keep']): Partial<Direction> => ({
  ...(keep.palette && { palette: scene.palette, paletteName: direction.paletteName, mark: direction.mark }),
  ...(keep.typography && {
    typography: scene.typography,
    weights: direction.weights,
    displayTracking: direction.displayTracking,
  }),
  ...(keep.pictogram && { pictograms: direction.pictograms }),
})

/** What one or two edits in turn came to. */
function revised(concept: Concept, ...results: Partial<Told>[]): RevisionResult {
  const [also, notDone, noted, notUnderstood] = [
    results.flatMap((result) => result.also ?? []),
    results.flatMap((result) => result.notDone ?? []),
    results.flatMap((result) => result.noted ?? []),
    results.flatMap((result) => result.notUnderstood ?? []),
  ]
  return {
    status: 'changed',
    concept,
    changes: results.flatMap(({ changes = [] }) => changes),
    ...(also.length > 0 && { also }),
    ...(notDone.length > 0 && { notDone }),
    ...(noted.length > 0 && { noted }),
    ...(notUnderstood.length > 0 && { notUnderstood }),
  }
}

/** What of a wish the new composition shows. */
function toldAnew(before: Design, after: Design, result: Recomposed, layout: EditContext['layout']): Told {
  const context = layout ? { layout } : {}
  const shown = recomposed(result.changes, after, measure(before.scene, context), measure(after.scene, context))
  const notDone = [...(result.notDone ?? []), ...(shown.notDone ?? [])]
  return {
    ...shown,
    ...(notDone.length > 0 && { notDone }),
    ...(result.notUnderstood && { notUnderstood: result.notUnderstood }),
  }
}

/** Whoever asks for another layout asks for other places and sizes: of another format alone it is told what was not carried over. */
function withNoted(told: Told, ...some: (readonly string[] | undefined)[]): Told {
  const noted = some.flatMap((sentences) => sentences ?? [])
  return noted.length > 0 ? { ...told, noted } : told
}

/** A wished place that no composition of these words can give. */
const noPlace = ([change]: Change[]): RevisionResult => ({
  status: 'unclear',
  question: `With these words and this format I cannot find a layout with the ${change?.what.toLowerCase() ?? 'part'} ${change?.to ?? 'there'}. What should I change instead?`,
  suggestions: ['another layout, same colours', 'more white space', 'smaller text'],
})

const NO_SIMPLER: RevisionResult = {
  status: 'unclear',
  question: 'I cannot find a simpler layout for these words. What should I remove?',
  suggestions: ['remove the decoration', 'use fewer colours', 'more white space'],
}

/** A picture that was made elsewhere has no parts: what would be changed lies under it, or is not the picture any more. */
const ONE_PICTURE = {
  status: 'unclear' as const,
  question:
    'This design is a single picture, so its words, colours and parts cannot be changed separately. Describe everything it should show in a new prompt.',
  suggestions: [],
}
/** Only what has nothing to do with its parts is done: going back, and what is done elsewhere. */
function ofOnePicture(result: EditResult): RevisionResult {
  if (result.status === 'revert' || (result.status === 'unclear' && result.act)) return result
  return { ...ONE_PICTURE, ...(result.status === 'unclear' && result.unread && { unread: true }) }
}
const RECOLOURED = ['make it black and white', 'make the colours warmer']
/** The same drawn in shapes: they are recoloured, but nothing is known of what they show. */
const ONE_DRAWING: RevisionResult = {
  status: 'unclear',
  question:
    'This design was traced from a picture: I can change its colours, but not its words, layout or format. What should I change?',
  suggestions: RECOLOURED,
}

/** Kinds that carry a logo in a corner; pages have a place of their own for it. */
const SIGNED: readonly KindName[] = ['poster', 'banner', 'business-card']

/** What stands when a picture leads a new composition. */
const KEPT = { palette: true, typography: true, pictogram: true }

export interface Editor {
  revise(request: RevisionRequest): Promise<RevisionResult>
  suggest(design: Design, said: string, turn: number): string[]
  operate(
    design: Design,
    operations: readonly DirectOperation[],
    pictures?: ReadonlyMap<string, Uint8Array>,
    attached?: PictureFacts,
  ): Promise<RevisionResult>
  worded(design: Design, words: Readonly<Record<string, string>>): Worded
  carryOut(
    design: Design,
    operations: readonly ProposedOperation[],
    wish: string,
    pictures?: ReadonlyMap<string, Uint8Array>,
  ): Promise<RevisionResult>
}

export function openEditor(workshop: Workshop, studio: Studio, easel: Easel): Editor {
  const { layOut, measure: measureText, pictograms } = workshop
  const assessed = (design: Design, images: Images): Concept => assess(design, easel, workshop, images)
  /** What a wish that may be offered is tried with: its layout tells whether it works, and nothing is painted for it. */
  const trying = { pictograms, workshop: { measure: measureText, pictograms, layOut }, layout: layOut }
  /** What an edit looks with. A scene is looked at once. */
  const looking = (images: Images) => {
    const read = new WeakMap<Scene, ContrastReading[]>()
    const seen = new WeakMap<Scene, Thumbnail[]>()
    const met = new WeakMap<Scene, Collision[]>()
    return {
      ...trying,
      contrast: (scene: Scene) =>
        memo(read, scene, () => layOut(scene).flatMap((laid) => readContrast(laid, scene.palette, pictograms, images))),
      seen: (scene: Scene) =>
        memo(seen, scene, () => layOut(scene).map((laid) => thumbnailOf(laid, scene.palette, pictograms, images))),
      collisions: (scene: Scene) =>
        memo(met, scene, () => layOut(scene).flatMap((laid) => collisions(laid, scene.palette, pictograms, images))),
    }
  }

  /** The same in another format, with the parts that were put on it since it was composed. */
  async function composedAnew(design: Design, result: Recomposed, tools: EditTools, images: Images, request: Request) {
    const isSheet = result.format && result.stays && result.brief.kind !== 'website' && !result.afterwards
    const { bare, added } = (isSheet && withoutAdded(design, tools)) || { bare: design }
    if (!added) return composed(design, result, tools, images, request)
    const { logo, ...unsigned } = result.brief
    const wished = { ...result, brief: bare.brief.logo ? result.brief : unsigned }
    const made = await composed(bare, wished, tools, images, request)
    if (made.status !== 'changed') return made
    const { design: whole, noted } = withAdded(made.concept.design, added, tools)
    const signed = { ...whole, brief: { ...whole.brief, ...(logo && { logo }) } }
    const told = [...(made.noted ?? []), ...noted]
    return { ...made, concept: assessed(signed, images), ...(told.length > 0 && { noted: told }) }
  }

  /** A composition of what the words asked for, which keeps what they did not speak of. */
  async function composed(design: Design, result: Recomposed, tools: EditTools, images: Images, request: Request) {
    const brief: Brief = { ...result.brief, ...(result.format && { format: result.format }) }
    const { palette } = design.direction
    const compose: Composer = (count, archetypes, as = {}) => {
      const settle = (direction: Direction) => ({
        ...direction,
        ...kept(design, result.keep),
        ...(as.inFirstColours && { palette }),
      })
      return studio.compose({ brief: as.brief ?? brief, count, request, ...archetypes, settle })
    }
    const fresh = await chosen(design, result, brief, compose, tools)
    if (!fresh) return result.simpler ? NO_SIMPLER : noPlace(result.changes)
    // What edits before this one made of the parts stays, where colours and type stay at all.
    const isKept = result.keep.palette && result.keep.typography && !fresh.isWhole
    const carried = isKept ? carriedOver(design, fresh.design, tools) : { design: fresh.design, noted: [] }
    const anew = assessed(carried.design, images)
    const seen = toldAnew(design, anew.design, result, layOut)
    const told = withNoted(seen, fresh.noted, result.format && carried.noted)
    if (told.changes.length === 0) return noPlace(result.changes)
    // "Another layout and make the headline red": the rest of the wish is about what was just composed.
    if (!result.afterwards) return revised(anew, told)
    const rest = edit(anew.design, result.afterwards, tools)
    if (rest.status === 'changed') {
      const sized = sizedAnew(design, rest.design, rest.changes, tools)
      const notDone = [...(rest.notDone ?? []), ...sized.missed.map(cannot)]
      return revised(assessed(sized.design, images), told, { ...rest, changes: sized.changes, notDone })
    }
    return revised(anew, told, { notUnderstood: [result.afterwards] })
  }

  /** A logo that was brought along in a corner of what is there; undefined where it leads a new composition. */
  async function signed(design: Design, words: Words, attached: PictureFacts, { pictures }: Request) {
    const wished = logoPlaceIn(words)
    const isAsked = wished !== undefined || saysLogo(words)
    if (attached.treatAs !== 'logo' || !isAsked || !SIGNED.includes(design.scene.kind)) return undefined
    const images = await easel.images(design.scene, pictures, [attached.media])
    const placed = withLogo(design, attached, workshop, images, { wished, keepsColours: true })
    if (!placed) return undefined
    const next = { ...placed.design, brief: { ...design.brief, logo: attached } }
    const at = placed.place ? placeCalled(placed.place) : 'where there is room'
    const isThere = !wished || (placed.place?.[0] === wished[0] && placed.place[1] === wished[1])
    return revised(assessed(next, images), {
      changes: [{ what: 'Your logo', to: at, nodes: [] }],
      ...(!isThere && { notDone: [`There is no room for the logo at the ${placeCalled(wished)}: it stands ${at}.`] }),
    })
  }

  /** With the logo of the brand that it was put in, where it shows none and there is room. */
  function inCorner(design: Design, operations: readonly DirectOperation[], images: Images) {
    const logo = operations.flatMap((one) => (one.op === 'brand' && one.kit.logo ? [one.kit.logo.picture] : [])).at(-1)
    if (!logo || !SIGNED.includes(design.scene.kind) || design.brief.logo?.media === logo.media) return { design }
    const signature = withBrandLogo({ ...design, brief: { ...design.brief, logo } }, workshop, images)
    return signature.scene === design.scene
      ? { design, noted: ['There is no free corner for the logo of the brand.'] }
      : { design: signature, changes: [{ what: 'Your logo', to: 'in a free corner', nodes: [] }] }
  }

  /** The attached picture where the words want it; what a design has no place for leads a new composition. */
  async function pictured(design: Design, words: Words, attached: PictureFacts, request: Request) {
    const own = await signed(design, words, attached, request)
    if (own) return own
    const said = words.text
    const placed = attached.treatAs === 'photo' ? withPhoto(design, attached, { said }, layOut) : undefined
    if (placed)
      return revised(assessed(placed.design, await easel.images(placed.design.scene, request.pictures)), placed)
    const [anew] = await studio.compose({
      brief: { ...design.brief, picture: attached },
      count: 1,
      request,
      settle: (direction) => ({ ...direction, ...kept(design, KEPT) }),
    })
    if (!anew) throw new Error('No layout was composed')
    return revised(anew, { changes: [{ what: 'Picture', to: 'yours', nodes: [] }] })
  }

  return {
    async revise({
      design,
      instruction,
      seed,
      siblings = [],
      versions = [],
      selected,
      attached,
      pictures,
      asks = false,
      spoken,
    }) {
      const said = typeof instruction === 'string' ? heard(instruction, copyOf(design)) : instruction
      const words = wordsOfVersion(said, design, versions) ?? said
      if (attached && design.archetype !== PICTURE && design.archetype !== TRACED)
        return pictured(design, words, attached, { seed, ...(pictures && { pictures }) })
      const images = await easel.images(design.scene, pictures)
      const tools = {
        ...{ ...looking(images), siblings, versions, seed, asks },
        ...(spoken !== undefined && { spoken }),
        ...(selected !== undefined && { selected }),
      }
      const result = await understood(design, words, tools)
      if (design.archetype === PICTURE) return ofOnePicture(result)
      if (result.status === 'changed') return revised(assessed(result.design, images), result)
      if (result.status !== 'recompose') return result
      if (design.archetype === TRACED) return ONE_DRAWING
      return composedAnew(design, result, tools, images, { seed, ...(pictures && { pictures }) })
    },
    suggest(design, said, turn) {
      if (design.archetype === PICTURE) return []
      if (design.archetype === TRACED) return RECOLOURED
      return suggest(design, said, turn, trying)
    },
    async operate(design, operations, pictures, attached) {
      if (design.archetype === PICTURE) return ONE_PICTURE
      const images = await easel.images(design.scene, pictures, attached ? [attached.media] : [])
      const { contrast } = looking(images)
      const result = operate(design, operations, layOut, attached, { ...trying, contrast })
      if (result.status !== 'changed') return result
      const signature = inCorner(result.design, operations, images)
      return revised(assessed(signature.design, images), result, signature)
    },
    worded(design, words) {
      if (design.archetype === PICTURE) return { fault: ONE_PICTURE.question }
      const operations = Object.entries(words).flatMap(([id, text]): DirectOperation[] => {
        if (text.trim() === '') return [{ op: 'remove', id }]
        const node = findNode(design.scene, id)
        // A row may be the one that the design was made of.
        return node?.type === 'text' && node.text === text.trim() ? [] : [{ op: 'text', id, text }]
      })
      if (operations.length === 0) return { scene: design.scene }
      const result = operate(design, operations, layOut, undefined, { pictograms })
      return result.status === 'changed' ? { scene: result.design.scene } : { fault: result.question }
    },
    async carryOut(design, operations, wish, pictures) {
      if (design.archetype === PICTURE) return ONE_PICTURE
      const images = await easel.images(design.scene, pictures)
      const result = carryOut(design, operations, wish, looking(images))
      if (result.status !== 'changed') return result
      return revised(assessed(result.design, images), result)
    },
  }
}
