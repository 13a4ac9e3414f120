/** What a prompt calls the facts of a business without saying them: 'with our phone number', 'opening hours below'. */

export type ToldFact = 'tagline' | 'phone' | 'email' | 'website' | 'address' | 'hours'

/** A line: what is said, and the facts that it asks for. The longer ones first. */
export const FACT_WORDS: readonly (readonly [words: string, facts: readonly ToldFact[]])[] = [
  ['phone number', ['phone']],
  ['telephone number', ['phone']],
  ['number to call', ['phone']],
  ['e - mail', ['email']],
  ['e-mail', ['email']],
  ['email address', ['email']],
  ['mail address', ['email']],
  ['web address', ['website']],
  ['web site', ['website']],
  ['website address', ['website']],
  ['opening hours', ['hours']],
  ['opening times', ['hours']],
  ['business hours', ['hours']],
  ['open hours', ['hours']],
  ['how to reach us', ['phone', 'email', 'website']],
  ['how to find us', ['address', 'website']],
  ['where to find us', ['address', 'website']],
  ['where we are', ['address']],
  ['when we are open', ['hours']],
  ['contact details', ['phone', 'email', 'website', 'address']],
  ['contact information', ['phone', 'email', 'website', 'address']],
  ['contact info', ['phone', 'email', 'website', 'address']],
  ['contact data', ['phone', 'email', 'website', 'address']],
  ['contacts', ['phone', 'email', 'website', 'address']],
  ['contact', ['phone', 'email', 'website', 'address']],
  ['telephone', ['phone']],
  ['phone', ['phone']],
  ['email', ['email']],
  ['mail', ['email']],
  ['website', ['website']],
  ['url', ['website']],
  ['address', ['address']],
  ['hours', ['hours']],
  ['tagline', ['tagline']],
  ['slogan', ['tagline']],
  ['motto', ['tagline']],
]

/** Those that ask by themselves; others need somebody whose they are, or to be put there. */
export const WHOLE_FACT_WORDS: ReadonlySet<string> = new Set([
  'phone number',
  'telephone number',
  'number to call',
  'email address',
  'web address',
  'opening hours',
  'opening times',
  'business hours',
  'how to reach us',
  'how to find us',
  'where to find us',
  'where we are',
  'when we are open',
  'contact details',
  'contact information',
  'contact info',
  'contact data',
])

/** Before a fact they say that it is to be there … */
export const FACT_LEADS: ReadonlySet<string> = new Set(
  'our my their its with including include includes plus add put show list give mention'.split(' '),
)
/** … and that it is not. */
export const FACT_REFUSALS: ReadonlySet<string> = new Set("no not without never don't skip omit leave".split(' '))
