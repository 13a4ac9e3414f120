/** Things to do, and a wheel to be spun. */
import { bracketed, type Element, element, expression, isElement, number, quote, type Repeat } from '../jsx.ts'
import { camelCase, pascalCase } from '../names.ts'
import type { Write } from './context.ts'
import {
  classesOf,
  controlsIn,
  everyElement,
  ownText,
  repeated,
  replaced,
  textsIn,
  withAttributes,
  withClasses,
} from './element-tree.ts'
import { asInput, boxLook, framing } from './inputs.ts'
import { useTasks, useWheel } from './snippets/buttons.ts'
import { ClearFinding, FindingProvider, FoundNote, useFound } from './snippets/filters.ts'
import { FormNote } from './snippets/forms.ts'

export const clear: Write<'clear'> = (node, _control, acting) => {
  acting.use(FindingProvider, ClearFinding)
  return element('ClearFinding', { className: [...classesOf(node), 'cursor-pointer'].join(' ') }, node.children)
}

const isKey = ({ tag }: Element) => tag === 'button'

/** The row of a task: its box, what is to be done, when, and what takes it away. */
function taskRow(row: Element): Element | undefined {
  const box = row.children.find(isElement)
  const [name, due] = textsIn(row)
  const key = everyElement(row).find(isKey)
  if (!box || !name) return undefined
  const ticked = replaced(row, box, (one) =>
    element('input', {
      type: 'checkbox',
      'aria-label': expression(`\`\${task.name}: done\``),
      checked: expression('task.done'),
      onChange: expression('({ currentTarget }) => tasks.change(task, currentTarget.checked)'),
      className: boxLook(one),
    }),
  )
  const look = classesOf(name).join(' ')
  const named = replaced(ticked, name, (one) => ({
    ...one,
    attributes: { ...one.attributes, className: expression(`\`${look} \${task.done ? 'line-through' : ''}\``) },
    children: [expression('task.name')],
  }))
  const dated = due ? replaced(named, due, (one) => ({ ...one, children: [expression('task.due')] })) : named
  return key
    ? replaced(dated, key, (one) =>
        withAttributes(
          { ...one, attributes: { ...one.attributes, 'aria-label': expression(`\`Delete \${task.name}\``) } },
          { onClick: expression('() => tasks.remove(task)') },
        ),
      )
    : dated
}

export const tasks: Write<'tasks'> = (node, _control, acting) => {
  const rows = controlsIn(node, 'task')
  const first = rows.find(({ control }) => control?.kind === 'task' && !control.done)
  const drawn = first && taskRow(first)
  const isApart = (one: Element) =>
    ![...rows, ...everyElement(node).filter(isKey)].some((part) => everyElement(part).includes(one))
  const hint = textsIn(node).findLast(isApart)
  if (!first || !drawn || !hint) return acting.below(node)
  acting.use(FindingProvider, useFound, FoundNote, useTasks)
  const list = acting.nameOf(`${camelCase(acting.heading) || 'own'}Tasks`)
  const lines = rows.map((row) => {
    const [name, due] = textsIn(row).map(ownText)
    const done = row.control?.kind === 'task' && row.control.done
    return `  ${bracketed('{', [`name: ${quote(name ?? '')}`, `due: ${quote(due ?? '')}`, `done: ${done}`], '}')},`
  })
  acting.lists.data.push(`const ${list} = [\n${lines.join('\n')}\n]`)
  const { control: _own, ...plain } = drawn
  const body: Element = { ...plain, attributes: { key: expression('task.id'), ...plain.attributes } }
  const repeat: Repeat = { list: 'found.shown', item: 'task', body }
  const words = ownText(hint) ?? 'Task'
  const input = asInput(hint, { name: 'task', 'aria-label': words, autoComplete: 'off' })
  const framed = replaced(framing(node, hint), hint, () => input)
  const shown = repeated(framed, rows, repeat)
  const below = acting.below(shown, { submit: { type: 'submit' } })
  return {
    ...below,
    tag: 'form',
    attributes: {
      ...below.attributes,
      'aria-label': acting.labelOf(acting.heading || 'Tasks'),
      onSubmit: expression('tasks.add'),
    },
    children: [...below.children, element('FoundNote', { found: expression('found') })],
    component: {
      name: acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Board`),
      setup: [`const tasks = useTasks(${list})`, 'const found = useFound(tasks.all, tasks.read)'],
    },
  }
}

export const wheel: Write<'wheel'> = (node, { fields }, acting) => {
  // What points at it stands before it, and stays.
  const drawing = everyElement(node).findLast(({ tag }) => /Drawing\d*$/.test(tag))
  const key = everyElement(node).find(isKey)
  if (!drawing || !key) return acting.below(node)
  acting.use(useWheel, FormNote)
  const turned = replaced(node, drawing, (one) => withAttributes(one, { style: expression('wheel.style') }))
  const made = acting.below(replaced(turned, key, (one) => withAttributes(one, { onClick: expression('wheel.spin') })))
  return {
    // Its corners, which nobody sees, reach beyond it while it turns.
    ...withClasses(made, [...classesOf(made), 'overflow-x-clip']),
    children: [...made.children, element('FormNote', { said: expression('wheel.said') })],
    component: {
      name: acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Wheel`),
      setup: [`const wheel = useWheel(${number(fields)})`],
    },
  }
}
