/**
 * The pictures of a page: the attached photo, drawings of the collection that show its subject, marks, scenes of a thing that is spoken of;
 * where there is none, type. One artist works on a page and shows nothing twice.
 */

import { cyclic } from '../../../../base/items.ts'
import type { Random } from '../../../../base/random.ts'
import { seenBrief } from '../../../../brief/told/pictured.ts'
import { marksAbout } from '../../../../collection/subject-marks.ts'
import { frame, row } from '../../../../scene/build.ts'
import type { ColourRef, Frame, Node, Picture } from '../../../../scene/types.ts'
import { photoFrame } from '../../../shared/photo-frame.ts'
import type { Composition, Drawn } from '../../../types.ts'
import type { GroundName } from '../grounds.ts'
import { groundOf, inksOn } from '../grounds.ts'
import { drawnPanel } from './drawn-panel.ts'
import { letterIn } from './letter.ts'
import { marked, marksFor } from './marked.ts'
import { isSeenInPhotos, photographed } from './photographed.ts'
import { hasScenery, leadingPiece, scenery } from './scenery.ts'

/** 'illustration' is a drawing or a mark that shows the subject; 'scene' the thing that is spoken of, 'frame' waits for a photo, 'letter' is type alone. */
export type ArtKind = 'photo' | 'illustration' | 'scene' | 'frame' | 'letter'

export interface ArtRequest {
  /** Pixels that it will take; the drawing is made for these proportions. */
  width: number
  height: number
  /** What it stands on. */
  ground: GroundName
  /** Kinds in order of wish; those that the brief refuses are passed over, all others follow. */
  kinds?: readonly ArtKind[]
  radius?: Frame['radius']
  /** Keep the given width rather than fill what is there. */
  fixed?: boolean
  /** Nothing stands beside what is drawn, however wide the panel. */
  alone?: boolean
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
  /** What the drawing stands on that leads the page, until it is shown; undefined where none does. */
  ground?: GroundName
  /** A drawing of the subject on its own ground, another for each place; undefined where there are too few. */
  exhibit(id: string, place: number, request: Omit<ArtRequest, 'ground'>): Frame | undefined
  /** The next drawing that was not shown yet; undefined where there is none. */
  next(id: string, request: ArtRequest): Frame | undefined
  /** Whether `count` more (default one) would show something of the subject: what is only form says nothing in the middle of a page. */
  shows(count?: number): boolean
}

/** A page shows so many marks; more would leave its subject. */
const MOST_MARKS = 6
/** … so many scenes of things, and so many frames for photos. */
const [MOST_SCENES, MOST_FRAMES] = [2, 3]

const DEFAULT_KINDS: readonly ArtKind[] = ['photo', 'illustration', 'scene', 'frame', 'letter']

/** A panel so many times as wide as tall is a band; there so many stand beside the drawing that leads. */
const [WIDE, BESIDE] = [2.1, 2]
const GROUNDS: readonly GroundName[] = ['accent', 'secondary', 'surface', 'ink', 'paper']

/** From here on an illustration shows what is meant, and from there on just that. */
const [SHOWS, EXACT] = [0.75, 0.95]
/** Below it a mark is of something else. */
const LEAST = 0.6
/** How often a page leads with a scene of the thing: where the prompt names it, beside an exact illustration or not, and where only the trade does. */
const SCENES = { beside: 0.4, named: 0.75, instead: 0.8 } as const

/** How often the thing in a scene leads a page, by how well the best illustration shows what it is about. */
function sceneShare({ brief }: Composition, best: number): number {
  if (hasScenery(brief)) return best >= EXACT ? SCENES.beside : SCENES.named
  return best < SHOWS && leadingPiece(brief) ? SCENES.instead : 0
}

/** What fills a panel; nothing where the brief refuses it or there is no more. */
type Draw = (id: string, request: ArtRequest) => Node[] | undefined

/** The panel about a picture. */
const framed = (
  id: string,
  { width, height, radius, fixed }: Omit<ArtRequest, 'ground'>,
  fill: ColourRef,
  children: Node[],
): Frame =>
  frame(
    id,
    {
      role: 'panel',
      element: 'figure',
      width: fixed ? width : 'fill',
      height,
      fill,
      clip: true,
      ...(radius !== undefined && { radius }),
    },
    children,
  )

/** The panel about a drawing that somebody made for the subject. */
const drawnIn = (
  id: string,
  drawn: Drawn,
  request: Omit<ArtRequest, 'ground'>,
  fill: ColourRef = drawn.ground,
): Frame => framed(id, request, fill, drawnPanel(id, drawn, request.width, request.height))

const isBand = ({ width, height, alone }: ArtRequest): boolean => !alone && width > height * WIDE

