/** What was learned, opened once a thread when first needed (about 50 ms). */
import { readFileSync } from 'node:fs'
import type { Chain } from './learn/chain.ts'
import { type PackedChain, unpack } from './learn/packed.ts'

interface Learned {
  /** Which words stand in a design. */
  texts: Chain
  /** Which role each text has. */
  roles: Chain
}

let opened: Learned | undefined

export function learned(): Learned {
  if (opened === undefined) {
    const file = new URL('./learn/reader.generated.json', import.meta.url)
    const packed: Record<keyof Learned, PackedChain> = JSON.parse(readFileSync(file, 'utf8'))
    opened = { texts: unpack(packed.texts), roles: unpack(packed.roles) }
  }
  return opened
}
