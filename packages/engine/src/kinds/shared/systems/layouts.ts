/** How a system places its parts. */
import { deco } from './layouts/deco.ts'
import { emblem } from './layouts/emblem.ts'
import { number } from './layouts/number.ts'
import { shout } from './layouts/shout.ts'
import { corner } from './layouts/stage.ts'
import type { Layout, LayoutName } from './types.ts'

export const LAYOUTS = { corner, deco, emblem, number, shout } satisfies Record<LayoutName, Layout>
