/**
 * The pictures of a page: the attached photo, marks that show the subject, motifs and large pictograms. One artist works on a
 * page and shows nothing twice while it has something else.
 */

import { cyclic } from '../../../../base/items.ts'
import type { Random } from '../../../../base/random.ts'
import { seenBrief } from '../../../../brief/told/pictured.ts'
import { marksAbout } from '../../../../collection/subject-marks.ts'
import type { Direction } from '../../../../direction/types.ts'
import { motif } from '../../../../imagery/motifs.ts'
import type { Colours } from '../../../../imagery/shapes.ts'
import { frame } from '../../../../scene/build.ts'
import type { ColourRef, Frame, Node, Picture, Vector } from '../../../../scene/types.ts'
import { photoFrame } from '../../../shared/photo-frame.ts'
import type { Composition } from '../../../types.ts'
import type { GroundName } from '../grounds.ts'
import { groundOf, inksOn } from '../grounds.ts'
import { marked, marksFor } from './marked.ts'
import { mosaic } from './mosaic.ts'
import { isSeenInPhotos, photographed } from './photographed.ts'
import { hasScenery, leadingPiece, type SceneryRequest, scenery } from './scenery.ts'

/** 'illustration' is a mark that shows the subject, or a scene of the thing that is spoken of; 'scene' is that scene alone, 'frame' waits for a photo. */
export type ArtKind = 'photo' | 'illustration' | 'scene' | 'frame' | 'mosaic' | 'motif' | 'pictogram'

export interface ArtRequest {
  /** Pixels that it will take; the drawing is made for these proportions. */
  width: number
  height: number
  /** What it stands on. */
  ground: GroundName
  /** Kinds in order of wish; those that the brief refuses are passed over, all others follow. */
  kinds?: readonly ArtKind[]
  radius?: Frame['radius']
  /** Where the middle of interest is to stand, a share of the width. */
  focus?: number
  /** Keep the given width rather than fill what is there. */
  fixed?: boolean
  /** Where words stand over it, pixels: a scene leaves them room. */
  words?: SceneryRequest['words']
  /** Settings that a scene may have; default all that suit. */
  among?: SceneryRequest['among']
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
  /** Whether it has a picture of what the page is about, beyond forms and frames. */
  tells: boolean
  /** Whether `count` more (default one) would show something of the subject: what is only form says nothing in the middle of a page. */
  shows(count?: number): boolean
}

/** Square pixels above which a motif is drawn with larger modules: it is to be a form, not a texture. */
const LARGE_FIELD = 160_000

/** A page shows so many marks; more would leave its subject. */
const MOST_MARKS = 6
/** … so many scenes of things, and so many frames for photos. */
const [MOST_SCENES, MOST_FRAMES] = [2, 3]

const DEFAULT_KINDS: readonly ArtKind[] = ['photo', 'illustration', 'scene', 'frame', 'mosaic', 'motif', 'pictogram']

/** From here on an illustration shows what is meant, and from there on just that. */
const [SHOWS, EXACT] = [0.75, 0.95]
/** How often a page leads with a scene of the thing: where the prompt names it, beside an exact illustration or not, and where only the trade does. */
const SCENES = { beside: 0.4, named: 0.75, instead: 0.8 } as const

/** How often the thing in a scene leads a page, by how well the best illustration shows what it is about. */
function sceneShare({ brief }: Composition, best: number): number {
  if (hasScenery(brief)) return best >= EXACT ? SCENES.beside : SCENES.named
  return best < SHOWS && leadingPiece(brief) ? SCENES.instead : 0
}

/** What fills a panel; nothing where the brief refuses it or there is no more. */
type Draw = (id: string, request: ArtRequest) => Node[] | undefined

/** The direction's motif as a field. */
function fieldOf(id: string, { width, height, ground }: ArtRequest, direction: Direction, random: Random): Vector {
  const inks = inksOn(ground, direction.palette)
  const name =
    direction.motif === 'none'
      ? random.pick(['quarter-circles', 'bauhaus', 'arcs', 'scallops'] as const)
      : direction.motif
  const colours: ColourRef[] = [inks.light, inks.middle, inks.near]
  const density = width * height > LARGE_FIELD ? 0.62 : 1
  const field = motif(name, { width, height, random, colours, density })
  return { ...field, id, role: 'pattern', width: 'fill', height: 'fill', scale: 'cover' }
}

/** A pictogram of the subject, large in a panel whose shorter side is given. */
function signOn(id: string, icon: string, side: number, inks: Colours): Node {
  const size = Math.round(side * 0.56)
  const paint = inks.light === 'paper' || inks.light === 'surface' ? inks.near : inks.light
  return { type: 'pictogram', id, role: 'icon', icon, paint, tone: inks.middle, width: size, height: size }
}

