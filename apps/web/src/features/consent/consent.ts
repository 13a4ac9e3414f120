/** What a visitor allows to be kept in the browser. Essential storage is always on; remembered preferences may be off. */
import { KEYS, OPTIONAL_KEYS, writeText } from '../../lib/storage.ts'
import { useStored } from '../../lib/use-stored.ts'

export type Consent = 'all' | 'essential'

/** Null: not asked yet. */
export function useConsent(): [Consent | null, (consent: Consent) => void] {
  const [stored, store] = useStored(KEYS.consent)
  const consent = stored === 'all' || stored === 'essential' ? stored : null
  const choose = (choice: Consent) => {
    if (choice === 'essential') for (const key of OPTIONAL_KEYS) writeText(key, null)
    store(choice)
  }
  return [consent, choose]
}
