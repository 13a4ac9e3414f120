/** Games: a hook keeps the state; what is read, measured and pressed in them says by name which part of it it stands for. */
import { bracketed, type Element, element, expression, isElement, print, quote, type Repeat } from '../jsx.ts'
import { pascalCase } from '../names.ts'
import { classesWith } from './choices.ts'
import type { ControlContext, ControlOf, Write } from './context.ts'
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
import { FormNote } from './snippets/forms.ts'
import {
  Sheet,
  useArena,
  useBoard,
  useFlashcards,
  useHand,
  useLesson,
  useMatch,
  useMemory,
  useQuiz,
  useSheet,
  useSudoku,
} from './snippets/games.ts'
import type { Snippet } from './snippets/types.ts'

const POINTED = 'cursor-pointer'

/** The block as a component of its own that stands on the hook. */
function played(node: Element, hook: Snippet, call: string, acting: ControlContext): Element {
  acting.use(hook, FormNote)
  const made = acting.below(node, { game: 'game' })
  return {
    ...made,
    children: [...made.children, element('FormNote', { said: expression('game.said') })],
    component: {
      name: acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Game`),
      setup: [`const game = ${call}`],
    },
  }
}

const numbers = (all: readonly number[]): string => `[${all.join(', ')}]`
const words = (all: readonly string[]): string => bracketed('[', all.map(quote), ']', '  ')

/** Leaves a list of the game's beside its component. */
function kept(wanted: string, code: string, { lists, nameOf }: ControlContext): string {
  const name = nameOf(wanted)
  lists.data.push(`const ${name} = ${code}`)
  return name
}

/** A button of a game. */
export const act: Write<'act'> = (node, { does, to, held, on }, acting) => {
  if (!acting.game) return node
  const pressed = withAttributes(
    withClasses(acting.below(node), [...classesOf(node), ...(held ? HELD : []), POINTED]),
    {
      onClick: expression(to === undefined ? `${acting.game}.${does}` : `() => ${acting.game}.${does}(${quote(to)})`),
      ...(held && to && { 'aria-pressed': expression(`${acting.game}.${held} === ${quote(to)}`) }),
    },
  )
  const said = on && textsIn(pressed)[0]
  return said
    ? replaced(pressed, said, (one) =>
        told(one, `${acting.game}.${on.when} ? ${quote(on.says)} : ${quote(ownText(one) ?? '')}`),
      )
    : pressed
}
/** The tool that is held has a frame. */
const HELD = ['aria-pressed:outline-2', 'aria-pressed:-outline-offset-2', 'outline-current']
const told = (one: Element, code: string): Element => ({ ...one, children: [expression(code)] })

/** A text of a game: its number, or all of it, is what the game says. */
export const reading: Write<'reading'> = (node, { of, whole }, acting) => {
  const text = textsIn(node)[0]
  if (!acting.game || !text) return node
  const [before = '', behind = ''] = (ownText(text) ?? '').split(NUMBER)
  const code = whole || !(before || behind) ? `${acting.game}.${of}` : `\`${before}\${${acting.game}.${of}}${behind}\``
  return text === node ? told(node, code) : replaced(node, text, (one) => told(one, code))
}
const NUMBER = /\d[\d:.]*/

/** A bar that is as long as the game says, in per cent. */
export const gauge: Write<'gauge'> = (node, { of }, acting) => {
  const bar = everyElement(node).findLast(({ tag, children }) => tag === 'div' && children.length === 0)
  if (!acting.game || !bar) return node
  return replaced(node, bar, (one) =>
    withAttributes(
      withClasses(
        one,
        classesOf(one).filter((name) => !/^(?:\w+:)?w-/.test(name)),
      ),
      {
        style: { object: [`width: \`\${${acting.game}.${of}}%\``] },
      },
    ),
  )
}

/** A row of cards that show their face or lie face down. */
export const cards: Write<'cards'> = (node, { of }, acting) => {
  const drawn = node.children.filter(isElement)
  const [open] = drawn.filter((one) => textsIn(one).length > 0)
  const down = drawn.find((one) => textsIn(one).length === 0) ?? open
  const face = open && textsIn(open)[0]
  if (!acting.game || !open || !down || !face) return node
  const shown = face === open ? element('span', {}, [expression('card')]) : told(face, 'card')
  const body = element(
    'div',
    {
      key: expression('at'),
      className: expression(`card ? ${quote(classesOf(open).join(' '))} : ${quote(classesOf(down).join(' '))}`),
    },
    [shown],
  )
  return { ...node, children: [{ list: `${acting.game}.${of}`, item: 'card, at', body }] }
}

export const memory: Write<'memory'> = (node, { faces, deck, open }, acting) => {
  const all = controlsIn(node, 'card')
  const [shut, turned] = [all.find((_, at) => !open.includes(at)), all.find((_, at) => open.includes(at))]
  const [back, front] = [shut, turned].map((one) => one?.children.find(isElement))
  if (!shut || !turned || !back || !front) return acting.below(node)
  const list = kept(
    'faces',
    `[\n${faces.map((icon) => `  { name: ${quote(calledBy(icon))}, sign: ${print(signed(front, acting.signOf(icon)))} },`).join('\n')}\n]`,
    acting,
  )
  const look = (one: Element) => quote([...unsized(one), 'aspect-5/4', 'w-full', POINTED].join(' '))
  const looks = `card.isOpen ? ${look(turned)} : ${look(shut)}`
  const body = element(
    'button',
    {
      key: expression('card.at'),
      type: 'button',
      'aria-label': expression(`\`Card \${card.at + 1}: \${card.isOpen ? ${list}[card.face]?.name : 'face down'}\``),
      onClick: expression('() => game.turn(card.at)'),
      className: expression(looks),
    },
    [expression(`card.isOpen ? ${list}[card.face]?.sign : ${print(back)}`)],
  )
  const by: Repeat = { list: 'game.cards', item: 'card', body }
  const table = everyElement(node).find(({ children }) => children.includes(shut)) ?? node
  const wide = classesOf(table).filter((name) => /^(?:\w+:)?(?:max-w-|gap-|w-)/.test(name))
  const laid = replaced(node, table, (one) =>
    withClasses(repeated(one, all, by), ['grid', 'grid-cols-4', 'max-md:w-full', ...wide]),
  )
  return played(laid, useMemory, `useMemory(${numbers(deck)}, ${numbers(open)})`, acting)
}
const calledBy = (icon: string): string => icon.replace(/^.*:/, '').replaceAll('-', ' ')
const signed = (like: Element, tag: string): Element => ({ ...like, tag })

const SIZE = /^(?:\w+:)?(?:w-|h-|size-|min-[wh]-|max-w-|aspect-|shrink-0|flex-1)/
const unsized = (node: Element): string[] => classesOf(node).filter((name) => !SIZE.test(name))

const NINE = 9
const isGrid = (node: Element): boolean => {
  const rows = node.children.filter(isElement)
  return rows.length === NINE && rows.every((row) => row.children.filter(isElement).length === NINE)
}

export const sudoku: Write<'sudoku'> = (node, { given, solution }, acting) => {
  const grid = everyElement(node).find(isGrid)
  const cells = grid?.children.filter(isElement).flatMap((row) => row.children.filter(isElement)) ?? []
  const at = [...given].findIndex((number) => number !== '0')
  const [shaded, plain, number] = [cells[0], cells[3], cells[at] && textsIn(cells[at])[0]]
  if (!grid || !shaded || !plain || !number) return acting.below(node)
  const box = (one: Element) =>
    quote(['relative', 'grid', 'aspect-square', 'place-items-center', ...boxed(one)].join(' '))
  const look = unsized(number).join(' ')
  const input = element('input', {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: expression('2'),
    'aria-label': expression('game.label(field.at)'),
    'aria-invalid': expression('field.isWrong'),
    value: expression('field.value'),
    onChange: expression('({ currentTarget }) => game.write(field.at, currentTarget.value)'),
    className: `${look} absolute inset-0 size-full bg-transparent text-center font-normal aria-invalid:line-through`,
  })
  const shown = element('span', { className: look }, [expression('field.value')])
  const body = element(
    'div',
    {
      key: expression('field.at'),
      className: expression(`field.isShaded ? ${box(shaded)} : ${box(plain)}`),
    },
    [expression(`field.isGiven ? ${print(shown)} : ${print(input)}`)],
  )
  const made = replaced(node, grid, (one) => ({
    ...one,
    attributes: { className: ['grid', 'w-full', 'grid-cols-9', ...widest(cells)].join(' ') },
    children: [{ list: 'game.fields', item: 'field', body }],
  }))
  return played(made, useSudoku, `useSudoku(\n    ${quote(given)},\n    ${quote(solution)},\n  )`, acting)
}
/** How a field is filled and framed. */
const boxed = (one: Element): string[] => classesOf(one).filter((name) => /^-?(?:bg-|border|outline)/.test(name))
/** The grid is at most as wide as it was drawn. */
const widest = (cells: readonly Element[]): string[] =>
  classesOf(cells[0] ?? element('div')).flatMap((name) => {
    const width = /^(?:w|size)-(?:\[([\d.]+)px\]|([\d.]+))$/.exec(name)
    return width ? [`max-w-[${NINE * (width[1] ? Number(width[1]) : Number(width[2]) * 4)}px]`] : []
  })

export const flashcards: Write<'flashcards'> = (node, { cards: all, known }, acting) => {
  const lines = all.map(([word, meaning]) => `  { word: ${quote(word)}, meaning: ${quote(meaning)} },`)
  const list = kept('wordCards', `[\n${lines.join('\n')}\n]`, acting)
  return played(node, useFlashcards, `useFlashcards(${list}, ${known})`, acting)
}

export const lesson: Write<'lesson'> = (node, { count, at }, acting) =>
  played(node, useLesson, `useLesson(${count}, ${at})`, acting)

/** Lessons in a column, each pressed to go there: done, open, or still to come. */
export const lessons: Write<'lessons'> = (node, { at }, acting) => {
  const rows = node.children.filter(isElement)
  const signs = [rows[0], rows[at], rows[at + 1]].map((row) => row?.children.find(isElement))
  const [done, open, locked] = signs.map((sign) => sign && print(sign))
  const [first, title, minutes] = [rows.at(-1), ...textsIn(rows.at(-1) ?? node)]
  const sign = first?.children.find(isElement)
  if (!acting.game || !first || !sign || !title || !minutes || !done || !open || !locked) return node
  const lines = rows.map((row) => {
    const [name = '', time = ''] = textsIn(row).map(ownText)
    return `  { name: ${quote(name)}, time: ${quote(time)} },`
  })
  const list = kept('lessons', `[\n${lines.join('\n')}\n]`, acting)
  const signed = replaced(first, sign, () =>
    expression(`index < game.at ? ${done} : index === game.at ? ${open} : ${locked}`),
  )
  const named = replaced(signed, title, (one) =>
    element(
      'button',
      {
        type: 'button',
        'aria-current': expression("index === game.at ? 'step' : undefined"),
        onClick: expression('() => game.go(index)'),
        className: `${classesOf(one).join(' ')} cursor-pointer text-start`,
      },
      [expression('lesson.name')],
    ),
  )
  const body = replaced(named, minutes, (one) => told(one, 'lesson.time'))
  const by = {
    list,
    item: 'lesson, index',
    body: { ...body, attributes: { key: expression('lesson.name'), ...body.attributes } },
  }
  return { ...node, children: [by] }
}

export const arena: Write<'arena'> = (node, { own, other }, acting) =>
  played(node, useArena, `useArena(${own}, ${other})`, acting)

export const match: Write<'match'> = (node, { home, guests }, acting) =>
  played(node, useMatch, `useMatch(${numbers(home)}, ${numbers(guests)})`, acting)

export const hand: Write<'hand'> = (node, control, acting) =>
  played(node, useHand, `useHand(${words(control.table)}, ${words(control.hand)}, ${words(control.players)})`, acting)

export const quiz: Write<'quiz'> = (node, { questions, chosen }, acting) => {
  const answers = controlsIn(node, 'answer')
  const first = questions[0]?.answers[chosen] ?? ''
  const [on, off] = [answers[chosen], answers.find((_, at) => at !== chosen)]
  if (!on || !off) return acting.below(node)
  const lines = questions.map(({ words: asked, answers: offered, right }) =>
    bracketed(
      '{',
      [
        `words: ${quote(asked)}`,
        `answers: ${bracketed('[', offered.map(quote), ']', '', Infinity)}`,
        ...(right === undefined ? [] : [`right: ${quote(right)}`]),
      ],
      '}',
      '  ',
      Infinity,
    ),
  )
  const list = kept('questions', `[\n${lines.map((line) => `  ${line},`).join('\n')}\n]`, acting)
  const look = (one: Element) => quote([...classesWith(one), POINTED, 'text-start'].join(' '))
  const body = element(
    'button',
    {
      key: expression('answer'),
      type: 'button',
      'aria-pressed': expression('answer === game.chosen'),
      onClick: expression('() => game.choose(answer)'),
      className: expression(`answer === game.chosen ? ${look(on)} : ${look(off)}`),
    },
    [expression('answer')],
  )
  const by: Repeat = { list: 'game.answers', item: 'answer', body }
  return played(repeated(node, answers, by), useQuiz, `useQuiz(${list}, ${quote(first)})`, acting)
}

export const board: Write<'board'> = (node, { start, first }, acting) => {
  const stage = controlsIn(node, 'squares')[0]
  const drawn = stage?.children.filter(isElement) ?? []
  const [ground, ...pieces] = drawn
  const [own, other] = [0, 1].map((of) => pieces[first.findIndex((piece) => piece.of === of)])
  if (!stage || !ground || !own || !other) return acting.below(node)
  const code = (all: ControlOf<'board'>['start']) =>
    `[\n${all.map(({ at, of }) => `  { at: ${at}, of: ${of} },`).join('\n')}\n]`
  const [begins, stands] = [kept('startPieces', code(start), acting), kept('pieces', code(first), acting)]
  const sign = (one: Element) => print(element(one.tag, { className: 'size-full', 'aria-hidden': true }))
  const body = element(
    'button',
    {
      key: expression('at'),
      type: 'button',
      'aria-label': expression('game.label(at)'),
      'aria-pressed': expression('at === game.chosen'),
      onClick: expression('() => game.press(at)'),
      className: 'aspect-square cursor-pointer -outline-offset-2 aria-pressed:bg-current/25 focus-visible:outline-2',
    },
    [expression(`game.pieceAt(at) && (game.pieceAt(at)?.of === 0 ? ${sign(own)} : ${sign(other)})`)],
  )
  const squares = element(
    'div',
    { role: 'group', 'aria-label': 'Board', className: 'absolute inset-0 grid grid-cols-8' },
    [{ list: 'Array.from({ length: 64 }, (_, at) => at)', item: 'at', body }],
  )
  const made = replaced(node, stage, (one) =>
    withClasses({ ...one, children: [ground, squares] }, [...classesOf(one), 'relative']),
  )
  return played(made, useBoard, `useBoard(${begins}, ${stands})`, acting)
}

export const canvas: Write<'canvas'> = (node, _control, acting) => played(node, useSheet, 'useSheet()', acting)

/** What is drawn lies over what is there. */
export const sheet: Write<'sheet'> = (node, _control, acting) => {
  if (!acting.game) return node
  acting.use(Sheet)
  const made = acting.below(node)
  return withClasses({ ...made, children: [...made.children, element('Sheet', { sheet: expression(acting.game) })] }, [
    ...classesOf(made),
    'relative',
  ])
}
