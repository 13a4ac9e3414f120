/** From words to concepts: reads, remembers, composes. */
import { setImmediate } from 'node:timers/promises'
import { withParameters } from '../brief/asks/parameters.ts'
import { readBrief } from '../brief/read.ts'
import { summarise } from '../brief/summary.ts'
import type { Brief } from '../brief/types.ts'
import { completeCopy } from '../brief/write/complete.ts'
import { sheetsFor } from '../collection/sheets-for.ts'
import { compose } from '../compose/compose.ts'
import type { Draft } from '../compose/draft.ts'
import { collides, contrastOf } from '../compose/finish.ts'
import type { Director } from '../compose/request.ts'
import { withBrandLogo } from '../compose/with-brand-logo.ts'
import type { Workshop } from '../compose/workshop.ts'
import { type Critique, critique } from '../critic/critique.ts'
import { gateFaults } from '../critic/gates.ts'
import { readBack } from '../critic/read-back.ts'
import type { Design } from '../design/types.ts'
import { DRAWN } from '../designer/drawn.ts'
import { direct } from '../direction/direct.ts'
import { inBrand } from '../direction/in-brand.ts'
import { recall } from '../direction/recall.ts'
import { spells } from '../direction/typography.ts'
import type { ConceptWish } from '../direction/wish.ts'
import { type Admitted, admit, kindOf, picturesFor } from '../proposal/admit.ts'
import { decodePictures, type Images } from '../render/canvas.ts'
import { nearConcepts } from './near.ts'
import { type Easel, NO_PICTURES } from './painting.ts'
import type { ChosenDesign, Concept, DesignRequest, DesignResult } from './types.ts'

/** How many concepts there are where a prompt does not say. */
export const DEFAULT_COUNT = 4
const MAX_CONCEPTS = 8
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
  asked: readBack(design.brief, design.scene, design.archetype === DRAWN).map(({ ask, met }) => ({
    words: ask.words,
    met,
  })),
})

/** A design that was not composed here, or was changed since, as the critic sees it. */
export const assess = (design: Design, easel: Easel, { pictograms }: Workshop, images: Images): Concept =>
  conceptOf({ design, ...critique(design, easel.lay(design.scene), pictograms, images) })

/** What a gate refuses in a design, and what collides in it. */
function faultsOf(design: Design, workshop: Workshop, images: Images): string[] {
  const [front, ...others] = workshop.layOut(design.scene)
  if (!front) return ['It has no artboard.']
  const one: Pick<Draft, 'design' | 'laid'> = { design, laid: [front, ...others] }
  return [
    ...gateFaults(design.brief, design.scene, one.laid),
    ...contrastOf(one, workshop, images),
    ...(collides(one, workshop, images) ? ['Words collide.'] : []),
  ]
}

export interface Composing {
  brief: Brief
  count: number
  request: Pick<DesignRequest, 'seed' | 'avoid' | 'pictures' | 'onStage'>
  /** Archetypes that may not be used. */
  without?: string[]
  /** The one archetype that is used, in several manners. */
  only?: string
  /** What the usual art direction is changed to. */
  settle?: (direction: ReturnType<Director>) => ReturnType<Director>
  /** What single concepts are wished to be. */
  wishes?: readonly ConceptWish[]
}

export interface Studio {
  design(request: DesignRequest): Promise<DesignResult>
  compose(composing: Composing): Promise<Concept[]>
}

/** The prompt as the engine reads it, and what of a proposal stands beside it. */
function understand({ prompt, kind, picture, proposal, parameters = {} }: DesignRequest): Admitted {
  const options = { ...(kind && { kind }), ...(picture && { picture }) }
  const read = withParameters(readBrief(prompt, options), parameters)
  if (!proposal) return { brief: read, wishes: [], pictures: picturesFor(read), dropped: [] }
  const named = kind ?? kindOf(read, proposal)
  if (named === read.kind) return admit(read, proposal)
  return admit(withParameters(readBrief(prompt, { ...options, kind: named }), parameters), proposal)
}

export function openStudio(workshop: Workshop): Studio {
  async function composeConcepts({
    brief,
    count,
    request,
    without = [],
    only,
    settle = (one) => one,
    wishes = [],
  }: Composing) {
    const pictures = request.pictures ?? NO_PICTURES
    const shown = [brief.picture, brief.logo].flatMap((one) => one?.media ?? [])
    const images = await decodePictures(shown, pictures)
    request.onStage?.('directing', 0.1)
    const candidates = compose({
      brief,
      seed: request.seed,
      count,
      workshop,
      images,
      direct: (of, seed, avoid, wish, dress = (one) => one) =>
        settle(dress(direct(of, seed, workshop.pictograms, avoid, wish))),
      ...(await sheetsFor(brief, request.seed)),
      wishes,
      avoid: request.avoid ?? [],
      without,
      ...(only !== undefined && { only }),
      onCandidate: (done, of) => request.onStage?.('composing', 0.1 + (0.9 * done) / of),
    })
    // Small canvases were painted on the way: native code frees them only when the event loop turns.
    await setImmediate()
    return candidates.map((one) => {
      const design = withBrandLogo(one.design, workshop, images)
      if (design === one.design) return conceptOf(one)
      const [front] = workshop.layOut(design.scene)
      return conceptOf({ design, ...critique(design, front, workshop.pictograms, images) })
    })
  }

  async function near(request: DesignRequest, all: readonly ChosenDesign[], { brief }: Design): Promise<DesignResult> {
    const shown = [brief.picture, brief.logo].flatMap((one) => one?.media ?? [])
    const images = await decodePictures(shown, request.pictures ?? NO_PICTURES)
    const { concepts, near: told } = await nearConcepts(all, brief, request.count ?? DEFAULT_COUNT, {
      compose: ({ archetypes, avoid, ...order }) =>
        composeConcepts({ ...order, ...archetypes, request: { ...request, avoid } }),
      faultsOf: (design) => faultsOf(design, workshop, images),
    })
    return {
      ...{ brief, concepts, understood: summarise(brief), near: told },
      ...{ remembered: [], branded: [], dropped: [], pictures: [] },
    }
  }

  return {
    compose: composeConcepts,
    async design(request) {
      request.onStage?.('reading', 0)
      const [first, second] = request.near ?? []
      if (request.near && first && second) return near(request, request.near, first.design)
      const { brief: read, wishes, pictures, dropped } = understand(request)
      const worn = inBrand(read, request.brand)
      const { brief: known, type = undefined, used } = recall(worn.brief, request.remembered)
      const brief = completeCopy(known, request.seed)
      const count = Math.min(MAX_CONCEPTS, Math.max(1, request.count ?? brief.variations ?? DEFAULT_COUNT))
      const settled = [worn.type, type].find((one) => one && spells(one.typography, brief))
      const settle: Composing['settle'] = (direction) => ({ ...direction, ...settled })
      const concepts = await composeConcepts({ brief, count, request, settle, wishes })
      return { brief, concepts, understood: summarise(brief), remembered: used, branded: worn.used, dropped, pictures }
    },
  }
}
