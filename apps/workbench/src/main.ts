/**
 * `npm run workbench`: writes static pages into `.cache/workbench/`: every archetype of every kind on its own example,
 * contact sheets by prompt, how prompts were read, and edits step by step, each design with its score and what its gates find.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Design, openEngine, type PictureFacts, type Scene } from '@limner/engine'
import {
  completeCopy,
  contrastFaults,
  critique,
  decodeImages,
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
let pictured = 0

await write('Readings', readingsHtml(PROMPTS))
await write('Archetypes', sectionsHtml(await archetypes()))
await write('Prompts', sectionsHtml(await sheets()))
await write('Edits', sectionsHtml(await talks()))
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

/** Those that cannot do without a picture get the first attachment that they can use. */
async function archetypes(): Promise<Section[]> {
  const sections: Section[] = []
  for (const { name, archetypes: all } of Object.values(KINDS)) {
    const figures: Figure[] = []
    for (const archetype of all) {
      const briefWith = (picture?: PictureFacts) =>
        completeCopy(readBrief(archetype.example, { kind: name, ...(picture && { picture }) }))
      const briefs = [briefWith(), ...attachments.map(({ facts }) => briefWith(facts))]
      const brief = briefs.find((one) => archetype.suits(one) > 0) ?? (briefs[0] as (typeof briefs)[number])
      const images = await decodeImages({ width: 1, height: 1, items: picturesOf(brief.picture) }, pictures)
      const { design } = makeCandidate(archetype, brief, direct(brief, SEED, workshop.pictograms), workshop, images)
      const suits =
        archetype.suits(brief) > 0 ? archetype.example : `does not suit its own example: ${archetype.example}`
      figures.push(await figure(design, archetype.name, suits))
    }
    sections.push({ title: `${name} (${figures.length})`, figures })
  }
  return sections
}

function picturesOf(picture: PictureFacts | undefined) {
  if (!picture) return []
  const box = { x: 0, y: 0, width: 1, height: 1 }
  return [{ kind: 'picture' as const, media: picture.media, box, fit: 'cover' as const, focus: picture.focus, alt: '' }]
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
