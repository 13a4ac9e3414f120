/** Controls that are pressed: what stays pressed, what opens, votes, steps, the basket. */
import { bracketed, type Element, element, expression, isElement, number, quote } from '../jsx.ts'
import { camelCase, pascalCase } from '../names.ts'
import { classesWith, markOf } from './choices.ts'
import type { ControlContext, Write } from './context.ts'
import {
  classesOf,
  controlsIn,
  everyElement,
  ownText,
  phrasing,
  repeated,
  replaced,
  textsIn,
  withAttributes,
  withClasses,
  wordsIn,
} from './element-tree.ts'
import { pageLinks } from './page-links.ts'
import { AddButton, BasketCount, BasketLines, BasketProvider, Menu, Toggle, useCalculator } from './snippets/buttons.ts'
import { FormNote, usePoll, useSteps } from './snippets/forms.ts'
import { isTabBar, tabBar } from './tab-bar.ts'

const POINTED = 'cursor-pointer'
const pointed = (node: Element): string => [...classesOf(node), POINTED].join(' ')

export const toggle: Write<'toggle'> = (node, { on }, acting) => {
  const [words, ...others] = textsIn(node)
  if (others.length > 0) return acting.below(node)
  acting.use(Toggle)
  const called = node.attributes['aria-label']
  const look = words ? classesWith(node) : [...classesOf(node), 'relative', 'aria-pressed:text-(--accent)', FILLED]
  return {
    ...element(
      'Toggle',
      { on, ...(words ? {} : { isSign: true }), ...markOf([node]), className: [...look, POINTED].join(' ') },
      words ? words.children : [typeof called === 'string' ? called : on],
    ),
    id: node.id ?? 'toggle',
  }
}
/** A sign that is pressed is filled. */
const FILLED = 'aria-pressed:[&_path]:fill-current'

/** A display of what is reckoned and what comes of it, and keys of one sign each. */
export const calculator: Write<'calculator'> = (node, _control, acting) => {
  const keys = everyElement(node).filter(({ tag }) => tag === 'button')
  const shown = textsIn(node).filter((one) => !keys.some((key) => everyElement(key).includes(one)))
  const [line, result] = shown.slice(-2)
  if (!line || !result || keys.length < 10) return acting.below(node)
  acting.use(useCalculator)
  const saying = (one: Element, of: string): Element => ({ ...one, children: [expression(`calculator.${of}`)] })
  const said = replaced(
    replaced(node, line, (one) => saying(one, 'line')),
    result,
    (one) => withAttributes(saying(one, 'shown'), { 'aria-live': 'polite' }),
  )
  const pressing = keys.reduce(
    (whole, key) =>
      replaced(whole, key, (one) => ({
        ...one,
        attributes: {
          ...one.attributes,
          onClick: expression(`() => calculator.press(${quote(wordsIn(one))})`),
          className: pointed(one),
        },
      })),
    said,
  )
  return {
    ...acting.below(pressing),
    component: {
      name: acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Calculator`),
      setup: [`const calculator = useCalculator(${quote(ownText(line) ?? '')}, ${quote(ownText(result) ?? '')})`],
    },
  }
}

/** Links behind a button on a small screen, or a bar of signs at its foot; fewer than three need neither. */
export const menu: Write<'menu'> = (node, _control, acting) => {
  const below = acting.below(node)
  if (below.children.filter((child) => typeof child === 'object').length < 3) return below
  const children = acting.isShared ? pageLinks(below.children, acting) : below.children
  if (isTabBar(below)) return tabBar({ ...below, children })
  acting.use(Menu)
  const label = below.attributes['aria-label']
  return element(
    'Menu',
    { label: typeof label === 'string' ? label : 'Main', className: classesOf(below).join(' ') },
    children,
  )
}

export const disclosure: Write<'disclosure'> = (node, _control, acting) => {
  const [head, ...rest] = acting.below(node).children
  if (!head || !isElement(head) || rest.length === 0) return acting.below(node)
  const gap = classesOf(node).find((name) => /^gap-/.test(name))
  const classes = classesOf(node).filter((name) => !/^(?:flex|flex-col|gap-)/.test(name))
  const summary = element('summary', { className: `${POINTED} list-none [&::-webkit-details-marker]:hidden` }, [head])
  const content = element('div', { className: gap ? gap.replace('gap-', 'mt-') : undefined }, rest)
  return element('details', { open: true, className: classes.join(' ') || undefined }, [summary, content])
}

/** The parts of a line that says how much: its name, its share in per cent, the bar that shows it. */
function meterOf(node: Element) {
  const texts = textsIn(node)
  const share = texts.find((one) => /^\d+\s*%$/.test(ownText(one) ?? ''))
  const name = texts.find((one) => one !== share)
  const bar = everyElement(node).findLast((one) => one.tag === 'div' && one.children.length === 0)
  return share && name && bar ? { share, name, bar } : undefined
}

const WIDTH = /^(?:\w+:)?(?:w-|max-w-|shrink-0|flex-1)/

/** The first of several meters, for all of them: name, share and bar are what `of` says. */
function metering(first: Element, of: { name: string; share: string }): Element | undefined {
  const meter = meterOf(first)
  if (!meter) return undefined
  const named = replaced(first, meter.name, (one) => ({ ...one, children: [expression(of.name)] }))
  const unit = (ownText(meter.share) ?? '').replace(/^\d+/, '')
  const shared = replaced(named, meter.share, (one) => ({
    ...one,
    children: [expression(`\`\${${of.share}}${unit}\``)],
  }))
  return replaced(shared, meter.bar, (one) => {
    const bare = withClasses(
      one,
      classesOf(one).filter((name) => !WIDTH.test(name)),
    )
    return withAttributes(bare, { style: { object: [`width: \`\${${of.share}}%\``] } })
  })
}

