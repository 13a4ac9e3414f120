/** The picture leads: words at the head and the foot or at one side, a scene in all that they leave. */
import type { Bounds } from '../../../base/geometry.ts'
import { nth } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import { coveredEdgesOf } from '../../../scene/safe-area.ts'
import type { PaletteRole, Scene } from '../../../scene/types.ts'
import { asFrame } from '../../../scene/walk.ts'
import type { Archetype, Composition } from '../../types.ts'
import { isStated } from '../is-stated.ts'
import { isAsked, isPictured, type Piece, piecesOf } from '../pieces.ts'
import { type Sheet, sheetOf } from '../sheet.ts'
import type { Place } from './cluster.ts'
import { examples } from './examples.ts'
import { suitsPlace } from './named-places.ts'
import { panelFill } from './panel-fill.ts'
import { type GroupSpot, wordsOf } from './places.ts'
import { EDGE, type SceneBox, sceneNodes, shownOf } from './scene.ts'
import { isForm, isView, SETTING_NAMES, type SettingName } from './settings.ts'

/** So many times as wide as tall, a sheet has no room for a picture. */
const STRIP = 4.2

const isRoomy = ({ format: { width, height } }: Brief): boolean => height !== 'auto' && width / height < STRIP

/**
 * Words whose places nobody told: a scene with nothing else, the field that they leave to the picture, and what the facts stand on where
 * that is a colour of its own, from where down. `shape`: how many times as wide as tall the picture is best, where not as what it shows;
 * no aspect where it fills any field.
 */
export type SetWords = (
  composition: Composition,
  shape?: { aspect?: number },
) => { scene: Scene; field: Place; foot?: { fill: PaletteRole; top: number } }

/** Whether a field is a side of the sheet. */
const isSide = ({ width, height }: Sheet, field: Place): boolean =>
  field.y < 1 && field.height > height - 1 && field.width < width - 1

/** What a scene that stands beside the words may be filled with. */
const PANELS: readonly PaletteRole[] = ['secondary', 'accent', 'surface']

/** What is covered under the words of a foot is theirs: no thing stands below them. */
function withCoveredFoot({ brief, width, height }: Sheet, words: Bounds[]): Bounds[] {
  const top = height - coveredEdgesOf(brief.format, width, height).bottom
  const reaches = words.some(({ bottom }) => bottom > top - height * NEAR_FOOT)
  return top < height && reaches ? [...words, { left: 0, right: width, top, bottom: height }] : words
}
const NEAR_FOOT = 0.08

const FROM_EDGE_TO_EDGE = 0.6

function composed(composition: Composition, name: SettingName, setWords: SetWords): Scene {
  const { brief } = composition
  const sheet = sheetOf(composition)
  const set = setWords(composition)
  const result = set.scene
  const front = nth(composition.layOut(result), 0)
  const root = asFrame(result.artboards[0]?.root)
  const boxes = wordsOf(front.root)
  const pieces = piecesOf(brief)
  const { field } = set
  // A place is seen from edge to edge, with the words in its air, as often as in a field beside them.
  const wide = !isForm(name) && sheet.random.fork('wide').chance(FROM_EDGE_TO_EDGE)
  const beside = !wide && !pieces.some(({ at }) => at) && isSide(sheet, field)
  // On whole pixels, so that no seam is left where it ends.
  const left = beside ? Math.round(field.x) : 0
  const own = beside ? { ...field, x: 0, width: Math.round(field.x + field.width) - left } : field
  const box: SceneBox = beside
    ? {
        left,
        top: 0,
        width: own.width,
        height: sheet.height,
        words: [],
        fill: panelFill(sheet, pieces[0], PANELS),
        panel: true,
      }
    : {
        left: 0,
        top: 0,
        width: sheet.width,
        height: sheet.height,
        words: withCoveredFoot(sheet, boxes),
        fill: 'paper',
        ...(set.foot && { foot: { fill: set.foot.fill, top: set.foot.top } }),
      }
  const clear = beside ? { ...own, width: own.width * (1 - EDGE) } : own
  const hero = pieces.some(({ at }) => at) ? undefined : heroIn(sheet, clear, pieces)
  root.children = [...sceneNodes(sheet, name, { ...box, ...(hero && { hero }) }, pieces), ...root.children]
  return { ...result, kind: brief.kind }
}

/** Of a field, what the thing may have of its width and its height, and of what is left above it; how much wider than tall a group stands. */
const [WIDE, TALL, ABOVE, GROUP] = [0.9, 0.9, 0.58, 1.25]

/** Where the leading thing and its company stand in the field that words leave: as large as it allows, on its foot. */
function heroIn(sheet: Sheet, { x, y, width, height }: Place, pieces: readonly Piece[]): GroupSpot | undefined {
  const [lead, ...others] = shownOf(sheet, pieces)
  if (!lead || isView(lead.figure)) return undefined
  const [wide, tall] = [width * WIDE, height * TALL]
  const { w, h } = sizesOf(lead.figure)
  const grouped = others.length > 0
  const scale = Math.min(wide / w, tall / h)
  const size = grouped ? Math.min(tall, wide) : scale * Math.max(w, h)
  const seen = grouped ? size : scale * h
  // It stands on the foot of its square, a little below the middle of the field.
  const foot = y + (height - seen) * ABOVE + seen
  return { x: x + width / 2, y: foot - size / 2, size, ...(grouped && { wide: Math.min(wide, size * GROUP) }) }
}

/** A picture that was asked for leads more often than one that stands for the subject; both before what has none. */
const [ASKED, KNOWN] = [3.2, 2.4]

const make = (kind: keyof typeof examples, name: SettingName, setWords: SetWords): Archetype => ({
  name: `pictured-${name}`,
  sort: `pictured-${name}`,
  form: isForm(name) ? 'thing' : 'scene',
  treats: true,
  example: examples[kind][name],
  suits: (brief) => {
    if (!isRoomy(brief) || isStated(brief) || !isPictured(brief)) return 0
    const [hero] = piecesOf(brief)
    return hero ? suitsPlace(name, brief, hero) * (isAsked(brief) ? ASKED : KNOWN) : 0
  },
  compose: (composition) => composed(composition, name, setWords),
})

/** The picture leads, in each of the settings. `setWords`: how the kind sets words whose places nobody told. */
export const picturedOn = (kind: keyof typeof examples, setWords: SetWords): Archetype[] =>
  SETTING_NAMES.map((name) => make(kind, name, setWords))
