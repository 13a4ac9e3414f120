/** A prompt with what its colours and parts come to, as the fixtures tell them. */
export interface Linked {
  prompt: string
  colours?: readonly string[]
  places?: readonly string[]
  /** The texts with their roles, where those are told: 'headline: X'. */
  copy?: readonly string[]
  /** Further things that are told. */
  said?: readonly LinkedFact[]
}

/** One thing that is told of a part (by its role, or by its text) or of a colour (by its words); of several outcomes any is right. */
export interface LinkedFact {
  role?: string
  text?: string
  sort: string
  outcomes: readonly string[]
}
