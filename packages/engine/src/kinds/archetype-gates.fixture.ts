/** Holds every archetype of a kind against every gate, on the briefs that are hard to compose. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hash } from '../base/random.ts'
import { readBrief } from '../brief/read.ts'
import type { Brief } from '../brief/types.ts'
import { completeCopy } from '../brief/write/complete.ts'
import { type Candidate, compose, makeCandidate, suitingArchetypes } from '../compose/compose.ts'
import { draftOf } from '../compose/draft.ts'
import { contrastOf } from '../compose/finish.ts'
import { direct } from '../direction/direct.ts'
import { openWorkshop } from '../instruments.ts'
import { decodePictures, type Images } from '../render/canvas.ts'
import type { KindName } from '../scene/types.ts'
import { hardBriefs } from './hard-briefs.fixture.ts'
import { KINDS } from './registry.ts'
import type { Archetype } from './types.ts'

/** Fonts and pictograms, opened once in each file of tests. */
export const workshop = openWorkshop()

/** The concepts of an answer that differ in more than their colours need as many ways to compose. */
const FEWEST = 3
/** Milliseconds: the first briefs open their fonts, and a machine may be busy. */
const PATIENCE = 60_000

/** A picture that is as hard to write on as they come: from black to white, with all between in small patches. */
async function hardPicture(width: number, height: number): Promise<Uint8Array> {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)]
    const patch = ((Math.floor(x / 8) * 7 + Math.floor(y / 8) * 13) % 5) * 16
    return Math.min(255, Math.round((255 * x) / width) * 0.8 + patch)
  })
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** The attached picture of a brief, decoded. */
export const imagesOf = async ({ picture }: Brief): Promise<Images> =>
  picture ? decodePictures([picture.media], new Map([[picture.media, await hardPicture(320, 200)]])) : new Map()

/** One candidate in the direction that a seed gives. */
export const candidateOf = (archetype: Archetype, brief: Brief, seed: number, images: Images = new Map()): Candidate =>
  makeCandidate(archetype, brief, direct(brief, seed, workshop.pictograms), workshop, images)

/** What the gates find in a candidate. Of all kinds but logos, which its looks still move, a draft tells it, and takes half the time. */
function faultsOf(archetype: Archetype, brief: Brief, seed: number, images: Images): string[] {
  if (brief.kind === 'logo') return candidateOf(archetype, brief, seed, images).faults
  const draft = draftOf(archetype, brief, direct(brief, seed, workshop.pictograms), workshop)
  return draft.faults.length > 0 ? draft.faults : contrastOf(draft, workshop, images)
}

/** Of the prompts that are shown beside archetypes, each is tried with its own and with so many others. */
const ONE_IN = 3

/**
 * Defines the tests of a kind: each archetype on each brief that it says it suits, and none that is never tried.
 *
 * @param more briefs that are hard for this kind alone, by what is hard in them
 * @param shown prompts that are shown beside archetypes: a share of the others is tried on each (`npm run bench:gates` tries all)
 */
export function testArchetypes(kind: KindName, more: Record<string, Brief> = {}, shown: readonly string[] = []): void {
  const { archetypes } = KINDS[kind]
  const tried = new Set<string>()

  const isTried = ({ name, example }: Archetype, prompt: string) =>
    !shown.includes(prompt) ||
    prompt.startsWith(example) ||
    !tried.has(name) ||
    hash(`${prompt}:${name}`) % ONE_IN === 0

  test.each(Object.entries({ ...hardBriefs(kind), ...more, ...promptBriefs(kind, shown) }))(
    'every archetype passes every gate: %s',
    async (name, brief) => {
      const images = await imagesOf(brief)
      const suiting = suitingArchetypes(archetypes, brief)
      expect(suiting.length).toBeGreaterThanOrEqual(FEWEST)
      const faults = suiting.flatMap(({ archetype }) => {
        if (!isTried(archetype, name)) return []
        tried.add(archetype.name)
        const found = faultsOf(archetype, brief, hash(`${archetype.name}:${name}`), images)
        return found.map((fault) => `${archetype.name}: ${fault}`)
      })
      expect(faults).toEqual([])
    },
    PATIENCE,
  )

  test('every archetype is among those tried', () => {
    expect(archetypes.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
  })
}

/** The briefs of prompts, by their prompts. */
export const promptBriefs = (kind: KindName, prompts: readonly string[]): Record<string, Brief> =>
  Object.fromEntries(prompts.map((prompt) => [prompt, completeCopy(readBrief(prompt, { kind }))]))

/** The four concepts of an answer to a brief. */
export const conceptsOf = (brief: Brief): Candidate[] =>
  compose({
    brief,
    seed: 7,
    count: 4,
    direct: (of, seed, avoid) => direct(of, seed, workshop.pictograms, avoid),
    workshop,
    images: new Map(),
    avoid: [],
  })

/** Defines a test for each brief: the four concepts of its answer pass all gates and differ. */
export function testAnswers(briefs: Record<string, Brief>): void {
  test.each(Object.entries(briefs))(
    'the concepts of an answer pass all gates and differ: %s',
    (_, brief) => {
      const concepts = conceptsOf(brief)
      expect(concepts.flatMap(({ faults }) => faults)).toEqual([])
      expect(new Set(concepts.map(({ design }) => design.archetype)).size).toBeGreaterThanOrEqual(FEWEST)
    },
    PATIENCE,
  )
}
