/** The families of edits in the order in which they are asked. */
import type { Recogniser } from '../context.ts'
import { asks } from './asks.ts'
import { copies } from './copies.ts'
import { courtesy } from './courtesy.ts'
import { lineBreaks } from './line-breaks.ts'
import { qrCode } from './qr.ts'
import { shortening } from './shortening.ts'

/** The families in the order in which they are asked. A new family is one line here. */
export const FAMILIES: Recogniser[] = [courtesy, shortening, asks, qrCode, copies, lineBreaks]
