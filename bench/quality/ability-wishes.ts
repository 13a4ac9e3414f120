/** Plain wishes, class by class: the sentence, where it makes sense, and what must be seen afterwards. */
import type { KindName, Scene } from '@limner/engine'
import { difference, oklch } from '@limner/engine/instruments'
import {
  changed,
  coloursOf,
  content,
  furthest,
  gradients,
  isGradient,
  letters,
  margin,
  mean,
  type Named,
  room,
  type Shown,
  sizeOf,
  type Tint,
  textOf,
  unlike,
  type View,
  wordsIn,
} from './ability-view.ts'

export interface Seen {
  part: Named
  was: View
  is: View
  then: Shown
  /** Absent where it is gone. */
  now: Shown | undefined
  tints: { was: Tint; is: Tint }
}

export interface AbilityWish {
  name: string
  /** `{part}` is one of the design's. */
  say: string
  /** On which parts it makes sense; absent: it names none. */
  on?: readonly Named['sort'][]
  kinds?: readonly KindName[]
  /** An answer that changes nothing. */
  comes?: 'told'
  /** What may change beside the part: words, colours, everything. */
  frees?: 'words' | 'colours' | 'all'
  done: (seen: Seen) => boolean
}

type Done = AbilityWish['done']
const TEXT: readonly Named['sort'][] = ['text']
const WRITTEN: readonly Named['sort'][] = ['text', 'button']
const THINGS: readonly Named['sort'][] = ['text', 'button', 'picture']
const ALL: readonly Named['sort'][] = ['text', 'button', 'picture', 'whole']
const PAINTED: readonly Named['sort'][] = ['text', 'button', 'picture', 'form', 'ground', 'whole']
const SHEETS: readonly KindName[] = ['poster', 'banner', 'business-card']

const WORDS = (one: Shown | undefined): Shown[] =>
  one === undefined
    ? []
    : one.node.type === 'text'
      ? [one]
      : one.laid.children.flatMap((laid) => WORDS({ ...one, node: laid.node, laid }))
/** A measure of each text of the part, or of the whole. */
const textsOf = ({ part, was, is, then, now }: Seen): [Shown[], Shown[]] =>
  part.sort === 'whole'
    ? [was.all.filter((one) => one.node.type === 'text'), is.all.filter((one) => one.node.type === 'text')]
    : [WORDS(then), WORDS(now)]
const every =
  (test: (one: Shown) => boolean): Done =>
  (seen) => {
    const [, is] = textsOf(seen)
    return is.length > 0 && is.filter(test).length >= is.length * 0.6
  }
const more =
  (measure: (one: Shown) => number, sign: 1 | -1, by = 0.001): Done =>
  (seen) => {
    const [was, is] = textsOf(seen)
    return is.length > 0 && sign * (mean(is.map(measure)) - mean(was.map(measure))) > by
  }
const weight = ({ node }: Shown) => (node.type === 'text' ? node.weight : 0)
const tracking = ({ node }: Shown) => (node.type === 'text' ? (node.tracking ?? 0) : 0)
const leading = ({ node }: Shown) => (node.type === 'text' ? (node.lineHeight ?? 1.2) : 0)
const strokes = (one: Shown): number =>
  Math.max(
    0,
    ...(one.node.type === 'vector' ? one.node.shapes.map(({ stroke }) => stroke?.width ?? 0) : []),
    one.node.type === 'frame' ? (one.node.stroke?.width ?? 0) : 0,
    ...one.laid.children.map((laid) => strokes({ ...one, node: laid.node, laid })),
  )
const drawing = ({ node, laid }: Pick<Shown, 'node' | 'laid'>): string =>
  [
    node.type === 'vector' ? node.shapes.map(({ d }) => d).join() : node.type === 'pictogram' ? node.icon : '',
    ...laid.children.map((child) => drawing({ node: child.node, laid: child })),
  ].join()
