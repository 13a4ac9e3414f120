/** Sheets that an attached photo leads: it fills them under a scrim, or one side of them from edge to edge. */
import { frame } from '../../scene/build.ts'
import type { Node } from '../../scene/types.ts'
import type { Archetype, Composition } from '../types.ts'
import { scene } from './brief-scene.ts'
import { photoRoom } from './photo-room.ts'
import { edgesOf, type Ground } from './sheet.ts'
import { photo } from './subject.ts'
import { STRIP } from './systems/layouts/strip.ts'
import { inside, insideSided, isWide, ratioOf, sided, stageOf, type Words, words } from './systems/room.ts'
import type { Area, Stage, System } from './systems/types.ts'

type Kind = 'poster' | 'banner'

const EXAMPLES: Record<Kind, string> = {
  poster: 'Poster for the film night "North Light" with the attached photo, 9 pm, Harbour Cinema',
  banner: 'Banner with the attached photo "Above the clouds" hiking weekend at Alpenhof, Book now',
}

const systemOf = (name: string, grounds: System['grounds']): System => ({
  name,
  manner: 'The attached photo leads',
  moods: [],
  industries: [],
  lean: {},
  grounds,
  backdrops: ['flat'],
  lettering: ['plain'],
  layout: 'corner',
})
const SCRIM = systemOf('photo-scrim', ['ink'])
const SIDE = systemOf('photo-side', ['paper', 'accent', 'secondary'])

const ON_PHOTO: Ground = { fill: 'ink', ink: 'paper', soft: 'paper', mark: 'paper' }
/** The scrim is black whatever the palette: a photo knows no palette. */
const OF_A_PHOTO = { ink: '#0b0c0e', paper: '#ffffff', muted: '#d8d8d8' } as const

/** Of the sheet, what words on a photo may have: of a wide one's width, of a tall one's height. */
const [ACROSS, DOWN] = [0.52, 0.5]
/** Of a wide sheet, what the photo has at its side; of a tall one, at its head. */
const [BESIDE, ABOVE] = [0.47, 0.5]

/** In a strip one row tells it better. */
const IN_A_STRIP = 0.4

const wordsIn = (stage: Stage, area: Area, ground: Ground): Words =>
  words({ ...stage, ground }, area, { sender: true, share: 0.5, most: 1.3, ground, columns: isWide(stage) ? 1 : 2 })

/** The photo fills the sheet; words stand where what catches the eye leaves room. */
function scrimmed(stage: Stage): Node[] {
  const { brief, width, height, u } = stage
  const { picture } = brief
  if (!picture) return []
  const room = inside(stage)
  const edges = edgesOf(stage)
  const wide = isWide(stage)
  const area = wide
    ? { ...room, width: Math.min(room.width, width * ACROSS) }
    : { ...room, height: Math.min(room.height, height * DOWN) }
  const set = wordsIn(stage, area, ON_PHOTO)
  const tall = set.foot.area.height > 0 ? set.foot.area.y + set.foot.area.height - room.y : set.title.height
  const [before, behind] = wide ? [edges.left, edges.right] : [edges.top, edges.bottom]
  const least = Math.min(
    0.92,
    ((wide ? area.width : tall) + Math.max(before, behind) + u * 4) / (wide ? width : height),
  )
  const { side, scrim } = photoRoom(picture, width, height, wide ? 'x' : 'y', [least, least])
  const x = side === 'right' ? room.x + room.width - area.width : room.x
  const y = wide || side === 'bottom' ? room.y + room.height - tall : room.y
  const placed = wordsIn(stage, { x, y, width: area.width, height: tall }, ON_PHOTO)
  return [
    ...photo(stage, { at: { left: 0, top: 0, right: 0, bottom: 0 }, scrim }),
    placed.title.node,
    ...placed.foot.nodes,
  ]
}

/** The photo at one side from edge to edge, the words on a plain colour beside it. */
function beside(stage: Stage): Node[] {
  const { width, height, margin, ground } = stage
  const wide = isWide(stage)
  const room = wide ? insideSided(stage) : inside(stage)
  const part = wide ? width * BESIDE : height * ABOVE
  const area = wide
    ? sided(stage, { ...room, width: width - part - room.x - margin })
    : { ...room, y: part + margin, height: room.y + room.height - part - margin }
  const spot = wide ? sided(stage, { x: width - part, y: 0, width: part, height }) : { x: 0, y: 0, width, height: part }
  const { title, foot } = wordsIn(stage, area, ground)
  return [
    ...photo(stage, { at: { left: spot.x, top: spot.y }, width: spot.width, height: spot.height }),
    title.node,
    ...foot.nodes,
  ]
}

const make = (
  kind: Kind,
  system: System,
  place: (stage: Stage) => Node[],
  palette: Partial<Composition['direction']['palette']> = {},
): Archetype => ({
  name: system.name,
  example: EXAMPLES[kind],
  suits: (brief) => {
    const shows = brief.picture?.treatAs === 'photo' && !brief.negatives.some(({ what }) => what === 'picture')
    return shows ? (ratioOf(brief) > STRIP ? IN_A_STRIP : 1) : 0
  },
  compose: (whole) => {
    const direction = { ...whole.direction, palette: { ...whole.direction.palette, ...palette } }
    const composition = { ...whole, direction }
    const stage = stageOf(system, composition)
    const root = frame('root', { fill: stage.ground.fill, clip: true }, place(stage))
    return scene(whole.brief, direction, [{ name: kind, root }])
  },
})

export const photoSheets = (kind: Kind): Archetype[] => [
  make(kind, SCRIM, scrimmed, OF_A_PHOTO),
  make(kind, SIDE, beside),
]
