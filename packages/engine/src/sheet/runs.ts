/** Words with runs of style in them: spaces are put together over their bounds, and runs in runs are laid side by side. */
import { BREAK } from './words.ts'

/** Stand for the bounds of a run until spaces are put together; no text has them. */
export const [RUN_FROM, RUN_TO] = ['\ufdd0', '\ufdd1']

export interface RunOfWords {
  from: number
  to: number
  /** The elements that it stands in, the outermost first, as they are counted by their beginnings. */
  within: readonly number[]
}

/** @param keepsSpaces spaces stay as they are */
export function wordsWithRuns(words: string, keepsSpaces: boolean): { text: string; runs: RunOfWords[] } {
  const runs: RunOfWords[] = []
  let [text, hasSpace, isLineStart] = ['', false, true]
  let [open, count]: [readonly number[], number] = [[], 0]
  const emit = (sign: string) => {
    const last = runs.at(-1)
    const before = text.length
    text += sign
    if (last && last.within === open && open.length > 0) last.to = text.length
    else if (open.length > 0) runs.push({ from: before, to: text.length, within: open })
  }
  /** The lists of elements that are open, one for each, so that they are told apart by themselves. */
  const outer: (readonly number[])[] = []
  for (const sign of words) {
    if (sign === RUN_FROM) {
      outer.push(open)
      open = [...open, count++]
    } else if (sign === RUN_TO) open = outer.pop() ?? []
    else if (sign === BREAK) {
      text += '\n'
      ;[hasSpace, isLineStart] = [false, true]
    } else if (!keepsSpaces && /[ \t\n]/.test(sign)) hasSpace = !isLineStart
    else {
      if (hasSpace) text += ' '
      emit(sign)
      ;[hasSpace, isLineStart] = [false, false]
    }
  }
  return { text, runs }
}