const shareOf = (node: Element): number => Number.parseInt(ownText(meterOf(node)?.share ?? node) ?? '0', 10)
const nameIn = (node: Element): string => ownText(meterOf(node)?.name ?? node) ?? ''

function named(items: readonly Element[], wanted: string, value: string, acting: ControlContext): string {
  const list = acting.nameOf(`${camelCase(acting.heading) || 'own'}${wanted}`)
  const lines = items.map(
    (one) => `  ${bracketed('{', [`name: ${quote(nameIn(one))}`, `${value}: ${shareOf(one)}`], '}')},`,
  )
  acting.lists.data.push(`const ${list} = [\n${lines.join('\n')}\n]`)
  return list
}

const CHOOSING = 'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-4'

/** A line that is chosen by pressing it. */
function pressed(line: Element, key: string, input: Element, chosen?: string): Element {
  const made = phrasing(line)
  const look = `${classesOf(made).join(' ')} ${CHOOSING}`
  const className = chosen ? expression(`\`${look} \${${chosen} ? 'font-bold' : ''}\``) : look
  const label = element('label', { className }, [input, ...made.children])
  if (line.tag === 'li') return element('li', { key: expression(key) }, [label])
  return { ...label, attributes: { key: expression(key), ...label.attributes } }
}

export const poll: Write<'poll'> = (node, _control, acting) => {
  const options = controlsIn(node, 'option')
  const line = options[0] && metering(options[0], { name: 'option.name', share: 'poll.share(option)' })
  if (!line) return acting.below(node)
  acting.use(usePoll, FormNote)
  const list = named(options, 'Options', 'votes', acting)
  const chosen = 'poll.chosen === option.name'
  const input = element('input', {
    type: 'radio',
    name: list,
    checked: expression(chosen),
    onChange: expression('() => poll.choose(option.name)'),
    className: 'sr-only',
  })
  const body = pressed(line, 'option.name', input, chosen)
  const below = acting.below(repeated(node, options, { list, item: 'option', body }), {
    submit: { type: 'button', onClick: expression('poll.cast') },
  })
  return {
    ...below,
    children: [...below.children, element('FormNote', { said: expression('poll.said') })],
    component: {
      name: acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Poll`),
      setup: [`const poll = usePoll(${list})`],
    },
  }
}

export const steps: Write<'steps'> = (node, _control, acting) => {
  const all = controlsIn(node, 'step')
  const line = all[0] && metering(all[0], { name: 'step.name', share: 'steps.share(step.name, step.done)' })
  if (!line) return acting.below(node)
  acting.use(useSteps)
  const list = named(all, 'Steps', 'done', acting)
  const input = element('input', {
    type: 'checkbox',
    checked: expression('steps.isDone(step.name, step.done)'),
    onChange: expression('({ currentTarget }) => steps.toggle(step.name, currentTarget.checked)'),
    className: 'sr-only',
  })
  const body = pressed(line, 'step.name', input)
  return {
    ...acting.below(repeated(node, all, { list, item: 'step', body })),
    component: {
      name: acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Steps`),
      setup: ['const steps = useSteps()'],
    },
  }
}

export const add: Write<'add'> = (node, { name, price }, acting) => {
  acting.use(BasketProvider, AddButton)
  return {
    ...element(
      'AddButton',
      {
        verb: wordsIn(node) ? '' : 'Add',
        name,
        price: expression(number(price)),
        className: pointed(node),
      },
      acting.below(node).children,
    ),
    id: node.id ?? 'add',
  }
}

export const basketCount: Write<'basket-count'> = (node, _control, acting) => {
  acting.use(BasketProvider, BasketCount)
  const text = textsIn(node)[0]
  const counted = (one: Element): Element => {
    const [before = '', behind = ''] = (ownText(one) ?? '').split(/\d+/)
    return { ...one, children: [...(before ? [before] : []), element('BasketCount'), ...(behind ? [behind] : [])] }
  }
  if (!text) return node
  return text === node ? counted(node) : replaced(node, text, counted)
}

/** A sum as the drawing writes it. */
const moneyAs = (sum: string): string => {
  const [before = '', behind = ''] = sum.split(/[\d.,]+/)
  return `(sum: number) => \`${before}\${sum.toFixed(2)}${behind}\``
}

export const basket: Write<'basket'> = (node, { sum }, acting) => {
  const total = textsIn(node).find((one) => ownText(one) === sum)
  const nothing = textsIn(node).find((one) => /empty/.test(one.id ?? ''))
  if (!total) return acting.below(node)
  acting.use(BasketProvider, BasketLines, FormNote)
  const name = acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Basket`)
  const summed = replaced(node, total, (one) => ({ ...one, children: [expression('money(basket.sum)')] }))
  const hushed = nothing
    ? replaced(summed, nothing, (one) => withAttributes(one, { hidden: expression('basket.count > 0') }))
    : summed
  const below = acting.below(hushed, { submit: { type: 'button', onClick: expression('order') } })
  const [head, ...rest] = below.children
  return {
    ...below,
    children: [
      ...(head ? [head] : []),
      element('BasketLines', { money: expression('money') }),
      ...rest,
      element('FormNote', { said: expression('said') }),
    ],
    component: {
      name,
      setup: [
        'const basket = useBasket()',
        "const [said, setSaid] = useState('')",
        `const money = ${moneyAs(sum)}`,
        'const order = () => {',
        `  setSaid(basket.count > 0 ? \`Ordered for \${money(basket.sum)}.\` : 'The basket is empty.')`,
        '  basket.empty()',
        '}',
      ],
    },
  }
}
