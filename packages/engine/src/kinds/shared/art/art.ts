/** The choice among treatments, and what they draw with. */
import { pickByWeight } from '../../../base/random.ts'
import { keysOf } from '../../../base/tables.ts'
import { frame } from '../../../scene/build.ts'
import type { Frame, PaletteRole } from '../../../scene/types.ts'
import { figureChosen, tonesOn } from '../figure.ts'
import { pickPictogram } from '../pictograms.ts'
import type { Sheet } from '../sheet.ts'
import { hasPictogram, photo } from '../subject.ts'
import { quilt, trail, wallpaper, wreath } from './many.ts'
import { group, stand } from './painted.ts'
import { ornament } from './scene.ts'
import { arch, counterchange, crop, edge, medal, misprint, rays, rings, screen } from './single.ts'
import type { Art, Treatment } from './types.ts'

const TREATMENTS = {
  arch,
  counterchange,
  crop,
  edge,
  group,
  medal,
  misprint,
  quilt,
  rays,
  rings,
  screen,
  stand,
  trail,
  wallpaper,
  wreath,
} satisfies Record<string, Treatment>
export type TreatmentName = keyof typeof TREATMENTS

/** Those that want a box that is seen. */
const BOXED = keysOf(TREATMENTS).filter((name) => name !== 'edge')

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
    id?: string
    /** Whether a field of form may stand in its place. */
    ornament?: boolean
    /** The figures to show, instead of those of the sheet's own pictograms. */
    figures?: string[]
  } = {},
): Frame {
  const { id = 'art', among = BOXED, ornament: mayBeForm = true } = options
  if (sheet.brief.picture?.treatAs === 'photo')
    return frame(`${id}-photo`, { role: 'panel', width, height, clip: true }, photo(sheet, { width, height }))
  const random = sheet.random.fork(`${id}-art`)
  const drawn = hasPictogram(sheet)
  const icons = drawn ? iconsOf(sheet) : []
  const art: Art = {
    sheet,
    width,
    height,
    fill,
    tones: tonesOn(sheet, fill),
    icons,
    figures: options.figures ?? icons.flatMap((icon) => figureChosen(sheet, icon) ?? []),
    random,
  }
  const refuses = (what: string) => sheet.brief.negatives.some((negative) => negative.what === what)
  const pool = [
    ...(drawn ? among.map((name) => TREATMENTS[name]) : []),
    ...(refuses('pattern') || !mayBeForm ? [] : [ornament]),
  ].map((treatment) => ({ treatment, weight: treatment.suits(art) ** 2 }))
  const chosen = pickByWeight(pool, random)?.treatment
  return frame(
    `${id}-${chosen?.name ?? 'plain'}`,
    { role: 'panel', fill, width, height, clip: true },
    chosen ? chosen.draw(art) : [],
  )
}
