/** Drawn controls become controls that act: hooks and small components beside the same elements and classes. */
import type { Control, ControlKind } from '../../../scene/controls.ts'
import { type Element, element, isElement } from '../jsx.ts'
import type { Lists } from '../repeat.ts'
import { add, basket, basketCount, calculator, disclosure, menu, poll, steps, toggle } from './buttons.ts'
import { tick } from './checkboxes.ts'
import { calendar, choices } from './choices.ts'
import type { ControlContext, Write } from './context.ts'
import { ask, attach, download, named, share, tell } from './dialogs.ts'
import { classesOf, everyElement, ownText, withClasses } from './element-tree.ts'
import { filters, item, list, search, sorts } from './filters.ts'
import { chat, field, form, message, reset, say, submit, upload } from './forms.ts'
import {
  act,
  arena,
  board,
  canvas,
  cards,
  flashcards,
  gauge,
  hand,
  lesson,
  lessons,
  match,
  memory,
  quiz,
  reading,
  sheet,
  sudoku,
} from './games.ts'
import { photo, player } from './media.ts'
import type { Snippet } from './snippets/types.ts'
import { holding } from './tab-bar.ts'
import { table } from './table.ts'
import { clear, tasks, wheel } from './tasks.ts'

/** A part of another control stands as it is. */
const part = (node: Element, _control: unknown, acting: ControlContext): Element => acting.below(node)

const WRITERS: { [Kind in ControlKind]: Write<Kind> } = {
  search,
  filters,
  sorts,
  tick,
  clear,
  tasks,
  task: part,
  wheel,
  table,
  list,
  item,
  form,
  field,
  choices,
  calendar,
  submit,
  reset,
  poll,
  option: part,
  upload,
  chat,
  say,
  ask,
  tell,
  download,
  share,
  attach,
  message,
  add,
  basket,
  'basket-count': basketCount,
  toggle,
  menu,
  disclosure,
  steps,
  calculator,
  player,
  photo,
  step: part,
  act,
  reading,
  gauge,
  cards,
  card: part,
  answer: part,
  squares: part,
  memory,
  sudoku,
  flashcards,
  lesson,
  lessons,
  arena,
  match,
  hand,
  quiz,
  board,
  canvas,
  sheet,
  chart: part,
}

function write<Kind extends ControlKind>(
  kind: Kind,
  node: Element,
  control: Extract<Control, { kind: Kind }>,
  acting: ControlContext,
) {
  const writer: Write<Kind> = WRITERS[kind]
  return writer(node, control, acting)
}

export interface Behaviour {
  /** The element, acting. What stands in a component of its own is marked with it. */
  act(node: Element): Element
  /** The helpers that it stands on, those that others need first. */
  used(): Snippet[]
}

const HEADING = /^h[1-3]$/
const headingIn = (node: Element): string | undefined =>
  everyElement(node)
    .filter(({ tag }) => HEADING.test(tag))
    .map(ownText)[0]

/** What holds a menu is one row on a small screen: the name takes what the rest leaves, the button ends it, its ways open below. */
function beside(node: Element): Element {
  const at = node.children.findIndex((child) => isElement(child) && (isMenu(child) || isAround(child)))
  if (at < 0 || node.children.length < 2) return node
  // Below a title the menu stands as it does.
  if (classesOf(node).includes('flex-col')) return withClasses(node, [...classesOf(node), ...BESIDE])
  const [first] = node.children
  const leader = node.children.find((child) => isElement(child) && classesOf(child).includes('max-md:order-first'))
  const children = node.children.map((child, index) => {
    if (!isElement(child)) return child
    if (index === at) return isMenu(child) ? child : withClasses(child, [...classesOf(child), 'max-md:contents'])
    return withClasses(child, [...classesOf(child), ...(child === (leader ?? first) ? NAME : ['max-md:shrink-0'])])
  })
  return withClasses({ ...node, children }, [...classesOf(node), ...BESIDE])
}
const BESIDE = [
  'max-md:flex-row',
  'max-md:flex-wrap',
  'max-md:items-center',
  'max-md:justify-between',
  'max-md:gap-x-3',
]
const NAME = ['max-md:min-w-0', 'max-md:flex-1', 'max-md:flex-nowrap']
const isMenu = ({ tag }: Element) => tag === 'Menu'
/** What only says where the menu stands. */
const isAround = ({ tag, children: [only, ...rest] }: Element): boolean =>
  tag === 'div' && rest.length === 0 && only !== undefined && isElement(only) && isMenu(only)

const isBlock = ({ tag }: Element) => tag === 'section' || tag === 'article'

/**
 * @param all helpers by name, to find what a helper needs
 * @param place where it stands: around every page of a site; on a small screen, where ways are in sight
 */
export function withBehaviour(
  nameOf: (wanted: string) => string,
  lists: Lists,
  all: readonly Snippet[],
  { isSmall, isShared, signOf }: Pick<ControlContext, 'isSmall' | 'isShared' | 'signOf'>,
): Behaviour {
  const used = new Set<Snippet>()
  const use = (snippet: Snippet) => {
    for (const need of snippet.needs ?? []) {
      const found = all.find(({ name }) => name === need)
      if (found) use(found)
    }
    used.add(snippet)
  }
  const labels = new Map<string, number>()
  const labelOf = (wanted: string): string => {
    const count = (labels.get(wanted) ?? 0) + 1
    labels.set(wanted, count)
    return count > 1 ? `${wanted} ${count}` : wanted
  }
  const shared = {
    nameOf,
    labelOf,
    lists,
    isSmall,
    isShared,
    signOf,
    use: (...snippets: readonly Snippet[]) => snippets.forEach(use),
  }

  function step(node: Element, outer: ControlContext): Element {
    const heading = (isBlock(node) ? headingIn(node) : undefined) ?? outer.heading
    const acting: ControlContext = {
      ...outer,
      heading,
      below: (one, within = {}) => {
        const next: ControlContext = { ...acting, ...within }
        const children = one.children.map((child) => (isElement(child) ? step(child, next) : child))
        return holding(beside({ ...one, children }))
      },
    }
    const { control, ...plain } = node
    const made =
      control && !(isSmall && control.kind === 'menu')
        ? { id: node.id ?? control.kind, ...write(control.kind, node, control, acting) }
        : acting.below(plain)
    return named(made, acting)
  }
  return {
    act: (node) => step(node, { ...shared, heading: '', below: (one) => one }),
    used: () => [...used],
  }
}

/** A component that was taken out of its place: its name, what comes before the `return`, and what it shows. */
export interface ExtractedComponent {
  name: string
  setup: readonly string[]
  body: Element
}

/** The element with every part that stands in a component of its own as that component; the parts, innermost first. */
export function extractComponents(node: Element): { node: Element; components: ExtractedComponent[] } {
  const components: ExtractedComponent[] = []
  const take = (one: Element): Element => {
    const children = one.children.map((child) => (isElement(child) ? take(child) : child))
    const { component, ...body } = { ...one, children }
    if (!component) return body
    components.push({ ...component, body })
    return { ...element(component.name), component: { name: component.name, setup: [] } }
  }
  return { node: take(node), components }
}
