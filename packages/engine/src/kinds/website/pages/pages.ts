/** A site of several pages: the first one, and others in the same frame, linked by the navigation. */
import { hash, random } from '../../../base/random.ts'
import type { Design } from '../../../design/types.ts'
import { column } from '../../../scene/build.ts'
import type { Artboard, Frame, Node } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { CONTENT, MARGIN, PAGE } from '../parts/grid.ts'
import type { Ground, GroundName } from '../parts/grounds.ts'
import { isPhone, isTool } from '../parts/is-tool.ts'
import { bindLinks } from '../parts/links.ts'
import { header } from '../parts/navigation.ts'
import { openPage, type Page } from '../parts/page.ts'
import { body, heading } from '../parts/words.ts'
import { BLOCKS } from '../screens/blocks/all.ts'
import { blockFor } from '../screens/choose.ts'
import type { Block } from '../screens/kit/block.ts'
import { looksOf } from '../screens/kit/looks.ts'
import { penFor } from '../screens/kit/pen.ts'
import { CONTENTS, FALLBACK, taskOf } from './contents.ts'
import { withCurrent } from './current.ts'
import { hasOwnFrame, reframed, renamed } from './frame.ts'
import { boundToPages, withDetails, withPagesInNavigation } from './links.ts'
import { type PageWish, pageWishes } from './wishes.ts'

const opened = (composition: Composition, name: string): Page =>
  openPage({ ...composition, random: random(hash(`${composition.direction.seed}:${name}`)) })

/** The name of the page, and what is there. */
const headOf = (page: Page, ground: Ground, { title, role, task }: PageWish, width: number): Node =>
  column('page-head', { role: 'hero', width, layout: { gap: 12 } }, [
    heading(
      'page-title',
      role === 'detail' && task?.thing ? `One of the ${task.thing}` : title,
      page.direction,
      ground,
      {
        size: 56,
        element: 'h1',
        maxWidth: width,
      },
    ),
    body('page-line', CONTENTS[role].line, page.direction, ground, {
      fill: ground.text,
      maxWidth: Math.min(width, 760),
    }),
  ])

/** The blocks of a page, each about what the site is about. */
function blocksOf(page: Page, { role, task }: PageWish, width: number): Node[] {
  const looks = looksOf(page)
  const type = page.brief.page?.type ?? 'landing'
  const filled: Block | undefined = role === 'form' && task ? BLOCKS[blockFor(task, type)] : undefined
  return CONTENTS[role].blocks.map(([block, verb, thing, words], index) => {
    const own = taskOf(verb, thing, role === 'form' && task ? task.words : words, task)
    return (filled ?? block).draw({
      page,
      looks,
      pen: penFor(page, looks.panel, `block-${index + 1}`),
      tasks: [own],
      thing: own.thing ?? thing,
      width,
      leads: index === 0,
    })
  })
}

const EDGE = 40

/** Title and blocks in the room that a tool has for them. */
function toolContent(page: Page, wish: PageWish, width: number): Node[] {
  const ground = page.ground('paper')
  const side = width >= PAGE ? MARGIN : EDGE
  const inner = width - 2 * side
  const children = [headOf(page, ground, wish, inner), ...blocksOf(page, wish, inner)]
  return [
    column('main', { element: 'main', width }, [
      column('work', { width, fill: ground.fill, layout: { padding: [48, side, 72, side], gap: 28 } }, children),
    ]),
  ]
}

const GROUNDS: readonly GroundName[] = ['paper', 'surface', 'paper', 'accent']

function sectionsOf(page: Page, { role }: PageWish): Frame[] {
  const made = (sections: typeof FALLBACK) =>
    sections.flatMap((section, index) => {
      const frame = section(page, page.ground(GROUNDS[(index + 1) % GROUNDS.length] ?? 'paper'))
      return frame ? [frame] : []
    })
  const wanted = made(CONTENTS[role].sections)
  const isThin = CONTENTS[role].blocks.length === 0 && wanted.length < 2
  return isThin ? [...made(FALLBACK).slice(0, 2), ...wanted] : wanted
}

/** Title, blocks and sections of a site that presents something. */
function siteContent(page: Page, wish: PageWish): Node[] {
  const ground = page.ground('paper')
  const lead = column(
    'page-lead',
    { width: PAGE, fill: ground.fill, layout: { padding: [64, MARGIN, 72, MARGIN], gap: 40 } },
    [headOf(page, ground, wish, CONTENT), ...blocksOf(page, wish, CONTENT)],
  )
  return [column('main', { element: 'main', width: PAGE }, [lead, ...sectionsOf(page, wish)])]
}

function pageOf(design: Design, composition: Composition, first: Frame, wish: PageWish): Frame {
  const page = opened(composition, wish.path)
  if (isTool(design.brief)) return reframed(first, (width) => toolContent(page, wish, width))
  const content = siteContent(page, wish)
  if (hasOwnFrame(first)) return reframed(first, () => content)
  // A header that lies on the first page's picture does not go with others: they have a plain one.
  const footer = first.children.filter((child) => child.type === 'frame' && child.element === 'footer')
  return { ...first, children: [header(page, page.ground('paper'), 'call'), ...content, ...footer] }
}

/** The pages of a site; the single one that it has where no others are asked for or needed. */
export function pagesOf(design: Design, composition: Composition): Artboard[] {
  const [home, ...others] = design.scene.artboards
  const wishes = pageWishes(design.brief)
  if (!home || others.length > 0 || wishes.length === 0 || isPhone(design.brief)) return design.scene.artboards
  const linked = (root: Frame, path: string): Frame =>
    withCurrent(boundToPages(withDetails(withPagesInNavigation(root, wishes), wishes), path, wishes), path)
  const made = wishes.map((wish): Artboard => {
    const slug = wish.path.slice(1)
    const root = linked(bindLinks(renamed(pageOf(design, composition, home.root, wish), slug)), wish.path)
    return { name: wish.title, path: wish.path, root }
  })
  return [{ ...home, name: 'Home', path: '/', root: linked(home.root, '/') }, ...made]
}
