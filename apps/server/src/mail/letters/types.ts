/** One mail: what stands in braces is filled in. A paragraph whose value is empty is left out. */
export interface LetterWords {
  subject: string
  text: readonly string[]
}

/** How many of a thing, by the plural forms of the language. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export type LetterName =
  | 'reset'
  | 'passwordChanged'
  | 'confirmEmail'
  | 'emailWillChange'
  | 'emailChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'designReady'
  | 'comment'
  | 'approved'
  | 'changes'
  | 'webhookOff'
  | 'week'
  | 'invitation'
  | 'projectInvitation'
  | 'brandKitInvitation'
  | 'takenDown'

/** All mails in one language. */
export type Letters = Readonly<Record<LetterName, LetterWords>> & {
  greeting: string
  /** The greeting where no name is known. */
  nameless: string
  closing: string
  /** For mails that people chose: how they end. */
  off: string
  designs: Counted
  projects: Counted
}
