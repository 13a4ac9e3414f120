/** Every view as a row: what closes it, what lies before one, what leads in, what stands there, what frames it, what is in the sky. */
import type { Hex, Shape } from '../../scene/types.ts'
import { barn, boats, bridge, cottage, cypresses, lighthouse } from './built.ts'
import type { ViewCanvas } from './canvas.ts'
import { hills, islands, mist, mountains, skyline, village, wood } from './far.ts'
import { beach, blooms, dunes, meadow, rows, snowfield, water } from './floors.ts'
import type { TimeName } from './light.ts'
import { cacti, firs, leaves, palms, reedsBefore, trees } from './near.ts'
import { aurora, clouds, fireworks, galaxy, rainbow } from './sky.ts'
import { path, pier, river, road } from './ways.ts'
import { aloft } from './wholes/aloft.ts'
import { cafe } from './wholes/cafe.ts'
import { grove } from './wholes/grove.ts'
import { space } from './wholes/space.ts'
import { stage } from './wholes/stage.ts'
import { street } from './wholes/street.ts'
import { underwater } from './wholes/underwater.ts'
import { waterfall } from './wholes/waterfall.ts'

type Draw = (canvas: ViewCanvas) => Shape[]

const CROP: Hex = '#6fae4a'
const FLOWERS: readonly Hex[] = ['#f2607d', '#ffd35c', '#ffffff', '#b583e6']

export const SKIES = {
  clouds: (canvas) => clouds(canvas),
  rainbow: (canvas) => [...clouds(canvas, 0.8), ...rainbow(canvas)],
  fireworks,
  galaxy,
  aurora,
} satisfies Record<string, Draw>
export const FARS = {
  hills: (canvas) => hills(canvas),
  mountains: (canvas) => mountains(canvas),
  firwood: (canvas) => wood(canvas, 'fir'),
  wood: (canvas) => wood(canvas, 'leaf'),
  islands,
  skyline: (canvas) => skyline(canvas),
  town: (canvas) => skyline(canvas, 0.4),
  village: (canvas) => [...hills(canvas), ...village(canvas)],
  mist: (canvas) => [mist(canvas)],
} satisfies Record<string, Draw>
export const FLOORS = {
  meadow: (canvas) => meadow(canvas),
  sea: (canvas) => water(canvas),
  lake: (canvas) => water(canvas, true),
  beach: (canvas) => [...water(canvas), ...beach(canvas)],
  dunes,
  snow: snowfield,
  crops: (canvas) => rows(canvas, CROP),
  lavender: (canvas) => rows(canvas, '#6d5fae', '#b39be6'),
  tulips: (canvas) => rows(canvas, '#4f9448', '#f06a72'),
  blooms: (canvas) => blooms(canvas, FLOWERS),
} satisfies Record<string, Draw>
export const WAYS = { path, road: (canvas) => road(canvas), river, pier } satisfies Record<string, Draw>
export const STANDING = { cottage, barn, boats, bridge, lighthouse, cypresses } satisfies Record<string, Draw>
export const FRAMES = { trees, palms, firs, cacti, reeds: reedsBefore, leaves } satisfies Record<string, Draw>
/** Views that are no row of planes. */
export const WHOLES = { underwater, space, grove, waterfall, street, cafe, stage, aloft } satisfies Record<string, Draw>

export interface Plan {
  whole?: keyof typeof WHOLES
  skies?: readonly (keyof typeof SKIES)[]
  fars?: readonly (keyof typeof FARS)[]
  floor?: keyof typeof FLOORS
  ways?: readonly (keyof typeof WAYS)[]
  standing?: readonly (keyof typeof STANDING)[]
  frames?: readonly (keyof typeof FRAMES)[]
  /** Its own time of day, where none was said. */
  time?: TimeName
  /** Where the horizon lies in what words leave, 0 its head … 1 its foot; default .56. */
  horizon?: number
}

