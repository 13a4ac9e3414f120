/** What can be seen of a design and of a part of it, measured without the editor's own instruments. */
import type { Engine, Hex, Node, Paint, Role, Scene } from '@limner/engine'
import { difference, type LaidArtboard, type LaidNode, oklch, resolveColour } from '@limner/engine/instruments'
import type { Instruments } from './instruments.ts'

/** A node as it is laid out, with what it stands in from the outside in. */
export interface Shown {
  node: Node
  laid: LaidNode
  above: Node[]
  artboard: number
  /** Its place in the order of painting. */
  order: number
}

export interface View {
  scene: Scene
  laid: LaidArtboard[]
  all: Shown[]
}

/** A part as a person names it. */
export interface Named {
  words: string
  sort: 'text' | 'picture' | 'button' | 'form' | 'ground' | 'whole'
  id: string
  role?: Role
  text?: string
}

export function viewOf(scene: Scene, { lay }: Instruments): View {
  const laid = lay(scene)
  const all: Shown[] = []
  const visit = (one: LaidNode, above: Node[], artboard: number) => {
    all.push({ node: one.node, laid: one, above, artboard, order: all.length })
    for (const child of one.children) visit(child, [...above, one.node], artboard)
  }
  for (const [artboard, { root }] of laid.entries()) visit(root, [], artboard)
  return { scene, laid, all }
}

// biome-ignore format: a table
const CALLED: readonly [role: Role, sort: Named['sort'], words: string][] = [
  ['headline', 'text', 'the headline'], ['brand', 'text', 'the name'], ['tagline', 'text', 'the slogan'],
  ['subhead', 'text', 'the subtitle'], ['person', 'text', 'the name'], ['title', 'text', 'the job title'],
  ['body', 'text', 'the description'], ['date', 'text', 'the date'], ['time', 'text', 'the time'], ['place', 'text', 'the venue'],
  ['address', 'text', 'the address'], ['price', 'text', 'the price'], ['phone', 'text', 'the phone number'],
  ['email', 'text', 'the email'], ['link', 'text', 'the web address'], ['social', 'text', 'the instagram handle'],
  ['button', 'button', 'the button'], ['illustration', 'picture', 'the picture'], ['photo', 'picture', 'the photo'],
  ['mark', 'picture', 'the symbol'], ['icon', 'picture', 'the icon'], ['pattern', 'picture', 'the pattern'],
  ['frame', 'form', 'the frame'], ['rule', 'form', 'the line'], ['nav', 'form', 'the menu'], ['footer', 'form', 'the footer'],
]

export const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
export const textOf = ({ node }: Pick<Shown, 'node'>) => (node.type === 'text' ? node.text : '')
export const sizeOf = ({ laid: { text, width, height } }: Shown) => text?.size ?? Math.sqrt(width * height)

/** What a part is called beside the others: of two names each its own; a title that is no headline is one to who looks. */
function calledHere(role: Role, words: string, all: readonly Shown[]): string | undefined {
  const largest = (of: Role) =>
    Math.max(0, ...all.filter(({ node }) => node.role === of && node.type === 'text').map(sizeOf))
  if (role === 'headline' && largest('brand') > largest('headline')) return undefined
  const [brand, person] = [largest('brand') > 0, largest('person') > 0]
  if (role === 'brand') return person ? 'the company name' : words
  return role === 'person' ? (brand ? "the person's name" : 'the name') : words
}

/** What a person would name of a design: of each role the largest; what is drawn, by its own name, too. */
export function partsOf({ scene, all }: View): Named[] {
  const parts: Named[] = [
    { words: 'it', sort: 'whole', id: '' },
    { words: 'the background', sort: 'ground', id: '' },
  ]
  for (const [role, sort, called] of CALLED) {
    if (scene.kind === 'icon' && role === 'icon') continue
    const [first] = all
      .filter(({ node }) => node.role === role && !(sort === 'text' && node.type !== 'text'))
      .filter(({ artboard }) => artboard === 0)
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    if (!first) continue
    const words = calledHere(role, called, all)
    if (!words) continue
    const part: Named = { words, sort, id: first.node.id, role, ...(textOf(first) && { text: textOf(first) }) }
    parts.push(first.node.type === 'text' && sort === 'picture' ? { ...part, sort: 'text' } : part)
    const alt = first.node.type === 'vector' ? first.node.alt : undefined
    if (alt && /^an? \w+$/.test(alt)) parts.push({ ...part, words: alt.replace(/^an? /, 'the ') })
  }
  return parts
}

/** The part in another version: by id, by its words, by its role. */
export function again(part: Named, view: View): Shown | undefined {
  if (part.sort === 'whole' || part.sort === 'ground') return view.all[0]
  const byId = view.all.find(({ node }) => node.id === part.id)
  if (byId && (!part.text || letters(textOf(byId)) === letters(part.text))) return byId
  const same = view.all.filter((one) => part.text && letters(textOf(one)) === letters(part.text))
  return (
    (same[0] ?? byId ?? (part.text ? undefined : view.all.filter(({ node }) => node.role === part.role)[0])) ||
    undefined
  )
}

export const wordsIn = ({ all }: View) => letters(all.map(textOf).join(' '))

