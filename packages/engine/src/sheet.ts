/** Sheets for those who write, check and show them. */
export { filled, slotsOf } from './sheet/fill.ts'
export { layoutFor, lower, sceneOf, shapeOf } from './sheet/lower.ts'
export { mended } from './sheet/mend.ts'
export { parseSheet } from './sheet/parse.ts'
export type * from './sheet/types.ts'