const sized =
  (sign: 1 | -1): Done =>
  ({ part, was, is, then, now }) => {
    if (!now) return false
    if (part.sort !== 'whole') return sign * (sizeOf(now) / sizeOf(then) - 1) > 0.03
    const sizes = (view: View) => mean(content(view).map(sizeOf))
    return sign * (sizes(is) / sizes(was) - 1) > 0.02
  }
const bolder =
  (sign: 1 | -1): Done =>
  (seen) => {
    const [was, is] = textsOf(seen)
    const heavy = sign * (mean(is.map(weight)) - mean(was.map(weight))) > 50
    if (was.length > 0 && heavy) return true
    // A font of one weight gives way to another, lines get thicker, a pictogram takes its filled form.
    return (
      family(seen) ||
      (seen.now !== undefined &&
        (sign * (strokes(seen.now) - strokes(seen.then)) > 0 || drawing(seen.now) !== drawing(seen.then)))
    )
  }
const ground = ({ node, above }: Shown, { scene, all }: View): number => {
  const under = [...above].reverse().find((frame) => frame.type === 'frame' && frame.fill)
  const shown = all.find((one) => one.node === under)
  return (
    mean((shown ? coloursOf(shown, scene) : []).map((hex) => oklch(hex).l)) ||
    oklch(scene.palette.paper).l ||
    node.opacity ||
    0
  )
}
/** How far the lightness of a part lies from that of what is behind it. */
const apart = (one: Shown, view: View) =>
  Math.abs(mean(coloursOf(one, view.scene).map((hex) => oklch(hex).l)) - ground(one, view)) * (one.node.opacity ?? 1)
const treated = ({ node }: Shown) =>
  JSON.stringify(
    node.type === 'text'
      ? [node.effect, node.struck, node.fill]
      : node.type === 'frame'
        ? [node.fill, node.stroke, node.shadow]
        : [],
  )
const prominent =
  (sign: 1 | -1): Done =>
  (seen) => {
    const { then, now, was, is } = seen
    if (!now) return false
    const by =
      (sizeOf(now) / sizeOf(then) - 1) * 4 +
      (mean(WORDS(now).map(weight)) - mean(WORDS(then).map(weight))) / 200 +
      (apart(now, is) - apart(then, was)) * 4
    return sign * by > 0.1 || (sign > 0 && (treated(now) !== treated(then) || now.above.length > then.above.length))
  }
const readable: Done = ({ then, now, was, is }) =>
  now !== undefined &&
  (apart(now, is) > apart(then, was) + 0.01 ||
    now.above.length > then.above.length ||
    treated(now) !== treated(then) ||
    is.all.length > was.all.length)
const fontOf = (one: Shown, { scene }: View) => (one.node.type === 'text' ? scene.typography[one.node.font] : undefined)
const family = (seen: Seen): boolean => {
  const [was, is] = textsOf(seen)
  return is.some(
    (one) =>
      fontOf(one, seen.is) !== fontOf(was.find(({ node }) => node.id === one.node.id) ?? was[0] ?? one, seen.was),
  )
}
const lit =
  (sign: 1 | -1): Done =>
  ({ part, tints, then, now, was, is }) => {
    if (part.sort === 'whole') {
      const [before, after] = changed(tints.was, tints.is)
      return sign * (after.lightness - before.lightness) > 0.02
    }
    if (!now) return false
    const of = (one: Shown, view: View) => mean(coloursOf(one, view.scene).map((hex) => oklch(hex).l))
    return sign * (of(now, is) - of(then, was)) > 0.02
  }
const tinted =
  (what: 'warmth' | 'chroma', sign: 1 | -1): Done =>
  ({ tints }) => {
    const [before, after] = changed(tints.was, tints.is)
    return sign * (after[what] - before[what]) > 0.004
  }
const painted =
  (hex: `#${string}`): Done =>
  ({ now, is }) =>
    now !== undefined && coloursOf(now, is.scene).some((one) => difference(one, hex) < 0.16)
/** How light it is as a whole. */
const light =
  (test: (lightness: number) => boolean): Done =>
  ({ tints }) =>
    test(tints.is.lightness)
