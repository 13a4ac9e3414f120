/** A language model as the house uses it: reader, editor and writer of code, whoever serves it. */
import type { LanguageModel, ModelMessage } from 'ai'
import type { Bytes, Call, Coder, Designer, Drawing, Editor, Reader } from '../ports.ts'
import { ModelFault } from '../wire/fault.ts'
import { type Completed, type Connection, outcomeOf } from '../wire/outcome.ts'
import type { Transport } from '../wire/transport.ts'
import { askFor, askForText } from './ask.ts'
import { drawingInstructions, drawingRequest, isUnchanged, repairRequest, reviewRequest, sheetIn } from './drawing.ts'
import { editInstructions, editRequest, OPERATIONS_SCHEMA, ReadOperations } from './edit.ts'
import { proposalInstructions, proposalRequest, proposalSchema, ReadProposal } from './proposal.ts'

/** Tokens of an answer. */
const PROPOSAL_TOKENS = 4000
const EDIT_TOKENS = 4000
const CODE_TOKENS = 16_000
const SHEET_TOKENS = 6000

const CODE_INSTRUCTIONS =
  'Write one React component in TypeScript (TSX) that reproduces the attached picture as faithfully as HTML, Tailwind CSS and inline SVG can: real text, semantic elements, accessible names, responsive from 360 to 1920 pixels. Import nothing but "react". Load nothing from an address. Use the colours that were measured. One default export, a named function whose texts and colours are props with defaults. Answer with the code alone.'

const asking = (text: string, image?: Bytes): ModelMessage => ({
  role: 'user',
  content: image
    ? [
        { type: 'text', text },
        { type: 'file', data: image.bytes, mediaType: image.type },
      ]
    : text,
})

/** The sheet in an answer. Throws ModelFault 'malformed' where there is none. */
function sheetOf({ value, ...rest }: Completed<string>): Completed<string> {
  const sheet = sheetIn(value)
  if (sheet === undefined) throw new ModelFault('malformed', 'no sheet in the answer', rest.usage)
  return { ...rest, value: sheet }
}

export interface LanguageClient extends Reader, Designer, Editor, Coder {}

/** @param model made anew for each call: its `fetch` is the call's own */
export function languageClient(wire: Connection, model: (line: Transport) => LanguageModel): LanguageClient {
  /** Asks for a drawing; `further`: what is said after the request. */
  const draws = (line: Transport, { signal }: Call, input: Drawing, further = '', picture = input.image) =>
    askForText(model(line), {
      instructions: drawingInstructions(input.task),
      content: asking([drawingRequest(input), further].filter(Boolean).join('\n\n'), picture),
      most: SHEET_TOKENS,
      signal,
    })

  return {
    draw: (input, call) => outcomeOf(wire, call, async (line) => sheetOf(await draws(line, call, input))),
    repair: ({ sheet, faults, ...input }, call) =>
      outcomeOf(wire, call, async (line) => sheetOf(await draws(line, call, input, repairRequest(sheet, faults)))),
    review: ({ picture, sheet, faults, boxes, ...input }, call) =>
      outcomeOf(wire, call, async (line) => {
        const done = await draws(line, call, input, reviewRequest({ sheet, faults, boxes }), picture)
        return isUnchanged(done.value) ? { ...done, value: null } : sheetOf(done)
      }),
    read: (input, call) =>
      outcomeOf(wire, call, (line) =>
        askFor(model(line), {
          instructions: proposalInstructions(input.choices),
          content: asking(proposalRequest(input), input.image),
          name: 'proposal',
          schema: proposalSchema(input.choices),
          reads: ReadProposal,
          most: PROPOSAL_TOKENS,
          signal: call.signal,
        }),
      ),
    edit: (input, call) =>
      outcomeOf(wire, call, (line) =>
        askFor(model(line), {
          instructions: editInstructions(input),
          content: asking(editRequest(input), input.picture),
          name: 'operations',
          schema: OPERATIONS_SCHEMA,
          reads: ReadOperations,
          most: EDIT_TOKENS,
          signal: call.signal,
        }),
      ),
    code: ({ picture, findings }, call) =>
      outcomeOf(wire, call, (line) =>
        askForText(model(line), {
          content: asking(`${CODE_INSTRUCTIONS}\n\n${findings}`, picture),
          most: CODE_TOKENS,
          signal: call.signal,
        }),
      ),
  }
}
