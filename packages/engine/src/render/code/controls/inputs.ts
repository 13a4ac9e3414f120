/** A hint in a box becomes a field that looks the same as long as nothing stands in it. */
import { type Element, element, expression } from '../jsx.ts'
import { classesOf, everyElement, ownText, replaced, withClasses } from './element-tree.ts'

/** Where a text stands and how wide it may be: a field takes the room of its box. */
const PLACE = /^(?:\w+:)?(?:max-w-|w-|self-|block$|whitespace-|wrap-|text-balance$)/

/** @param attributes those of the field; its hint is the placeholder */
export function asInput(
  hint: Element,
  attributes: Element['attributes'],
  tag: 'input' | 'textarea' = 'input',
): Element {
  const look = classesOf(hint).flatMap((name) =>
    PLACE.test(name) ? [] : /^opacity-/.test(name) ? [`placeholder:${name}`] : [name],
  )
  const own = ['w-full', 'min-w-0', 'bg-transparent', 'outline-none', 'placeholder:text-current']
  const faded = look.some((name) => name.startsWith('placeholder:opacity')) ? [] : ['placeholder:opacity-100']
  const tall = tag === 'textarea' ? ['min-h-20', 'self-stretch', 'resize-y'] : []
  const wide = look.map((name) => name.replace(/^md:(?=whitespace)/, ''))
  return element(tag, {
    ...attributes,
    placeholder: ownText(hint) || undefined,
    className: [...wide, ...own, ...faded, ...tall].join(' '),
  })
}

/** A hint in a box becomes a choice; the hint stands for none. */
export function asSelect(hint: Element, attributes: Element['attributes'], options: readonly string[]): Element {
  const look = classesOf(hint).filter((name) => !PLACE.test(name))
  const first = ownText(hint) ?? ''
  const words = options.filter((option) => option !== first)
  return element(
    'select',
    {
      ...attributes,
      defaultValue: '',
      className: [
        ...look,
        'w-full',
        'min-w-0',
        'cursor-pointer',
        'appearance-none',
        'bg-transparent',
        'outline-none',
      ].join(' '),
    },
    [
      element('option', { value: '' }, [first]),
      ...words.map((option) => element('option', { className: 'text-black' }, [option])),
    ],
  )
}

/** A hint in a box becomes a field for a file over the whole box. */
export const asFile = (hint: Element, attributes: Element['attributes']): Element =>
  element('FileField', { hint: ownText(hint) ?? '', ...attributes, className: hint.attributes.className })

/** What a kind of field is in HTML. A date shows its hint until somebody comes to it. */
export function inputAttributes(kind: string, label: string): Element['attributes'] {
  if (kind === 'date' || kind === 'time')
    return {
      type: 'text',
      onFocus: expression(`({ currentTarget }) => { currentTarget.type = '${kind}' }`),
    }
  const complete = COMPLETE[kind] ?? (/name/i.test(label) ? 'name' : undefined)
  return {
    type: kind,
    ...(complete && { autoComplete: complete }),
    ...(kind === 'password' && { minLength: expression('8') }),
  }
}
const COMPLETE: Record<string, string> = { email: 'email', tel: 'tel', password: 'current-password' }

/** What shows where one is, of a box that holds a field. */
export const FOCUS = ['focus-within:outline-2', 'focus-within:outline-offset-2']

/** A box for words is as tall on a telephone. */
const asTall = (box: Element): string[] => classesOf(box).map((name) => name.replace(/^md:(?=min-h-)/, ''))

/** The box around an element gets a frame when one writes in it; all beside it stays the very same, so that it can be found. `isCovered`: by its field. */
export function framing(node: Element, inner: Element, isCovered = false): Element {
  const box = everyElement(node).find((one) => one !== node && one.children.includes(inner))
  const look = [...(isCovered ? ['relative'] : []), ...FOCUS]
  return box ? replaced(node, box, (one) => withClasses(one, [...asTall(one), ...look])) : node
}

/** A box of the browser's own in the place of one to be ticked that was drawn. */
export const boxLook = (drawn: Element): string =>
  [
    ...classesOf(drawn).filter((name) => /^(?:size-|w-|h-|shrink-0)/.test(name)),
    'cursor-pointer',
    'accent-(--accent)',
  ].join(' ')
