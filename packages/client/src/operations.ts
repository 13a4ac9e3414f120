/** What can be done to the parts of a design, as the contract has it: with zod, for whoever describes it to others. */
export { ALIGNMENTS, FONTS, Operation, PALETTE_ROLES } from '@limner/contract/operations'
