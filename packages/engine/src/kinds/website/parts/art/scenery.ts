/** Scenes from parts on a page: the thing that the prompt is about, in a place of its own, as one drawing. */

import { cyclic } from '../../../../base/items.ts'
import { pickByWeight } from '../../../../base/random.ts'
import { seenBrief } from '../../../../brief/told/pictured.ts'
import type { Brief } from '../../../../brief/types.ts'
import { classOf, type FigureClass } from '../../../../imagery/figure-classes.ts'
import { saidWords } from '../../../../imagery/said-words.ts'
import { singular, tokens } from '../../../../imagery/words.ts'
import type { PaletteRole, Vector } from '../../../../scene/types.ts'
import { isSeenOn } from '../../../shared/figure.ts'
import { oneDrawing } from '../../../shared/one-drawing.ts'
import { sceneNodes } from '../../../shared/pictured/scene.ts'
import { fit, isView, SETTING_NAMES, type SettingName } from '../../../shared/pictured/settings.ts'
import { isAsked, isPictured, type Piece, piecesOf } from '../../../shared/pieces.ts'
import { type Sheet, sheetOf } from '../../../shared/sheet.ts'
import type { Composition } from '../../../types.ts'

export interface SceneryRequest {
  width: number
  height: number
  ground: PaletteRole
  /** How many scenes there are already: another one shows another thing, or the same before a form. */
  turn?: number
}

/** Forms behind a thing; the others are places. */
const FORMS: readonly SettingName[] = ['rays', 'disc', 'splash', 'arch', 'collage']

/** The leading thing, where it can be drawn; a brief without a word has no sheet to draw it on. */
export function leadingPiece(whole: Brief): Piece | undefined {
  const brief = seenBrief(whole)
  return brief.copy.length > 0 && isPictured(brief) ? piecesOf(brief)[0] : undefined
}

/** People are spoken of in passing: 'a family bakery'. */
const PEOPLE: readonly FigureClass[] = ['person', 'portrait']

/** Also 'shipping' speaks of ships. */
const isSaid = (word: string, said: ReadonlySet<string>): boolean =>
  said.has(word) ||
  (word.length >= 4 && said.has(`${word}${word.at(-1)}ing`)) ||
  (word.length >= 4 && said.has(`${word}ing`))

/** Whether the leading thing is one that the prompt speaks of, and no guess from its trade. */
export function hasScenery(whole: Brief): boolean {
  const brief = seenBrief(whole)
  const lead = leadingPiece(brief)
  // Where something is, 'on the island', is said in passing, too.
  if (!lead || classOf(lead.figure) === 'place') return false
  if (isAsked(brief)) return true
  const said = saidWords(brief)
  const named = [...tokens(lead.thing), ...lead.figure.split('-')].some((word) => isSaid(singular(word), said))
  return named && !PEOPLE.includes(classOf(lead.figure))
}

function chosenSetting({ random }: Sheet, { figure }: Piece, among: readonly SettingName[]): SettingName | undefined {
  const fits = among.map((name) => ({ name, weight: fit(name, figure, classOf(figure)) ** 2 }))
  return pickByWeight(fits, random.fork('which'))?.name
}

/** Nothing where no thing of the prompt's can be drawn, or it would not be seen on the ground. */
export function scenery(composition: Composition, id: string, request: SceneryRequest): Vector | undefined {
  const { width, height, ground, turn = 0 } = request
  if (composition.brief.copy.length === 0) return undefined
  const sheet = { ...sheetOf(composition), width, height, landscape: width > height }
  const all = piecesOf(composition.brief)
  const pieces = all.map((_, at) => cyclic(all, at + turn))
  const [lead] = pieces
  if (!lead || (!isView(lead.figure) && !isSeenOn(sheet, lead.figure, ground))) return undefined
  const name = chosenSetting(sheet, lead, turn === 0 ? SETTING_NAMES : FORMS)
  if (!name) return undefined
  const nodes = sceneNodes(sheet, name, { left: 0, top: 0, width, height, words: [], fill: ground }, pieces)
  const shapes = oneDrawing(nodes, width, height)
  if (shapes.length === 0) return undefined
  return {
    type: 'vector',
    id,
    role: 'illustration',
    viewBox: [width, height],
    scale: 'cover',
    shapes,
    alt: composition.brief.subject.about,
    width: 'fill',
    height: 'fill',
  }
}
