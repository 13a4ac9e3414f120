/** A language model as the house uses it: reader, editor and writer of code, whoever serves it. */
import type { LanguageModel } from 'ai'
import type { Coder, Designer, Editor, Reader } from '../ports.ts'
import { type Connection, outcomeOf } from '../wire/outcome.ts'
import type { Transport } from '../wire/transport.ts'
import { askFor, askForText, userMessage } from './ask.ts'
import { designer } from './designer.ts'
import { editInstructions, editRequest, OPERATIONS_SCHEMA, ReadOperations } from './edit.ts'
import { proposalInstructions, proposalRequest, proposalSchema, ReadProposal } from './proposal.ts'

/** Tokens of an answer. */
const PROPOSAL_TOKENS = 4000
const EDIT_TOKENS = 4000
const CODE_TOKENS = 16_000

const CODE_INSTRUCTIONS =
  'Write one React component in TypeScript (TSX) that reproduces the attached picture as faithfully as HTML, Tailwind CSS and inline SVG can: real text, semantic elements, accessible names, responsive from 360 to 1920 pixels. Import nothing but "react". Load nothing from an address. Use the colours that were measured. One default export, a named function whose texts and colours are props with defaults. Answer with the code alone.'

export interface LanguageClient extends Reader, Designer, Editor, Coder {}

/** @param model made anew for each call: its `fetch` is the call's own */
export function languageClient(wire: Connection, model: (line: Transport) => LanguageModel): LanguageClient {
  return {
    ...designer(wire, model),
    read: (input, call) =>
      outcomeOf(wire, call, (line) =>
        askFor(model(line), {
          instructions: proposalInstructions(input.choices),
          content: userMessage(proposalRequest(input), input.image),
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
          content: userMessage(editRequest(input), input.picture),
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
          content: userMessage(`${CODE_INSTRUCTIONS}\n\n${findings}`, picture),
          most: CODE_TOKENS,
          signal: call.signal,
        }),
      ),
  }
}