export function createArtist(whole: Composition, random: Random): Artist {
  const composition = { ...whole, brief: seenBrief(whole.brief) }
  const { brief, direction } = composition
  const refused = (what: 'icon' | 'picture') => brief.negatives.some((negative) => negative.what === what)
  const { palette, pictograms } = direction
  const queue = marksAbout(brief, random.fork('illustrations'))
    .filter(({ fits }) => fits >= LEAST)
    .slice(0, MOST_MARKS)
  const best = queue[0]?.fits ?? 0
  const leadsWithScene = whole.drawn === undefined && random.fork('leads').chance(sceneShare(composition, best))
  let scenes = 0
  let shown = 0
  let icons = 0
  let photos = 0
  let frames = 0
  let led = 0
  const leads = refused('picture') ? [] : (whole.drawn ?? [])
  const named = brief.brand ?? brief.subject.about

  /** The next drawing; from here on it was shown. */
  const take = (): Drawn | undefined => {
    const drawn = leads[led]
    if (drawn) led++
    return drawn
  }

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

  const scene: Draw = (id, { width, height, ground }) => {
    if (scenes >= MOST_SCENES || refused('picture') || (scenes > 0 && !hasScenery(brief))) return undefined
    const made = scenery(composition, `${id}-scene`, {
      ...{ width, height, ground },
      turn: scenes,
    })
    if (made) scenes++
    return made && [made]
  }

  /** A frame that fills its panel. */
  const waiting = (id: string, shows: string, { width, height, ground }: ArtRequest): Frame => {
    const onPaper = ground === 'paper' || ground === 'surface'
    return photoFrame(id, {
      ...{ shows, language: brief.language, width: 'fill', height: 'fill', about: [width, height] },
      fill: groundOf(ground, palette).fill,
      form: inksOn(ground, palette).near,
      plate: onPaper ? { fill: 'ink', text: 'paper' } : { fill: 'paper', text: 'ink' },
      weight: direction.weights.strong,
    })
  }

  /** Along a band others stand beside a drawing: drawings that keep their colours, then marks. */
  const inRow = (id: string, drawn: Drawn, request: ArtRequest): Node[] => {
    const { width, height, ground } = request
    const share = drawn.stands === 'framed' ? 50 : 42
    const wide = (width * share) / 100
    const grounds = GROUNDS.filter((one) => one !== drawn.ground && one !== ground)
    const cells = Array.from({ length: BESIDE }, (_, i): Node | undefined => {
      const own: GroundName = cyclic(grounds, i)
      const size = { width: (width - wide) / BESIDE, height, ground: own }
      const name = `${id}-${i + 2}`
      const other = take()
      if (other) return drawnIn(name, other, size, own)
      const next = queue[shown]
      if (!next) return undefined
      shown++
      return framed(name, size, own, marked(name, [next.drawing], { ...size, palette }))
    }).filter((one) => one !== undefined)
    if (cells.length === 0)
      return [
        { ...framed(`${id}-1`, { width, height }, drawn.ground, drawnPanel(id, drawn, width, height)), height: 'fill' },
      ]
    const first: Frame = { ...drawnIn(`${id}-1`, drawn, { width: wide, height }), width: `${share}%` }
    const stretched = [first, ...cells].map((one) => ({ ...one, height: 'fill' as const }))
    return [row(`${id}-row`, { width: 'fill', height: 'fill', layout: { align: 'stretch' } }, stretched)]
  }

  const illustration: Draw = (id, request) => {
    const drawn = take()
    if (drawn) return isBand(request) ? inRow(id, drawn, request) : drawnPanel(id, drawn, request.width, request.height)
    const staged = leadsWithScene ? scene(id, request) : undefined
    const next = queue.slice(shown, shown + marksFor(request)).map(({ drawing }) => drawing)
    if (staged || refused('picture') || next.length === 0) return staged
    shown += next.length
    return marked(id, next, { ...request, palette })
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
    letter: (id, request) => {
      const made = letterIn(id, named, request, groundOf(request.ground, palette), direction)
      return made.length > 0 ? made : undefined
    },
  }

  function panel(id: string, request: ArtRequest): Frame {
    const asked = request.kinds ?? DEFAULT_KINDS
    const waits =
      shown + scenes > 0 && isSeenInPhotos(brief) && asked.some((kind) => kind === 'illustration' || kind === 'scene')
    const wanted: readonly ArtKind[] = waits ? ['photo', 'frame', ...asked] : asked
    for (const kind of [...wanted, ...DEFAULT_KINDS.filter((kind) => !wanted.includes(kind))]) {
      const lead = kind === 'illustration' && !isBand(request) ? leads[led] : undefined
      const made = draws[kind](id, request)
      if (made) return framed(id, request, lead?.ground ?? request.ground, made)
    }
    // Everything is refused: a plain field of colour.
    return framed(id, request, request.ground, [])
  }

  const exhibit: Artist['exhibit'] = (id, place, request) => {
    const drawn = leads.length > 1 ? leads[place] : undefined
    if (!drawn) return undefined
    led = Math.max(led, 1)
    return drawnIn(id, drawn, request, drawn.own)
  }

  const next: Artist['next'] = (id, request) => {
    const drawn = take()
    return drawn && drawnIn(id, drawn, request)
  }

  const shows = (count = 1): boolean => {
    if (refused('picture')) return false
    const left = (most: number, used: number) => Math.max(0, most - used)
    const ofThings = hasScenery(brief) ? left(MOST_SCENES, scenes) : 0
    const ofPhotos = photographed(brief).length > 0 ? left(MOST_FRAMES, frames) : 0
    return left(leads.length, led) + left(queue.length, shown) + ofThings + ofPhotos >= count
  }

  const tells =
    !refused('picture') &&
    (leads.length > 0 || best >= SHOWS || hasScenery(brief) || brief.picture?.treatAs === 'photo')
  const [lead] = leads
  return {
    panel,
    photo,
    pictogram,
    shows,
    tells,
    exhibit,
    next,
    draws: !refused('picture'),
    ...(lead && { ground: lead.ground }),
  }
}
