/** The picture leads: words at the head and the foot or at one side, a scene in all that they leave. */
import { nth } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { coveredOf } from '../../../scene/covered.ts'
import type { PaletteRole, Scene } from '../../../scene/types.ts'
import { asFrame } from '../../../scene/walk.ts'
import type { Archetype, Composition } from '../../types.ts'
import { isStated } from '../is-stated.ts'
import { isAsked, isPictured, piecesOf } from '../pieces.ts'
import { type Sheet, sheetOf } from '../sheet.ts'
import { examples } from './examples.ts'
import { suitsPlace } from './named-places.ts'
import { panelFill } from './panel-fill.ts'
import { type Box, wordsOf } from './places.ts'
import { type SceneBox, sceneNodes } from './scene.ts'
import { isForm, SETTING_NAMES, type SettingName } from './settings.ts'

/** So many times as wide as tall, a sheet has no room for a picture. */
const STRIP = 4.2

const isRoomy = ({ format: { width, height } }: Brief): boolean => height !== 'auto' && width / height < STRIP

/** Words whose places nobody told: a scene with nothing else, and what its foot stands on where that is a colour of its own. */
export type SetWords = (composition: Composition) => { scene: Scene; foot?: PaletteRole }

/** Of a wide sheet the words have at most this much where the scene takes the rest from edge to edge. */
const MOST_WORDS = 0.62
/** … and the scene is at least so wide, × as tall as the sheet: else it stands behind all of it. */
const LEAST_WIDE = 0.62

/** The part of a wide sheet that the words leave free, on their right or on their left. */
function besideWords(sheet: Sheet, boxes: readonly Box[]): { left: number; width: number } | undefined {
  if (!sheet.landscape) return undefined
  const pad = sheet.margin * 0.55
  const right = Math.max(0, ...boxes.map((box) => box.right)) + pad
  const left = Math.min(sheet.width, ...boxes.map((box) => box.left)) - pad
  const onRight = sheet.width - right >= left
  const words = onRight ? right : sheet.width - left
  const width = sheet.width - words
  if (words >= sheet.width * MOST_WORDS || width <= sheet.height * LEAST_WIDE) return undefined
  // On whole pixels, so that no seam is left where it ends.
  return onRight
    ? { left: Math.round(right), width: sheet.width - Math.round(right) }
    : { left: 0, width: Math.round(left) }
}

/** What a scene that stands beside the words may be filled with. */
const PANELS: readonly PaletteRole[] = ['secondary', 'accent', 'surface']

/** What is covered under the words of a foot is theirs: no thing stands below them. */
function withCoveredFoot({ brief, width, height }: Sheet, words: Box[]): Box[] {
  const top = height - coveredOf(brief.format, width, height).bottom
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
  // A place is seen from edge to edge, with the words in its air, as often as in a field beside them.
  const wide = !isForm(name) && sheet.random.fork('wide').chance(FROM_EDGE_TO_EDGE)
  const beside = wide || pieces.some(({ at }) => at) ? undefined : besideWords(sheet, boxes)
  const footTop = Math.min(...boxes.filter(({ top }) => top > sheet.height * 0.5).map(({ top }) => top))
  const box: SceneBox = beside
    ? { ...beside, top: 0, height: sheet.height, words: [], fill: panelFill(sheet, pieces[0], PANELS), panel: true }
    : {
        left: 0,
        top: 0,
        width: sheet.width,
        height: sheet.height,
        words: withCoveredFoot(sheet, boxes),
        fill: 'paper',
        ...(set.foot && Number.isFinite(footTop) && { foot: { fill: set.foot, top: footTop } }),
      }
  root.children = [...sceneNodes(sheet, name, box, pieces), ...root.children]
  return { ...result, kind: brief.kind }
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
