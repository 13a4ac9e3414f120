/** What can be done to the parts of a design, as the contract has it: with zod, for whoever describes it to others. */
export { Operation } from '@limner/contract/operations'
