/** 'A silhouette of a hiker': a thing in one colour. */
import type { Brief } from '../brief/types.ts'
import { singular, tokens } from './words.ts'

/** Whether a silhouette of a thing was asked for: 'a silhouette of a hiker', 'a hiker silhouette'. */
export function isSilhouette({ prompt }: Brief, { thing }: { thing: string }): boolean {
  const noun = singular(tokens(thing).at(-1) ?? '').replace(/[^\p{L}\p{N}-]/gu, '')
  if (noun === '') return false
  return new RegExp(`\\bsilhouettes?\\b[^.;,'"]{0,40}\\b${noun}|\\b${noun}\\w* silhouettes?\\b`, 'u').test(
    prompt.toLowerCase(),
  )
}
