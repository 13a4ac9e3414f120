/** Controls that find: the field, the filters, the lists and tables that they narrow. */
import { bracketed, type Element, element, expression, isElement, isRepeat, print, quote, type Repeat } from '../jsx.ts'
import { camelCase, pascalCase } from '../names.ts'
import { foldRepeats } from '../repeat.ts'
import { inOneRow, markOf, stateClassesOf, stateOptions } from './choices.ts'
import type { ControlContext, Write } from './context.ts'
import { classesOf, ownText, replaced, textsIn, withAttributes, wordsIn } from './element-tree.ts'
import { asInput, FOCUS, framing } from './inputs.ts'
import { Filters, FindingProvider, FoundNote, SearchForm, ShowMore, useFound } from './snippets/filters.ts'

export const search: Write<'search'> = (node, _control, acting) => {
  acting.use(FindingProvider, SearchForm)
  const hint = textsIn(node).find(({ tag }) => tag !== 'button')
  const made = hint
    ? replaced(framing(node, hint), hint, (found) =>
        asInput(found, { type: 'search', name: 'words', 'aria-label': ownText(found) ?? 'Search' }),
      )
    : node
  const { children } = acting.below(made, { submit: { type: 'submit' } })
  const isBox = hint !== undefined && node.children.includes(hint)
  return element('SearchForm', { className: [...classesOf(node), ...(isBox ? FOCUS : [])].join(' ') }, children)
}

const narrowing =
  (by: 'filter' | 'order') =>
  (node: Element, { chosen = 0 }: { chosen?: number }, acting: ControlContext): Element => {
    const options = stateOptions(node)
    if (options.length === 0) return acting.below(node)
    acting.use(FindingProvider, Filters)
    const { list, looks } = stateClassesOf(node, options, chosen, by, acting)
    return element('Filters', {
      by,
      options: expression(list),
      chosen: wordsIn(options[chosen] ?? options[0] ?? node),
      looks: expression(looks),
      ...markOf(options),
      className: inOneRow(node, acting.isSmall),
    })
  }

export const filters: Write<'filters'> = narrowing('filter')
export const sorts: Write<'sorts'> = narrowing('order')

/** The words that filters find go with the thing. */
export const item: Write<'item'> = (node, { tags }, acting) =>
  withAttributes(acting.below(node), tags.length > 0 ? { 'data-tags': tags.join(', ') } : {})

/** What reads the words of an item, as code. */
const reader = ({ item: name, words = [] }: Repeat): string => {
  if (words.length === 1 && words[0] === '') return `(${name}) => [${name}]`
  return `({ ${words.join(', ')} }) => [${words.join(', ')}]`
}

/** Things that differ in more than words, each as it is drawn beside the words that it is found by. */
function asDrawn(things: readonly Element[], { heading, lists, nameOf }: ControlContext): Repeat {
  const list = nameOf(`${camelCase(heading) || 'listed'}Things`)
  const lines = things.map((thing) => {
    const tags = thing.attributes['data-tags']
    const words = [wordsIn(thing), ...(typeof tags === 'string' ? [tags] : [])].join(' ')
    return `  {\n    words: ${quote(words)},\n    shown: (\n${print(thing, '      ')}\n    ),\n  },`
  })
  lists.data.push(`const ${list} = [\n${lines.join('\n')}\n]`)
  const body = element('Fragment', { key: expression('thing.words') }, [expression('thing.shown')])
  return { list, item: 'thing', body, words: ['words'] }
}

/** The children as one list of data. */
function asData(made: Element, things: readonly Element[], acting: ControlContext): { folded: Element; only: Repeat } {
  // What comes of it is kept where all of them are one list, and no name is taken where they are not.
  const trial = {
    ...acting.lists,
    data: [],
    types: [],
    known: new Map(acting.lists.known),
    name: (wanted: string) => wanted,
  }
  const tried = foldRepeats(made, trial).children
  if (tried.length === 1 && tried.every(isRepeat)) {
    const folded = foldRepeats(made, acting.lists)
    const [only] = folded.children
    if (only && isRepeat(only)) return { folded, only }
  }
  const drawn = asDrawn(things, acting)
  return { folded: { ...made, children: [] }, only: drawn }
}

/** Things as data, of which those are shown that were looked for. Things that differ in more than words stay as they are. */
export const list: Write<'list'> = (node, { each }, acting) => {
  const made = acting.below(node)
  const things = made.children.filter(isElement)
  if (things.length < 2 || things.length !== made.children.length) return made
  const { folded, only } = asData(made, things, acting)
  acting.use(FindingProvider, useFound, FoundNote)
  if (each) acting.use(ShowMore)
  const name = acting.nameOf(`${pascalCase(acting.heading) || 'Things'}List`)
  const asked = [only.list, reader(only), ...(each ? [String(each)] : [])]
  const setup = [bracketed('const found = useFound(', asked, ')', '  ')]
  const shown: Repeat = { ...only, list: 'found.shown' }
  return {
    ...element('', {}, [
      { ...folded, children: [shown] },
      element('FoundNote', { found: expression('found') }),
      ...(each ? [element('ShowMore', { found: expression('found') })] : []),
    ]),
    component: { name, setup },
  }
}