/** Paints of a node by itself. */
function paintsOf(node: Node): Paint[] {
  const paints: (Paint | undefined)[] =
    node.type === 'text'
      ? [node.fill]
      : node.type === 'frame'
        ? [node.fill, node.stroke?.paint]
        : node.type === 'vector'
          ? node.shapes.flatMap(({ fill, stroke }) => [fill, stroke?.paint])
          : node.type === 'pictogram'
            ? [node.paint]
            : []
  return paints.filter((paint) => paint !== undefined)
}
const inside = (node: Node): Node[] => [node, ...(node.type === 'frame' ? node.children.flatMap(inside) : [])]
const hexes = (paint: Paint, { palette }: Scene): Hex[] =>
  typeof paint === 'string'
    ? [resolveColour(paint, palette)]
    : 'colour' in paint
      ? [resolveColour(paint.colour, palette)]
      : paint.stops.map(({ colour }) => resolveColour(colour, palette))

/** Colours of a part, with those of all that stands in it where it has none of its own. */
export function coloursOf({ node }: Shown, scene: Scene): Hex[] {
  const own = paintsOf(node).flatMap((paint) => hexes(paint, scene))
  return own.length > 0 ? own : inside(node).flatMap((one) => paintsOf(one).flatMap((paint) => hexes(paint, scene)))
}
export const isGradient = (node: Node) =>
  paintsOf(node).some((paint) => typeof paint === 'object' && 'gradient' in paint) ||
  (node.type === 'text' && node.effect?.kind === 'window')
export const gradients = ({ all }: View) => all.filter(({ node }) => isGradient(node)).length

export const furthest = (a: readonly Hex[], b: readonly Hex[]): number =>
  Math.max(0, ...a.map((one) => Math.min(1, ...b.map((other) => difference(one, other)))))

/** Where content stands: what is written or drawn, and no ground. */
export const content = ({ all }: View) =>
  all.filter(({ node, laid, artboard }) => {
    const whole = artboard === 0 && all[0] ? all[0].laid.width * all[0].laid.height : Infinity
    if (artboard !== 0 || laid.width * laid.height > whole * 0.6) return false
    return (
      node.type === 'text' ||
      (node.type !== 'frame' && !['decoration', 'background', 'pattern'].includes(node.role ?? ''))
    )
  })

const gap = (a: LaidNode, b: LaidNode) =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  )
/** The distance from a part to its neighbours, the nearest four; of the whole, the mean of all. */
export function room(part: Named, view: View): number {
  const all = content(view)
  const own = part.sort === 'whole' || part.sort === 'ground' ? undefined : again(part, view)
  const of = own ? [own] : all
  const rooms = of.map((one) => {
    const others = all.filter(({ node }) => node !== one.node && !inside(one.node).includes(node))
    const near = others.map((other) => gap(one.laid, other.laid)).toSorted((a, b) => a - b)
    return mean(near.slice(0, own ? 4 : 1))
  })
  return mean(rooms)
}
export const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

/** From all that is written to the edges: the least. */
export function margin(view: View): number {
  const root = view.all[0]?.laid
  const texts = content(view).filter(({ node }) => node.type === 'text')
  if (!root) return 0
  return Math.min(
    ...texts.flatMap(({ laid: { x, y, width, height } }) => [x, y, root.width - x - width, root.height - y - height]),
  )
}

export interface Tint {
  lightness: number
  chroma: number
  warmth: number
  pixels: Uint8Array
}
/** Towards orange and away from blue, in OKLab. */
const WARM = (60 * Math.PI) / 180

/** How a design looks as a whole, small. */
export async function tintOf(scene: Scene, engine: Engine): Promise<Tint> {
  const { width } = engine.size(scene)
  const { pixels } = await engine.paint(scene, { scale: 64 / width })
  return tinted(pixels, () => true)
}

/** Of 255, how far a channel of a pixel differs where somebody sees it. */
const SEEN = 6

/** How two pictures look where they differ: a mark on white is darker though its paper stays. */
export function changed(was: Tint, is: Tint): [was: Tint, is: Tint] {
  if (was.pixels.length !== is.pixels.length) return [was, is]
  const differs = (at: number) =>
    [0, 1, 2].some((c) => Math.abs((was.pixels[at + c] ?? 0) - (is.pixels[at + c] ?? 0)) > SEEN)
  return [tinted(was.pixels, differs), tinted(is.pixels, differs)]
}

function tinted(pixels: Uint8Array, isMeant: (at: number) => boolean): Tint {
  const values = { lightness: 0, chroma: 0, warmth: 0 }
  let count = 0
  for (let at = 0; at < pixels.length; at += 4 * 3) {
    if (!isMeant(at)) continue
    const hex: Hex = `#${[0, 1, 2].map((c) => (pixels[at + c] ?? 0).toString(16).padStart(2, '0')).join('')}`
    const { l, c, h } = oklch(hex)
    values.lightness += l
    values.chroma += c
    values.warmth += c * Math.cos((h * Math.PI) / 180 - WARM)
    count++
  }
  const by = Math.max(1, count)
  return { lightness: values.lightness / by, chroma: values.chroma / by, warmth: values.warmth / by, pixels }
}

/** Mean difference of two pictures, 0–1; 1 where they have not the same size. */
export const unlike = (a: Tint, b: Tint): number =>
  a.pixels.length !== b.pixels.length
    ? 1
    : a.pixels.reduce((sum, value, at) => sum + Math.abs(value - (b.pixels[at] ?? 0)), 0) / a.pixels.length / 255
