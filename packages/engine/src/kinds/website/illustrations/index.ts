/** The illustrations and the industries they speak for. A file beside this one that is missing here fails a test. */
import type { Industry } from '../../../brief/types.ts'
import type { Random } from '../../../random.ts'
import type { Vector } from '../../../scene/types.ts'
import { blocks } from './blocks.ts'
import type { Drawing, Inks } from './canvas.ts'
import { city } from './city.ts'
import { coast } from './coast.ts'
import { dashboard } from './dashboard.ts'
import { landscape } from './landscape.ts'
import { lanes } from './lanes.ts'
import { leaves } from './leaves.ts'
import { room } from './room.ts'
import { shelf } from './shelf.ts'
import { sound } from './sound.ts'
import { table } from './table.ts'
import { vessels } from './vessels.ts'

export const ILLUSTRATIONS = {
  blocks,
  city,
  coast,
  dashboard,
  landscape,
  lanes,
  leaves,
  room,
  shelf,
  sound,
  table,
  vessels,
} satisfies Record<string, Drawing>
export type IllustrationName = keyof typeof ILLUSTRATIONS

/** What fits an industry, best first. */
const BY_INDUSTRY: Record<Industry, readonly IllustrationName[]> = {
  coffee: ['table', 'vessels'],
  bakery: ['table', 'vessels'],
  restaurant: ['table', 'vessels'],
  bar: ['vessels', 'table'],
  food: ['table', 'leaves'],
  farm: ['landscape', 'leaves'],
  fashion: ['blocks', 'vessels'],
  beauty: ['vessels', 'leaves'],
  jewellery: ['vessels', 'blocks'],
  fitness: ['lanes', 'blocks'],
  yoga: ['leaves', 'landscape'],
  health: ['leaves', 'room'],
  dental: ['room', 'leaves'],
  veterinary: ['landscape', 'leaves'],
  pets: ['landscape', 'room'],
  technology: ['dashboard', 'blocks'],
  software: ['dashboard', 'blocks'],
  security: ['dashboard', 'city'],
  finance: ['dashboard', 'city'],
  law: ['city', 'shelf'],
  consulting: ['city', 'blocks'],
  'real-estate': ['city', 'room'],
  construction: ['city', 'blocks'],
  architecture: ['city', 'blocks'],
  interior: ['room', 'vessels'],
  'home-services': ['room', 'city'],
  automotive: ['lanes', 'city'],
  bicycle: ['landscape', 'lanes'],
  logistics: ['city', 'lanes'],
  travel: ['coast', 'landscape'],
  hotel: ['coast', 'room'],
  education: ['shelf', 'blocks'],
  children: ['blocks', 'landscape'],
  books: ['shelf', 'table'],
  music: ['sound', 'blocks'],
  film: ['blocks', 'city'],
  photography: ['landscape', 'blocks'],
  art: ['blocks', 'vessels'],
  design: ['blocks', 'vessels'],
  gaming: ['blocks', 'dashboard'],
  sports: ['lanes', 'landscape'],
  outdoors: ['landscape', 'coast'],
  environment: ['landscape', 'leaves'],
  energy: ['landscape', 'city'],
  science: ['dashboard', 'vessels'],
  charity: ['landscape', 'city'],
  community: ['city', 'landscape'],
  event: ['blocks', 'sound'],
  wedding: ['leaves', 'vessels'],
  retail: ['vessels', 'blocks'],
  craft: ['vessels', 'leaves'],
  media: ['shelf', 'blocks'],
  agency: ['blocks', 'city'],
  general: ['blocks', 'landscape'],
}

/** Things that a prompt may name, and the illustration that shows them. */
const BY_OBJECT: readonly (readonly [IllustrationName, RegExp])[] = [
  ['coast', /^(sea|coast|ocean|beach|boat|sail|kayak|ship|lighthouse|harbou?r|surf|island|wave|fish|marina|port)/],
  [
    'landscape',
    /^(mountain|hill|valley|forest|field|farm|meadow|vineyard|trail|tent|nature|sunset|sunrise|horse|sheep|cow)/,
  ],
  ['city', /^(building|city|skyline|house|street|tower|bridge|roof|apartment)/],
  ['table', /^(coffee|cup|tea|bread|cake|croissant|plate|fork|pizza|breakfast|table)/],
  ['vessels', /^(bottle|vase|wine|beer|perfume|pot|ceramic|candle|jar|flask)/],
  ['leaves', /^(leaf|plant|flower|garden|palm|herb|tree|bouquet|botanic)/],
  ['shelf', /^(bookshelf|bookshop|library|shelf|novel)/],
  ['sound', /^(music|record|vinyl|guitar|microphone|piano|band|radio|podcast)/],
  ['room', /^(sofa|chair|lamp|furniture|room|bed|window)/],
  ['dashboard', /^(chart|app|data|dashboard|code|screen|cloud|server)/],
  ['lanes', /^(road|track|race|run|car|bike|bicycle|motor)/],
]

/** Illustrations for a subject, best first: what its words name, then what suits its trade. */
export function illustrationsFor(industry: Industry, words: readonly string[]): IllustrationName[] {
  const named = words.flatMap((word) => BY_OBJECT.filter(([, pattern]) => pattern.test(word)).map(([name]) => name))
  return [...new Set([...named, ...BY_INDUSTRY[industry]])]
}

export interface IllustrationOptions {
  width: number
  height: number
  random: Random
  inks: Inks
}

/** Draws an illustration for a box; where the box later has other proportions it is cropped, not stretched. */
export function illustration(
  id: string,
  name: IllustrationName,
  { width, height, random, inks }: IllustrationOptions,
): Vector {
  const canvas = { width, height, unit: Math.min(width, height) / 100, random, inks }
  const shapes = ILLUSTRATIONS[name](canvas).map((one) => ({ ...one, d: compact(one.d) }))
  return {
    type: 'vector',
    id,
    role: 'illustration',
    viewBox: [width, height],
    scale: 'cover',
    shapes,
    width: 'fill',
    height: 'fill',
  }
}

/** At most one decimal: a tenth of a pixel is more than the eye needs. */
const compact = (d: string) => d.replace(/-?\d+\.\d{2,}/g, (value) => String(Math.round(Number(value) * 10) / 10))
