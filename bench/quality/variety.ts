/** Twelve seeds of one prompt: do they look like twelve designs? */
import type { Engine } from '@limner/engine'
import { differenceHash, greyOf, trimmed } from '@limner/engine/instruments'
import { fingerprintParts } from './fingerprint.ts'
import type { Instruments } from './instruments.ts'
import { nearestNeighbour } from './pixels.ts'

const PROMPTS = [
  "Logo for a bakery called 'Sweet Crumb'",
  'Poster for a jazz night at the Blue Door, Friday 12 June, 8 pm, tickets $15',
  'Business card for Ines Duarte, architect, ines@duarte.example, +351 210 123 456',
  'Instagram post for Fern & Moss, spring sale, 20% off until 30 April',
  'Logo for Northwind Labs, a software company',
  "Flyer for a farmers' market every Saturday from 9 to 1 on Castle Square",
  'App icon for a weather app',
  'Landing page for Tidewater Yoga in Lisbon',
]
const SEEDS = 12
const WIDTH = 160

export interface Variety {
  prompt: string
  nearest: number
  layouts: number
  palettes: number
  types: number
}

/** The first concept of each seed, for the first `count` prompts. */
export async function measureVariety(
  engine: Engine,
  instruments: Instruments,
  count = PROMPTS.length,
): Promise<Variety[]> {
  const rows: Variety[] = []
  for (const prompt of PROMPTS.slice(0, count)) {
    const hashes: string[] = []
    const seen = { layouts: new Set<string>(), palettes: new Set<string>(), types: new Set<string>() }
    for (let seed = 1; seed <= SEEDS; seed++) {
      const [concept] = (await engine.design({ prompt, seed, count: 1 })).concepts
      if (!concept) continue
      const { scene } = concept.design
      const [front] = instruments.lay(scene)
      if (front) hashes.push(differenceHash(trimmed(greyOf(instruments.paint(scene, front, WIDTH)))))
      const { layout, palette, pair } = fingerprintParts(concept.design)
      seen.layouts.add(layout)
      seen.palettes.add(palette)
      seen.types.add(pair)
    }
    const { layouts, palettes, types } = seen
    rows.push({
      prompt,
      nearest: nearestNeighbour(hashes),
      layouts: layouts.size,
      palettes: palettes.size,
      types: types.size,
    })
  }
  return rows
}
