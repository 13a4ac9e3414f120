/** The steps of reading one by one, for those who teach, measure and show it (scripts/train-reader.ts, workbench); the product calls openEngine. */
export type { Choose } from './brief/linker.ts'
export { promptText } from './brief/prompt-text.ts'
export { readBrief } from './brief/read.ts'
export { see } from './brief/sight.ts'
export { maskedWords } from './edit/plainly/masked.ts'
export { cuesOf } from './edit/utterance/cues.ts'
export { heard } from './edit/utterance/heard.ts'
export { encode, SENTENCE_LENGTH } from './language/encoder.ts'
export { columnsOf, type Sighted } from './language/learn/attributes.ts'
export { featuresOf } from './language/learn/features.ts'
export { bestOf, type Choice } from './language/learn/links.ts'
export {
  addRow,
  gramsOf,
  guess,
  inputsOf,
  type Meanings,
  type PackedMeanings,
  shares,
} from './language/learn/meanings.ts'
export type { PackedChain } from './language/learn/packed.ts'
export { spanColumns } from './language/learn/span-attributes.ts'
export { PIECE_TEMPLATES, SPAN_TEMPLATES, TOKEN_TEMPLATES } from './language/learn/templates.ts'
export { learned } from './language/learned.ts'
export { TONE_LOOKS } from './language/lexicon/colour-words.ts'
export { PLAIN_WISHES } from './language/lexicon/plain-wishes.ts'
export { SPACE_LOOKS } from './language/lexicon/space-words.ts'
export { TONE_ROWS } from './language/lexicon/tone-words.ts'
export { LOOKS, type LookRow } from './language/lexicon/wishes.ts'
export { textsTagged } from './language/model.ts'
export { areJotted, type Finders, findTexts, PIECE_LABELS, rolesOfTexts, trimmedPieces } from './language/texts.ts'
export type { Words } from './language/tokens.ts'
export { readTokens } from './language/tokens.ts'
