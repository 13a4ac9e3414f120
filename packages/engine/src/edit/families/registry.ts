/** The families of edits in the order in which they are asked. */
import type { Recogniser } from '../context.ts'
import { asks } from './asks.ts'
import { depth } from './depth.ts'
import { lineBreaks } from './line-breaks.ts'
import { qrCode } from './qr.ts'
import { shortening } from './shortening.ts'

/** The families in the order in which they are asked. A new family is one line here. */
export const FAMILIES: Recogniser[] = [shortening, depth, asks, qrCode, lineBreaks]
