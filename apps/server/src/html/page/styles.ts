/** Style sheets as far as they dress the page: each rule that finds an element, with what its variables stand for. */
import { type CssNode, type Declaration, generate, parse, type Rule, type Selector } from 'css-tree'
import type { Page } from './document.ts'

export interface Dressing {
  /** The element that is dressed: its tag (`*` for any), and all that it is called, in lower case. */
  tag: string
  called: string
  /** How many there are. */
  count: number
  /** How near the body it is: 0 is the root, 1 the body, 2 a body of this class; otherwise undefined. */
  ground: number | undefined
  /** It is one compound: nothing is asked of what is around it. */
  isPlain: boolean
  /** Property to value, variables put in. */
  values: ReadonlyMap<string, string>
}
export interface Styles {
  dressings: Dressing[]
  /** What the root calls its colours: `--brand-primary`. */
  variables: ReadonlyMap<string, string>
}

/** What only shows when somebody does something, or is no element. */
const PASSING = new Set(
  'hover focus focus-visible focus-within active visited disabled checked invalid target before after placeholder selection marker'.split(
    ' ',
  ),
)
const isPassing = (name: string) => PASSING.has(name) || name.startsWith('-')
/** At-rules that hold rules. */
const GROUPS = new Set(['supports', 'layer', 'container', 'media', 'scope'])
const ASIDE = ['print', 'prefers-color-scheme:dark', 'prefers-contrast', 'forced-colors', 'speech']
const isAside = (prelude: string) => ASIDE.some((words) => prelude.replaceAll(' ', '').includes(words))
/** Rules that are looked at; variables in variables; characters of a value. */
const [MAX_RULES, DEEPEST, LONGEST] = [40_000, 8, 2_000]

interface Target extends Pick<Dressing, 'tag' | 'called' | 'count' | 'ground' | 'isPlain'> {}

/** What each part of a selector asks for, as the page counts it. */
function nameOf(node: CssNode): string | null {
  if (node.type === 'ClassSelector') return `.${plain(node.name)}`
  if (node.type === 'IdSelector') return `#${plain(node.name)}`
  if (node.type === 'TypeSelector') return node.name === '*' ? null : node.name.toLowerCase()
  if (node.type !== 'AttributeSelector') return null
  const value = node.value?.type === 'String' ? node.value.value : node.value?.name
  return node.matcher === '=' && value !== undefined ? `[${node.name.name}=${value}]` : `[${node.name.name}]`
}
const plain = (name: string): string => name.replaceAll('\\', '')

/** Undefined: nothing of the page is meant by it. */
function targetOf(selector: Selector, { counts }: Page): Target | undefined {
  const parts = selector.children.toArray()
  if (
    parts.some(
      (part) => part.type === 'PseudoElementSelector' || (part.type === 'PseudoClassSelector' && isPassing(part.name)),
    )
  )
    return undefined
  const at = parts.findLastIndex(({ type }) => type === 'Combinator')
  const names = parts.flatMap((part) => nameOf(part) ?? [])
  const least = Math.min(...names.map((name) => counts.get(name) ?? 0), Number.POSITIVE_INFINITY)
  if (least === 0) return undefined
  const subject = parts.slice(at + 1)
  const own = subject.flatMap((part) => nameOf(part) ?? [])
  const isRoot = subject.some((part) => part.type === 'PseudoClassSelector' && part.name === 'root')
  const tag = own.find((name) => /^[a-z]/.test(name)) ?? '*'
  return {
    tag: isRoot ? 'html' : tag,
    called: own.join(' ').toLowerCase(),
    count: Math.min(...own.map((name) => counts.get(name) ?? 0), Number.POSITIVE_INFINITY),
    ground: groundOf(isRoot ? 'html' : tag, own, at < 0),
    isPlain: at < 0,
  }
}

const groundOf = (tag: string, own: readonly string[], isPlain: boolean): number | undefined => {
  if (!isPlain) return undefined
  if (tag === 'html') return 0
  return tag === 'body' ? Math.min(2, own.length) : undefined
}

interface Found {
  target: Target
  declared: [property: string, value: string][]
}

