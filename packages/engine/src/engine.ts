/** The engine put together: what the rest of the house calls. */
import { setImmediate } from 'node:timers/promises'
import { analyse } from './analysis/analyse.ts'
import { designFromPicture } from './analysis/picture/from-picture.ts'
import { apology, confirmation } from './brief/describe.ts'
import { readBrief } from './brief/read.ts'
import { hear } from './brief/said.ts'
import { summarise } from './brief/summary.ts'
import type { Brief } from './brief/types.ts'
import { completeCopy } from './brief/write/complete.ts'
import { compose, type Director, type Workshop } from './compose/compose.ts'
import { readContrast } from './critic/contrast.ts'
import { type Critique, critique } from './critic/critique.ts'
import { placementShare } from './critic/placement.ts'
import type { Design } from './design/types.ts'
import { direct } from './direction/direct.ts'
import { recall } from './direction/recall.ts'
import type { Direction } from './direction/types.ts'
import { spells } from './direction/typography.ts'
import type { EditContext } from './edit/context.ts'
import { operate, partsOf } from './edit/direct.ts'
import { edit } from './edit/edit.ts'
import { readIntent } from './edit/intent.ts'
import { measure } from './edit/measure/compare.ts'
import { recomposed } from './edit/measure/recomposed.ts'
import type { Change, EditResult } from './edit/types.ts'
import type { Concept, DesignRequest, Engine, PaintOptions, RevisionResult, Told } from './engine-types.ts'
import { examine } from './imagery/examine.ts'
import { openPictograms } from './imagery/pictograms.ts'
import { buildPrompt } from './render/build-prompt.ts'
import { decodeImages, decodePictures, type Images, type Painter, painter } from './render/canvas.ts'
import { toComponent } from './render/code/to-component.ts'
import { displayList } from './render/display.ts'
import { encodePng, encodeThumbnail } from './render/encode.ts'
import { exportFile } from './render/files/export-file.ts'
import { nextProject } from './render/files/next-project.ts'
import { svgDocument } from './render/svg.ts'
import { embedPictures } from './render/svg-pictures.ts'
import { type LaidArtboard, layout, layoutArtboard } from './scene/layout.ts'
import type { Scene } from './scene/types.ts'
import { openFonts } from './type/fonts.ts'
import { createMeasure } from './type/measure.ts'
import { createShaper } from './type/shape.ts'

type Recomposed = Extract<EditResult, { status: 'recompose' }>

const DEFAULT_COUNT = 4
const MOST_CONCEPTS = 8
const KIND_WORDS: Record<Brief['kind'], string> = {
  logo: 'logo',
  website: 'website',
  'business-card': 'business card',
  poster: 'poster',
  icon: 'icon',
  banner: 'banner',
}

/** 'Harbor & Finch logo'; what the design is about where it has no name. */
export function titleOf(brief: Brief): string {
  const name =
    brief.brand ??
    brief.copy.find((copy) => copy.role === 'headline' || copy.role === 'brand')?.text ??
    brief.subject.about
  const short = name.length > 60 ? `${name.slice(0, 59).trimEnd()}…` : name
  return [short, KIND_WORDS[brief.kind]].filter(Boolean).join(' ')
}

const conceptOf = ({ design, score, fingerprint }: Critique & { design: Design }): Concept => ({
  design,
  title: titleOf(design.brief),
  fingerprint,
  score,
})

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
  const [also, notDone, notUnderstood, suggestions] = [
    results.flatMap((result) => result.also ?? []),
    results.flatMap((result) => result.notDone ?? []),
    results.flatMap((result) => result.notUnderstood ?? []),
    results.flatMap((result) => result.suggestions ?? []),
  ]
  return {
    status: 'changed',
    concept,
    changes: results.flatMap(({ changes = [] }) => changes),
    ...(also.length > 0 && { also }),
    ...(notDone.length > 0 && { notDone }),
    ...(notUnderstood.length > 0 && { notUnderstood }),
    ...(suggestions.length > 0 && { suggestions }),
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
    ...(result.suggestions && { suggestions: result.suggestions }),
  }
}

/** A wished place that no composition of these words can give. */
const noPlace = ([change]: Change[]): RevisionResult => ({
  status: 'unclear',
  question: `With these words and this format I find no layout with the ${change?.what.toLowerCase() ?? 'part'} ${change?.to ?? 'there'}. What shall I change instead?`,
  suggestions: ['another layout, same colours', 'more white space', 'smaller text'],
})

