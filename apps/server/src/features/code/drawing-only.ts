/**
 * Code that somebody else's model wrote: does it only draw? Every free name must be one of a few harmless ones, every
 * property must be named in the source and not lead out, and nothing is loaded from an address. It is read as a tree, so
 * that no spelling of a forbidden name gets by; the preview's sandbox stands behind this.
 */
import { parseSync } from 'oxc-parser'
import { INDEX_CALLBACKS, isIndex, type Scope, scopeOf } from './scope.ts'
import { childrenOf, isNode, type Node } from './tree.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Globals that compute and reach nothing. */
const GLOBALS = words(
  'undefined NaN Infinity Math Number String Boolean Array Object JSON Date Intl RegExp parseInt parseFloat isNaN isFinite Error',
)
/** Names that lead from a value to what made it, to the page, or to a string that is run. */
const ESCAPES = words(
  'constructor prototype __proto__ __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ getPrototypeOf setPrototypeOf defineProperty defineProperties getOwnPropertyDescriptor getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols fromEntries assign groupBy parse caller callee createElement cloneElement createPortal ref dangerouslySetInnerHTML innerHTML outerHTML insertAdjacentHTML srcDoc srcdoc ownerDocument defaultView contentWindow contentDocument view target currentTarget nativeEvent relatedTarget srcElement',
)
/** Elements that run, frame, send or fetch by themselves. */
const ELEMENTS = words(
  'script style iframe frame object embed link meta base form portal foreignObject feImage audio video source track',
)
/** Attributes whose address is fetched without anybody's doing. */
const FETCHED = words('src srcSet poster data background xlinkHref action formAction ping')
/** Elements of SVG that fetch what their href says. */
const FETCHES_HREF = words('image use')

/** An address with a host, a script, or a picture that is not inside: in any text of the program. */
const ADDRESS =
  /(?:^|[^\w])\/\/(?!www\.w3\.org\/)|[a-z]:\/\/(?!www\.w3\.org\/)|javascript:|@import|url\((?!\s*["']?(?:#|data:image\/))/i
const INSIDE = /^(?:#|data:image\/(?:png|jpeg|webp|gif);)/

/** Is the program one that only draws? */
export function isDrawingOnly(code: string): boolean {
  const { program, errors } = parseSync('component.tsx', code)
  return errors.length === 0 && isHarmless({ ...program }, [])
}

function isHarmless(node: Node, outer: readonly Scope[]): boolean {
  const own = scopeOf(node)
  const scopes = own ? [...outer, own] : outer
  const rule = RULES[node.type]
  if (rule && !rule(node, scopes)) return false
  return childrenOf(node).every((child) => isHarmless(child, scopes))
}

type Rule = (node: Node, scopes: readonly Scope[]) => boolean
const never: Rule = () => false
const textOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
const nameOf = (node: unknown): string | null => (isNode(node) && typeof node.name === 'string' ? node.name : null)
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const isList = (value: unknown): boolean => listOf(value).length > 0
const cookedOf = ({ value }: Node): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
const isKnown = (name: string, scopes: readonly Scope[]) => GLOBALS.has(name) || scopes.some((scope) => scope.has(name))

/** The name of a property that stands in the source; null: it is computed when the program runs. */
const keyOf = (node: Node): string | null => {
  const key = node.property ?? node.key
  if (!node.computed) return nameOf(key) ?? textOf(key) ?? (isNode(key) ? String(key.value) : null)
  return textOf(key)
}

/** What a program calls its own must not pass for a method that counts. */
const ownProperty: Rule = (node) => {
  const name = keyOf(node)
  return name !== null && !ESCAPES.has(name) && !INDEX_CALLBACKS.has(name)
}

/** A text that is put together could be an address in pieces. */
const isPiece = (text: string | null): boolean => text?.includes('/') ?? false

/** A number that counts is given nothing else; things are not changed from outside. */
const assignment: Rule = ({ left, right, operator }, scopes) => {
  if (!isNode(left) || left.type !== 'Identifier') return false
  return !isIndex(left, scopes) || (operator !== '=' && isIndex(right, scopes))
}

const property: Rule = (node, scopes) => {
  const name = keyOf(node)
  if (name !== null) return !ESCAPES.has(name)
  return isIndex(node.property, scopes)
}

/** Where an address is fetched, it stands in the source and lies inside. */
const isInside = (value: unknown): boolean => {
  const inner = isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value
  const text = textOf(inner)
  return text !== null && INSIDE.test(text)
}

const RULES: Readonly<Record<string, Rule>> = {
  Identifier: (node, scopes) => isKnown(nameOf(node) ?? '', scopes),
  MemberExpression: property,
  PropertyDefinition: ownProperty,
  MethodDefinition: ownProperty,
  AssignmentExpression: assignment,
  BinaryExpression: ({ operator, left, right }) =>
    operator !== '+' || !(isPiece(textOf(left)) || isPiece(textOf(right))),
  TemplateLiteral: ({ expressions, quasis }) =>
    !isList(expressions) || !listOf(quasis).some((one) => isPiece(cookedOf(one))),
  Property: (node, scopes) => ownProperty(node, scopes) && (!FETCHED.has(keyOf(node) ?? '') || isInside(node.value)),
  Literal: (node) => typeof node.value !== 'string' || !(ADDRESS.test(node.value) || /^[:/]+$/.test(node.value)),
  TemplateElement: (node) => !ADDRESS.test(cookedOf(node)),
  ImportDeclaration: (node) => textOf(node.source) === 'react',
  ImportSpecifier: (node) => !ESCAPES.has(nameOf(node.imported) ?? ''),
  VariableDeclaration: (node) => node.kind !== 'var',
  JSXOpeningElement: (node, scopes) => {
    const name = nameOf(node.name) ?? ''
    if (/^[A-Z]/.test(name) && !isKnown(name, scopes)) return false
    return !ELEMENTS.has(name) && attributesOf(node).every(isAttributeHarmless)
  },
  JSXMemberExpression: (node) => !ESCAPES.has(nameOf(node.property) ?? ''),
  JSXSpreadAttribute: (node) => isNode(node.argument) && node.argument.type === 'Identifier',
  // These reach the surroundings, or change what names mean.
  ImportExpression: never,
  MetaProperty: never,
  ThisExpression: never,
  WithStatement: never,
  ExportAllDeclaration: never,
  TaggedTemplateExpression: never,
}

interface Attribute {
  element: string
  name: string
  value: unknown
}

function attributesOf(element: Node): Attribute[] {
  return listOf(element.attributes).map((one) => ({
    element: nameOf(element.name) ?? '',
    name: nameOf(one.name) ?? '',
    value: one.value,
  }))
}

function isAttributeHarmless({ element, name, value }: Attribute): boolean {
  if (ESCAPES.has(name)) return false
  const isFetched = FETCHED.has(name) || (FETCHES_HREF.has(element) && name === 'href')
  return !isFetched || isInside(value)
}
