/** The choice among treatments, and what they draw with. */
import { contrast, difference, oklch } from '../../../direction/colour.ts'
import { frame } from '../../../scene/build.ts'
import type { Frame, PaletteRole } from '../../../scene/types.ts'
import { pickPictogram } from '../pictograms.ts'
import type { Sheet } from '../sheet.ts'
import { hasPictogram, photo } from '../subject.ts'
import { quilt, trail, wallpaper, wreath } from './many.ts'
import { ornament, scenic } from './scene.ts'
import { arch, barred, counterchange, crop, edge, misprint, rays, rings, screen, sliced } from './single.ts'
import type { Art, Treatment } from './types.ts'

const TREATMENTS = {
  arch,
  barred,
  counterchange,
  crop,
  edge,
  misprint,
  quilt,
  rays,
  rings,
  scenic,
  screen,
  sliced,
  trail,
  wallpaper,
  wreath,
} satisfies Record<string, Treatment>
export type TreatmentName = keyof typeof TREATMENTS

/** Those that want a box that is seen. */
const BOXED = (Object.keys(TREATMENTS) as TreatmentName[]).filter((name) => name !== 'edge')

/** A form this near in lightness to its ground is not seen. */
const SEEN = 1.75
/** Two tones nearer than this are one. */
const APART = 0.12

/** Colours for forms on a fill: coloured ones before black and white, well seen before barely. */
export function tonesOn({ direction: { palette } }: Sheet, fill: PaletteRole): Art['tones'] {
  const roles: PaletteRole[] = ['accent', 'secondary', 'ink', 'paper', 'onAccent', 'surface', 'onSecondary']
  const worth = (role: PaletteRole) => {
    const seen = contrast(palette[role], palette[fill])
    return (seen >= SEEN ? 10 : seen * 2) + oklch(palette[role]).c * 10 + Math.min(seen, 6) * 0.2
  }
  const sorted = roles.filter((role) => role !== fill).sort((a, b) => worth(b) - worth(a))
  const tones: PaletteRole[] = []
  for (const role of sorted)
    if (tones.every((other) => difference(palette[role], palette[other]) >= APART)) tones.push(role)
  for (const role of sorted) if (tones.length < 3 && !tones.includes(role)) tones.push(role)
  return tones.slice(0, 3) as Art['tones']
}

const FEWEST_OBJECTS = 2

/** Pictograms that may stand for the subject, solid ones only; more than one only where several things are spoken of. */
function iconsOf(sheet: Sheet): string[] {
  const all = sheet.direction.pictograms
  const lead = pickPictogram(all, sheet.random.fork('icon'), 'solid')
  const others = all.slice(0, 5).filter((name) => name !== lead && !/^(?:lucide|tabler):(?!.*-filled$)/.test(name))
  return sheet.brief.subject.objects.length >= FEWEST_OBJECTS ? [lead, ...others] : [lead]
}

/**
 * A clipped box that shows the attached photo, else something of the subject: by lot among the treatments that suit it, or among those named. Where
 * pictograms were refused it is a scene or a field of form; where patterns were refused, too, the plain colour.
 */
export function artBox(
  sheet: Sheet,
  fill: PaletteRole,
  width: number,
  height: number,
  options: {
    among?: readonly TreatmentName[]
    id?: string /** Whether a field of form may stand in its place. */
    ornament?: boolean
  } = {},
): Frame {
  const { id = 'art', among = BOXED, ornament: mayBeForm = true } = options
  if (sheet.brief.picture?.treatAs === 'photo')
    return frame(`${id}-photo`, { role: 'panel', width, height, clip: true }, photo(sheet, { width, height }))
  const random = sheet.random.fork(`${id}-art`)
  const drawn = hasPictogram(sheet)
  const art: Art = {
    sheet,
    width,
    height,
    fill,
    tones: tonesOn(sheet, fill),
    icons: drawn ? iconsOf(sheet) : [],
    random,
  }
  const refuses = (what: string) => sheet.brief.negatives.some((negative) => negative.what === what)
  const pool = [
    ...among.map((name) => TREATMENTS[name]).filter((one) => (one === scenic ? !refuses('picture') : drawn)),
    ...(refuses('pattern') || !mayBeForm ? [] : [ornament]),
  ]
    .map((treatment) => ({ treatment, weight: treatment.suits(art) ** 2 }))
    .filter(({ weight }) => weight > 0)
  let left = random.next() * pool.reduce((sum, { weight }) => sum + weight, 0)
  const chosen = pool.find(({ weight }) => {
    left -= weight
    return left < 0
  })?.treatment
  return frame(
    `${id}-${chosen?.name ?? 'plain'}`,
    { role: 'panel', fill, width, height, clip: true },
    chosen ? chosen.draw(art) : [],
  )
}
