/** A language model that draws: asked for a sheet, for it mended, and for it improved after a look. */
import type { LanguageModel } from 'ai'
import type { Bytes, Call, Designer, Drawing, Redrawn } from '../ports.ts'
import { ModelFault } from '../wire/fault.ts'
import { type Completed, type Connection, outcomeOf } from '../wire/outcome.ts'
import type { Transport } from '../wire/transport.ts'
import { userMessage } from './ask.ts'
import {
  drawingInstructions,
  drawingRequest,
  isUnchanged,
  REFERENCE,
  redrawnIn,
  repairRequest,
  reviewRequest,
  sheetIn,
} from './drawing.ts'
import { CUT_OFF, streamAnswer } from './streaming.ts'

/** Tokens of an answer. */
const SHEET_TOKENS = 8000
/** The end of one that is whole. */
const WHOLE = /<\/(?:sheet|changes)>/

/** The sheet in an answer. Throws ModelFault 'malformed' where there is none. */
function sheetOf({ value, ...rest }: Completed<string>): Completed<string> {
  const sheet = sheetIn(value)
  if (sheet === undefined) throw new ModelFault('malformed', 'no sheet in the answer', rest.usage)
  return { ...rest, value: sheet }
}

/** What a model made of its sheet. Throws ModelFault 'malformed' where that is nothing. */
function redrawnOf({ value, ...rest }: Completed<string>): Completed<Redrawn> {
  const redrawn = redrawnIn(value)
  if (redrawn === undefined) throw new ModelFault('malformed', 'neither a sheet nor changes in the answer', rest.usage)
  return { ...rest, value: redrawn }
}

/** What a drawing is asked with besides the request itself. */
interface Further {
  /** Said after the request. */
  further?: string
  picture?: Bytes | undefined
  onText?: (text: string) => void
}

/** @param model made anew for each call: its `fetch` is the call's own */
export function designer(wire: Connection, model: (line: Transport) => LanguageModel): Designer {
  /** Asks for a drawing; `further`: what is said after the request. */
  const draws = (
    line: Transport,
    call: Call,
    input: Drawing,
    { further = '', picture = input.image, onText }: Further = {},
  ) =>
    streamAnswer(line, model, {
      instructions: drawingInstructions(input.task),
      content: userMessage(
        [drawingRequest(input), picture && picture === input.image ? REFERENCE : '', further]
          .filter(Boolean)
          .join('\n\n'),
        picture,
      ),
      most: SHEET_TOKENS,
      signal: call.signal,
      ...(onText && { onText }),
    })
  /** What stands already is better than half of another. */
  const whole = async (line: Transport, call: Call, input: Drawing, further: Further) => {
    const done = await draws(line, call, input, further)
    if (done.warnings?.includes(CUT_OFF) && !WHOLE.test(done.value))
      throw new ModelFault(line.isLate() ? 'late' : 'unreachable', 'the answer was cut off', done.usage)
    return done
  }

  return {
    draw: (input, call, onText) =>
      outcomeOf(wire, call, async (line) => {
        const told = (text: string) => {
          const sheet = sheetIn(text)
          if (sheet !== undefined) onText?.(sheet)
        }
        return sheetOf(await draws(line, call, input, { ...(onText && { onText: told }) }))
      }),
    repair: ({ sheet, faults, ...input }, call) =>
      outcomeOf(wire, call, async (line) =>
        redrawnOf(await whole(line, call, input, { further: repairRequest(sheet, faults) })),
      ),
    review: ({ picture, sheet, faults, boxes, ...input }, call) =>
      outcomeOf(wire, call, async (line) => {
        const done = await whole(line, call, input, { further: reviewRequest({ sheet, faults, boxes }), picture })
        return isUnchanged(done.value) ? { ...done, value: null } : redrawnOf(done)
      }),
  }
}
