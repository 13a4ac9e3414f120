/** The picture leads: words where they were told to stand or at the head and the foot, things in depth in all that they leave. */

import { nth } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { column, row } from '../../../scene/build.ts'
import type { Node, Scene, Vector } from '../../../scene/types.ts'
import { asFrame } from '../../../scene/walk.ts'
import type { Archetype, Composition } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import { details, fittedTitle, lead, sender, stacked } from '../details.ts'
import { figure, tonesOf, tonesOn } from '../figure.ts'
import { isPictured, type Piece, piecesOf } from '../pieces.ts'
import { density, GROUNDS, type Sheet, sheetOf } from '../sheet.ts'
import { isStated } from '../stated/archetypes.ts'
import { composeStated } from '../stated/compose.ts'
import { PICTURES } from '../stated/groups.ts'
import { GROUND_NAMES, type GroundName, groundInDepth } from './grounds.ts'
import { type Box, type Spot, spotsFor, wordsOf } from './places.ts'

/** So many times as wide as tall, a sheet has no room for a picture. */
const STRIP = 4.2

const isRoomy = ({ format: { width, height } }: Brief): boolean => height !== 'auto' && width / height < STRIP

/** The words alone: what places pictures places none of them. */
const words = (composition: Composition): Composition => ({
  ...composition,
  brief: {
    ...composition.brief,
    placements: composition.brief.placements.filter(({ target }) => !PICTURES.includes(target)),
    negatives: [...composition.brief.negatives, { what: 'icon' }, { what: 'picture' }],
    subject: { ...composition.brief.subject, objects: [] },
  },
})

/** The words of a sheet whose places nobody told: at the head and at the foot, or on the left of a wide one. */
function headAndFoot(composition: Composition): Scene {
  const sheet = sheetOf(composition)
  const { brief, direction, plan, width, height, u, margin, landscape } = sheet
  const ground = GROUNDS.paper
  const wide = landscape ? width * 0.56 - margin : width - 2 * margin
  const title = fittedTitle(sheet, ground, {
    width: wide,
    height: height * (landscape ? 0.42 : 0.27 - density(plan) * 0.06),
    lines: landscape ? 4 : 3,
  })
  const head = stacked([sender(sheet, ground), title, lead(sheet, ground, wide, { title: title.size })], u * 2.2)
  const foot = details(sheet, ground, {
    width: wide,
    title: title.size,
    columns: landscape ? 1 : 2,
    button: ['accent', 'onAccent'],
  })
  const block = column(
    'words',
    {
      width: landscape ? wide + 2 * margin : width,
      height: '100%',
      layout: { padding: margin, gap: u * 3, justify: landscape ? 'center' : 'between' },
    },
    [
      column('head', { layout: { gap: u * 2.2 } }, head.nodes),
      ...(foot.nodes.length > 0 ? [column('foot', {}, foot.nodes)] : []),
    ],
  )
  return scene(brief, direction, [{ name: brief.kind, root: row('root', { fill: 'paper', clip: true }, [block]) }])
}

/** A scene with nothing but words, which leave room. */
type SetWords = (composition: Composition) => Scene

/** A soft shadow on what the thing stands on. */
const shadow = (id: string, { x, y, size }: Spot): Vector => {
  const [w, h] = [size * 0.74, size * 0.12]
  return {
    type: 'vector',
    id: `${id}-shadow`,
    role: 'decoration',
    at: { left: x - w / 2, top: y + size * 0.42 - h / 2 },
    width: w,
    height: h,
    viewBox: [100, 100],
    scale: 'stretch',
    shapes: [
      {
        d: 'M0 0h100v100h-100Z',
        fill: {
          gradient: 'radial',
          centre: [0.5, 0.5],
          radius: 0.5,
          stops: [
            { at: 0, colour: '#000000', alpha: 0.28 },
            { at: 1, colour: '#000000', alpha: 0 },
          ],
        },
      },
    ],
  }
}

const STANDING: readonly GroundName[] = ['hills', 'studio', 'arch']

function pictured(sheet: Sheet, spots: Map<Piece, Spot>, ground: GroundName): Node[] {
  const all = [...spots].toSorted(([, a], [, b]) => a.y + a.size / 2 - (b.y + b.size / 2))
  return all.flatMap(([piece, spot], i): Node[] => {
    const id = `depiction-${i + 1}`
    const at = { left: spot.x - spot.size / 2, top: spot.y - spot.size / 2 }
    const drawn = figure(sheet, id, piece.figure, tonesOf(sheet, piece.figure, 'paper'), spot.size, {
      at,
      role: 'illustration',
    })
    return [...(STANDING.includes(ground) ? [shadow(id, spot)] : []), { ...drawn, alt: piece.words }]
  })
}

const REACH = 0.25

/** From a spot's centre to a box. */
const distance = ({ x, y }: Spot, { left, top, right, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

function composed(composition: Composition, ground: GroundName, setWords: SetWords): Scene {
  const { brief, direction, random } = composition
  const sheet = sheetOf(composition)
  const told =
    isStated(brief) && brief.placements.some(({ target, at, beside }) => !PICTURES.includes(target) && (at || beside))
  const result = told ? composeStated(words(composition), 'plain', { roomy: true }) : setWords(composition)
  const front = nth(composition.layOut(result), 0)
  const root = asFrame(result.artboards[0]?.root)
  const room = { width: sheet.width, height: sheet.height, words: wordsOf(front.root) }
  const spots = spotsFor(piecesOf(brief), room)
  const hero = [...spots.values()].toSorted((a, b) => b.size - a.size)[0] ?? {
    x: sheet.width / 2,
    y: sheet.height / 2,
    size: Math.min(sheet.width, sheet.height) * REACH,
  }
  const canvas = {
    width: sheet.width,
    height: sheet.height,
    palette: direction.palette,
    fill: 'paper' as const,
    form: tonesOn(sheet, 'paper')[0],
    hero,
    free: Math.min(Math.hypot(sheet.width, sheet.height), ...room.words.map((box) => distance(hero, box))),
    random: random.fork('ground'),
  }
  root.children = [groundInDepth(ground, canvas), ...pictured(sheet, spots, ground), ...root.children]
  return { ...result, kind: brief.kind }
}

const EXAMPLE = {
  poster:
    "Poster with a large lighthouse at the bottom right and a small sailboat at the bottom left. Title 'Keepers of the Light' at the top in huge letters, dark blue background",
  banner: "Instagram post for the Maple Street bakery with a large croissant, 'Fresh at six', cream background",
} as const

const make = (kind: keyof typeof EXAMPLE, ground: GroundName, setWords: SetWords): Archetype => ({
  name: `pictured-${ground}`,
  sort: `pictured-${ground}`,
  example: EXAMPLE[kind],
  suits: (brief) => (isRoomy(brief) && !brief.forms && isPictured(brief) ? 1 : 0),
  compose: (composition) => composed(composition, ground, setWords),
})

/** The picture leads, on each of the grounds. `setWords`: how the kind sets words whose places nobody told. */
export const picturedOn = (kind: keyof typeof EXAMPLE, setWords: SetWords = headAndFoot): Archetype[] =>
  GROUND_NAMES.map((ground) => make(kind, ground, setWords))