export const PLANS = {
  path: { skies: ['clouds'], fars: ['hills'], floor: 'meadow', ways: ['path'], frames: ['trees'], horizon: 0.46 },
  road: { skies: ['clouds'], fars: ['mountains'], floor: 'meadow', ways: ['road'], horizon: 0.46 },
  river: { skies: ['clouds'], fars: ['mountains', 'firwood'], floor: 'meadow', ways: ['river'], horizon: 0.46 },
  beach: { skies: ['clouds'], fars: ['islands'], floor: 'beach', frames: ['palms'], horizon: 0.42 },
  sea: { skies: ['clouds'], floor: 'sea', horizon: 0.52 },
  boats: { skies: ['clouds'], fars: ['islands'], floor: 'sea', standing: ['boats'], horizon: 0.56 },
  lighthouse: { skies: ['clouds'], floor: 'sea', standing: ['lighthouse'], horizon: 0.66 },
  pier: { skies: ['clouds'], fars: ['mountains'], floor: 'lake', ways: ['pier'], horizon: 0.44 },
  lake: { skies: ['clouds'], fars: ['mountains', 'firwood'], floor: 'lake', frames: ['reeds'], horizon: 0.56 },
  mountains: { skies: ['clouds'], fars: ['mountains'], floor: 'meadow', frames: ['firs'], horizon: 0.7 },
  winter: { skies: ['clouds'], fars: ['mountains', 'firwood'], floor: 'snow', frames: ['firs'], horizon: 0.56 },
  hills: { skies: ['clouds'], fars: ['hills'], floor: 'meadow', frames: ['trees'], horizon: 0.6 },
  rainbow: { skies: ['rainbow'], fars: ['hills'], floor: 'meadow', horizon: 0.72 },
  meadow: { skies: ['clouds'], fars: ['hills'], floor: 'blooms', frames: ['trees'], horizon: 0.46 },
  crops: { skies: ['clouds'], fars: ['hills', 'wood'], floor: 'crops', standing: ['barn'], horizon: 0.42 },
  lavender: { skies: ['clouds'], fars: ['hills'], floor: 'lavender', standing: ['cypresses'], horizon: 0.44 },
  tulips: { skies: ['clouds'], fars: ['wood'], floor: 'tulips', horizon: 0.4 },
  farm: { skies: ['clouds'], fars: ['hills'], floor: 'meadow', ways: ['path'], standing: ['barn'], horizon: 0.52 },
  cottage: { skies: ['clouds'], fars: ['hills'], floor: 'meadow', standing: ['cottage'], horizon: 0.56 },
  village: { skies: ['clouds'], fars: ['village'], floor: 'meadow', ways: ['road'], frames: ['trees'], horizon: 0.56 },
  wood: { whole: 'grove', horizon: 0.56 },
  desert: { fars: ['mist'], floor: 'dunes', frames: ['cacti'], horizon: 0.44 },
  stars: { time: 'night', skies: ['galaxy'], fars: ['mountains', 'firwood'], floor: 'lake', horizon: 0.76 },
  aurora: { time: 'night', skies: ['aurora'], fars: ['mountains', 'firwood'], floor: 'snow', horizon: 0.72 },
  skyline: { skies: ['clouds'], fars: ['skyline'], floor: 'lake', horizon: 0.76 },
  street: { whole: 'street', horizon: 0.56 },
  bridge: { skies: ['clouds'], fars: ['hills'], floor: 'sea', standing: ['bridge'], horizon: 0.66 },
  fireworks: { time: 'night', skies: ['fireworks'], fars: ['town'], floor: 'lake', horizon: 0.82 },
  waterfall: { whole: 'waterfall', horizon: 0.6 },
  jungle: {
    skies: ['clouds'],
    fars: ['mountains', 'wood'],
    floor: 'meadow',
    ways: ['river'],
    frames: ['leaves'],
    horizon: 0.5,
  },
  underwater: { whole: 'underwater' },
  space: { whole: 'space', time: 'night' },
  cafe: { whole: 'cafe', time: 'dusk' },
  stage: { whole: 'stage', time: 'night' },
  clouds: { whole: 'aloft', horizon: 0.62 },
} as const satisfies Record<string, Plan>
export type PlanName = keyof typeof PLANS
export const planOf = (name: PlanName): Plan => PLANS[name]
