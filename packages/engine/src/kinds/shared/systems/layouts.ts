/** How a system places its parts. */
import { deco } from './layouts/deco.ts'
import { emblem, sticker } from './layouts/emblem.ts'
import { fields, spine } from './layouts/fields.ts'
import { number } from './layouts/number.ts'
import { shout } from './layouts/shout.ts'
import { sign } from './layouts/sign.ts'
import { corner } from './layouts/stage.ts'
import { tilt } from './layouts/tilt.ts'
import type { Layout, LayoutName } from './types.ts'

export const LAYOUTS = { corner, deco, emblem, fields, number, shout, sign, spine, sticker, tilt } satisfies Record<
  LayoutName,
  Layout
>
