/**
 * `npm run workbench`: writes static pages into `.cache/workbench/`: every archetype of every kind on its own example,
 * contact sheets by prompt, how prompts were read, and edits step by step, each design with its score and what its gates find.
 * `npm run workbench -- poster ticket`: one archetype alone, on its example and on every brief that is hard to compose.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Archetype,
  type Brief,
  type Design,
  type KindName,
  openEngine,
  type PictureFacts,
  type Scene,
} from '@limner/engine'
import { hardBriefs } from '@limner/engine/hard-briefs'
import {
  completeCopy,
  contrastFaults,
  critique,
  decodeImages,
  decodePictures,
  direct,
  displayList,
  gateFaults,
  type Images,
  KINDS,
  type LaidArtboard,
  layout,
  makeCandidate,
  openWorkshop,
  readBrief,
  readContrast,
} from '@limner/engine/instruments'
import { type Figure, pageHtml, type Section, sectionsHtml } from './page.ts'
import { PROMPTS, TALKS } from './prompts.ts'
import { readingsHtml } from './readings.ts'
import { landscape, rings } from './test-picture.ts'

const FOLDER = path.resolve('.cache/workbench')
const PAGES = { Archetypes: 'index.html', Prompts: 'prompts.html', Edits: 'edits.html', Readings: 'readings.html' }
const WIDTH = 600
const SEED = 3

const started = performance.now()
const [engine, workshop] = [await openEngine(), openWorkshop()]
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const attachments = [await attachment('photo', landscape()), await attachment('mark', rings())]
const pictures = new Map(attachments.map(({ facts, bytes }) => [facts.media, bytes]))
// What the hard briefs call their picture.
const [photo] = attachments
if (photo) pictures.set('attached', photo.bytes)
let pictured = 0

const [kind, archetype] = process.argv.slice(2)
if (kind === undefined) {
  await write('Readings', readingsHtml(PROMPTS))
  await write('Archetypes', sectionsHtml(await archetypes()))
  await write('Prompts', sectionsHtml(await sheets()))
  await write('Edits', sectionsHtml(await talks()))
} else await write('Archetypes', sectionsHtml(await closely(kind, archetype)))
console.error(
  `${pictured} pictures in ${((performance.now() - started) / 1000).toFixed(0)} s: ${path.join(FOLDER, PAGES.Archetypes)}`,
)

async function attachment(media: string, painted: ReturnType<typeof landscape>) {
  return engine.examine(await engine.png(painted), media)
}

async function write(page: keyof typeof PAGES, body: string) {
  await writeFile(path.join(FOLDER, PAGES[page]), pageHtml(page, PAGES, body))
}

/** Paints a design beside the page. `note` is what is said of it besides its score. */
async function figure(design: Design, title: string, note: string): Promise<Figure> {
  const { scene, brief } = design
  const laid = layout(scene, { ...workshop, typography: scene.typography })
  const faults = gateFaults(brief, scene, laid)
  const images = await decodeScene(scene, laid)
  for (const artboard of laid) {
    faults.push(...contrastFaults(readContrast(artboard, scene.palette, workshop.pictograms, images)))
  }
  const { width } = engine.size(scene)
  const picture = `${++pictured}.webp`
  const painted = await engine.paint(scene, { scale: Math.min(1, WIDTH / width), pictures })
  await writeFile(path.join(FOLDER, picture), await engine.thumbnail(painted, WIDTH))
  const { score } = critique(design, laid[0] as LaidArtboard, workshop.pictograms, images)
  const weak = score.reasons.filter(({ reached }) => reached < 0.7).map(({ measure }) => measure)
  return { picture, title, note: [score.value.toFixed(2), ...weak.slice(0, 3), note].join(' · '), faults }
}

async function decodeScene(scene: Scene, laid: LaidArtboard[]): Promise<Images> {
  const lists = laid.map((artboard) =>
    displayList(artboard, { palette: scene.palette, pictograms: workshop.pictograms }),
  )
  const decoded = await Promise.all(lists.map((list) => decodeImages(list, pictures)))
  return new Map(decoded.flatMap((images) => [...images]))
}

