/** One of several: chips, times, the days of a month. */
import { bracketed, type Element, element, expression, quote } from '../jsx.ts'
import { camelCase } from '../names.ts'
import type { Acting, Write } from './acting.ts'
import { Choices } from './snippets/forms.ts'
import { classesOf, ownText, textsIn } from './tree.ts'

/** Buttons of one text each, at any depth. */
export const stateOptions = (node: Element): Element[] => textsIn(node).filter(({ tag }) => tag === 'button')

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
export function looksOf(
  node: Element,
  options: readonly Element[],
  chosen: number,
  wanted: string,
  acting: Acting,
  without: RegExp = /^$/,
): { list: string; looks: string } {
  const on = options[chosen] ?? options[0] ?? node
  const off = options.find((one) => one !== on) ?? on
  const look = (one: Element) =>
    quote(
      [
        ...classesOf(one)
          .filter((name) => !without.test(name))
          .map(centred),
        'cursor-pointer',
      ].join(' '),
    )
  const word = camelCase(wanted) || 'choice'
  const [list, looks] = [acting.nameOf(`${word}Options`), acting.nameOf(`${word}Looks`)]
  acting.lists.data.push(
    `const ${list} = ${listOf(options.map((one) => ownText(one) ?? ''))}`,
    ['const ' + looks + ' = {', `  on: ${look(on)},`, `  off: ${look(off)},`, '}'].join('\n'),
  )
  return { list, looks }
}

const made = (
  node: Element,
  name: string,
  chosen: number,
  acting: Acting,
  className: string,
  without?: RegExp,
): Element => {
  const options = stateOptions(node)
  acting.use(Choices)
  const { list, looks } = looksOf(node, options, chosen, name, acting, without)
  return element('Choices', {
    name: camelCase(name),
    label: name,
    options: expression(list),
    chosen: ownText(options[chosen] ?? node) ?? '',
    looks: expression(looks),
    className: className || undefined,
  })
}

export const choices: Write<'choices'> = (node, { name, chosen = 0 }, acting) =>
  stateOptions(node).length < 2 ? acting.below(node) : made(node, name, chosen, acting, classesOf(node).join(' '))

/** Widths of days: in a grid, they are its columns'. */
const WIDTH = /^(?:\w+:)?(?:w-|shrink-0|min-w-|max-w-|flex-1)/
const GAP = /^gap-/

/** The heads of the days, then all days in a grid of seven columns. */
export const calendar: Write<'calendar'> = (node, { name, chosen }, acting) => {
  const options = stateOptions(node)
  if (options.length < 7) return acting.below(node)
  const [week] = node.children
  if (typeof week !== 'object' || !('tag' in week)) return acting.below(node)
  const gap = classesOf(week).find((one) => GAP.test(one)) ?? 'gap-2'
  const between = classesOf(node).find((one) => GAP.test(one)) ?? gap
  const heads = textsIn(week).map((one) => ({
    ...one,
    attributes: { className: `${classesOf(one).join(' ')} text-center` },
    id: 'weekdays',
    name: 'weekday',
  }))
  const width = classesOf(options[0] ?? node).find((one) => /^w-[\d.]+$/.test(one))
  const wide = width ? ` xl:grid-cols-[repeat(7,--spacing(${width.slice(2)}))]` : ''
  const grid = `grid grid-cols-7${wide} ${gap.replace('gap-', 'gap-x-')}`
  return element('div', { className: node.attributes.className }, [
    ...(heads.length === 7 ? [element('div', { 'aria-hidden': true, className: grid }, heads)] : []),
    made(node, name, chosen, acting, `${grid} ${between.replace('gap-', 'gap-y-')}`, WIDTH),
  ])
}
