/** Colours by the light of the view that a brief asks for: its sky is the ground, its sun the accent, its land stands beside it. */
import type { Random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import { contrast, ensureContrast, hex, mix, oklch } from '../colour/colour.ts'
import { hourLight, lit, TIMES, type TimeName } from '../imagery/views/light.ts'
import { type View, viewOf } from '../imagery/views/read.ts'
import type { Hex } from '../scene/types.ts'
import type { Recipe } from './recipes.ts'
import { instead } from './refusals.ts'
import type { Requests } from './requests.ts'
import type { ConceptWish } from './wish.ts'

const GRASS: Hex = '#5d9a48'
/** Of what is written on a sky, and of what stands out from it. */
/** From so many stars on it is night, and lamps are what shines. */
const MOONLIT = 0.8
const [READS, STANDS_OUT] = [4.5, 3]

function recipeOf(time: TimeName, dark: boolean): Recipe {
  const light = hourLight(TIMES[time][dark ? 1 : 0])
  const { h } = oklch(light.ambient)
  const ink: Hex = dark ? mix('#ffffff', light.disc, 0.35) : hex({ l: 0.2, c: 0.05, h })
  return {
    name: `light-${time}-${dark ? 'dark' : 'light'}`,
    ground: dark ? 'dark' : 'light',
    dark,
    paper: light.zenith,
    surface: mix(light.zenith, light.middle, 0.3),
    ink,
    accent: ensureContrast(
      dark ? (light.stars > MOONLIT ? light.lamp : light.glow) : mix(light.ambient, light.haze, 0.1),
      light.zenith,
      STANDS_OUT,
    ),
    secondary: dark ? mix(light.middle, light.haze, 0.3) : lit(light, GRASS, 1),
    moods: [],
    industries: [],
  }
}

/** 'Green hills': what part of a view is painted in is no ground. */
const isOfView = ({ colours, prompt }: Brief, { said }: View): boolean =>
  colours.every(
    ({ target, words }) => target !== 'background' || said.some((one) => prompt.includes(`${words} ${one}`)),
  )

/** The recipe of a view's light that suits what is to be written on it; undefined where no view is asked for, or a ground was told. */
export function lightRecipe(
  brief: Brief,
  { known, open, title }: Requests,
  random: Random,
  { ground }: Pick<ConceptWish, 'ground'>,
): Recipe | undefined {
  const view = viewOf(brief)
  if (!view?.asked || (known.paper && !isOfView(brief, view)) || brief.negatives.some(({ what }) => what === 'colour'))
    return undefined
  const letters = [title, known.ink, ...(title ? [] : open)].filter((colour) => colour !== undefined)
  const both = [false, true].map((dark) => recipeOf(view.time, dark))
  const worst = ({ paper }: Recipe) => Math.min(21, ...letters.map((colour) => contrast(colour, paper)))
  const reads = both.filter((recipe) => worst(recipe) >= READS)
  const able = reads.length > 0 ? reads : both.toSorted((a, b) => worst(b) - worst(a)).slice(0, 1)
  const wished = able.filter(({ dark }) => (brief.style.ground ?? ground) === (dark ? 'dark' : 'light'))
  const chosen = random.fork('light').pick(wished.length > 0 ? wished : able)
  return { ...chosen, paper: instead(chosen.paper, brief.negatives) }
}
