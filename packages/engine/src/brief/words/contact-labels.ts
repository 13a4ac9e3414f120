/** Words before a colon that say what the fact behind it is. */
import { words } from '../phrases.ts'

export const CONTACT_LABELS: ReadonlySet<string> = words(
  'contact contacts phone telephone tel mobile cell fax email e-mail mail website web site url address location office',
)
