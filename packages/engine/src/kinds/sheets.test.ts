/** Posters, cards and banners on hard briefs: whatever is asked, every archetype that says it suits passes all gates. */
import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { completeCopy } from '../brief/write/complete.ts'
import { compose, makeCandidate } from '../compose/compose.ts'
import { direct } from '../direction/direct.ts'
import { openPictograms } from '../imagery/pictograms.ts'
import type { KindName } from '../scene/types.ts'
import { openFonts } from '../type/fonts.ts'
import { createMeasure } from '../type/measure.ts'
import { createShaper } from '../type/shape.ts'
import { KINDS } from './registry.ts'

const fonts = openFonts()
const shaper = createShaper(fonts)
const pictograms = openPictograms()
const workshop = { fonts, shaper, measure: createMeasure(fonts, shaper), pictograms }

const PROMPTS: Partial<Record<KindName, string[]>> = {
  poster: [
    'poster "Ox"',
    'Poster for the International Federation of Agricultural Engineers annual general assembly, 12 to 14 September 2026, 9 am, Congress Centre Lausanne',
    'A4 landscape flyer for a jazz night at the Blue Room, Friday 14 March, 8 pm, tickets $15, bluearoom.example, +1 555 0123, no icons',
    'Постер для концерта "Тихий океан", 5 мая, 19:00',
    'square flyer, summer sale, 40% off, Nordby Bikes, 1–10 October, without patterns',
    'Gig poster "Night Ferry" with The Low Tides, Mara Lune, DJ Okra, Paper Lions and Saint Cloud, 22 August, Pier 4, doors 7 pm, black and white',
    'Poster for a book fair, title "Turn the Page" in the center, date 3 May 2026 at the top left, Old Library, Utrecht at the bottom',
    'Poster for a stargazing night, 12 August',
    'Poster: title "Keepers of the Light" at the top in huge letters, date "October 4–6" bottom left, venue "Maritime Hall, Bergen" bottom right, dark blue background, yellow text',
  ],
  'business-card': [
    'business card "Ox"',
    'Business card for Dr. Maximiliana von Hohenzollern-Sigmaringen, Senior Vice President of International Partnerships, Hohenstein Industries, +49 555 0142, maximiliana@hohenstein-industries.example, hohenstein-industries.example, 148 Friedrichstrasse, Berlin',
    'portrait business card for Noor Haddad, interior designer, 555 0129, noor@haddad.example, no icon, no border',
    'EU business card, カフェ「月」, 東京都渋谷区1-2-3, 03-5555-0101',
    "Business card for 'Second Gear', olive background, the name in large white letters at the top center, a small wrench icon to the left of the name, slogan 'We keep you rolling' below it, phone 555-0187 and mail hi@secondgear.example at the bottom right",
  ],
  banner: [
    'banner for Nordby Bikes "Ride into spring", Shop bikes, teal',
    '728x90 leaderboard for Quill, Try it free, purple',
    'banner 320x50 "Fresh bread daily" Sweet Crumb',
    '160x600 skyscraper for Ridgeline Outfitters, 30% off all tents, Shop now',
    'Instagram post "Included in every class": mats, tea, towels, quiet. Breathe Out yoga, Book a mat, sage',
    '970x250 banner for the international festival of improvised chamber music, 3–5 July, Harbour Park, festival.example, Get tickets',
    '300x600 ad for Kino Palme film night, Friday 9 October, 8 pm, Buy tickets',
    'Instagram story "We moved!" 24 Canal Street, Sweet Crumb bakery, sweetcrumb.example',
    'شعار عريض banner for "مقهى القمر", Visit us',
    "Banner 970x250: 'Spring Sale up to 40% off' on the left in large letters, a red 'Shop now' button on the right, white background",
  ],
}
const cases = Object.entries(PROMPTS).flatMap(([kind, prompts]) =>
  prompts.map((prompt) => [kind as KindName, prompt] as const),
)
/** Not every archetype fits every brief: the gates sort out. But the concepts of an answer must be there, all different. */
const NEEDED = 4

test.each(cases)('%s: %s', (kind, prompt) => {
  const brief = completeCopy(readBrief(prompt, { kind }))
  const sound = new Set<string>()
  for (const seed of [1, 2, 3]) {
    for (const archetype of KINDS[kind].archetypes) {
      if (archetype.suits(brief) === 0 || sound.size >= NEEDED) continue
      const candidate = makeCandidate(archetype, brief, direct(brief, seed, pictograms), workshop, new Map())
      if (candidate.faults.length === 0) sound.add(archetype.name)
      else if (process.env.FAULTS) console.log(archetype.name, candidate.faults.slice(0, 3).join('; '))
    }
  }
  expect(sound.size, [...sound].join(', ')).toBeGreaterThanOrEqual(NEEDED)
})

test.each(cases)('the concepts of an answer pass all gates and differ: %s: %s', (kind, prompt) => {
  const brief = completeCopy(readBrief(prompt, { kind }))
  const concepts = compose({
    brief,
    seed: 7,
    count: NEEDED,
    direct: (of, seed, avoid) => direct(of, seed, pictograms, avoid),
    workshop,
    images: new Map(),
    avoid: [],
  })
  expect(concepts.flatMap(({ faults }) => faults)).toEqual([])
  expect(new Set(concepts.map(({ design }) => design.archetype)).size).toBeGreaterThanOrEqual(3)
})
