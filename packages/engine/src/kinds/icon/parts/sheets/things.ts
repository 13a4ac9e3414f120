/** What the icons of a set show: what the prompt lists, else what belongs to its trade; all of one hand. */
import type { Brief } from '../../../../brief/types.ts'
import { drawingsOf } from '../../../../imagery/drawings-of.ts'
import type { Pictograms } from '../../../../imagery/types.ts'
import { singular, tokens } from '../../../../imagery/words.ts'
import type { AskedSet } from './asked.ts'
import { INTERFACE, TRADE_ICONS } from './trades.ts'

/** Other words for what every application shows. */
const CALLED: Readonly<Record<string, string>> = {
  home: 'house',
  search: 'magnifying-glass',
  settings: 'gear',
  profile: 'user',
  account: 'user',
  mail: 'envelope-simple',
  email: 'envelope-simple',
  message: 'chat-circle',
  chat: 'chat-circle',
  phone: 'phone',
  call: 'phone',
  notification: 'bell',
  alarm: 'alarm',
  favourite: 'heart',
  favorite: 'heart',
  like: 'thumbs-up',
  location: 'map-pin',
  cart: 'shopping-cart',
  basket: 'basket',
  list: 'list',
  play: 'play',
  pause: 'pause',
  stop: 'stop',
  share: 'share-network',
  download: 'download-simple',
  upload: 'upload-simple',
  delete: 'trash',
  edit: 'pencil-simple',
  calendar: 'calendar-blank',
  clock: 'clock',
  time: 'clock',
  photo: 'image',
  gallery: 'images',
  music: 'music-notes',
  video: 'video-camera',
  wallet: 'wallet',
  payment: 'credit-card',
  security: 'shield-check',
  user: 'user',
  map: 'map-trifold',
  weather: 'cloud-sun',
  recipe: 'notebook',
  timer: 'timer',
}

const isOurs = (icon: string): boolean => icon.startsWith('ph:')
const plain = (icon: string): string => icon.slice(3).replace(/-(?:thin|light|bold|fill|duotone)$/, '')

/** The name of one listed thing in the set of one hand; undefined where it has none that is called so. */
function drawnAs(thing: string, pictograms: Pictograms): string | undefined {
  const word = tokens(thing).map(singular).join(' ')
  const called = CALLED[thing.toLowerCase()] ?? CALLED[word]
  if (called) return called
  const found = pictograms.find([thing], { style: 'line', count: 12 }).filter(isOurs)
  const own = drawingsOf(thing, found)[0]
  return own && plain(own)
}

/** The list of a trade: by its finest part first, then by what the prompt says, then by the industry. */
function tradeList({ purpose, subject, prompt }: Brief): readonly string[] {
  const parts = (purpose?.trade ?? '').split('/').reverse()
  const said = tokens(prompt).map(singular)
  const key = [...parts.slice(0, parts.length - 1), ...said, ...parts.slice(-1), subject.industry].find(
    (one) => one !== 'shop' && Object.hasOwn(TRADE_ICONS, one),
  )
  return ((key && TRADE_ICONS[key]) ?? INTERFACE).split(' ')
}

/** Whether a list of a prompt names things that can be drawn. */
const MOSTLY = 0.6

/** The icons of a set, Phosphor's names without weight, as many as are asked for where the trade has so many. */
export function setOf(brief: Brief, asked: AskedSet, pictograms: Pictograms): string[] {
  const named = asked.things.flatMap((thing) => drawnAs(thing, pictograms) ?? [])
  const listed = named.length >= asked.things.length * MOSTLY ? named : []
  return [...new Set([...listed, ...tradeList(brief), ...INTERFACE.split(' ')])].slice(0, asked.count)
}
