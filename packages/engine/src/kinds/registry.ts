/** Every kind, by one line each. A folder beside this file that is missing here fails a test. */

import type { KindName } from '../scene/types.ts'
import { banner } from './banner/index.ts'
import { businessCard } from './business-card/index.ts'
import { icon } from './icon/index.ts'
import { logo } from './logo/index.ts'
import { poster } from './poster/index.ts'
import type { Kind } from './types.ts'
import { website } from './website/index.ts'

export const KINDS: Record<KindName, Kind> = { logo, website, 'business-card': businessCard, poster, icon, banner }
