/**
 * `npm run pictures`: the pictures of the public pages, every one an answer of the engine to the words beside it. They
 * are committed; run this again when the engine has learned something.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Design, openEngine } from '@limner/engine'
import sharp from 'sharp'

const folder = path.resolve(import.meta.dirname, '../apps/web/public/pictures')
const only = process.argv[2]
mkdirSync(folder, { recursive: true })
const engine = await openEngine()

const wanted = (name: string) => only === undefined || name.startsWith(only)

async function save(name: string, design: Design, width: number, artboard = 0): Promise<void> {
  const painted = await engine.paint(design.scene, { artboard })
  writeFileSync(path.join(folder, `${name}.webp`), await engine.thumbnail(painted, width))
}

/** The page that is shown where somebody shares an address: a PNG, which every network reads. */
async function savePng(name: string, design: Design): Promise<void> {
  writeFileSync(path.join(folder, `${name}.png`), await engine.png(await engine.paint(design.scene)))
}

/** The same beside a WebP of the page, for networks that do not show those. */
async function saveJpeg(name: string, design: Design): Promise<void> {
  const png = await engine.png(await engine.paint(design.scene))
  await sharp(png)
    .resize(1200)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(folder, `${name}.jpg`))
}

const design = async (prompt: string, seed: number, at = 0): Promise<Design> => {
  const { concepts } = await engine.design({ prompt, seed })
  const concept = concepts[at]
  if (!concept) throw new Error(`There is no concept ${at + 1} of "${prompt}"`)
  return concept.design
}

/** A picture is not to be pressed. */
async function plain(banner: Design): Promise<Design> {
  const revised = await engine.revise({ design: banner, instruction: 'remove the button', seed: 1 })
  return revised.status === 'changed' ? revised.concept.design : banner
}

const HERO = 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern'
if (wanted('hero')) {
  const { concepts } = await engine.design({ prompt: HERO, seed: 9, count: 4 })
  for (const [at, concept] of concepts.entries()) await save(`hero-${at + 1}`, concept.design, 440)
}

if (wanted('edit')) {
  const before = await design('Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm, vibrant', 3, 3)
  await save('edit-before', before, 440)
  const revised = await engine.revise({ design: before, instruction: 'make it dark green', seed: 3 })
  if (revised.status !== 'changed') throw new Error('The edit was not understood')
  await save('edit-after', revised.concept.design, 440)
}

/** With the one of the four concepts that is shown, from 0. */
const FORMATS: [name: string, prompt: string, seed: number, at: number, width: number][] = [
  ['format-logo', 'Logo for a bicycle workshop called Spoke & Anchor, teal', 11, 2, 360],
  [
    'format-card',
    'Business card for Spoke & Anchor, bicycle workshop, 12 Quay Street, +44 20 7946 0991, teal',
    11,
    2,
    480,
  ],
  ['format-banner', 'Banner for Spoke & Anchor, bicycle workshop, "Spring service, 20% off", teal', 11, 3, 800],
  ['format-icon', 'App icon for a bicycle workshop called Spoke & Anchor, teal', 11, 2, 240],
  ['site', 'Landing page for Kestrel, a bicycle courier in Lisbon, bold and fast', 5, 1, 720],
  [
    'words',
    'Poster for the Harvest Supper, Saturday 26 September, 7 pm, St. Mary’s Barn, tickets £18, bring your own mug',
    4,
    2,
    480,
  ],
]
for (const [name, prompt, seed, at, width] of FORMATS)
  if (wanted(name)) await save(name, await design(prompt, seed, at), width)

if (wanted('card')) {
  const card = await design('Business card for Dr. Ines Moreau, dentist, +33 1 44 55 66 77, quiet and minimalist', 2, 1)
  await save('card-front', card, 640)
  if (card.scene.artboards.length > 1) await save('card-back', card, 640, 1)
}

/** Banners: one for every article of ours, and three for articles that come without a picture. */
const BLOG: [name: string, prompt: string, at: number][] = [
  ['blog-logo', 'Banner "Six sizes, one logo", dark green and cream', 3],
  ['blog-colour', 'Banner "Three colours are enough", for a painter, terracotta and navy', 2],
  ['blog-type', 'Banner "Choosing two typefaces", for a bookshop, ink and yellow', 2],
  ['blog-print', 'Banner "Bleed, trim, safe", for a print shop with scissors, magenta and white', 1],
  ['blog-poster', 'Banner "The three-metre test", for an optician, bold red and cream', 3],
  ['blog-naming', 'Banner "Say it on the telephone", for a telephone company, violet and peach', 3],
  ['blog-files', 'Banner "Which file, for whom", blue and grey, minimal', 2],
  ['blog-brief', 'Banner "What to say first", ochre and brown, calm', 2],
  ['blog-contrast', 'Banner "Readable in the sun", sun, orange and dark blue', 0],
  ['blog-card', 'Banner "What a card must say", sage and charcoal, quiet', 2],
  ['fallback-1', 'Banner "Ink and paper", geometric pattern, teal and cream', 2],
  ['fallback-2', 'Banner "Notes on making", waves, indigo and coral', 2],
  ['fallback-3', 'Banner "From the workshop", circles, olive and pink', 2],
]
for (const [index, [name, prompt, at]] of BLOG.entries()) {
  if (!wanted(name)) continue
  const banner = await plain(await design(prompt, 20 + index, at))
  await save(name, banner, 960)
  if (name.startsWith('blog-')) await saveJpeg(name, banner)
}

if (wanted('og'))
  await savePng('og', await plain(await design('Banner for Limner, "Designs from words", vermilion and ink', 9)))