async function candidate(archetype: Archetype, brief: Brief, seed = SEED): Promise<Design> {
  const images = await decodePictures(brief.picture ? [brief.picture.media] : [], pictures)
  return makeCandidate(archetype, brief, direct(brief, seed, workshop.pictograms), workshop, images).design
}

/** The brief of its example; those that cannot do without a picture get the first attachment that they can use. */
function exampleOf(archetype: Archetype, kind: KindName): Brief {
  const briefWith = (picture?: PictureFacts) =>
    completeCopy(readBrief(archetype.example, { kind, ...(picture && { picture }) }))
  const plain = briefWith()
  const briefs = [plain, ...attachments.map(({ facts }) => briefWith(facts))]
  return briefs.find((one) => archetype.suits(one) > 0) ?? plain
}

async function archetypes(): Promise<Section[]> {
  const sections: Section[] = []
  for (const { name, archetypes: all } of Object.values(KINDS)) {
    const figures: Figure[] = []
    for (const archetype of all) {
      const brief = exampleOf(archetype, name)
      const suits =
        archetype.suits(brief) > 0 ? archetype.example : `does not suit its own example: ${archetype.example}`
      figures.push(await figure(await candidate(archetype, brief), archetype.name, suits))
    }
    sections.push({ title: `${name} (${figures.length})`, figures })
  }
  return sections
}

/** One archetype on its example and on each hard brief that it says it suits, in four directions. */
async function closely(kind: string, name: string | undefined): Promise<Section[]> {
  const found = Object.values(KINDS).find((one) => one.name === kind)
  const archetype = found?.archetypes.find((one) => one.name === name)
  if (!found || !archetype) {
    const names = found ? found.archetypes.map((one) => one.name) : Object.keys(KINDS)
    throw new Error(`There is no ${found ? `archetype '${name}' of ${kind}` : `kind '${kind}'`}: ${names.join(', ')}`)
  }
  const briefs = { 'its example': exampleOf(archetype, found.name), ...hardBriefs(found.name) }
  const sections: Section[] = []
  for (const [title, brief] of Object.entries(briefs)) {
    if (archetype.suits(brief) === 0) continue
    const figures: Figure[] = []
    for (const seed of [1, 2, 3, 4]) {
      const design = await candidate(archetype, brief, seed)
      figures.push(await figure(design, `direction ${seed}`, looks(design)))
    }
    sections.push({ title, figures })
  }
  return sections
}

function looks({ archetype, direction }: Design): string {
  return `${archetype} · ${direction.paletteName} · ${direction.typography.display}`
}

async function sheets(): Promise<Section[]> {
  const sections: Section[] = []
  for (const prompt of PROMPTS) {
    const { concepts } = await engine.design({ prompt, seed: SEED })
    const figures: Figure[] = []
    for (const [index, { design }] of concepts.entries())
      figures.push(await figure(design, `${index + 1}`, looks(design)))
    sections.push({ title: prompt, figures })
  }
  return sections
}

async function talks(): Promise<Section[]> {
  const sections: Section[] = []
  for (const [prompt, ...wishes] of TALKS) {
    const { concepts } = await engine.design({ prompt, seed: SEED })
    const siblings = concepts.map(({ design }) => design)
    const versions = siblings.slice(0, 1)
    const figures = [await figure(versions[0] as Design, 'before', looks(versions[0] as Design))]
    for (const instruction of wishes) {
      const design = versions.at(-1) as Design
      const result = await engine.revise({ design, instruction, seed: SEED, siblings, versions, pictures })
      const after = result.status === 'changed' ? result.concept.design : design
      const said =
        result.status === 'changed'
          ? result.changes.map(({ what, from, to }) => `${what}: ${from ?? '–'} → ${to ?? '–'}`).join('; ')
          : result.status
      figures.push(await figure(after, instruction, said))
      versions.push(after)
    }
    sections.push({ title: prompt, figures })
  }
  return sections
}
