/**
 * `npm run pictures`: the pictures of the public pages and of the chat's starting prompts, every one an answer of the engine
 * to the words beside it, and the landing page's conversation, as it is had with the product. They are committed; run this
 * again when the engine has changed. A word after it chooses: `npm run pictures -- blog`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Design, openEngine } from '@limner/engine'
import sharp from 'sharp'
import { EXAMPLE } from '../apps/web/src/pages/landing/prompts.ts'
import { BLOG, CARD, LANDING, SHARED, type Shot, STARTING } from './pictures/catalogue.ts'
import { converse, type Drawn } from './pictures/conversation.ts'
import { invented, missing } from './pictures/stated-words.ts'

const WEB = path.resolve(import.meta.dirname, '../apps/web')
const PUBLIC = path.join(WEB, 'public/pictures')
const STARTS = path.join(WEB, 'src/features/messages/starting')
/** What the landing page says of them: their sizes, and the conversation's words. */
const MADE = path.join(WEB, 'src/pages/landing/pictures.generated.json')

const chosen = process.argv[2] ?? ''
const wanted = (name: string) => name.startsWith(chosen)
mkdirSync(PUBLIC, { recursive: true })
const engine = await openEngine()
const made = JSON.parse(readFileSync(MADE, 'utf8')) as {
  sizes: Record<string, [width: number, height: number]>
  conversation?: Record<string, unknown>
}

/** The design without what nobody asked for, where the engine knows how to take that away. */
async function tidied(design: Design, { without, seed }: Shot): Promise<Design> {
  if (!without) return design
  const revised = await engine.revise({ design, instruction: without, seed })
  return revised.status === 'changed' ? revised.concept.design : design
}

/** The first concept, from `at` on, that holds what the page says of it. */
async function designOf(shot: Shot): Promise<Design> {
  const { prompt, seed, at, words, only } = shot
  const { concepts } = await engine.design({ prompt, seed, count: 4 })
  const faults: string[] = []
  for (const [turn] of concepts.entries()) {
    const place = (at + turn) % concepts.length
    const concept = concepts[place]
    if (!concept) continue
    const design = await tidied(concept.design, shot)
    const wrong = [...missing(design, words), ...(only ? invented(design, words) : [])]
    if (wrong.length === 0) return design
    faults.push(`${place + 1}: ${wrong.join(' | ')}`)
  }
  throw new Error(`No concept of ${shot.name} holds what the page says of it (${prompt}):\n${faults.join('\n')}`)
}

const paint = (design: Design, artboard = 0) => engine.paint(design.scene, { artboard })

/** A WebP of `width` pixels, whose size the landing page knows. */
async function keep(name: string, bytes: Uint8Array, width: number): Promise<void> {
  const { data, info } = await sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 84, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  writeFileSync(path.join(PUBLIC, `${name}.webp`), data)
  made.sizes[name] = [info.width, info.height]
}
const draw = async (name: string, design: Design, width: number, artboard = 0) =>
  keep(name, await engine.png(await paint(design, artboard)), width)

for (const shot of LANDING) if (wanted(shot.name)) await draw(shot.name, await designOf(shot), shot.width)

if (wanted(CARD.name)) await draw('card-front', await designOf(CARD), CARD.width)

if (wanted('hero')) {
  const { concepts } = await engine.design({ prompt: EXAMPLE.prompt, seed: 9, count: 4 })
  for (const [at, { design }] of concepts.entries()) {
    const wrong = missing(design, EXAMPLE.words)
    if (wrong.length > 0) throw new Error(`Concept ${at + 1} of the example lacks ${wrong.join(', ')}`)
    await draw(`hero-${at + 1}`, design, 440)
  }
}

for (const shot of STARTING)
  if (wanted(`start-${shot.name}`))
    writeFileSync(
      path.join(STARTS, `${shot.name}.webp`),
      await engine.thumbnail(await paint(await designOf(shot)), shot.width),
    )

/** A WebP for the page, and a JPEG for networks that do not show those. */
for (const shot of BLOG) {
  if (!wanted(shot.name)) continue
  const png = await engine.png(await paint(await designOf(shot)))
  await sharp(png)
    .resize(shot.width)
    .webp({ quality: 84 })
    .toFile(path.join(PUBLIC, `${shot.name}.webp`))
  if (!shot.name.startsWith('blog-')) continue
  const jpeg = sharp(png).resize(1200).jpeg({ quality: 82, mozjpeg: true })
  await jpeg.toFile(path.join(PUBLIC, `${shot.name}.jpg`))
}

if (wanted(SHARED.name)) {
  const png = await engine.png(await paint(await designOf(SHARED)))
  writeFileSync(path.join(PUBLIC, `${SHARED.name}.png`), png)
}

if (wanted('chat')) {
  const { concepts, changed, ...said } = await converse()
  const draws: [name: string, drawn: Drawn, width: number][] = [
    ...concepts.map((drawn, at): [string, Drawn, number] => [`chat-${at + 1}`, drawn, 400]),
    ['chat-changed', changed, 560],
  ]
  for (const [name, { bytes }, width] of draws) await keep(name, bytes, width)
  made.conversation = said
}

writeFileSync(MADE, `${JSON.stringify(made, null, 2)}\n`)
