/** The layouts of screens as ways to compose a website: each suits the types of pages that name it. */

import type { Brief, PageType } from '../../../brief/types.ts'
import { column } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import type { Archetype } from '../../types.ts'
import { PAGE } from '../parts/grid.ts'
import { isPhone, isTool } from '../parts/is-tool.ts'
import { bindLinks } from '../parts/links.ts'
import { missingIn } from '../parts/missing.ts'
import { openPage } from '../parts/page.ts'
import { remainder } from '../parts/sections/remainder.ts'
import { bento } from '../screens/frames/bento.ts'
import { footOf } from '../screens/frames/chrome.ts'
import { focus } from '../screens/frames/focus.ts'
import { headBar } from '../screens/frames/head-bar.ts'
import { mapList } from '../screens/frames/map-list.ts'
import { rail } from '../screens/frames/rail.ts'
import { sideBar } from '../screens/frames/side-bar.ts'
import { split } from '../screens/frames/split.ts'
import { showcase, tour } from '../screens/frames/tour.ts'
import { ANY_ROW } from '../screens/page-types.ts'
import { rowFor, screenOf } from '../screens/screen.ts'
import type { FrameLayout } from '../screens/types.ts'

/** Pages that show a tool rather than are one: for what is offered to anybody, not for what people sign in to or write in. */
const isTour = ({ name }: FrameLayout): boolean => name === 'tour' || name === 'showcase'
const UNTOURED: readonly (PageType | undefined)[] = ['chat', 'sign-up']
const toured = ({ page }: Brief): number => (UNTOURED.includes(page?.type) ? 0 : 1)

const screenIn = (layout: FrameLayout, example: string): Archetype => ({
  name: `screen-${layout.name}`,
  sort: isTour(layout) ? `tour ${layout.name}` : 'screen',
  example,
  suits: (brief) =>
    isTool(brief) && !isPhone(brief)
      ? (isTour(layout) ? toured(brief) : (rowFor(brief.page?.type)?.frames[layout.name] ?? 0)) *
        (layout.suits?.(brief) ?? 1)
      : 0,
  compose: (composition) => {
    const page = openPage(composition)
    const { brief, direction } = composition
    const screen = screenOf(page, rowFor(brief.page?.type) ?? ANY_ROW)
    const parts = layout.compose(screen)
    const foot = footOf(screen)
    const missing = missingIn([...parts, foot], brief)
    const rest = missing.length > 0 ? [remainder(page, page.ground('paper'), missing)] : []
    const root = column('page', { width: PAGE, fill: 'paper', role: 'background' }, [...parts, ...rest, foot])
    return scene(brief, direction, [{ name: 'page', root: bindLinks(root) }])
  },
})

export const SCREENS: Archetype[] = [
  screenIn(
    sideBar,
    'A dashboard for Fernhill Farms where growers can track harvests, analyze yields, manage orders and send reports',
  ),
  screenIn(
    headBar,
    'A website called Lendly where neighbours can search tools, browse listings, book a date and chat with the owner',
  ),
  screenIn(
    focus,
    'A web app called Tick Tock where families can add tasks, mark tasks as done, filter tasks and share lists',
  ),
  screenIn(
    rail,
    'A community site called Sourdough Circle where bakers can post recipes, comment, vote for the loaf of the week and upload pictures',
  ),
  screenIn(bento, 'A dashboard called Sunside where homes can view solar power, compare months and download reports'),
  screenIn(
    split,
    'A booking website called Kayak Quay where visitors can search kayaks, book kayaks, pay online and view bookings',
  ),
  screenIn(
    mapList,
    'A directory called Hut Finder of mountain huts where hikers can search huts, browse huts, rate huts and view photos',
  ),
  screenIn(
    tour,
    'A web app called Rota Rabbit where cafés can plan shifts, track hours, swap shifts and send reminders to the staff',
  ),
  screenIn(
    showcase,
    'A website called Seedbank where gardeners can search seeds, swap seeds, track sowings and ask questions',
  ),
]
