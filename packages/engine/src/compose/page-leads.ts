/** Pages that are led by a drawing of the collection: it brings the colours and the letters that it was drawn for, made calm enough to read in. */
import { memo } from '../base/memo.ts'
import type { Brief } from '../brief/types.ts'
import { inColoursOf, standsOf } from '../collection/as-figure.ts'
import { isDrawing } from '../collection/drawings.ts'
import { dressed } from '../collection/dress.ts'
import type { PageDrawing } from '../collection/page-drawings.ts'
import { difference, hex, mix, oklch } from '../colour/colour.ts'
import { derivePalette } from '../direction/derive.ts'
import type { Direction } from '../direction/types.ts'
import type { Drawn } from '../kinds/types.ts'
import { resolveColour } from '../render/paint.ts'
import type { Hex, Paint, Palette } from '../scene/types.ts'
import { paletteOf } from '../sheet/palette.ts'
import { SITE_GROUNDS, type SiteGround } from '../sheet/types.ts'
import type { Draft } from './draft.ts'
import type { ComposeRequest } from './request.ts'

/** What leads a page, and what else shows its subject further down; empty where it goes without. */
export type PageLead = readonly PageDrawing[]

/** So many are led by one drawing after the other; where there are fewer, a page in between goes without. */
const ENOUGH = 3
/** So many stand further down. */
const BESIDE = 6

export function pageLeads({ brief, pictures = [] }: ComposeRequest): readonly PageLead[] {
  if (brief.kind !== 'website' || brief.picture || brief.negatives.some(({ what }) => what === 'picture')) return []
  const led = pictures.map((lead) => [lead, ...pictures.filter((one) => one !== lead).slice(0, BESIDE)])
  return pictures.length === 0 || pictures.length >= ENOUGH ? led : [...led, []]
}

interface PageIn {
  dress(direction: Direction): Direction
  /** Once it is dressed. */
  drawn(): readonly Drawn[]
  credit: Pick<Draft, 'fits'> & { drawnBy: string }
}

/** What a drawing that somebody made for the subject is worth, as a share of a sheet that was made for the page. */
const WORTH = 0.5

export function pageIn(lead: PageLead, brief: Brief): PageIn | undefined {
  const [first, ...others] = lead
  if (!first) return undefined
  const isAlone = isDrawing(first.entry)
  let ground: SiteGround = 'surface'
  let shown: Shown | undefined
  return {
    dress(direction) {
      if (isAlone) {
        shown = { page: direction.palette }
        return direction
      }
      const own = dressed(first.entry.sheet(), brief, direction, { colours: true, letters: true })
      // Colours that were asked for are those of the page; the drawing keeps its own, on what is most like its ground.
      if (brief.colours.length > 0) {
        shown = { page: direction.palette }
        ground = nearestTo(ownGround(first), shown)
        return { ...own, palette: direction.palette, paletteName: direction.paletteName }
      }
      const calm = calmed(own.palette, first.ground)
      ground = calm.ground
      shown = { page: calm.palette, drawing: own.palette }
      return { ...own, palette: calm.palette }
    },
    drawn: () => [
      { ...(shown?.drawing ? inPalette(first, shown.drawing) : inOwn(first)), ground },
      ...others.map((one) => ({ ...inOwn(one), ground: nearestTo(ownGround(one), shown) })),
    ],
    credit: { drawnBy: first.entry.name, fits: first.fits * WORTH },
  }
}

/** The palette of a page, and that of what leads it, where it has another. */
interface Shown {
  page: Palette
  drawing?: Palette
}

const inPalette = (one: PageDrawing, palette: Palette): Omit<Drawn, 'ground'> => ({
  drawing: inColoursOf(one.drawing, palette),
  own: ownGround(one),
  stands: standsOf(one.drawing),
})

const asMade = new WeakMap<PageDrawing, Omit<Drawn, 'ground'>>()
/** In the palette of its own sheet: the same on every page that shows it. */
const inOwn = (one: PageDrawing): Omit<Drawn, 'ground'> =>
  memo(asMade, one, () => inPalette(one, paletteOf(one.entry.sheet().palette)))

const ownGround = ({ entry, ground }: PageDrawing): Hex => hexOf(ground, paletteOf(entry.sheet().palette))

/** The ground of a page that is most like the one that something was drawn on. */
function nearestTo(own: Hex, shown: Shown | undefined): SiteGround {
  if (!shown) return 'surface'
  const far = (role: SiteGround) => difference(shown.page[role], own)
  return GROUNDS.reduce((best, role) => (far(role) < far(best) ? role : best))
}
const GROUNDS: readonly SiteGround[] = ['surface', 'secondary', 'accent', 'ink', 'paper']

/** Grounds on which a page can be read from top to bottom. */
const isCalm = (colour: Hex): boolean => {
  const { l, c } = oklch(colour)
  return l < 0.32 || (l > 0.88 && c < 0.075)
}

/** The main colour of a paint. */
function hexOf(paint: Paint, palette: Palette): Hex {
  if (typeof paint === 'string') return resolveColour(paint, palette)
  if ('colour' in paint) return resolveColour(paint.colour, palette)
  return resolveColour(paint.stops[Math.floor(paint.stops.length / 2)]?.colour ?? 'paper', palette)
}

/**
 * A palette to read in, and the role that a drawing stands on: a strong colour that fills a poster fills the opening of a page, below it
 * lies a tint.
 */
function calmed(own: Palette, under: Paint): { palette: Palette; ground: SiteGround } {
  const role = SITE_GROUNDS.find((one) => one === under)
  const isReadable = isCalm(own.paper)
  if (role && isReadable) return { palette: own, ground: role }
  const strong = hexOf(under, own)
  const { h, c } = oklch(isReadable ? own.paper : strong)
  const paper = isReadable ? own.paper : hex({ l: 0.978, c: Math.min(c, 0.014), h })
  const surface = isReadable ? own.surface : mix(paper, strong, 0.22)
  const seeds = { paper, surface, ink: own.ink, accent: own.accent, secondary: strong }
  return { palette: derivePalette(seeds, new Set(['secondary'])), ground: 'secondary' }
}
