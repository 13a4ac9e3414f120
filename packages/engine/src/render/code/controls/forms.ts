/** Forms and their fields. */
import { type Child, type Element, element, expression, isElement, quote } from '../jsx.ts'
import { camelCase, pascalCase } from '../names.ts'
import type { ControlContext, Write } from './context.ts'
import {
  classesOf,
  controlsIn,
  everyElement,
  ownText,
  replaced,
  textsIn,
  withAttributes,
  withClasses,
  wordsIn,
} from './element-tree.ts'
import { asFile, asInput, asSelect, FOCUS, framing, inputAttributes } from './inputs.ts'
import { FileField } from './snippets/dialogs.ts'
import { ChosenFiles, FieldError, FormNote, useChat, useFiles, useForm } from './snippets/forms.ts'

/** Its own element holds the block: a section that is a form is still called by its heading. */
const asForm = (node: Element, handlers: Element['attributes'], acting: ControlContext, tail: Child[]): Element => ({
  ...node,
  tag: 'form',
  attributes: {
    ...(node.attributes.id && { id: node.attributes.id }),
    'aria-label': acting.labelOf(acting.heading || 'Form'),
    ...handlers,
    ...(node.attributes.className && { className: node.attributes.className }),
  },
  children: [...node.children, ...tail],
})

/** Names of what is entered stand in the sentence as they stand in the form. */
const sentence = (done: string) => done.replace(/\{([^}]+)\}/g, (_, name: string) => `{${camelCase(name)}}`)

