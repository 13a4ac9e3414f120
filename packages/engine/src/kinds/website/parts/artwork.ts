/**
 * The pictures of a page: the attached photo, illustrations by subject, motifs and large pictograms. One artist works on a
 * page and shows nothing twice while it has something else.
 */

import type { Random } from '../../../base/random.ts'
import type { Brief } from '../../../brief/types.ts'
import type { Direction } from '../../../direction/types.ts'
import { suitingIllustrations } from '../../../imagery/illustrations/registry.ts'
import type { Canvas, Illustration } from '../../../imagery/illustrations/types.ts'
import { motif } from '../../../imagery/motifs.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, Frame, Node, Picture, Vector } from '../../../scene/types.ts'
import type { GroundName } from './grounds.ts'
import { inksOn } from './grounds.ts'
import { mosaic } from './mosaic.ts'

export type ArtKind = 'photo' | 'illustration' | 'mosaic' | 'motif' | 'pictogram'

export interface ArtRequest {
  /** Pixels that it will take; the drawing is made for these proportions. */
  width: number
  height: number
  /** What it stands on. */
  ground: GroundName
  /** Kinds in order of wish; those that the brief refuses are passed over. Default: photo, illustration, motif, pictogram. */
  kinds?: readonly ArtKind[]
  radius?: Frame['radius']
  /** Where the middle of interest is to stand, a share of the width. */
  focus?: number
  /** Keep the given width rather than fill what is there. */
  fixed?: boolean
}

export interface Artist {
  /** A panel filled with a picture of some kind. */
  panel(id: string, request: ArtRequest): Frame
  /** The attached photo, when there is one that can be cropped. */
  photo(id: string): Picture | undefined
  /** The next pictogram of the subject that was not shown yet; nothing where the brief wants no icons. */
  pictogram(): string | undefined
  /** Whether pictures may be drawn at all. */
  draws: boolean
}

/** Square pixels above which a motif is drawn with larger modules: it is to be a form, not a texture. */
const LARGE_FIELD = 160_000

/** A page shows so many scenes; more would leave its subject. */
const MOST_ILLUSTRATIONS = 4
/** Below this a scene shows no more than a word of the name, which beside one that suits misleads … */
const TELLING = 0.6
/** … and so low stand forms that show nothing, and mislead nobody. */
const PLAIN = 0.25

/** An illustration for a box; where the box later has other proportions it is cropped, not stretched. */
export const drawn = (id: string, { draw }: Illustration, canvas: Canvas): Vector => ({
  type: 'vector',
  id,
  role: 'illustration',
  viewBox: [canvas.width, canvas.height],
  scale: 'cover',
  shapes: draw(canvas),
  width: 'fill',
  height: 'fill',
})

const DEFAULT_KINDS: readonly ArtKind[] = ['photo', 'illustration', 'mosaic', 'motif', 'pictogram']

export function createArtist(brief: Brief, direction: Direction, random: Random): Artist {
  const refused = (what: 'icon' | 'picture' | 'pattern') => brief.negatives.some((negative) => negative.what === what)
  const { palette, pictograms } = direction
  const queue = suitingIllustrations(brief, random.fork('illustrations'))
    .filter((one, place) => {
      const suits = one.suits(brief)
      return place === 0 || suits >= TELLING || suits <= PLAIN
    })
    .slice(0, MOST_ILLUSTRATIONS)
  let shown = 0
  let icons = 0
  let photos = 0
  let mosaics = 0

  const pictogram = () => {
    if (refused('icon') || pictograms.length === 0) return undefined
    const name = pictograms[icons % pictograms.length]
    icons++
    return name
  }
  const photo = (id: string): Picture | undefined => {
    const { picture } = brief
    if (picture?.treatAs !== 'photo') return undefined
    return {
      type: 'picture',
      id,
      role: 'photo',
      media: picture.media,
      alt: brief.brand ?? brief.subject.about,
      focus: picture.focus,
      width: 'fill',
      height: 'fill',
    }
  }

  function content(id: string, kind: ArtKind, { width, height, ground, focus }: ArtRequest): Node[] | undefined {
    const inks = inksOn(ground, palette)
    if (kind === 'photo') {
      if (photos > 0) return undefined
      const picture = photo(`${id}-photo`)
      if (picture) photos++
      return picture && [picture]
    }
    if (kind === 'illustration') {
      const next = queue[shown]
      if (refused('picture') || !next) return undefined
      shown++
      return [
        drawn(`${id}-illustration`, next, {
          width,
          height,
          random: random.fork(id),
          colours: inks,
          ...(focus !== undefined && { focus }),
        }),
      ]
    }
    if (kind === 'mosaic') {
      if (refused('picture') || refused('pattern') || mosaics > 0) return undefined
      mosaics++
      return [
        mosaic(`${id}-mosaic`, {
          width,
          height,
          random: random.fork(id),
          inks,
          pictograms: refused('icon') ? [] : pictograms.slice(0, 3),
        }),
      ]
    }
    if (kind === 'motif') {
      if (refused('pattern')) return undefined
      const name =
        direction.motif === 'none'
          ? random.pick(['quarter-circles', 'bauhaus', 'arcs', 'scallops'] as const)
          : direction.motif
      const colours: ColourRef[] = [inks.light, inks.middle, inks.near]
      const field = motif(name, {
        width,
        height,
        random: random.fork(id),
        colours,
        density: width * height > LARGE_FIELD ? 0.62 : 1,
      })
      return [{ ...field, id: `${id}-motif`, role: 'pattern', width: 'fill', height: 'fill', scale: 'cover' }]
    }
    const icon = pictogram()
    if (!icon) return undefined
    const size = Math.round(Math.min(width, height) * 0.56)
    return [
      {
        type: 'pictogram',
        id: `${id}-pictogram`,
        role: 'icon',
        icon,
        paint: inks.light === 'paper' || inks.light === 'surface' ? inks.near : inks.light,
        tone: inks.middle,
        width: size,
        height: size,
      },
    ]
  }

  function panel(id: string, request: ArtRequest): Frame {
    const { width, height, ground, radius, fixed } = request
    const wanted = request.kinds ?? DEFAULT_KINDS
    const options = (children: Node[], centred: boolean): Frame =>
      frame(
        id,
        {
          role: 'panel',
          element: 'figure',
          width: fixed ? width : 'fill',
          height,
          fill: ground,
          clip: true,
          ...(radius !== undefined && { radius }),
          layout: centred ? { align: 'center', justify: 'center' } : {},
        },
        children,
      )
    for (const kind of [...wanted, ...DEFAULT_KINDS.filter((kind) => !wanted.includes(kind))]) {
      const made = content(id, kind, request)
      if (made) return options(made, kind === 'pictogram')
    }
    // Everything is refused: a plain field of colour.
    return options([], false)
  }

  return { panel, photo, pictogram, draws: !refused('picture') }
}
