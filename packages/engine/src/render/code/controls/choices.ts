/** One of several: chips, times, the days of a month. */
import { bracketed, type Element, element, expression, isElement, print, quote } from '../jsx.ts'
import { camelCase } from '../names.ts'
import type { ControlContext, Write } from './context.ts'
import { classesOf, everyElement, ownText, textsIn, wordsIn } from './element-tree.ts'
import { Choices } from './snippets/forms.ts'

/** Buttons of one text each, at any depth, perhaps with a sign before it. */
export const stateOptions = (node: Element): Element[] =>
  everyElement(node).filter((one) => one.tag === 'button' && textsIn(one).length === 1)

/** The classes of a button and of its words, where they stand apart. */
export function classesWith(one: Element): string[] {
  const [words] = textsIn(one)
  const own = classesOf(one)
  if (!words || words === one) return own
  return [...own, ...classesOf(words).filter((name) => !PLACED.test(name))]
}
const PLACED = /^(?:\w+:)?(?:max-w-|w-|min-w-|self-|block$|flex-1$)/

/** The sign before the first option, as code. */
export const markOf = ([first]: readonly Element[]): Element['attributes'] => {
  const sign = first?.children.find((child) => isElement(child) && /^[A-Z]/.test(child.tag))
  return sign && isElement(sign) ? { mark: expression(print(sign)) } : {}
}

/** The signs before the options where each has its own, as code. */
function marksOf(options: readonly Element[]): Element['attributes'] {
  const marks = options.flatMap((one) => Object.values(markOf([one])))
  const codes = marks.flatMap((mark) => (typeof mark === 'object' && 'expression' in mark ? [mark.expression] : []))
  const isOwn = codes.length === options.length && new Set(codes).size > 1
  return isOwn ? { marks: expression(bracketed('[', codes, ']', '    ')) } : markOf(options)
}

/** On a small screen they stand in one row that is pushed along. */
export const inOneRow = (node: Element, isSmall: boolean): string =>
  [...classesOf(node), ...(isSmall || !classesOf(node).includes('flex-wrap') ? [] : SCROLLED)].join(' ')
const SCROLLED = [
  'max-md:flex-nowrap',
  'max-md:overflow-x-auto',
  // Its chips make nothing around it wider.
  'max-md:[contain:inline-size]',
  'max-md:grow',
  'max-md:-m-1',
  'max-md:p-1',
  'max-md:*:shrink-0',
  'max-md:[scrollbar-width:none]',
]

/** A button has its words in the middle anyway, what stands for one does not. */
const centred = (name: string) => (name === 'inline-block' ? 'inline-flex items-center justify-center' : name)

/** Words as a list; numbers in their order are counted. */
function listOf(words: readonly string[]): string {
  const counted = words.length > 7 && words.every((word, index) => word === String(index + 1))
  return counted
    ? `Array.from({ length: ${words.length} }, (_, index) => String(index + 1))`
    : bracketed('[', words.map(quote), ']', '', 80)
}

/** The classes of what is chosen and of the others, and the words, as constants of the file. */
export function stateClassesOf(
  node: Element,
  options: readonly Element[],
  chosen: number,
  wanted: string,
  acting: ControlContext,
  without: RegExp = /^$/,
): { list: string; looks: string } {
  const on = options[chosen] ?? options[0] ?? node
  const off = options.find((one) => one !== on) ?? on
  const look = (one: Element) =>
    quote(
      [
        ...classesWith(one)
          .filter((name) => !without.test(name))
          .map(centred),
        'cursor-pointer',
      ].join(' '),
    )
  const word = camelCase(wanted) || 'choice'
  const [list, looks] = [acting.nameOf(`${word}Options`), acting.nameOf(`${word}Looks`)]
  acting.lists.data.push(
    `const ${list} = ${listOf(options.map((one) => wordsIn(one)))}`,
    ['const ' + looks + ' = {', `  on: ${look(on)},`, `  off: ${look(off)},`, '}'].join('\n'),
  )
  return { list, looks }
}

interface Making {
  options: readonly Element[]
  name: string
  chosen: number
  className: string
  without?: RegExp
  start?: number
}

function made(
  node: Element,
  { options, name, chosen, className, without, start }: Making,
  acting: ControlContext,
): Element {
  acting.use(Choices)
  const { list, looks } = stateClassesOf(node, options, chosen, name, acting, without)
  return element('Choices', {
    name: camelCase(name),
    label: name,
    options: expression(list),
    chosen: wordsIn(options[chosen] ?? node),
    looks: expression(looks),
    ...marksOf(options),
    ...(start && start > 1 && { start: expression(String(start)) }),
    className: className || undefined,
  })
}

export const choices: Write<'choices'> = (node, { name, chosen = 0 }, acting) => {
  const options = stateOptions(node)
  if (options.length < 2) return acting.below(node)
  return made(node, { options, name, chosen, className: classesOf(node).join(' ') }, acting)
}

/** Widths of days: in a grid, they are its columns'. */
const WIDTH = /^(?:\w+:)?(?:w-|shrink-0|min-w-|max-w-|flex-1)/
const GAP = /^gap-/
const WEEK = 7

/** What holds one text and nothing else: a day, as a button or as a box. */
function daysIn(node: Element): Element[] {
  if (ownText(node) !== undefined) return [node]
  const [only] = node.children
  if (node.children.length === 1 && only && isElement(only) && ownText(only) !== undefined) return [node]
  return node.children.filter(isElement).flatMap(daysIn)
}

/** The heads of the days, then all days in a grid of seven columns. */
export const calendar: Write<'calendar'> = (node, { name, chosen }, acting) => {
  const [week, ...weeks] = node.children.filter(isElement)
  const days = weeks.flatMap(daysIn)
  if (!week || days.length < WEEK) return acting.below(node)
  const start = WEEK - daysIn(weeks[0] ?? week).length + 1
  const between = classesOf(node).find((one) => GAP.test(one)) ?? 'gap-2'
  const across = classesOf(week).find((one) => GAP.test(one))
  const width = classesOf(days[0] ?? node).find((one) => /^w-[\d.]+$/.test(one))
  const wide = width ? ` xl:grid-cols-[repeat(7,--spacing(${width.slice(2)}))] justify-between` : ''
  const grid = `grid grid-cols-7${wide} ${across ? across.replace('gap-', 'gap-x-') : ''}`.trim()
  const heads = textsIn(week).map((one) => ({
    ...one,
    attributes: {
      className: `${classesOf(one)
        .filter((had) => !WIDTH.test(had))
        .join(' ')} text-center`,
    },
    id: 'weekdays',
    name: 'weekday',
  }))
  const at = days.findIndex((one) => wordsIn(one) === String(chosen))
  const className = `${grid} ${between.replace('gap-', 'gap-y-')}`
  return element('div', { className: node.attributes.className }, [
    ...(heads.length === WEEK ? [element('div', { 'aria-hidden': true, className: grid }, heads)] : []),
    made(node, { options: days, name, chosen: Math.max(0, at), className, without: WIDTH, start }, acting),
  ])
}
