/** The engine put together: what the rest of the house calls. */
import { completeCopy } from './brief/copy.ts'
import { apology, confirmation } from './brief/describe.ts'
import { readBrief } from './brief/read.ts'
import { summarise } from './brief/summary.ts'
import type { Brief } from './brief/types.ts'
import { type Candidate, compose, fingerprintOf, type Workshop } from './compose.ts'
import { direct } from './direction/direct.ts'
import { operate, partsOf } from './edit/direct.ts'
import { edit } from './edit/edit.ts'
import { readIntent } from './edit/intent.ts'
import type { Editable } from './edit/types.ts'
import type { Concept, DesignRequest, Engine, PaintOptions } from './engine-types.ts'
import { examine } from './imagery/examine.ts'
import { openPictograms } from './imagery/pictograms.ts'
import { buildPrompt } from './render/build-prompt.ts'
import { decodeImages, paintList } from './render/canvas.ts'
import { toComponent } from './render/code/to-component.ts'
import { displayList } from './render/display.ts'
import { encodePng, encodeThumbnail } from './render/encode.ts'
import { exportFile } from './render/files/export-file.ts'
import { svgDocument } from './render/svg.ts'
import { embedPictures } from './render/svg-pictures.ts'
import { type LaidArtboard, layout, layoutArtboard } from './scene/layout.ts'
import type { Scene } from './scene/types.ts'
import { openFonts } from './type/fonts.ts'
import { createMeasure } from './type/measure.ts'
import { createShaper } from './type/shape.ts'

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

const conceptOf = ({ design }: Candidate): Concept => ({
  design,
  title: titleOf(design.brief),
  fingerprint: fingerprintOf(design),
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

  const director = (brief: Brief, seed: number, avoid: { palettes: string[]; families: string[] }) =>
    direct(brief, seed, workshop.pictograms, avoid)

  async function composeConcepts(
    brief: Brief,
    request: Pick<DesignRequest, 'seed' | 'avoid' | 'pictures' | 'onStage'>,
    count: number,
    without: string[] = [],
    keep?: (editable: Editable) => Editable,
  ) {
    const images = await decodePictures(brief, request.pictures ?? noPictures)
    request.onStage?.('directing', 0.1)
    const candidates = compose({
      brief,
      seed: request.seed,
      count,
      workshop,
      images,
      direct: keep ? (b, seed, avoid) => keep({ direction: director(b, seed, avoid) } as Editable).direction : director,
      avoid: request.avoid ?? [],
      without,
      onCandidate: (done, of) => request.onStage?.('composing', 0.1 + (0.9 * done) / of),
    })
    return candidates.map(conceptOf)
  }

  return {
    async design(request) {
      request.onStage?.('reading', 0)
      const read = readBrief(request.prompt, {
        ...(request.kind && { kind: request.kind }),
        ...(request.picture && { picture: request.picture }),
      })
      const brief = completeCopy(read)
      const count = Math.min(MOST_CONCEPTS, Math.max(1, request.count ?? brief.variations ?? DEFAULT_COUNT))
      return { brief, concepts: await composeConcepts(brief, request, count), understood: summarise(brief) }
    },

    async revise({ design, instruction, seed, siblings = [], pictures }) {
      const result = edit(design, instruction, {
        siblings,
        pictograms: workshop.pictograms,
        layout: (scene) => layout(scene, { ...workshop, typography: scene.typography }),
        seed,
      })
      if (result.status === 'changed') {
        return {
          status: 'changed',
          concept: {
            design: result.design,
            title: titleOf(result.design.brief),
            fingerprint: fingerprintOf(result.design),
          },
          changes: result.changes,
          ...(result.notUnderstood && { notUnderstood: result.notUnderstood }),
        }
      }
      if (result.status !== 'recompose') return result
      const { keep } = result
      const from = design.direction
      const scene = design.scene
      const brief: Brief = { ...result.brief, ...(result.format && { format: result.format }) }
      const [concept] = await composeConcepts(
        brief,
        { seed, ...(pictures && { pictures }) },
        1,
        [result.otherThan],
        (fresh) => ({
          ...fresh,
          direction: {
            ...fresh.direction,
            // The scene's own colours and type: edits since the first composition are kept too.
            ...(keep.palette && { palette: scene.palette, paletteName: from.paletteName, mark: from.mark }),
            ...(keep.typography && {
              typography: scene.typography,
              weights: from.weights,
              displayTracking: from.displayTracking,
            }),
            ...(keep.pictogram && { pictograms: from.pictograms }),
          },
        }),
      )
      return { status: 'changed', concept: concept as Concept, changes: result.changes }
    },

    readIntent,
    parts: (scene) => partsOf(scene, (one) => layout(one, { ...workshop, typography: one.typography })),
    operate(design, operations) {
      const result = operate(design, operations, (one) => layout(one, { ...workshop, typography: one.typography }))
      if (result.status !== 'changed') return result
      const concept = {
        design: result.design,
        title: titleOf(result.design.brief),
        fingerprint: fingerprintOf(result.design),
      }
      return { status: 'changed', concept, changes: result.changes }
    },
    size(scene, artboard) {
      const { width, height } = lay(scene, artboard)
      return { width, height }
    },
    async paint(scene, options = {}) {
      const display = list(scene, options)
      return paintList(display, options.scale ?? 1, await decodeImages(display, options.pictures ?? noPictures))
    },
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
      exportFile({ design, title, format, options }, { ...workshop, listOf: list }),
    component: (design, options) => toComponent(design, workshop, options),
    exportFile: (design, title, format, options = {}) =>
      exportFile({ design, title, format, options }, { ...workshop, listOf: list }),
    buildPrompt,
    examine,
    confirmation,
    apology,
  }
}

async function decodePictures(brief: Brief, pictures: ReadonlyMap<string, Uint8Array>) {
  if (!brief.picture) return new Map()
  const { media } = brief.picture
  return decodeImages(
    {
      width: 1,
      height: 1,
      items: [
        { kind: 'picture', media, box: { x: 0, y: 0, width: 1, height: 1 }, fit: 'cover', focus: [0.5, 0.5], alt: '' },
      ],
    },
    pictures,
  )
}