/** Opens fonts and pictograms. Once a thread; reading files happens when they are first asked for. */
export async function openEngine(): Promise<Engine> {
  const fonts = openFonts()
  const shaper = createShaper(fonts)
  const workshop: Workshop = { fonts, shaper, measure: createMeasure(fonts, shaper), pictograms: openPictograms() }
  const noPictures = new Map<string, Uint8Array>()

  const lay = (scene: Scene, index = 0): LaidArtboard => {
    const artboard = scene.artboards[index]
    if (!artboard)
      throw new RangeError(`The scene has ${scene.artboards.length} artboard(s); number ${index} was asked for.`)
    return layoutArtboard(scene, artboard, { ...workshop, typography: scene.typography })
  }
  const list = (scene: Scene, options: PaintOptions = {}) =>
    displayList(
      lay(scene, options.artboard),
      { palette: scene.palette, pictograms: workshop.pictograms },
      options.transparent,
    )

  async function painterOf(scene: Scene, options: PaintOptions = {}): Promise<Painter> {
    const display = list(scene, options)
    return painter(display, await decodeImages(display, options.pictures ?? noPictures))
  }

  const lays = (scene: Scene) => layout(scene, { ...workshop, typography: scene.typography })
  const director: Director = (brief, seed, avoid) => direct(brief, seed, workshop.pictograms, avoid)

  /** The attached pictures of a scene, by media id. */
  async function decodeScene(scene: Scene, pictures: ReadonlyMap<string, Uint8Array>): Promise<Images> {
    const lists = scene.artboards.map((_, artboard) => list(scene, { artboard }))
    const decoded = await Promise.all(lists.map((one) => decodeImages(one, pictures)))
    return new Map(decoded.flatMap((images) => [...images]))
  }

  /** A design that was changed, as the critic sees it now. */
  const assessed = (design: Design, images: Images): Concept =>
    conceptOf({ design, ...critique(design, lay(design.scene), workshop.pictograms, images) })

  async function composeConcepts(
    brief: Brief,
    request: Pick<DesignRequest, 'seed' | 'avoid' | 'pictures' | 'onStage'>,
    count: number,
    options: { without?: string[]; director?: Director } = {},
  ) {
    const images = await decodePictures(brief.picture ? [brief.picture.media] : [], request.pictures ?? noPictures)
    request.onStage?.('directing', 0.1)
    const candidates = compose({
      brief,
      seed: request.seed,
      count,
      workshop,
      images,
      direct: options.director ?? director,
      avoid: request.avoid ?? [],
      without: options.without ?? [],
      onCandidate: (done, of) => request.onStage?.('composing', 0.1 + (0.9 * done) / of),
    })
    // Small canvases were painted on the way: native code frees them only when the event loop turns.
    await setImmediate()
    return candidates.map(conceptOf)
  }

  return {
    async design(request) {
      request.onStage?.('reading', 0)
      const read = readBrief(request.prompt, {
        ...(request.kind && { kind: request.kind }),
        ...(request.picture && { picture: request.picture }),
      })
      const { brief: known, type, used } = recall(read, request.remembered)
      const brief = completeCopy(known, request.seed)
      const count = Math.min(MOST_CONCEPTS, Math.max(1, request.count ?? brief.variations ?? DEFAULT_COUNT))
      const settled = type && spells(type.typography, brief) ? type : {}
      const concepts = await composeConcepts(brief, request, count, {
        director: (...wish) => ({ ...director(...wish), ...settled }),
      })
      return { brief, concepts, understood: summarise(brief), remembered: used }
    },

    async revise({ design, instruction, seed, siblings = [], versions = [], pictures }) {
      const images = await decodeScene(design.scene, pictures ?? noPictures)
      const contrast = (scene: Scene) =>
        lays(scene).flatMap((laid) => readContrast(laid, scene.palette, workshop.pictograms, images))
      const tools = { siblings, versions, pictograms: workshop.pictograms, layout: lays, contrast, seed }
      const result = edit(design, instruction, tools)
      if (result.status === 'changed') return revised(assessed(result.design, images), result)
      if (result.status !== 'recompose') return result
      const brief: Brief = { ...result.brief, ...(result.format && { format: result.format }) }
      // A place is given by few layouts: more are tried for it.
      const places = brief.placements !== design.brief.placements
      const [anew] = await composeConcepts(brief, { seed, ...(pictures && { pictures }) }, places ? DEFAULT_COUNT : 1, {
        without: [result.otherThan],
        director: (...wish) => ({ ...director(...wish), ...kept(design, result.keep) }),
      })
      // Asked for a place that this layout could not give, and no other can.
      if (anew && places && placementShare(brief, lays(anew.design.scene)) < 1) return noPlace(result.changes)
      // "Another layout and make the headline red": the rest of the wish is about what was just composed.
      if (!anew) throw new Error('No layout was composed')
      const told = toldAnew(design, anew.design, result, lays)
      if (told.changes.length === 0) return noPlace(result.changes)
      const rest = result.afterwards ? edit(anew.design, result.afterwards, tools) : undefined
      if (rest?.status === 'changed') return revised(assessed(rest.design, images), told, rest)
      return revised(anew, told, rest && result.afterwards ? { notUnderstood: [result.afterwards] } : {})
    },

    hear,
    readIntent,
    parts: (scene) => partsOf(scene, lays),
    async operate(design, operations, pictures = noPictures) {
      const result = operate(design, operations, lays)
      if (result.status !== 'changed') return result
      return revised(assessed(result.design, await decodeScene(design.scene, pictures)), result)
    },
    size(scene, artboard) {
      const { width, height } = lay(scene, artboard)
      return { width, height }
    },
    painter: painterOf,
    paint: async (scene, { scale = 1, ...options } = {}) => (await painterOf(scene, options))(scale).whole(),
    png: encodePng,
    thumbnail: encodeThumbnail,
    async svg(scene, options = {}) {
      return svgDocument(
        list(scene, options),
        scene.artboards[options.artboard ?? 0]?.name ?? '',
        await embedPictures(options.pictures ?? noPictures),
      )
    },
    exportFile: (design, title, format, options = {}) =>
      exportFile({ design, title, format, options }, { ...workshop, lay, listOf: list }),
    async analyse(design, pictures = noPictures) {
      return analyse(design, workshop, await decodeScene(design.scene, pictures))
    },
    fromPicture: designFromPicture,
    nextProject: (designs, title, pictures = noPictures) => nextProject(designs, title, workshop, pictures),
    component: (design, options) => toComponent(design, workshop, options),
    buildPrompt,
    examine,
    confirmation,
    apology,
  }
}