export const form: Write<'form'> = (node, { done }, acting) => {
  acting.use(useForm, FormNote)
  const name = acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Form`)
  const below = acting.below(node, { form: 'form', submit: { type: 'submit' } })
  const handlers = {
    noValidate: true as const,
    onSubmit: expression('form.submit'),
    onReset: expression('form.clear'),
  }
  return {
    ...asForm(below, handlers, acting, [element('FormNote', { said: expression('form.said') })]),
    component: { name, setup: [`const form = useForm(${quote(sentence(done))})`] },
  }
}

/** A box that hints at nothing holds an empty hint. */
function withHint(node: Element): Element {
  const box = everyElement(node).find(({ tag, children }) => tag === 'div' && children.length === 0)
  const isCell = classesOf(node).includes('justify-center')
  const hint = element('span', { className: isCell ? 'text-base text-center' : 'text-base' }, [''])
  if (box === node) return withClasses({ ...node, children: [hint] }, [...classesOf(node), ...FOCUS])
  return box && textsIn(node).length < 2 ? replaced(node, box, (one) => ({ ...one, children: [hint] })) : node
}

export const field: Write<'field'> = (drawn, control, acting) => {
  const node = withHint(drawn)
  const texts = textsIn(node)
  const hint = texts.at(-1)
  if (!hint) return node
  const label = texts.length > 1 ? texts[0] : undefined
  const words = control.called ?? (label ? (ownText(label) ?? '') : ownText(hint) || 'Field')
  const name = camelCase(words) || 'field'
  const tie: Element['attributes'] = acting.form ? { [`{...${acting.form}.field('${name}')}`]: true } : { name }
  const attributes: Element['attributes'] = {
    ...tie,
    ...(control.required && { required: true as const }),
    ...(label && acting.form ? {} : { 'aria-label': words }),
  }
  if (control.input === 'file') acting.use(FileField)
  const input =
    control.input === 'file'
      ? asFile(hint, { ...attributes, ...(control.accept && { accept: control.accept }) })
      : control.input === 'select'
        ? asSelect(hint, attributes, control.options ?? [])
        : control.input === 'long'
          ? asInput(hint, { ...attributes, rows: expression('3') }, 'textarea')
          : asInput(hint, { ...attributes, ...inputAttributes(control.input, words) })
  let made = replaced(framing(node, hint, control.input === 'file'), hint, () => input)
  if (label && acting.form)
    made = replaced(made, label, (found) => ({
      ...found,
      tag: 'label',
      attributes: { htmlFor: expression(`${acting.form}.id('${name}')`), ...found.attributes },
    }))
  if (acting.form) acting.use(FieldError)
  const error = acting.form ? [element('FieldError', { form: expression(acting.form), name })] : []
  return { ...made, children: [...made.children, ...error] }
}

/** A button of the form around it; one of nothing stays a button. */
export const submit: Write<'submit'> = (node, _control, acting) =>
  acting.submit ? { ...node, attributes: { ...node.attributes, ...acting.submit } } : node

export const reset: Write<'reset'> = (node) => ({ ...node, attributes: { ...node.attributes, type: 'reset' } })

export const upload: Write<'upload'> = (node, { accept }, acting) => {
  acting.use(useFiles, ChosenFiles)
  const name = acting.nameOf(`${pascalCase(acting.heading) || 'File'}Upload`)
  const below = acting.below(node, { submit: { type: 'button', onClick: expression('chosen.open') } })
  const field = element('input', {
    ref: expression('chosen.field'),
    type: 'file',
    multiple: true,
    accept,
    tabIndex: expression('-1'),
    'aria-label': acting.heading || 'Files',
    onChange: expression('chosen.change'),
    className: 'sr-only',
  })
  const dropped = withAttributes(below, {
    onDragOver: expression('chosen.over'),
    onDrop: expression('chosen.drop'),
  })
  return {
    ...dropped,
    children: [...dropped.children, field, element('ChosenFiles', { chosen: expression('chosen') })],
    component: { name, setup: [`const chosen = useFiles(${accept ? quote(accept.replace('*', '')) : ''})`] },
  }
}

/** What one sends looks as one's own message that was drawn, else as the last one. */
export const chat: Write<'chat'> = (node, _control, acting) => {
  const messages = controlsIn(node, 'message')
  const hint = textsIn(node).findLast(
    (one) => one.tag !== 'button' && !messages.some((row) => everyElement(row).includes(one)),
  )
  const own = messages.findLast(({ control }) => control?.kind === 'message' && control.own) ?? messages.at(-1)
  const last = messages.at(-1)
  if (!hint || !own || !last) return acting.below(node)
  acting.use(useChat)
  const name = acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Chat`)
  const words = textsIn(own).at(-1) ?? own
  const { control: _own, ...plain } = replaced(own, words, (found) => ({ ...found, children: [expression('words')] }))
  const sent: Child = {
    list: 'chat.sent',
    item: 'words, index',
    body: { ...plain, attributes: { key: expression('index'), ...plain.attributes } },
  }
  const input = asInput(hint, { name: 'message', 'aria-label': ownText(hint) ?? 'Message', autoComplete: 'off' })
  const grown = replaced(framing(node, hint), hint, () => input)
  const below = acting.below(after(grown, last.id, sent), { chat: 'chat', submit: { type: 'submit' } })
  return {
    ...asForm(below, { onSubmit: expression('chat.send') }, acting, []),
    component: { name, setup: ['const chat = useChat()'] },
  }
}

/** A child more, behind the one with this id. */
const after = (node: Element, id: string | undefined, more: Child): Element => ({
  ...node,
  children: node.children.flatMap((child): Child[] => {
    if (!isElement(child)) return [child]
    return child.id === id ? [child, more] : [after(child, id, more)]
  }),
})

/** A ready answer of a conversation. */
export const say: Write<'say'> = (node, _control, acting) =>
  acting.chat
    ? {
        ...node,
        attributes: {
          ...node.attributes,
          onClick: expression(`() => ${acting.chat}.say(${quote(wordsIn(node))})`),
          className: [...classesOf(node), 'cursor-pointer'].join(' '),
        },
      }
    : node

export const message: Write<'message'> = (node, _control, acting: ControlContext) => acting.below(node)
