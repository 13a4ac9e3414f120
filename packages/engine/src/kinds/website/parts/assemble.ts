/** How the parts of a page become a scene. */
import { asHeadline } from '../../../brief/write/casing.ts'
import { column } from '../../../scene/build.ts'
import type { Frame, Node, Scene } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { PAGE } from './grid.ts'
import { type GroundName, looksSame } from './grounds.ts'
import { bindLinks } from './links.ts'
import { missingIn, wordsIn } from './missing.ts'
import type { Page } from './page.ts'
import { lineFooter } from './sections/footers.ts'
import { points } from './sections/points.ts'
import { remainder } from './sections/remainder.ts'
import { footerOf, type PartName, storyLine } from './story-line.ts'
import { partsOf } from './told/entries.ts'
import { footsLeft } from './wishes.ts'

/** Neighbours on coloured grounds must differ; two sheets of paper in a row are one quiet stretch. */
function settle(wanted: GroundName, before: GroundName | undefined, page: Page): GroundName {
  if (wanted === 'paper' || !before || !looksSame(wanted, before, page.direction.palette)) return wanted
  return 'paper'
}

/** Space above a section that stands on the same ground as the one before it. */
const JOINED = 8

const lastOf = (nodes: readonly Node[]): Frame | undefined => {
  const last = nodes.at(-1)
  return last?.type === 'frame' ? last : undefined
}

/** Two sections on one ground share the space between them. */
function joined(section: Frame, before: Frame | undefined): Frame {
  const padding = section.layout?.padding
  if (!before?.layout?.padding || section.fill !== before.fill || !Array.isArray(padding)) return section
  return {
    ...section,
    layout: { ...section.layout, padding: [Math.min(padding[0], JOINED), padding[1], padding[2], padding[3]] },
  }
}

/** What a page of its own form brings: the parts that its top has shown, and its foot. */
export interface Formed {
  told: readonly PartName[]
  foot: Frame
}
/** The page as a scene: header and hero, sections, what facts they left out, footer. */
export function assemble(page: Page, top: Node[], formed?: Formed): Scene {
  const { brief, direction } = page
  const sections: Frame[] = []
  let before: GroundName | undefined
  for (const { section, ground } of storyLine(page, formed?.told)) {
    const name = settle(page.ground(ground).name, before, page)
    const made = section(page, page.ground(name))
    if (!made) continue
    sections.push(joined(made, sections.at(-1) ?? lastOf(top)))
    before = name
  }
  const said = new Set(sections.flatMap(wordsIn))
  // A site of its own form is what was asked for; points beside it would only say so.
  const own = new Set(partsOf(page).map(({ title }) => asHeadline(title)))
  const untold = page.content.page.asked.filter(
    ({ title, part }) => !said.has(title) && !own.has(title) && !(formed && part === undefined),
  )
  if (untold.length > 0) sections.splice(-1, 0, points(page, page.ground('paper'), untold))
  const footer = footerOf(page)
  const foot = formed?.foot ?? (footsLeft(brief) ? lineFooter : footer.section)(page, page.ground(footer.ground))
  // What a part is called stands over it in our words where two of them are one.
  const missing = missingIn([...top, ...sections, foot], brief).filter(
    ({ role, text }) => !(role === 'nav' && own.has(asHeadline(text))),
  )
  const rest =
    missing.length > 0 ? [remainder(page, page.ground(before === 'paper' ? 'surface' : 'paper'), missing)] : []
  // What was left out comes early: a fact is worth more than our own words.
  const early = Math.min(1, sections.length)
  const main = column('main', { element: 'main', width: 'fill' }, [
    ...sections.slice(0, early),
    ...rest,
    ...sections.slice(early),
  ])
  const root = column('page', { width: PAGE, fill: 'paper', role: 'background' }, [...top, main, foot])
  return scene(brief, direction, [{ name: 'page', root: bindLinks(root) }])
}
