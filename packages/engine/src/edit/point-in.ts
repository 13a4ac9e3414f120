/** Places on a sheet by their names. */
import type { SpotWish } from '../critic/free-spot.ts'

/** Sides and corners by their names. */
const SIDES: [RegExp, (box: { width: number; height: number }) => { x: number; y: number }][] = [
  [/\btop[- ]left|upper[- ]left/, () => ({ x: 0, y: 0 })],
  [/\btop[- ]right|upper[- ]right/, ({ width }) => ({ x: width, y: 0 })],
  [/\bbottom[- ]left|lower[- ]left/, ({ height }) => ({ x: 0, y: height })],
  [/\bbottom[- ]right|lower[- ]right/, ({ width, height }) => ({ x: width, y: height })],
  [/\btop\b/, ({ width }) => ({ x: width / 2, y: 0 })],
  [/\bbottom\b|\bcorner\b/, ({ width, height }) => ({ x: width / 2, y: height })],
  [/\bright\b/, ({ width, height }) => ({ x: width, y: height / 2 })],
  [/\bleft\b/, ({ height }) => ({ x: 0, y: height / 2 })],
  [/\b(?:middle|cent(?:er|re))\b/, ({ width, height }) => ({ x: width / 2, y: height / 2 })],
]

/** The side of a sheet that a sentence names, as a point near which to look. */
export function pointIn(lower: string, board: { width: number; height: number }): Pick<SpotWish, 'near'> {
  const side = SIDES.find(([words]) => words.test(lower))?.[1]
  return side ? { near: side(board) } : {}
}
