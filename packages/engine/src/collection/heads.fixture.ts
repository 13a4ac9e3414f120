/** Sheets as the finder sees them: heads without a drawing behind them. */
import { readBrief } from '../brief/read.ts'
import { completeCopy } from '../brief/write/complete.ts'
import { ANNOUNCEMENTS } from '../sheet/types.ts'
import { askedOf } from './find.ts'
import type { PackedLayout } from './pack.ts'
import { type Entry, sheetEntry } from './store.ts'

const LAYOUTS: readonly PackedLayout[] = [
  { for: 'portrait', width: 1080, height: 1440, slots: ['headline', 'details'] },
  { for: 'square', width: 1080, height: 1080, slots: ['headline', 'details'] },
  { for: 'wide', width: 1200, height: 800, slots: ['headline', 'details'] },
]

/** 'butcher: sale offer | butcher meat sausage | a string of sausages' */
export function headed(line: string, layouts: readonly PackedLayout[] = LAYOUTS): Entry {
  const [name = '', announces = '', about = '', shown] = line.split(/: | \| /)
  return sheetEntry({
    head: {
      name,
      kinds: ['poster', 'banner'],
      announces: ANNOUNCEMENTS.filter((one) => announces.split(' ').includes(one)),
      about: about.split(' '),
      trades: [],
      tone: [],
      fixed: [],
    },
    kind: 'poster',
    layouts: [...layouts],
    shows: shown ? [shown] : [],
    text: '',
  })
}

export const asked = (prompt: string) => askedOf(completeCopy(readBrief(prompt)))
