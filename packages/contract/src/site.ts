/** What a server is set to, as far as its pages tell it to everybody. */
export interface Site {
  /** Ways to the team; null: there is none, so none is shown. */
  contact: {
    email: string | null
    phone: string | null
    /** Address of a live chat. */
    chat: string | null
    /** The team's pages elsewhere, under their names. */
    social: readonly { label: string; href: string }[]
  }
  /** Who may sign up with a password: anybody, whoever was invited, nobody. */
  registration: 'open' | 'invited' | 'closed'
  /** Whether an invitation to a project or a brand kit counts as one. */
  membersInvite: boolean
  /** Name of the identity provider through which people may sign in; null: there is none. */
  provider: string | null
  /** New designs that a person may ask for in a month; null: any number. */
  monthlyDesigns: number | null
  /** Days after which the work of a guest who does not come back is deleted. */
  guestDays: number
  /** Models beside the engine that can be chosen: whoever they belong to gets what they are asked. Null: there are none. */
  models: {
    /** Providers of models that read and write, such as 'OpenAI (api.openai.com)'. */
    language: readonly string[]
    /** Providers of models that paint. */
    image: readonly string[]
    /** Whether guests may choose them, too. */
    guests: boolean
  } | null
  /** Brand kits can be made from the pages of others, which this server reads. */
  readsPages: boolean
}

/** What became of a form that was sent without scripts. */
export type FormOutcome =
  | { sent: true }
  | {
      sent: false
      /** What was written, by the name of its field: nobody writes it twice. */
      values: Record<string, string>
      /** What is wrong with it, by field; empty where it is not about a field. */
      faults: Record<string, string>
      message: string
    }
