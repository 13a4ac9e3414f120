/** What is drawn in a design, and something else drawn in its place. */
import type { Brief } from '../../brief/types.ts'
import type { Pictogram, Vector } from '../../scene/types.ts'
import { findPlace, places } from '../../scene/walk.ts'
import { boxesOf } from '../boxes.ts'
import type { State, Step } from '../context.ts'
import { coloursOf, paintsOf } from '../paints.ts'
import type { Operation } from '../types.ts'
import { seen } from './seen-paint.ts'

/** Words for a thing that is drawn. */
export const ICON =
  '(?:icons?|pictograms?|symbols?|(?<!(?:exclamation|question|quotation|check) )marks?|logo ?marks?|emblems?|glyphs?|illustrations?|graphics?|drawings?|pictures?|images?)'
const STOP = new Set(
  'a an the some of with and icon icons symbol pictogram image picture like something that shows little small big nice simple as my our its one kind sort drawing logo mark please instead'.split(
    ' ',
  ),
)

/** The things that words name: 'a little red cup' → little, red, cup, less what says nothing. */
export const nouns = (words: string) => (words.match(/[\p{L}'-]+/gu) ?? []).filter((word) => !STOP.has(word))

export function pictured(state: State): Pictogram[] {
  return [...places(state.design.scene)].flatMap(({ node }) => (node.type === 'pictogram' ? [node] : []))
}

export const singular = (word: string) => word.replace(/(?<=\w{3})s$/, '')
export const iconWords = (node: Pictogram) =>
  `${node.icon.split(':')[1] ?? ''} ${node.alt ?? ''}`
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(singular)

/** The mark itself, where small ones stand beside texts, too. */
export function leading(all: Pictogram[]): Pictogram[] {
  const marks = all.filter((node) => node.role === 'icon' || node.role === 'mark' || node.role === 'logo')
  const list = marks.length > 0 ? marks : all
  const [first] = list
  return first ? list.filter((node) => node.icon === first.icon) : []
}

/** Another pictogram for these nodes; where there are none, for the drawn mark. Without `wanted`, the next that fits. */
export function redraw(wanted: string | undefined, nodes: Pictogram[], state: State): Step {
  const { pictograms: library } = state.context
  const [first] = leading(nodes)
  const mark = first ? undefined : drawnMark(state)
  if (mark) return redrawMark(wanted, mark, state)
  if (!first)
    return {
      step: 'cannot',
      question: 'There is no icon in this design. Shall I add one?',
      suggestions: [`add a ${wanted ? nouns(wanted).join(' ') : 'star'} icon`],
    }
  const things = nouns(wanted ?? '').map((word) => singular(word.toLowerCase()))
  const only = (icon: string) =>
    plain(icon)
      .split(' ')
      .map(singular)
      .every((word) => things.includes(word))
  // It shows that already: another drawing of it, where there is one.
  const again = things.length > 0 && only(first.icon)
  const drawings = again ? (library?.find(things, { count: 12 }) ?? []) : []
  const redrawn = drawings.find((one) => one !== first.icon && only(one))
  if (again && !redrawn)
    return {
      step: 'cannot',
      question: `The icon shows ${things.join(' ')} already. Shall it be another one, or drawn otherwise?`,
      suggestions: ['another icon', 'an outline icon', 'make the icon bigger', 'remove the icon'],
    }
  const icon = wanted === undefined ? other(first, state) : (redrawn ?? choose(wanted, first, library))
  if (icon === undefined) {
    const what = wanted ? `for '${nouns(wanted).join(' ')}'` : 'that would fit'
    return {
      step: 'cannot',
      question: `The library has no other pictogram ${what}. Which thing shall it show?`,
      suggestions: ['use a star instead', 'remove the icon'],
    }
  }
  const same = nodes.filter((node) => node.icon === first.icon)
  const label = wanted === undefined ? undefined : nouns(wanted).join(' ')
  const operations: Operation[] = same.map((node) => ({
    op: 'set',
    id: node.id,
    set: { icon, ...(node.alt !== undefined && label && { alt: label }) },
  }))
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Icon', from: plain(first.icon), to: label ?? plain(icon), nodes: same.map(({ id }) => id) }],
    brief: showing(label, state.design.brief),
  }
}

export const plain = (icon: string) =>
  (icon.split(':')[1] ?? icon).replace(/-(?:fill|bold|thin|light|duotone)$/, '').replaceAll('-', ' ')
/** Weight and set of a pictogram: 'ph', '-fill'. */
const manner = (icon: string) => ({
  set: icon.split(':')[0],
  suffix: icon.match(/-(?:thin|light|bold|fill|duotone)$/)?.[0] ?? '',
})

const styleOf = (icon: string) => (icon.endsWith('-duotone') ? 'duotone' : icon.endsWith('-fill') ? 'solid' : 'any')

/** The best match, in the manner of the old one where the library has it so. */
function choose(wanted: string, old: Pictogram, library: State['context']['pictograms']): string | undefined {
  const like = manner(old.icon)
  const things = nouns(wanted).map((word) => singular(word.toLowerCase()))
  const ranked = (library?.find(nouns(wanted), { style: styleOf(old.icon), count: 12 }) ?? []).filter(
    (icon) => icon !== old.icon,
  )
  // What is called as was wished, before what is only near it.
  const calledSo = (icon: string) => {
    const words = plain(icon).split(' ').map(singular)
    return things.filter((thing) => words.includes(thing)).length
  }
  const most = Math.max(0, ...ranked.map(calledSo))
  const found = ranked.filter((icon) => calledSo(icon) === most)
  return found.find((icon) => manner(icon).set === like.set && manner(icon).suffix === like.suffix) ?? found[0]
}

/** The next best of the direction's pictograms. */
function other(old: Pictogram, state: State): string | undefined {
  const listed = state.design.direction.pictograms
  const at = listed.indexOf(old.icon)
  const next = [...listed.slice(at + 1), ...listed.slice(0, Math.max(0, at))].find(
    (icon) => plain(icon) !== plain(old.icon),
  )
  return (
    next ??
    choose(
      state.design.brief.subject.objects.join(' ') || state.design.brief.subject.about,
      old,
      state.context.pictograms,
    )
  )
}

/** The brief with the thing first among those to show. */
function showing(label: string | undefined, brief: Brief): Brief {
  if (!label) return brief
  const objects = [label, ...brief.subject.objects.filter((object) => object !== label)]
  return { ...brief, subject: { ...brief.subject, objects } }
}

/** A mark made of shapes, where there is no pictogram. */
function drawnMark(state: State): Vector | undefined {
  const drawn = [...places(state.design.scene)].flatMap(({ node, artboard }) =>
    artboard === 0 && node.type === 'vector' ? [node] : [],
  )
  const scenes = drawn.filter(({ role }) => role === 'illustration')
  return (
    drawn.find(({ role }) => /^(?:icon|mark|logo)$/.test(role ?? '')) ??
    // A scene in one piece; on a page every section has its own.
    (state.design.scene.kind === 'website' || scenes.length > 1 ? undefined : scenes[0])
  )
}

/** Share of its room that a pictogram takes which stands where a scene was. */
const STANDING = 0.72

/** The shapes give way to a pictogram of their height in their place. */
function redrawMark(wanted: string | undefined, mark: Vector, state: State): Step {
  const { scene, direction, brief } = state.design
  const icon =
    wanted === undefined
      ? direction.pictograms[0]
      : state.context.pictograms?.find(nouns(wanted), { style: 'solid', count: 1 })[0]
  const place = findPlace(scene, mark.id)
  const box = boxesOf(scene, state.context).get(mark.id)
  if (!icon || !place?.parent || !box) {
    const what = wanted ? `for '${nouns(wanted).join(' ')}'` : 'that would fit'
    return {
      step: 'cannot',
      question: `The library has no pictogram ${what}. Which thing shall it show?`,
      suggestions: ['use a star instead'],
    }
  }
  const { type: _type, viewBox: _viewBox, scale: _scale, shapes: _shapes, ...base } = mark
  const scenic = mark.role === 'illustration'
  const side = Math.round(Math.min(box.width, box.height) * (scenic ? STANDING : 1))
  const [paint = direction.mark.primary] = paintsOf(mark).flatMap(coloursOf)
  const label = wanted === undefined ? plain(icon) : nouns(wanted).join(' ')
  const ids = new Set([...places(scene)].map(({ node }) => node.id))
  const id = ids.has('icon') ? `icon-${ids.size}` : 'icon'
  const { left, top } = base.at ?? {}
  const centred = base.at && {
    ...base.at,
    ...(left !== undefined && { left: Math.round(left + (box.width - side) / 2) }),
    ...(top !== undefined && scenic && { top: Math.round(top + (box.height - side) / 2) }),
  }
  const node: Pictogram = {
    ...base,
    id,
    type: 'pictogram',
    icon,
    paint,
    width: side,
    height: side,
    alt: label,
    ...(centred && { at: centred }),
  }
  const operations: Operation[] = [
    { op: 'insert', parent: place.parent.id, index: place.index, node },
    { op: 'remove', id: mark.id },
  ]
  return {
    step: 'patch',
    operations: scenic ? seen(operations, id, state) : operations,
    changes: [{ what: scenic ? 'Illustration' : 'Mark', to: label, nodes: [id] }],
    brief: showing(label, brief),
  }
}
