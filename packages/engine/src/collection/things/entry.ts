/** A picture, or two together, as a mark of the collection: whatever takes a mark takes it. */
import { memo, recent } from '../../base/memo.ts'
import type { Palette, Vector } from '../../scene/types.ts'
import { paletteOf } from '../../sheet/palette.ts'
import type { Sheet } from '../../sheet/types.ts'
import type { Entry } from '../store.ts'
import { groundsFor, markVector, type Picture, pictureOf } from './picture.ts'
import { ruleCalled } from './rules.ts'
import { together } from './together.ts'

/** Names of two pictures and of the way in which they stand together: 'owl&figure.binoculars@badge'. */
const [WITH, BY] = ['&', '@']
export const togetherName = (first: string, second: string, rule: string): string =>
  `${first}${WITH}${second}${BY}${rule}`

/** Whether a mark shows two things. */
export const isTogether = ({ name }: Entry): boolean => name.includes(BY)

const entries = recent<string, Entry | undefined>(200)

/** The mark of that name; undefined where there is none. */
export const thingEntry = (name: string): Entry | undefined => memo(entries, name, () => read(name))

function read(name: string): Entry | undefined {
  const [both = '', by] = name.split(BY)
  const [first, second] = both.split(WITH).map(pictureOf)
  if (!first) return undefined
  if (by === undefined) return entryOf(name, first, markVector(first))
  const rule = ruleCalled(by)
  return second && rule && entryOf(name, first, together(first, second, rule))
}

function entryOf(name: string, lead: Picture, drawing: Vector): Entry {
  const [width, height] = drawing.viewBox
  const palette: Partial<Palette> = groundsFor(lead)
  const mark = { ...drawing, slot: 'mark' as const, at: { left: 0, top: 0 }, width, height }
  const head: Entry['head'] = {
    name,
    kinds: ['logo', 'icon', 'business-card'],
    announces: [],
    about: [],
    trades: [],
    tone: [],
    fixed: [],
  }
  const sheet: Sheet = {
    kind: 'logo',
    palette: lead.source === 'glyph' || lead.source === 'mark' ? lead.palette : paletteOf(palette),
    typography: {},
    artboards: [],
    layouts: [{ for: 'square', width, height, root: { type: 'frame', id: 'mark-frame', children: [mark] } }],
  }
  return {
    name,
    head,
    kind: 'logo',
    isMark: true,
    layouts: [{ for: 'square', width, height, slots: ['mark'] }],
    shows: drawing.alt ? [drawing.alt] : [],
    point: () => new Float32Array(),
    sheet: () => sheet,
  }
}
