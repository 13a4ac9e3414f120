/** What is listened to or looked at: a player with its keys and its line of time, and frames for photos. */
import { type Element, element, expression, isElement, print, quote } from '../jsx.ts'
import { pascalCase } from '../names.ts'
import type { Write } from './context.ts'
import { classesOf, everyElement, ownText, replaced, textsIn, withAttributes, withClasses } from './element-tree.ts'
import { Photo } from './snippets/forms.ts'
import { PauseSign, Seek, usePlayer } from './snippets/media.ts'

const TIME = /^(\d+):(\d\d)$/

/** '3:20' as seconds; undefined where it is no time. */
function secondsOf(text: string | undefined): number | undefined {
  const found = TIME.exec(text ?? '')
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}

/** Titles with the times that stand behind them. */
function tracksIn(texts: readonly Element[]): { title: string; seconds: number }[] {
  return texts.flatMap((one, at) => {
    const seconds = secondsOf(ownText(texts[at + 1] ?? one))
    const title = ownText(one)
    return title !== undefined && seconds !== undefined && secondsOf(title) === undefined ? [{ title, seconds }] : []
  })
}

/** The button with a sign that changes with what it does. */
function playButton(button: Element): Element {
  const sign = button.children.find(isElement)
  const pause = element('PauseSign', { className: sign ? classesOf(sign).join(' ') : undefined })
  const shown = sign ? `player.isPlaying ? ${print(pause)} : ${print(sign)}` : undefined
  return {
    ...button,
    attributes: {
      ...button.attributes,
      'aria-label': expression("player.isPlaying ? 'Pause' : 'Play'"),
      onClick: expression('player.toggle'),
    },
    ...(shown && { children: [expression(shown)] }),
  }
}

const pressing = (button: Element, call: string): Element => ({
  ...button,
  attributes: { ...button.attributes, onClick: expression(call) },
})

export const player: Write<'player'> = (node, _control, acting) => {
  const [back, play, next] = everyElement(node).filter(({ tag }) => tag === 'button')
  const bar = everyElement(node).find(({ tag, children }) => tag === 'div' && children.length === 0)
  const line = everyElement(node).find(({ children }) => bar !== undefined && children.includes(bar))
  const texts = textsIn(node).filter((one) => ownText(one) !== acting.heading)
  const [gone, whole] = texts.filter((one) => TIME.test(ownText(one) ?? ''))
  const title = texts.find((one) => one.tag !== 'button' && secondsOf(ownText(one)) === undefined)
  const length = secondsOf(ownText(whole ?? node))
  if (!back || !play || !next || !bar || !line || !gone || !whole || !title || length === undefined)
    return acting.below(node)
  acting.use(usePlayer, PauseSign, Seek)
  const tracks = [{ title: ownText(title) ?? '', seconds: length }, ...tracksIn(texts.slice(texts.indexOf(whole) + 1))]
  const list = acting.nameOf('tracks')
  const rows = tracks.map((one) => `  { title: ${quote(one.title)}, seconds: ${one.seconds} },`)
  acting.lists.data.push(`const ${list} = [\n${rows.join('\n')}\n]`)
  const seek = element('Seek', {
    player: expression('player'),
    bar: classesOf(bar)
      .filter((name) => !/^(?:\w+:)?w-/.test(name))
      .join(' '),
    className: classesOf(line)
      .filter((name) => name !== 'overflow-hidden')
      .join(' '),
  })
  const saying = (of: string) => (one: Element) => ({ ...one, children: [expression(`player.${of}`)] })
  const changes: [Element, (one: Element) => Element][] = [
    [back, (one) => pressing(one, 'player.back')],
    [play, playButton],
    [next, (one) => pressing(one, 'player.next')],
    [line, () => seek],
    [gone, saying('gone')],
    [whole, saying('length')],
    [title, (one) => withAttributes(saying('title')(one), { 'aria-live': 'polite' })],
  ]
  const made = changes.reduce((inner, [from, to]) => replaced(inner, from, to), node)
  return {
    ...acting.below(made),
    component: {
      name: acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Player`),
      setup: [`const player = usePlayer(${list}, ${secondsOf(ownText(gone)) ?? 0})`],
    },
  }
}

/** A frame for a photo takes one: by its address in the code, else by a file that is tried in the browser. */
export const photo: Write<'photo'> = (node, { shows }, acting) => {
  acting.use(Photo)
  const below = acting.below(node)
  const framed = withClasses(below, ['relative', ...classesOf(below)])
  return {
    ...element('Photo', { ...(shows && { shows }), ...framed.attributes }, below.children),
    ...(node.id && { id: node.id }),
  }
}
