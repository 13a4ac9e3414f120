/** What a visitor allows to be kept in the browser. Essential storage is always on; remembered preferences may be off. */
import { KEYS, writeConsent } from '../../lib/storage.ts'
import { useStored } from '../../lib/use-stored.ts'

export type Consent = 'all' | 'essential'

/** Null: not asked yet. */
export function useConsent(): [Consent | null, (consent: Consent) => void] {
  const [stored] = useStored(KEYS.consent)
  return [stored === 'all' || stored === 'essential' ? stored : null, writeConsent]
}