const ROLES = ['paper', 'surface', 'ink', 'muted', 'accent', 'secondary'] satisfies (keyof Scene['palette'])[]
const repainted: Done = ({ was, is, tints }) =>
  ROLES.filter((role) => difference(was.scene.palette[role], is.scene.palette[role]) > 0.08).length >= 2 &&
  unlike(tints.was, tints.is) > 0.015

const moved =
  (axis: 'x' | 'y', sign: 1 | -1): Done =>
  ({ then, now, was, is }) => {
    if (!now) return false
    const middle = ({ laid }: Shown, { laid: [board] }: View) =>
      axis === 'x' ? (laid.x + laid.width / 2) / (board?.width ?? 1) : (laid.y + laid.height / 2) / (board?.height ?? 1)
    return sign * (middle(now, is) - middle(then, was)) > 0.005
  }
const at =
  (test: (x: number, y: number, left: number, right: number) => boolean): Done =>
  ({ now, is: { laid } }) => {
    const [board] = laid
    if (!now || !board) return false
    const { x, y, width, height } = now.laid
    return test(
      (x + width / 2) / board.width,
      (y + height / 2) / board.height,
      x / board.width,
      (x + width) / board.width,
    )
  }
const roles = ({ all }: View, ...wanted: string[]) => all.filter(({ node }) => wanted.includes(node.role ?? '')).length
const says =
  (words: string): Done =>
  ({ is }) =>
    wordsIn(is).includes(letters(words))
const fewer =
  (...wanted: string[]): Done =>
  ({ was, is }) =>
    roles(is, ...wanted) < roles(was, ...wanted)
const shape =
  (test: (ratio: number) => boolean): Done =>
  ({ is: { laid } }) =>
    test((laid[0]?.width ?? 1) / (laid[0]?.height ?? 1))
const differs: Done = ({ tints }) => unlike(tints.was, tints.is) > 0.004
const adorned: Done = ({ was, is, tints }) => is.all.length > was.all.length && unlike(tints.was, tints.is) > 0.0003
const order = ({ node }: Shown, view: View) => view.all.find((one) => one.node.id === node.id)?.order ?? 0
const fewerWords: Done = (seen) => {
  const [was, is] = textsOf(seen)
  const long = (all: Shown[]) => all.map(textOf).join(' ').length
  return long(is) < long(was)
}

/** What of a look a manner may change; one that is meant changes two of them. */
const manner: Done = ({ part, was, is, tints }) => {
  const spacing = Math.abs(mean(content(is).map(sizeOf)) / mean(content(was).map(sizeOf)) - 1)
  const set = (view: View) =>
    JSON.stringify(
      view.all.filter(({ node }) => node.type === 'text').map((one) => [fontOf(one, view), weight(one), tracking(one)]),
    )
  const forms = (view: View) =>
    view.all
      .filter(({ node }) => node.type !== 'text')
      .map(drawing)
      .join().length
  const changed = [
    set(was) !== set(is),
    ROLES.some((role) => difference(was.scene.palette[role], is.scene.palette[role]) > 0.06),
    was.all.length !== is.all.length || forms(was) !== forms(is),
    spacing > 0.05 || room(part, is) !== room(part, was),
  ].filter(Boolean).length
  return changed >= 2 && unlike(tints.was, tints.is) > 0.02
}

const said = (name: string, say: string, done: Done, more: Partial<AbilityWish> = {}): AbilityWish => ({
  name,
  say,
  done,
  ...more,
})
const never: Done = () => false
const WHOLE: Pick<AbilityWish, 'frees'> = { frees: 'all' }

