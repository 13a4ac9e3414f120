/** Screens for a telephone as ways to compose a website: for programs within others, and for apps of which one screen is asked. */
import type { Brief } from '../../../brief/types.ts'
import { column } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import type { Archetype } from '../../types.ts'
import { isPhone } from '../parts/is-tool.ts'
import { bindLinks } from '../parts/links.ts'
import { openPage } from '../parts/page.ts'
import { placedTasks } from '../screens/choose.ts'
import { ANY_ROW } from '../screens/page-types.ts'
import { PHONE_LAYOUTS, type PhoneLayout } from '../screens/phones/layouts.ts'
import { remainder } from '../screens/phones/remainder.ts'
import { PHONE } from '../screens/phones/shell.ts'
import { rowFor, screenOf } from '../screens/screen.ts'

/** A telephone shows so much at once, beside what was asked for. */
const MOST = 3

const phoneIn = (layout: PhoneLayout, suits: (brief: Brief) => number): Archetype => ({
  name: `phone-${layout.name}`,
  sort: layout.name,
  example:
    'A mini-program for Leafline, a tea shop: guests order tea, choose sizes, see their orders and collect points',
  suits: (brief) => (isPhone(brief) ? suits(brief) : 0),
  compose: (composition) => {
    const page = openPage(composition)
    const { brief, direction } = composition
    const row = rowFor(brief.page?.type) ?? ANY_ROW
    const asked = placedTasks(brief).map(({ block }) => block)
    // A telephone leads with what was asked for, and shows hardly anything besides.
    const own = asked.length > 0 ? { ...row, leads: asked, always: row.always.slice(0, 1) } : row
    const screen = screenOf(page, { ...own, most: MOST })
    const parts = layout.compose(screen)
    const rest = remainder(screen, parts)
    const last = parts.length - 1
    const root = column('page', { width: PHONE, fill: 'paper', role: 'background' }, [
      ...parts.slice(0, last),
      ...rest,
      ...parts.slice(last),
    ])
    return scene(brief, direction, [{ name: 'page', root: bindLinks(root) }])
  },
})

const FIGURED = ['dashboard', 'application']
const LISTED = ['search', 'directory', 'shop', 'magazine', 'community', 'chat', 'restaurant', 'event']

const weightOf =
  ({ name }: PhoneLayout) =>
  (brief: Brief): number => {
    const type = brief.page?.type ?? 'landing'
    if (name === 'figures') return FIGURED.includes(type) ? 1 : 0.6
    if (name === 'list') return LISTED.includes(type) ? 1 : 0.8
    if (name === 'tiles') return (brief.page?.functions.length ?? 0) >= 3 ? 0.95 : 0.3
    return 0.9
  }

export const PHONES: Archetype[] = PHONE_LAYOUTS.map((layout) => phoneIn(layout, weightOf(layout)))