function* rulesIn(nodes: Iterable<CssNode>): Generator<Rule> {
  for (const node of nodes) {
    if (node.type === 'Rule') yield node
    else if (node.type === 'Atrule' && node.block && GROUPS.has(node.name.toLowerCase()))
      if (!node.prelude || !isAside(generate(node.prelude).toLowerCase())) yield* rulesIn(node.block.children)
  }
}

const declaredIn = (nodes: Iterable<CssNode>): Found['declared'] =>
  [...nodes].flatMap((node): Found['declared'] =>
    node.type === 'Declaration' ? [[node.property.toLowerCase(), writtenValue(node)]] : [],
  )
const writtenValue = ({ value }: Declaration): string =>
  (value.type === 'Raw' ? value.value : generate(value)).trim().slice(0, LONGEST)

function found(sheets: readonly string[], page: Page): Found[] {
  const all: Found[] = []
  let rules = 0
  for (const sheet of sheets) {
    // What is wrong in it is left out, as browsers do.
    const tree = parse(sheet, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: true })
    if (tree.type !== 'StyleSheet') continue
    for (const rule of rulesIn(tree.children)) {
      if (++rules > MAX_RULES) return all
      if (rule.prelude.type !== 'SelectorList') continue
      const selectors = rule.prelude.children.toArray().filter((one) => one.type === 'Selector')
      const targets = selectors.flatMap((selector) => targetOf(selector, page) ?? [])
      if (targets.length === 0) continue
      const declared = declaredIn(rule.block.children)
      for (const target of targets) all.push({ target, declared })
    }
  }
  return all
}

/** The styles that elements bear themselves. */
function worn({ elements, counts }: Page): Found[] {
  return elements.flatMap((element): Found[] => {
    const { style, class: classes = '' } = element.attribs
    if (!style) return []
    const tree = parse(style.slice(0, LONGEST), { context: 'declarationList', parseValue: false })
    if (tree.type !== 'DeclarationList') return []
    const { name: tag } = element
    const called = [
      tag,
      ...classes
        .split(/\s+/)
        .filter(Boolean)
        .map((one) => `.${one}`),
    ]
    const count = tag === 'body' || tag === 'html' ? (counts.get(tag) ?? 1) : 1
    const target = {
      tag,
      called: called.join(' ').toLowerCase(),
      count,
      isPlain: true,
      ground: groundOf(tag, called, true),
    }
    return [{ target, declared: declaredIn(tree.children) }]
  })
}

/** Of the root before anything else; of other elements where the root has none. */
function variablesOf(rules: readonly Found[]): Map<string, string> {
  const isVariable = ([property]: Found['declared'][number]) => property.startsWith('--')
  const [roots, others] = [rules.filter(({ target }) => target.ground !== undefined), rules].map(
    (some) => new Map(some.flatMap(({ declared }) => declared.filter(isVariable))),
  )
  return new Map([...(others ?? []), ...(roots ?? [])])
}

const VARIABLE = /var\(\s*(--[\w-]{1,100})\s*(?:,([^()]{0,200}))?\)/g

/** A value with its variables put in; one that stands for nothing leaves nothing. */
export function resolved(value: string, variables: ReadonlyMap<string, string>): string {
  let so = value
  for (let depth = 0; depth < DEEPEST && so.includes('var('); depth++)
    so = so.replaceAll(VARIABLE, (_, name: string, instead = '') => variables.get(name) ?? instead).slice(0, LONGEST)
  return so
}

export function readStyles(sheets: readonly string[], page: Page): Styles {
  const rules = [...found(sheets, page), ...worn(page)]
  const written = variablesOf(rules)
  const variables = new Map([...written].map(([name, value]) => [name, resolved(value, written)]))
  const dressings = rules.flatMap(({ target, declared }): Dressing[] => {
    const values = declared.filter(([property]) => !property.startsWith('--'))
    if (values.length === 0) return []
    return [{ ...target, values: new Map(values.map(([property, value]) => [property, resolved(value, variables)])) }]
  })
  return { dressings, variables }
}
