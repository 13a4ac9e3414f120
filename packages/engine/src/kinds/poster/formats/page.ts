/** A printed piece as its layouts see it: a sheet in a ground and a treatment of letters, and what the piece is called. */
import type { Brief, PieceRequest, PieceType } from '../../../brief/types.ts'
import { viewOf } from '../../../imagery/views/read.ts'
import { frame } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { isStated } from '../../shared/is-stated.ts'
import { type Plan, planCopy } from '../../shared/plan.ts'
import { type Layout, staged } from '../../shared/printed/layout.ts'
import { sheetOf } from '../../shared/sheet.ts'
import type { Area, BackdropName, Stage } from '../../shared/systems/types.ts'
import type { Archetype, Composition } from '../../types.ts'

export interface Page extends Stage {
  piece: PieceRequest
}

/** One way to lay out a piece; its name is unique among the layouts of the piece: 'leaders'. */
export interface PieceLayout extends Layout {
  /** How well it suits, 0–1; 1 where absent. */
  suits?(brief: Brief): number
  /** It has a room for an attached photo. */
  photo?: true
  place(page: Page): Node[]
}

/** Layouts that share a piece, and which copy may lead on it, in order; by default what leads on all sheets. */
export interface PieceFormat {
  piece: PieceType
  leads?: Parameters<typeof planCopy>[1]
  layouts: readonly PieceLayout[]
}

function pageOf(composition: Composition, { piece: type, leads }: PieceFormat, layout: PieceLayout): Page {
  const { brief, random } = composition
  const piece = brief.piece ?? { type, named: type }
  return { ...staged(sheetOf(composition, planCopy(brief, leads)), layout, random.fork('page')), piece }
}

/** What suits a layout that shows no photo where one is attached. */
const isOpen = ({ picture }: Brief, { photo }: PieceLayout): boolean => picture?.treatAs !== 'photo' || photo === true

/** A printed piece is a whole sheet wherever it is shown. */
function asWhole(composition: Composition): Composition {
  const { covered, ...format } = composition.brief.format
  return covered ? { ...composition, brief: { ...composition.brief, format } } : composition
}

/** A book cover is a picture with words on it: a view that was asked for is the whole of it. */
const isView = (brief: Brief, piece: PieceType): boolean =>
  piece === 'book-cover' && !brief.picture && viewOf(brief)?.asked === true

/** The layouts of a piece as archetypes. */
export const archetypesOf = (format: PieceFormat): Archetype[] =>
  format.layouts.map((layout) => ({
    name: `${format.piece}-${layout.name}`,
    sort: `${format.piece}-${layout.name}`,
    piece: format.piece,
    example: layout.example,
    ...(layout.leans && { leans: layout.leans }),
    suits: (brief) =>
      brief.piece?.type === format.piece &&
      !isStated(brief) &&
      brief.copy.length > 0 &&
      isOpen(brief, layout) &&
      !isView(brief, format.piece)
        ? (layout.suits?.(brief) ?? 1)
        : 0,
    compose: (asked) => {
      const composition = asWhole(asked)
      const page = pageOf(composition, format, layout)
      const root = frame('root', { fill: page.ground.fill, clip: true }, layout.place(page))
      return scene(composition.brief, composition.direction, [{ name: 'poster', root }])
    },
  }))

/** An area without a rim. */
export const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** Words of a prompt as a piece is called. */
export const asName = (words: string): string =>
  words.toLowerCase().replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())

/** The whole sheet. */
export const whole = ({ width, height }: Page): Area => ({ x: 0, y: 0, width, height })

/** A page whose plan lacks what was set already: for the facts that are left. */
export const without = (page: Page, ...groups: (keyof Plan)[]): Page => {
  const plan = { ...page.plan }
  for (const group of groups)
    if (group === 'brand' || group === 'cta') delete plan[group]
    else if (group !== 'title') plan[group] = []
  return { ...page, plan }
}

export const backdropOf = (page: Page, names: readonly BackdropName[]): BackdropName =>
  page.random.fork('backdrop').pick(names)
