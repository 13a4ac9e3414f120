/** Sites that are tools open with the tool: what people do there, as blocks, in one of three layouts. */
import type { Brief } from '../../../brief/types.ts'
import { column } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import type { Archetype } from '../../types.ts'
import { PAGE } from '../parts/grid.ts'
import { isTool } from '../parts/is-tool.ts'
import { bindLinks } from '../parts/links.ts'
import { openPage, type Page } from '../parts/page.ts'
import { lineFooter } from '../parts/sections/footers.ts'
import { remainder } from '../parts/sections/remainder.ts'
import { headBar, middle, sideBar } from '../tools/layouts.ts'

const wordsIn = (node: Node): string[] =>
  node.type === 'text' ? [node.text] : node.type === 'frame' ? node.children.flatMap(wordsIn) : []

const missingOf = ({ copy }: Brief, shown: string) =>
  copy.filter(({ source, text }) => source === 'given' && !shown.includes(text))

const tool = (name: string, example: string, weight: number, screen: (page: Page) => Node[]): Archetype => ({
  name,
  example,
  suits: (brief) => (isTool(brief) ? weight : 0),
  compose: (composition) => {
    const page = openPage(composition)
    const { brief, direction } = composition
    const parts = screen(page)
    const foot = lineFooter(page, page.ground('surface'))
    const missing = missingOf(brief, [...parts, foot].flatMap(wordsIn).join(' '))
    const rest = missing.length > 0 ? [remainder(page, page.ground('paper'), missing)] : []
    const root = column('page', { width: PAGE, fill: 'paper', role: 'background' }, [...parts, ...rest, foot])
    return scene(brief, direction, [{ name: 'page', root: bindLinks(root) }])
  },
})

export const toolSideBar = tool(
  'tool-side-bar',
  'A dashboard for Fernhill Farms where growers can track harvests, analyze yields, manage orders and send reports',
  1,
  sideBar,
)
export const toolHeadBar = tool(
  'tool-head-bar',
  'A website called Lendly where neighbours can search tools, browse listings, book a date and chat with the owner',
  1,
  headBar,
)
export const toolMiddle = tool(
  'tool-middle',
  'A community site called Sourdough Circle where bakers can post recipes, comment, vote for the loaf of the week and upload pictures',
  0.8,
  middle,
)
