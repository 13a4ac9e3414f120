/** A site whose opening a sheet drew: its words, the parts that follow, and, where people do something there, what they do it with. */
import type { Brief, PageType } from '../../../brief/types.ts'
import { pageWords } from '../../../collection/page-words.ts'
import { layoutOf } from '../../../collection/shape.ts'
import type { Node, Scene } from '../../../scene/types.ts'
import type { Sheet, SlotWords, Words } from '../../../sheet/types.ts'
import type { Composition } from '../../types.ts'
import { assemble } from '../parts/assemble.ts'
import { PAGE } from '../parts/grid.ts'
import { textOf } from '../parts/hero-words.ts'
import { isFormed, isTool } from '../parts/is-tool.ts'
import { openPage, type Page } from '../parts/page.ts'
import { placedTasks } from '../screens/choose.ts'
import { footOf } from '../screens/frames/chrome.ts'
import { columnsOf } from '../screens/frames/columns.ts'
import { GAP } from '../screens/kit/controls.ts'
import { penFor } from '../screens/kit/pen.ts'
import { ANY_ROW } from '../screens/page-types.ts'
import { rowFor, screenOf } from '../screens/screen.ts'
import type { Screen } from '../screens/types.ts'
import { bandFrame, openingFrame, type Setting } from './opening.ts'

/** Ways through a site that its header holds. */
const MOST_WAYS = 5
const WIDTH = 1120
const SIDE = (PAGE - WIDTH) / 2

const said = (text: string, fact?: true): SlotWords => ({ text, ...(fact && { fact }) })

function wordsOf(page: Page, sheet: Sheet, screen: Screen | undefined): Words {
  const { brief, content } = page
  const { words } = pageWords(brief, layoutOf(sheet, brief))
  // The name leads home.
  const ways = screen ? screen.nav.map((way) => way.words).filter((way) => way !== screen.row.nav[0]) : content.page.nav
  const calls = brief.copy.filter(({ source, role }) => source === 'given' && role === 'cta')
  const second = calls[1]
  return {
    ...words,
    brand: [said(textOf(content.brand), typeof content.brand === 'string' ? undefined : true)],
    nav: ways.slice(0, MOST_WAYS).map((one) => said(one)),
    ...(second && { second: [said(second.text, true)] }),
  }
}

/** What people do on the site: what leads, over the whole width, the others in two columns below it. */
function worksOf(page: Page, screen: Screen): Node[] {
  const pen = penFor(page, screen.looks.ground, 'main')
  const search = screen.rest.find(({ block }) => block === 'search')
  const rest = screen.rest.filter((one) => one !== search)
  const half = (WIDTH - GAP) / 2
  return [
    pen.col(
      [
        ...(search ? [screen.draw(search, WIDTH)] : []),
        ...screen.totals(WIDTH),
        screen.draw(screen.lead, WIDTH, true),
        ...(rest.length > 0 ? [columnsOf(pen, screen, [half, half], { blocks: rest, withLead: false })] : []),
      ],
      {
        element: 'section',
        role: 'section',
        width: PAGE,
        fill: screen.looks.ground.fill,
        pad: [72, SIDE, 80, SIDE],
        gap: 32,
      },
      'work',
    ),
  ]
}

/** Types whose form is more than the parts that a sheet names. */
const FORMS: readonly (PageType | undefined)[] = ['shop', 'magazine']
/** So many things that people do there are worth blocks of their own. */
const SEVERAL = 2

/** Whether there is something to do on the site. */
const isWorked = (brief: Brief): boolean =>
  (isTool(brief) && placedTasks(brief).length > 0) ||
  (isFormed(brief) && (FORMS.includes(brief.page?.type) || placedTasks(brief).length >= SEVERAL))

/** The page as a scene. @param by how large the opening's words are beside those of the sheet */
export function authoredPage(
  sheet: Sheet,
  composition: Composition,
  instruments: Setting['instruments'],
  by: number,
): Scene {
  const opened = openPage(composition, sheet.site)
  const setting = { page: opened, sheet, instruments, by }
  const band = bandFrame(setting)
  const page: Page = { ...opened, ...(opened.site && { site: { ...opened.site, ...(band && { band }) } }) }
  const screen = isWorked(page.brief) ? screenOf(page, rowFor(page.brief.page?.type) ?? ANY_ROW) : undefined
  const top: Node[] = [openingFrame(setting, wordsOf(page, sheet, screen)), ...(screen ? worksOf(page, screen) : [])]
  return assemble(page, top, screen && { told: [], foot: footOf(screen) })
}
