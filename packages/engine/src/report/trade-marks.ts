/** Marks of the collection to hold a logo against: those that show what it is about and those of its trade, then the next of kin. */
import type { Brief } from '../brief/types.ts'
import { namesOfPair } from '../collection/mark-pair.ts'
import { sheetsFor } from '../collection/sheets-for.ts'
import { collection, type Entry } from '../collection/store.ts'
import type { Scene } from '../scene/types.ts'
import { lower } from '../sheet/lower.ts'

/** So many stand beside it. */
export const MARKS = 20
/** Pixels. */
const SIDE = 400

export interface TradeMarks {
  marks: { name: string; scene: Scene }[]
  /** How many of them are of its trade, or show what it is about. */
  ofTrade: number
  /** The mark of the collection that the logo itself shows. */
  own: string | undefined
}

const PREFIX = 'sheet:'

/** Several layouts draw one mark for several shapes: the squarest. */
function sceneOf(entry: Entry): Scene | undefined {
  const sheet = entry.sheet()
  const uneven = ({ width, height }: { width: number; height: number }) => Math.abs(Math.log(width / height))
  const [layout] = sheet.layouts.toSorted((a, b) => uneven(a) - uneven(b))
  if (!layout) return undefined
  // At its own proportions: nothing is cut off.
  const height = Math.round((SIDE * layout.height) / layout.width)
  return lower(layout, sheet, { format: { name: 'mark', width: SIDE, height } }).scene
}

/** @param archetype of the logo: the mark that it is made from is not held against itself */
export async function tradeMarks(brief: Brief, archetype: string): Promise<TradeMarks> {
  const { subject } = brief
  const made = archetype.startsWith(PREFIX) ? archetype.slice(PREFIX.length) : undefined
  const own = made && (namesOfPair(made)?.[0] ?? made)
  const all = collection().filter(({ isMark, head }) => isMark && !head.letters && head.name !== own)
  const { parts } = await sheetsFor(brief, 0)
  const about = new Set(parts?.marks.map(({ entry }) => entry.name))
  const isOfTrade = ({ head }: Entry) =>
    about.has(head.name) || (subject.industry !== 'general' && head.trades.includes(subject.industry))
  const trade = all.filter(isOfTrade).toSorted((a, b) => Number(about.has(b.name)) - Number(about.has(a.name)))
  // The nearest trades are those that share most marks with it.
  const trades = new Set(trade.flatMap(({ head }) => head.trades))
  const kin = all.filter((entry) => !isOfTrade(entry) && entry.head.trades.some((one) => trades.has(one)))
  const rest = all.filter((entry) => !trade.includes(entry) && !kin.includes(entry))
  const chosen = [...trade, ...kin, ...rest].slice(0, MARKS)
  return {
    marks: chosen.flatMap((entry) => {
      const scene = sceneOf(entry)
      return scene ? [{ name: entry.name, scene }] : []
    }),
    ofTrade: Math.min(MARKS, trade.length),
    own: collection().some(({ name, isMark }) => isMark && name === own) ? own : undefined,
  }
}
