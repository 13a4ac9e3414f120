/** Boxes to be ticked: of a filter, of a right. */
import { type Element, element, isElement } from '../jsx.ts'
import { camelCase } from '../names.ts'
import type { Write } from './context.ts'
import { classesOf, phrasing, textsIn, wordsIn } from './element-tree.ts'
import { boxLook } from './inputs.ts'
import { FilterTick, FindingProvider } from './snippets/filters.ts'

/** A row of a box and its words, or a box alone. */
export const tick: Write<'tick'> = (node, { on, name, group }, acting) => {
  const [drawn, ...rest] = node.children
  const words = textsIn(node).length > 0 && drawn !== undefined && isElement(drawn)
  const box = boxLook(words ? drawn : node)
  if (!words)
    return element('input', {
      type: 'checkbox',
      'aria-label': name,
      defaultChecked: on ? true : undefined,
      className: box,
    })
  const inList = node.tag === 'li'
  const label = (made: Element): Element => (inList ? element('li', {}, [made]) : made)
  const className = [...classesOf(node), 'cursor-pointer'].join(' ')
  const said = rest.map((one) => (isElement(one) ? phrasing(one) : one))
  if (group !== undefined) {
    acting.use(FindingProvider, FilterTick)
    return label(element('FilterTick', { group, word: wordsIn(node), box, className }, said))
  }
  return label(
    element('label', { className }, [
      element('input', {
        type: 'checkbox',
        name: camelCase(name),
        defaultChecked: on ? true : undefined,
        className: box,
      }),
      ...said,
    ]),
  )
}