// biome-ignore format: a table
export const ABILITY_WISHES: readonly AbilityWish[] = [
  said('bigger', 'make {part} bigger', sized(1), { on: ALL }),
  said('smaller', 'make {part} smaller', sized(-1), { on: ALL }),
  said('stand-out', 'make {part} stand out more', prominent(1), { on: THINGS }),
  said('quieter', 'make {part} less prominent', prominent(-1), { on: THINGS }),
  said('bolder', 'make {part} bolder', bolder(1), { on: WRITTEN }),
  said('thinner', 'make {part} thinner', bolder(-1), { on: WRITTEN }),
  said('readable', 'more contrast for {part}', readable, { on: THINGS }),
  said('capitals', '{part} in capitals', every(({ node }) => node.type === 'text' && (node.case === 'upper' || node.text === node.text.toUpperCase())), { on: WRITTEN }),
  said('lowercase', '{part} in lowercase', every((one) => one.node.type === 'text' && one.node.case !== 'upper' && textOf(one) === textOf(one).toLowerCase()), { on: WRITTEN }),
  said('italic', '{part} in italics', every(({ node }) => node.type === 'text' && node.italic === true), { on: TEXT }),
  said('letters-apart', 'more letter spacing for {part}', more(tracking, 1), { on: TEXT }),
  said('letters-closer', 'less letter spacing for {part}', more(tracking, -1), { on: TEXT }),
  said('lines-apart', 'more line spacing for {part}', more(leading, 1), { on: TEXT }),
  said('lines-closer', 'less line spacing for {part}', more(leading, -1), { on: TEXT }),
  said('font-other', 'use another font', family, { on: ['whole'] }),
  said('font-part', 'use another font for {part}', family, { on: TEXT }),
  said('font-serif', 'use a serif font', (seen) => family(seen), { on: ['whole'] }),
  said('font-sans', 'use a sans-serif font', (seen) => family(seen), { on: ['whole'] }),
  said('font-script', 'use a handwritten font', family, { on: ['whole'] }),
  said('font-mono', 'use a typewriter font', family, { on: ['whole'] }),
  said('font-round', 'use a rounded font', family, { on: ['whole'] }),
  said('font-heavy', 'use a heavy poster font', family, { on: ['whole'] }),
  said('underline', 'underline {part}', ({ now, was, is }) => (now?.node.type === 'text' && now.node.struck === 'under') || is.all.length > was.all.length, { on: TEXT }),
  said('lighter', 'make {part} lighter', (seen) => lit(1)(seen) || (seen.part.sort === 'text' && bolder(-1)(seen)), { on: PAINTED, frees: 'colours' }),
  said('darker', 'make {part} darker', lit(-1), { on: PAINTED, frees: 'colours' }),
  said('warmer', 'warmer colours', tinted('warmth', 1), WHOLE),
  said('cooler', 'cooler colours', tinted('warmth', -1), WHOLE),
  said('vivid', 'more vivid colours', tinted('chroma', 1), WHOLE),
  said('muted', 'more muted colours', tinted('chroma', -1), WHOLE),
  said('pastel', 'pastel colours', (seen) => repainted(seen) && oklch(seen.is.scene.palette.paper).l > 0.8, WHOLE),
  said('other-colours', 'use other colours', repainted, WHOLE),
  said('part-other-colour', 'another colour for {part}', ({ then, now, was, is }) => now !== undefined && furthest(coloursOf(now, is.scene), coloursOf(then, was.scene)) > 0.06, { on: ['text', 'button', 'picture', 'form', 'ground'], frees: 'colours' }),
  said('part-red', 'make {part} red', painted('#d0332a'), { on: ['text', 'button', 'picture', 'form'] }),
  said('part-navy', 'make {part} dark blue', painted('#1b2a5e'), { on: ['text', 'button', 'picture', 'form'] }),
  said('ground-yellow', 'yellow background', ({ is }) => is.all.some((one) => one.artboard === 0 && coloursOf(one, is.scene).some((hex) => difference(hex, '#f5cf3a') < 0.16)), { frees: 'colours' }),
  said('ground-green', 'dark green background', ({ is }) => is.all.some((one) => one.artboard === 0 && coloursOf(one, is.scene).some((hex) => difference(hex, '#12422a') < 0.14)), { frees: 'colours' }),
  said('fewer-colours', 'use fewer colours', ({ was, is }) => new Set(is.all.flatMap((one) => coloursOf(one, is.scene))).size < new Set(was.all.flatMap((one) => coloursOf(one, was.scene))).size, WHOLE),
  said('mono', 'black and white', ({ tints }) => tints.is.chroma < 0.012, WHOLE),
  said('gradient', 'a gradient on {part}', (seen) => gradients(seen.is) > gradients(seen.was) || (seen.now !== undefined && isGradient(seen.now.node)), { on: ['text', 'button', 'ground'], frees: 'colours' }),
  said('flat', 'no gradient', ({ is, was }) => gradients(is) < gradients(was), { frees: 'colours' }),
  said('dark-scheme', 'a dark version', light((l) => l < 0.5), WHOLE),
  said('light-scheme', 'a light version', light((l) => l > 0.68), WHOLE),
  said('more-space', 'more space around {part}', (seen) => room(seen.part, seen.is) > room(seen.part, seen.was) * 1.01 || (seen.part.sort !== 'text' && sized(-1)(seen)), { on: THINGS }),
  said('space-between', 'more space between things', ({ was, is, part }) => room(part, is) > room(part, was) * 1.01),
  said('less-space', 'less space around {part}', (seen) => room(seen.part, seen.is) < room(seen.part, seen.was) * 0.99 || (seen.part.sort !== 'text' && sized(1)(seen)), { on: THINGS }),
  said('less-between', 'less space between things', ({ was, is, part }) => room(part, is) < room(part, was) * 0.99),
  said('more-margin', 'more margin', ({ was, is }) => margin(is) > margin(was)),
  said('up', 'move {part} up', moved('y', -1), { on: THINGS }),
  said('down', 'move {part} down', moved('y', 1), { on: THINGS }),
  said('left', 'move {part} left', moved('x', -1), { on: THINGS }),
  said('right', 'move {part} right', moved('x', 1), { on: THINGS }),
  said('to-top', 'move {part} to the top', at((_, y) => y < 0.36), { on: THINGS }),
  said('to-bottom', 'move {part} to the bottom', at((_, y) => y > 0.6), { on: THINGS }),
  said('to-corner', 'move {part} to the bottom right corner', at((x, y, _, right) => y > 0.6 && (x > 0.55 || right > 0.9)), { on: THINGS }),
  said('centre', 'center {part}', (seen) => at((x) => Math.abs(x - 0.5) < 0.03)(seen) || JSON.stringify(seen.now?.node).includes('center'), { on: THINGS }),
  said('align-left', 'align {part} left', ({ then, now }) => now !== undefined && (now.laid.x < then.laid.x || (now.node.type === 'text' && (now.node.align ?? 'start') === 'start')), { on: TEXT }),
  said('align-right', 'align {part} right', ({ then, now }) => now !== undefined && (now.laid.x > then.laid.x || (now.node.type === 'text' && now.node.align === 'end')), { on: TEXT }),
  said('swap', 'swap {part} and {other}', ({ then, now }) => now !== undefined && Math.hypot(now.laid.x - then.laid.x, now.laid.y - then.laid.y) > 4, { on: THINGS }),
  said('tilt', 'tilt {part}', ({ then, now }) => (now?.node.rotate ?? 0) !== (then.node.rotate ?? 0), { on: THINGS }),
  said('mirror', 'mirror {part}', ({ then, now }) => now !== undefined && (drawing(now) !== drawing(then) || JSON.stringify(now.node) !== JSON.stringify(then.node)), { on: ['picture'] }),
  said('to-front', 'bring {part} to the front', ({ then, was, is }) => order(then, is) / is.all.length > order(then, was) / was.all.length, { on: ['picture'] }),
  said('to-back', 'send {part} to the back', ({ then, was, is }) => order(then, is) / is.all.length < order(then, was) / was.all.length, { on: ['picture'] }),
  said('other-picture', 'another picture', ({ was, is }) => was.all.map(drawing).join() !== is.all.map(drawing).join(), { frees: 'colours' }),
  said('picture-of', 'a picture of a tree instead', ({ was, is }) => was.all.map(drawing).join() !== is.all.map(drawing).join(), { frees: 'colours' }),
  said('add-picture', 'add a picture of a bird', adorned, { frees: 'colours' }),
  said('no-picture', 'remove the picture', ({ was, is }) => roles(is, 'illustration', 'photo', 'mark', 'pattern') < roles(was, 'illustration', 'photo', 'mark', 'pattern'), { kinds: SHEETS, frees: 'colours' }),
  said('fade-picture', 'fade the picture', differs, { kinds: SHEETS }),
  said('no-ornament', 'remove the decoration', fewer('decoration', 'pattern', 'rule', 'frame')),
  said('add-ornament', 'add some decoration', adorned),
  said('frame', 'add a frame', (seen) => adorned(seen) || seen.is.all[0]?.node !== seen.was.all[0]?.node),
  said('no-frame', 'remove the frame', fewer('frame')),
  said('shadow', 'add a shadow to {part}', ({ then, now, was, is }) => now !== undefined && (treated(now) !== treated(then) || is.all.length > was.all.length), { on: THINGS }),
  said('outline', 'outline {part}', ({ then, now, was, is }) => now !== undefined && (treated(now) !== treated(then) || is.all.length > was.all.length || strokes(now) > strokes(then)), { on: THINGS }),
  said('round-corners', 'rounder corners', ({ was, is }) => JSON.stringify(was.scene.artboards) !== JSON.stringify(is.scene.artboards)),
  said('square-corners', 'square corners', ({ was, is }) => JSON.stringify(was.scene.artboards) !== JSON.stringify(is.scene.artboards)),
  said('pattern', 'a pattern in the background', (seen) => adorned(seen) || differs(seen)),
  said('plain-ground', 'a plain background', differs),
  said('divider', 'add a line under {part}', ({ was, is }) => is.all.length > was.all.length || JSON.stringify(is.scene).split('struck').length > JSON.stringify(was.scene).split('struck').length, { on: TEXT }),
  said('remove', 'remove {part}', ({ then, now, is }) => !now || (textOf(then) !== '' && !wordsIn(is).includes(letters(textOf(then)))), { on: ['text', 'button', 'picture', 'form'], frees: 'colours' }),
  said('say', 'change {part} to "Quite other words"', says('Quite other words'), { on: WRITTEN, frees: 'colours' }),
  said('add-words', 'add "free parking behind the house"', says('free parking behind the house')),
  said('shorter', 'make the text shorter', fewerWords, { ...WHOLE, kinds: ['website', 'poster', 'banner'] }),
  said('reword', 'say {part} in other words', ({ then, now }) => now !== undefined && textOf(now) !== textOf(then), { on: TEXT, frees: 'words' }),
  said('portrait', 'make it portrait', shape((ratio) => ratio < 1), { ...WHOLE, kinds: SHEETS }),
  said('landscape', 'make it landscape', shape((ratio) => ratio > 1), { ...WHOLE, kinds: SHEETS }),
  said('square', 'make it square', shape((ratio) => ratio === 1), { ...WHOLE, kinds: ['poster', 'banner'] }),
  said('story', 'make it a story', shape((ratio) => ratio < 0.6), { ...WHOLE, kinds: ['poster', 'banner'] }),
  said('anew', 'show me something completely different', differs, WHOLE),
  said('other-layout', 'another layout, same colours and words', differs, WHOLE),
  ...['simpler', 'more playful', 'more elegant', 'more modern', 'more serious', 'bolder, more energy', 'calmer', 'friendlier', 'more retro', 'more luxurious', 'more classic', 'more natural', 'more technical', 'more for children'].map((way) => said(`manner ${way}`, `make it ${way}`, manner, WHOLE)),
  said('add-section', 'add a section with opening hours', adorned, { ...WHOLE, kinds: ['website'] }),
  said('more-columns', 'more in a row', differs, { ...WHOLE, kinds: ['website'] }),
  said('add-button', 'add a button that says Book a visit', says('Book a visit'), { kinds: ['website', 'poster', 'banner'] }),
  said('praise', 'lovely, thank you', never, { comes: 'told' }),
  said('question', 'what font is that?', never, { comes: 'told' }),
]