export function createArtist(whole: Composition, random: Random): Artist {
  const composition = { ...whole, brief: seenBrief(whole.brief) }
  const { brief, direction } = composition
  const refused = (what: 'icon' | 'picture' | 'pattern') => brief.negatives.some((negative) => negative.what === what)
  const { palette, pictograms } = direction
  const queue = marksAbout(brief, random.fork('illustrations')).slice(0, MOST_MARKS)
  const best = queue[0]?.fits ?? 0
  const leadsWithScene = random.fork('leads').chance(sceneShare(composition, best))
  let scenes = 0
  let shown = 0
  let icons = 0
  let photos = 0
  let mosaics = 0
  let frames = 0

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
      alt: whole.brief.brand ?? brief.subject.about,
      focus: picture.focus,
      width: 'fill',
      height: 'fill',
    }
  }

  const scene: Draw = (id, { width, height, ground, words, among }) => {
    if (scenes >= MOST_SCENES || refused('picture') || (scenes > 0 && !hasScenery(brief))) return undefined
    const made = scenery(composition, `${id}-scene`, {
      ...{ width, height, ground },
      ...(words && { words }),
      ...(among && { among }),
      turn: scenes,
    })
    if (made) scenes++
    return made && [made]
  }

  /** A frame that fills its panel. */
  const waiting = (id: string, shows: string, { width, height, ground }: ArtRequest): Frame => {
    const onPaper = ground === 'paper' || ground === 'surface'
    return photoFrame(id, {
      ...{ shows, width: 'fill', height: 'fill', about: [width, height], fill: groundOf(ground, palette).fill },
      form: inksOn(ground, palette).near,
      plate: onPaper ? { fill: 'ink', text: 'paper' } : { fill: 'paper', text: 'ink' },
      weight: direction.weights.strong,
    })
  }

  const illustration: Draw = (id, request) => {
    const staged = leadsWithScene ? scene(id, request) : undefined
    const next = queue.slice(shown, shown + marksFor(request)).map(({ drawing }) => drawing)
    if (staged || refused('picture') || next.length === 0) return staged
    shown += next.length
    return marked(id, next, { ...request, palette })
  }

  const tiled: Draw = (id, { width, height, ground }) => {
    if (refused('picture') || refused('pattern') || mosaics > 0) return undefined
    mosaics++
    const signs = refused('icon') ? [] : pictograms.slice(0, 3)
    const options = { width, height, random: random.fork(id), inks: inksOn(ground, palette), pictograms: signs }
    return [mosaic(`${id}-mosaic`, options)]
  }

  const sign: Draw = (id, { width, height, ground }) => {
    const icon = pictogram()
    return icon ? [signOn(`${id}-pictogram`, icon, Math.min(width, height), inksOn(ground, palette))] : undefined
  }

  const draws: Record<ArtKind, Draw> = {
    photo: (id) => {
      const picture = photos > 0 ? undefined : photo(`${id}-photo`)
      if (picture) photos++
      return picture && [picture]
    },
    illustration,
    scene,
    frame: (id, request) => {
      const shows = photographed(brief)
      if (refused('picture') || shows.length === 0 || frames >= MOST_FRAMES) return undefined
      return [waiting(`${id}-frame`, cyclic(shows, frames++), request)]
    },
    mosaic: tiled,
    motif: (id, request) =>
      refused('pattern') ? undefined : [fieldOf(`${id}-motif`, request, direction, random.fork(id))],
    pictogram: sign,
  }

  function panel(id: string, request: ArtRequest): Frame {
    const { width, height, ground, radius, fixed } = request
    const asked = request.kinds ?? DEFAULT_KINDS
    const waits =
      shown + scenes > 0 && isSeenInPhotos(brief) && asked.some((kind) => kind === 'illustration' || kind === 'scene')
    const wanted: readonly ArtKind[] = waits ? ['photo', 'frame', ...asked] : asked
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
      const made = draws[kind](id, request)
      if (made) return options(made, kind === 'pictogram')
    }
    // Everything is refused: a plain field of colour.
    return options([], false)
  }

  const shows = (count = 1): boolean => {
    if (refused('picture')) return false
    const left = (most: number, used: number) => Math.max(0, most - used)
    const ofThings = hasScenery(brief) ? left(MOST_SCENES, scenes) : 0
    const ofPhotos = photographed(brief).length > 0 ? left(MOST_FRAMES, frames) : 0
    return left(queue.length, shown) + ofThings + ofPhotos >= count
  }

  const tells = !refused('picture') && (best >= SHOWS || hasScenery(brief) || brief.picture?.treatAs === 'photo')
  return { panel, photo, pictogram, shows, tells, draws: !refused('picture') }
}
